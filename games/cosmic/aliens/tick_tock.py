"""Tick-Tock (A43): it wins when its time has run out."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.questions.choices import ask_planet, ask_ships
from games.cosmic.rules.losses import found, list_places, lose
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import is_anyone
from games.cosmic.state.ships import find_colonies, list_free
from games.cosmic.state.sides import has_gained, is_agreed
from games.cosmic.views.tokens import Counter
from porc_royal.facts import Seat

TICK_TOCK: Final = Alien("tick_tock")
LEFT: Final = Counter(TICK_TOCK, last_wins=True)
FIRST: Final = {5: 10, 4: 8}
"""Tokens that it begins with, by the planets of a system."""
PLANET: Final = TICK_TOCK.choice("tick-tock-planet")


@TICK_TOCK.uses(hooks.setup, is_anyone)
async def winds_up(at: Now, seat: Seat) -> None:
    """It begins with ten tokens, with four planets each with eight."""
    await LEFT.set(at.state, seat, FIRST[at.state.options.planets])


@TICK_TOCK.uses(hooks.after_ships, lambda at, seat: at.state.now.winner == "defense" or is_agreed(at.state))
async def ticks(at: Now, seat: Seat) -> None:
    """Mandatory, in any role, when the defense has won or a deal was made: one token goes; without any it wins."""
    await LEFT.drop(at.state, seat, FIRST[at.state.options.planets])


@TICK_TOCK.super.plays(hooks.after_ships, has_gained)
async def hastens(at: Now, seat: Seat) -> None:
    """One own ship goes to the warp, and one more token."""
    ships = await ask_ships(at.state, seat, facts.LOSE, "A43", list_places(at.state, seat), (1, 1))
    await lose(at.state, [Loss(at.state, seat, ships, "tick-tock")])
    await LEFT.drop(at.state, seat, FIRST[at.state.options.planets])


@TICK_TOCK.wild.plays(hooks.reshuffled, is_anyone)
async def settles_somewhere(at: Now, seat: Seat) -> None:
    """A colony with up to four ships on a planet of another player."""
    state = at.state
    free = [one for host in state.seats if host != seat for one in list_free(state, host, seat)]
    target = await ask_planet(state, seat, PLANET, "A43", free)
    ships = await ask_ships(state, seat, facts.FOUND, "A43", find_colonies(state, seat), (1, 4))
    await found(state, seat, ships, target)
    await look_around(state)
