"""P-1, Porcus: eight cards instead of six."""

from typing import Final

from games.cochons import hooks
from games.cochons.clans.power import held

CLAN: Final = "porcus"
CARDS: Final = 8


@hooks.hand_size.add()
def holds_more(size: int, owner: hooks.Owner) -> int:
    """R-130: from turn 2 on one draws up to eight; a hand is never cut (R-20)."""
    return max(size, CARDS) if held(owner.state, owner.seat, CLAN) else size
