"""P-1, Porcus: eight cards instead of six."""

from typing import Final

from games.cochons.clans.power import ClanPower, is_anyone
from games.cochons.extension import hooks
from porc_royal.facts import Seat

HAND: Final = ClanPower("porcus", "hand")
CARDS: Final = 8


@HAND.changes(hooks.hand_size, is_anyone)
def holds_more(size: int, owner: hooks.Owner, seat: Seat) -> int:
    """R-130: from turn 2 on one draws up to eight; a hand is never cut (R-20)."""
    return max(size, CARDS)
