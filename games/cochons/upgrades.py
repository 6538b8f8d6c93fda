"""The steps from one version of the rules of Les Cochons de l'Espace to the next."""

from typing import Final

from porc_royal.upgrades import Upgrade

# Corrected rules tell the same of some replies and mean another game.
UPGRADES: Final = (Upgrade(1, replays=False),)
