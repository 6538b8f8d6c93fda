"""Les Cochons de l'Espace, as the bot finds it. Its rules begin in `rulebook.py`."""

from typing import Final

from games.cochons.commands import GROUP, LOOKS
from games.cochons.upgrades import UPGRADES
from porc_royal.game import Game

GAME: Final = Game(
    name="cochons",
    rulebook="games.cochons.rulebook:RULEBOOK",
    words="games.cochons",
    kit=1,
    commands=(GROUP,),
    looks=LOOKS,
    upgrades=UPGRADES,
    secrets="games.cochons.secrets:SECRETS",
)
