"""Masochist (A27): wins when all its ships are lost."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Regroup
from games.cosmic.questions.choices import ask_one_seat
from games.cosmic.rules.victory import win
from games.cosmic.state.roles import Situation
from games.cosmic.state.ships import count, is_captured, move
from games.cosmic.state.sides import has_in_warp
from games.cosmic.state.state import REGROUPED, REMOVED, WARP
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell

MASOCHIST: Final = Alien("masochist", needs_homes=False, apart={"healer": ("usual", "revised")}, alert="red")
WHOM: Final = MASOCHIST.choice("masochist-whom", helps=True)


def has_lost_all(at: Regroup, seat: Seat) -> bool:
    """Every ship is in the warp, captured (CE-R15), or out of the game."""
    return not any(there[seat] for place, there in at.state.ships.items() if not is_lost(place))


def is_lost(place: str) -> bool:
    """Whether its ships there count as lost."""
    return place in {WARP, REMOVED} or is_captured(place)


@MASOCHIST.uses(hooks.regrouping, has_lost_all)
async def wins_by_losing(at: Regroup, seat: Seat) -> None:
    """Mandatory, as any player, before a ship is taken from the warp."""
    win(seat, "masochist")


def has_others(at: Regroup, seat: Seat) -> bool:
    """The offense has ships elsewhere than in the warp, or out of the game."""
    return not has_lost_all(at, at.state.offense)


@MASOCHIST.wild.plays(hooks.regrouping, has_others)
async def picks_another(at: Regroup, seat: Seat) -> None:
    """Somebody else takes a ship instead of the offense."""
    others = [one for one in at.state.seats if one != at.state.offense]
    at.seat = await ask_one_seat(at.state, seat, WHOM, "A27", others)


async def removes_one(at: Situation, seat: Seat) -> None:
    """One leaves the game: in its own regroup instead of being retrieved, or, at the gate after it, of landing."""
    if isinstance(at, Regroup):
        at.number = 0
    move(at.state, seat, WARP if isinstance(at, Regroup) else REGROUPED, REMOVED, 1)
    await tell(facts.REMOVES, who=Who(seat), number=1)


MASOCHIST.super.plays(hooks.regrouping, lambda at, seat: at.seat == seat and has_in_warp(at, seat))(
    removes_one
)
MASOCHIST.super.plays(hooks.regroup, lambda at, seat: count(at.state, seat, REGROUPED) > 0)(removes_one)


# That Masochist may soon win is said before.

NEAR: Final = MASOCHIST.keys.notice("masochist-near", "who", "number")
FEW: Final = 4


def foresee(view: View, seat: Seat) -> Saying | None:
    """Few ships are left to it outside the warp."""
    left = sum(ships[seat] for place, ships in view.ships if not is_lost(place))
    return Saying(NEAR, {"who": Who(seat), "number": FEW}) if left <= FEW else None


MASOCHIST.enter(additions.NEAR, MASOCHIST.name, foresee)
