"""Warpish (A52): the ships in the warp add to its total."""

from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import OnSide, Reckoning
from games.cosmic.state.roles import is_main
from games.cosmic.state.ships import count
from games.cosmic.state.sides import has_attack, is_other_side
from games.cosmic.state.state import WARP
from porc_royal.facts import Seat

WARPISH: Final = Alien("warpish", alert="red")


@WARPISH.changes(hooks.total, lambda at, seat: has_attack(at, seat) and any(at.state.ships[WARP]))
def adds_the_warp(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """Mandatory, as a main player: one more for each ship in the warp, anyone's."""
    return replace(total, bonus=total.bonus + sum(at.state.ships[WARP]))


WARPISH.wild.lasts(hooks.revealed, is_main)
WARPISH.super.lasts(hooks.revealed, is_main)


@WARPISH.wild.changes(hooks.total, has_attack)
def adds_its_own(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """One more for each own ship in the warp."""
    return replace(total, bonus=total.bonus + count(at.state, seat, WARP))


@WARPISH.super.changes(hooks.total, is_other_side)
def takes_from_theirs(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """The opponent has one less for each own ship in the warp."""
    return replace(total, bonus=total.bonus - count(at.state, seat, WARP))
