"""The table before anything is dealt."""

from typing import Final

from games.cosmic.extension.expansion import begin_all
from games.cosmic.state.options import find_refusal, read_options
from games.cosmic.state.ships import build_systems
from games.cosmic.state.state import Player, State
from porc_royal.additions import Assembly
from porc_royal.rulebook import Settings

PLAYERS: Final = (3, 8)
"""CE-1, PL-2: the fewest and the most."""


def setup(assembly: Assembly, players: int, settings: Settings) -> State:
    """CE-1, CE-2. Raises ValueError for a wrong number of players or option, and for what an expansion forbids."""
    if not PLAYERS[0] <= players <= PLAYERS[1] or find_refusal(assembly, players, settings) is not None:
        raise ValueError(players)
    options = read_options(assembly, settings)
    planets, ships = build_systems(players, options.planets, 2 if options.moons else 0)
    state = assembly.bind(State)(options, [Player() for _ in range(players)], planets, ships)
    begin_all(state)
    return state
