"""Gravity Well (IP-108): go to the nearest planet ahead."""

from games.interstellar_pig.extension.catalogue import make_event
from games.interstellar_pig.rules.courses import list_endings
from games.interstellar_pig.rules.events import direction_ahead
from games.interstellar_pig.rules.movement import choose_and_fly
from games.interstellar_pig.state.places import list_ahead
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat


@make_event("gravity-well", "IP-108", 1)
async def gravity_well(state: State, seat: Seat) -> None:
    """R-78: the end of the line ahead, flown dot by dot, with an exact arrival."""
    direction = await direction_ahead(state, seat)
    spaces = tuple(list_ahead(state.chart, state.player(seat).place, direction))
    found = list_endings(spaces, (direction,) * len(spaces))
    await choose_and_fly(state, seat, {len(spaces): found})
