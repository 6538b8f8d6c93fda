"""The steps from one version of the rules of Cosmic Encounter to the next."""

from typing import Final

from porc_royal.upgrades import Upgrade

# 1: corrected rules tell the same of some replies and mean another game. 2: at gates several questions are one.
# 3: who is through with a gate is waited for again.
UPGRADES: Final = (Upgrade(1, replays=False), Upgrade(2), Upgrade(3))
