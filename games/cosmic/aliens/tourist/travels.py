"""Tourist travels."""

from games.cosmic import facts, hooks
from games.cosmic.aliens.tourist.boarding import comes_aboard
from games.cosmic.aliens.tourist.tourist_parts import (
    ASHORE,
    HOME,
    LINER,
    SAIL,
    SAILS,
    TOURIST,
    WHERE,
    count_aboard,
)
from games.cosmic.choosing import ask_one_seat, ask_planet, ask_yes
from games.cosmic.fates import is_hazard
from games.cosmic.hands import take_random
from games.cosmic.hooks import Loss, Now
from games.cosmic.roles import is_anyone
from games.cosmic.rules.ending import look_around
from games.cosmic.rules.losses import found, lose
from games.cosmic.ships import colonies, find_home, list_free, move
from games.table.facts import Seat, Who
from games.table.script import tell


def has_to_travel(at: Now, seat: Seat) -> bool:
    """It sails, or with a warning on this very card it has a ship aboard to lose."""
    now, aboard = at.state.now, at.state.ships.get(LINER)
    return not now.hazard or (is_hazard(now.destiny) and aboard is not None and aboard[seat] > 0)


@TOURIST.uses(hooks.destiny, has_to_travel)
async def travels(at: Now, seat: Seat) -> None:
    """Mandatory, in any role: with a hazard a ship aboard is lost, else the liner sails, and some get off."""
    state = at.state
    if state.now.hazard:  # CE-50: it stands though the card is redrawn; what is drawn then costs no ship more
        await lose(state, [Loss(state, seat, {LINER: 1}, "tourist")])
        return
    tokens, seats = state.player(seat).tokens, state.seats
    here = tokens.get(WHERE, seat)
    ways = [seats[(here + step) % len(seats)] for step in (1, -1)]
    host = tokens[WHERE] = await ask_one_seat(state, seat, SAIL, "A44", ways)
    await tell(SAILS, who=Who(seat), other=Who(host))
    if TOURIST.super.is_on(state, seat):
        await comes_aboard(state, seat, host)
    own = [one for one in colonies(state, seat) if state.planets[one].system == host]
    if host == state.now.named and host not in {seat, state.offense} and not own:
        free = list_free(state, host, seat)
        if count_aboard(state, seat) and (to := await ask_planet(state, seat, ASHORE, "A44", free, may=True)):
            await found(state, seat, {LINER: count_aboard(state, seat)}, to)
    elif host != seat and count_aboard(state, seat) and await ask_yes(state, seat, HOME, "A44"):
        move(state, seat, LINER, find_home(state, seat), 1)
        await tell(facts.GOES_HOME, who=Who(seat), number=1)
        await take_random(state, seat, host, 1)
    await look_around(state)


TOURIST.super.lasts(hooks.destiny, is_anyone)
