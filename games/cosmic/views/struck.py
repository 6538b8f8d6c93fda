"""Whom a fact strikes before everybody's eyes, and who expects it, from what all can see."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.views.view import View
from porc_royal.facts import Arg, Named, Saying, Seat

OUTCOMES: Final = frozenset({facts.WINS, facts.BOTH_LOSE, facts.DEAL_FAILS})
"""What decides an encounter: the losses of those who have a part in it follow from it."""


def find_owner(view: View, thing: Arg) -> Seat | None:
    """Whose system a planet is in; nobody's while it is in the warp, or where it is no planet of a system."""
    if not isinstance(thing, Named) or thing.kind != "planet":
        return None
    planet = next((one for name, one in view.planets if name == thing.name), None)
    return None if planet is None or planet.away else planet.system


def is_expected(view: View, told: Sequence[Saying], seat: Seat) -> bool:
    """Whether ships are lost by the outcome of an encounter in which their owner has a part (CE-107).

    What a card or a power destroys before that is as unforeseen for them as for anybody else.
    """
    now = view.encounter
    sides = [side for side in (now.offense, now.defense) if side is not None] if now is not None else []
    if not any(seat == side.seat or seat in side.allies for side in sides):
        return False
    return (now is not None and bool(now.winner)) or any(one.key in OUTCOMES for one in told)
