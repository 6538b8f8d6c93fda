"""The election of the Porc Royal, as the bot finds it. Its rules begin in `rulebook.py`."""

from typing import Final

from games.election.commands import GROUP, LOOKS
from games.election.upgrades import UPGRADES
from porc_royal.game import Game

GAME: Final = Game(
    name="election",
    rulebook="games.election.rulebook:RULEBOOK",
    words="games.election",
    kit=1,
    commands=(GROUP,),
    looks=LOOKS,
    upgrades=UPGRADES,
    secrets="games.election.secrets:SECRETS",
)
