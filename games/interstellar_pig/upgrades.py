"""The steps from one version of the rules of Interstellar Pig to the next."""

from typing import Final

from porc_royal.upgrades import Upgrade

# 2: a die to spare is told as one.
UPGRADES: Final = (Upgrade(1), Upgrade(2))
