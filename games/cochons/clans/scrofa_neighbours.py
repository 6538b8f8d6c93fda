"""Scrofa: two tiles that touch change places (P-13, R-142)."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower
from games.cochons.extension import hooks
from games.cochons.rules.attack_gap import IN_3A
from games.cochons.state.space import list_grounds, list_touching
from porc_royal.asks import Chosen, Field, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import tell

NEIGHBOURS: Final = ClanPower("scrofa", "swap")
NUDGE: Final = NEIGHBOURS.additions.keys.offer(
    "nudge", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP, *IN_3A, facts.ASK_REORGANISE
)
ONE: Final = "one"
OTHER: Final = "other"
NUDGED: Final = NEIGHBOURS.additions.keys.fact("nudged", "who", "one", "other")


def offer_neighbours(moment: hooks.SeatMoment) -> dict[str, Field]:
    """R-142: two tiles that touch, the sun left out."""
    state = moment.state

    def others(chosen: Chosen) -> list[str]:
        one = str(chosen.get(ONE, ""))
        return list_touching(state, one) if one in state.board else []

    cells = [cell for cell in list_grounds(state) if list_touching(state, cell)]
    return {ONE: Pick("tile", cells), OTHER: Pick("tile", others)}


def are_events_admitted(moment: hooks.SeatMoment, seat: Seat) -> bool:
    """R-129: wherever the card for any two tiles may be played."""
    return moment.events


@NEIGHBOURS.offers(hooks.moves, NUDGE, are_events_admitted, offer_neighbours)
async def swaps_neighbours(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-142: it costs no trip."""
    board, one, other = moment.state.board, reply.text(ONE), reply.text(OTHER)
    board[one], board[other] = board[other], board[one]
    await tell(NUDGED, who=Who(moment.seat), one=Named("tile", one), other=Named("tile", other))
