"""The steps from one version of the rules of Interstellar Pig to the next."""

from typing import Final

from porc_royal.upgrades import Upgrade

UPGRADES: Final = (Upgrade(1),)
