"""The steps from one version of the rules of the election of the Porc Royal to the next."""

from typing import Final

from porc_royal.upgrades import Upgrade

UPGRADES: Final = (Upgrade(1),)
