"""The table before anything is dealt."""

from typing import Final

from games.cosmic.options import chosen
from games.cosmic.ships import build_systems
from games.cosmic.state import Player, State
from games.table.rulebook import Settings

PLAYERS: Final = (3, 8)


def setup(players: int, settings: Settings) -> State:
    """CE-1, CE-2. Raises ValueError for a wrong number of players or option."""
    if not PLAYERS[0] <= players <= PLAYERS[1]:
        raise ValueError(players)
    options = chosen(settings)
    planets, ships = build_systems(players, options.planets, 2 if options.moons else 0)
    return State(options, [Player() for _ in range(players)], planets, ships)
