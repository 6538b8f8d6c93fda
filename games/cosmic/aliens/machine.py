"""Machine (A24): has one encounter after the other."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, Regroup
from games.cosmic.rules.hands import draw, draw_new_hand
from games.cosmic.state.roles import is_offense
from games.cosmic.state.ships import find_colonies
from games.cosmic.state.sides import has_in_warp
from porc_royal.facts import Seat

MACHINE: Final = Alien("machine", alert="red")


def could_launch(at: Now, seat: Seat) -> bool:
    """The offense, with ships for another encounter, which it would not have anyway (CE-120, CE-63)."""
    now, state = at.state.now, at.state
    has_ships = bool(find_colonies(state, seat)) or has_in_warp(at, seat)
    return is_offense(at, seat) and has_ships and not (now.success and now.number == 1)


@MACHINE.changes(hooks.more_encounters, could_launch)
def goes_on(another: bool, at: Now, seat: Seat) -> bool:
    """It may, as long as it has an encounter card."""
    return True


def is_first(at: Now, seat: Seat) -> bool:
    """The offense, in its first encounter."""
    return is_offense(at, seat) and at.state.now.number == 1


@MACHINE.wild.plays(hooks.ending, is_first)
async def prepares_another(at: Now, seat: Seat) -> None:
    """After a failure, too; without an encounter card a new hand is drawn."""
    await draw_new_hand(at.state, seat, hooks.ending)


@MACHINE.wild.changes(hooks.more_encounters, is_first)
def has_a_second(another: bool, at: Now, seat: Seat) -> bool:
    """In effect until that is decided."""
    return True


def has_one_in_warp(at: Regroup, seat: Seat) -> bool:
    """The offense is about to take a ship."""
    return is_offense(at, seat) and at.seat == seat and has_in_warp(at, seat)


@MACHINE.super.plays(hooks.regrouping, has_one_in_warp)
async def draws_instead(at: Regroup, seat: Seat) -> None:
    """A card instead of the ship."""
    at.number = 0
    await draw(at.state, seat, 1)
