"""Interstellar Pig, as the bot finds it. Its rules begin in `rulebook.py`."""

from typing import Final

from games.interstellar_pig.commands import GROUP, LOOKS
from games.interstellar_pig.upgrades import UPGRADES
from porc_royal.game import Game

GAME: Final = Game(
    name="interstellar_pig",
    rulebook="games.interstellar_pig.rulebook:RULEBOOK",
    words="games.interstellar_pig",
    kit=1,
    commands=(GROUP,),
    looks=LOOKS,
    upgrades=UPGRADES,
    secrets="games.interstellar_pig.secrets:SECRETS",
)
