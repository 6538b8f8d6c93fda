"""Navigation Error (IP-109): go forward 1D6 spaces."""

from games.interstellar_pig.extension.catalogue import make_event
from games.interstellar_pig.rules import dice
from games.interstellar_pig.rules.courses import list_courses
from games.interstellar_pig.rules.events import direction_ahead
from games.interstellar_pig.rules.movement import choose_and_fly, tell_throw
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat


@make_event("navigation-error", "IP-109", 1)
async def navigation_error(state: State, seat: Seat) -> None:
    """R-77: a forced move like any other, in the direction of travel (R-75)."""
    direction = await direction_ahead(state, seat)
    thrown = await dice.throw(state, seat, "move", 1)
    await tell_throw(seat, "forward", thrown)
    place = state.player(seat).place
    await choose_and_fly(
        state, seat, {total: list_courses(state.chart, place, direction, total) for total in thrown.sums}
    )
