"""Warpish (A52): the ships in the warp add to its total."""

from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import OnSide, Reckoning
from games.cosmic.state.roles import is_main
from games.cosmic.state.ships import count_in_warp
from games.cosmic.state.sides import has_attack, is_other_side
from games.cosmic.state.state import State
from porc_royal.facts import Seat

WARPISH: Final = Alien("warpish", alert="red")


def count_all(state: State) -> int:
    """All ships in the warp, anyone's."""
    return sum(count_in_warp(state, one) for one in state.seats)


@WARPISH.changes(hooks.total, lambda at, seat: has_attack(at, seat) and count_all(at.state) > 0)
def adds_the_warp(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """Mandatory, as a main player: one more for each ship in the warp, anyone's."""
    return replace(total, bonus=total.bonus + count_all(at.state))


WARPISH.wild.lasts(hooks.revealed, is_main)
WARPISH.super.lasts(hooks.revealed, is_main)


@WARPISH.wild.changes(hooks.total, has_attack)
def adds_its_own(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """One more for each own ship in the warp."""
    return replace(total, bonus=total.bonus + count_in_warp(at.state, seat))


@WARPISH.super.changes(hooks.total, is_other_side)
def takes_from_theirs(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """The opponent has one less for each own ship in the warp."""
    return replace(total, bonus=total.bonus - count_in_warp(at.state, seat))
