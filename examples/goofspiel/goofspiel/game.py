"""What the bot finds: the game's name, where its rules and words are, and its commands. It imports no rules."""

from typing import Final

from porc_royal.commands import CommandGroup, Word, move
from porc_royal.game import Game

GAME: Final = Game(
    name="goofspiel",
    rulebook="goofspiel.rulebook:RULEBOOK",
    commands=(CommandGroup("goofspiel", moves=(move("bid", "bid", Word("card")),)),),
    words="goofspiel",
    secrets="goofspiel.secrets:SECRETS",
    kit=1,
)
