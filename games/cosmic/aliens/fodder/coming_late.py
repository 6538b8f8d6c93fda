"""Fodder's wild flare: whoever declined an invitation comes after all, with one ship."""

from games.cosmic import facts
from games.cosmic.aliens.fodder.throwing_in import FODDER
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import find_side, find_stance, list_sides
from games.cosmic.questions.choices import ask_named_ships, ask_one_seat
from games.cosmic.rules.alliance import enter
from games.cosmic.rules.ending import look_around
from games.cosmic.state.ships import colonies
from porc_royal.facts import Seat

SIDE, SHIP = facts.choices("fodder", "side!", "ship")


def has_declined(at: Now, seat: Seat) -> bool:
    """Invited, and on no side."""
    invited = any(seat in side.invited for side in list_sides(at.state))
    return invited and find_side(at.state, seat) is None and bool(colonies(at.state, seat))


@FODDER.wild.plays(hooks.revealed, has_declined)
async def comes_late(at: Now, seat: Seat) -> None:
    """With one ship, on a side that had invited it."""
    state = at.state
    hosts = [side for side in list_sides(state) if seat in side.invited]
    host = await ask_one_seat(state, seat, SIDE, "A14", [side.seat for side in hosts])
    side = next(one for one in hosts if one.seat == host)
    ships = await ask_named_ships(state, seat, SHIP, "A14", colonies(state, seat), (1, 1))
    await enter(state, seat, find_stance(state, side), ships)
    await look_around(state)
