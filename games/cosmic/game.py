"""Cosmic Encounter, as the bot finds it. Its rules begin in `rulebook.py`."""

from typing import Final

from games.cosmic.commands import GROUP, LOOKS
from games.cosmic.upgrades import UPGRADES
from porc_royal.game import Game

GAME: Final = Game(
    name="cosmic",
    rulebook="games.cosmic.rulebook:RULEBOOK",
    words="games.cosmic",
    kit=1,
    commands=(GROUP,),
    looks=LOOKS,
    upgrades=UPGRADES,
    secrets="games.cosmic.secrets:SECRETS",
)
