"""The table before anything is rolled (IP-1, IP-7, D-2)."""

from typing import Final

from games.interstellar_pig.state.options import read_options
from games.interstellar_pig.state.state import Player, State
from porc_royal.rulebook import Settings

PLAYERS: Final = (2, 4)


def setup(players: int, settings: Settings) -> State:
    """IP-1. Raises ValueError for a wrong number of players or option."""
    if not PLAYERS[0] <= players <= PLAYERS[1]:
        raise ValueError(players)
    return State(read_options(settings), [Player() for _ in range(players)])
