"""Tourist travels."""

from games.cosmic import facts
from games.cosmic.aliens.tourist.boarding import comes_aboard
from games.cosmic.aliens.tourist.home_calls import call_at_home
from games.cosmic.aliens.tourist.tourist_parts import (
    ASHORE,
    HOME,
    LINER,
    SAIL,
    SAILS,
    TOURIST,
    WHERE,
    count_aboard,
    find_port,
)
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import is_anyone
from games.cosmic.questions.choices import ask_planet, ask_seat, ask_yes
from games.cosmic.rules.ending import look_around
from games.cosmic.rules.hands import take_random
from games.cosmic.rules.losses import found
from games.cosmic.state.ships import colonies, find_home, list_free, move
from porc_royal.facts import Seat, Who
from porc_royal.script import tell


@TOURIST.uses(hooks.met, lambda at, seat: not at.state.now.hazard)
async def travels(at: Now, seat: Seat) -> None:
    """CC-5, mandatory, in any role: without a warning (CE-50) the liner sails, once it is known who is the defense."""
    state, seats = at.state, at.state.seats
    here = state.player(seat).tokens.get(WHERE, seat)
    host = await ask_seat(state, seat, SAIL, "A44", [seats[(here + step) % len(seats)] for step in (1, -1)])
    if host is None:
        return
    state.player(seat).tokens[WHERE] = host
    await tell(SAILS, who=Who(seat), other=Who(host))
    if host == seat:
        await call_at_home(state, seat)
    elif TOURIST.super.is_on(state, seat):
        await comes_aboard(state, seat, host)
    own = [one for one in colonies(state, seat) if state.planets[one].system == host]
    if host == find_port(state) and not own:
        free = list_free(state, host, seat) if count_aboard(state, seat) else []
        if to := await ask_planet(state, seat, ASHORE, "A44", free, may=True):
            await found(state, seat, {LINER: count_aboard(state, seat)}, to)
    elif host != seat and count_aboard(state, seat) and await ask_yes(state, seat, HOME, "A44"):
        move(state, seat, LINER, find_home(state, seat), 1)
        await tell(facts.GOES_HOME, who=Who(seat), number=1)
        await take_random(state, seat, host, 1)
    await look_around(state)


TOURIST.super.lasts(hooks.destiny, is_anyone)
