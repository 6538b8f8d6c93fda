"""Scrofa: the reorganisation regardless of distance (P-15, R-144)."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower, is_in_3b
from games.cochons.extension import hooks
from porc_royal.asks import Reply
from porc_royal.facts import Seat

REORGANISATION: Final = ClanPower("scrofa", "reorganisation", told="stretched")
STRETCH: Final = REORGANISATION.additions.keys.offer("stretch", facts.ASK_REORGANISE)


@REORGANISATION.offers(hooks.moves, STRETCH, is_in_3b)
async def reaches_out(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-144: once announced, it holds for this whole reorganisation."""


@REORGANISATION.changes(hooks.steps, REORGANISATION.is_used)
def ignores_distance(cells: hooks.Cells, step: hooks.Departure, seat: Seat) -> hooks.Cells:
    """R-144: any two tiles where the seat had troops."""
    return tuple(cell for cell in step.homes if cell != step.origin)
