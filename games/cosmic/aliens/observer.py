"""Observer (A32): allied ships come home."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Loss, Now, Sender, Ships
from games.cosmic.rules.hands import draw
from games.cosmic.state.roles import Situation, both, find_side, is_ally, is_main, is_offense
from games.cosmic.state.ships import LIMIT, count, find_home, move
from games.cosmic.state.sides import find_place, get_side, has_in_warp
from games.cosmic.state.state import WARP
from porc_royal.facts import Seat

OBSERVER: Final = Alien("observer", alert="green")


def is_allied(loss: Loss, seat: Seat) -> bool:
    """In the resolution: its own ships as an ally, or its own allies', whatever they are about to be lost for."""
    if loss.state.phase != "resolution" or loss.to != WARP:
        return False
    if is_main(loss, seat):
        return loss.seat in get_side(loss.state, seat).allies
    return loss.seat == seat and is_ally(loss, seat)


@OBSERVER.uses(hooks.losing, is_allied)
async def saves_allied_ships(loss: Loss, seat: Seat) -> None:
    """Mandatory, as a main player or an ally: they return to colonies."""
    loss.to = "home"


def has_allies(at: Now, seat: Seat) -> bool:
    """A main player with allies."""
    return is_main(at, seat) and bool(get_side(at.state, seat).allies)


@OBSERVER.wild.plays(hooks.alliances, has_allies)
async def allies_draw(at: Now, seat: Seat) -> None:
    """Each of its allies draws a card."""
    for ally in get_side(at.state, seat).allies:
        await draw(at.state, ally, 1)


def has_joined(at: Sender, seat: Seat) -> bool:
    """It has just sent ships as an ally, and has others in the warp."""
    return at.seat == seat and find_side(at.state, seat) is not None and has_in_warp(at, seat)


async def sends_one_from_the_warp(at: Situation, seat: Seat) -> None:
    """Where the limit is reached, another goes home instead."""
    state, place = at.state, find_place(at.state, seat)
    if count(state, seat, place) >= hooks.ship_limit.of(LIMIT, Sender(state, seat)):
        move(state, seat, place, find_home(state, seat), 1)
    move(state, seat, WARP, place, 1)
    await hooks.retrieved.open(Ships(state, seat, 1, OBSERVER.name))


OBSERVER.super.plays(hooks.launched, both(is_offense, has_in_warp))(sends_one_from_the_warp)
OBSERVER.super.plays(hooks.joining, has_joined)(sends_one_from_the_warp)
