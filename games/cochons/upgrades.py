"""The steps from one version of the rules of Les Cochons de l'Espace to the next."""

from typing import Final

from porc_royal.upgrades import Upgrade

# 1: corrected rules tell the same of some replies and mean another game. 2: both sides say at once whether they flee.
UPGRADES: Final = (Upgrade(1, replays=False), Upgrade(2))
