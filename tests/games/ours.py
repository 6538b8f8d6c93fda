"""The games of this repository, as they are found: what our tables of tests must know, whatever else is installed."""

from typing import Final

from bot.games import GAMES

OURS: Final = tuple(
    one.game.name
    for one in GAMES.packages
    if one.distribution == "porc-royal" and one.game is not None and not one.fault
)
