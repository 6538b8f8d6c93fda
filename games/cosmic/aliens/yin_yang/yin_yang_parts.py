"""Who Yin-Yang is allied with, who has invited it, and when it may join both."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Sender
from games.cosmic.extension.roles import Situation, list_sides
from games.cosmic.state.ships import colonies
from games.cosmic.state.state import Side
from porc_royal.facts import Seat

YIN_YANG: Final = Alien("yin_yang")
GIVE: Final = facts.choice("yin-yang-give")
STAY: Final = facts.choice("yin-yang-stay", helps=True)
BLAME: Final = facts.choice("yin-yang-blame")
GIVES: Final = facts.KEYS.fact("yin-yang-gives", "who", "other")


def list_joined(at: Situation, seat: Seat) -> list[Side]:
    """The sides that it is allied with."""
    return [side for side in list_sides(at.state) if seat in side.allies]


def is_divided(at: Situation, seat: Seat) -> bool:
    """It is allied with both."""
    return len(list_joined(at, seat)) == 2


def list_inviting(at: Situation, seat: Seat) -> list[Side]:
    """Who has invited it."""
    return [side for side in list_sides(at.state) if seat in side.invited]


def may_join_both(at: Sender, seat: Seat) -> bool:
    """Invited by both, it has just joined one of them, and has ships left."""
    may = len(list_joined(at, seat)) == 1 and len(list_inviting(at, seat)) == 2
    return at.seat == seat and may and bool(colonies(at.state, seat))
