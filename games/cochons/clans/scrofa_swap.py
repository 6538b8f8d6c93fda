"""Scrofa: two tiles that touch change places (P-13, R-142)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.cochons.rules.attack_gap import ASK_ATTACK_GAP
from games.cochons.space import grounds, touching
from games.table.asks import Chosen, Option, Pick, Reply
from games.table.facts import Named, Saying, Who
from games.table.script import tell

NAME: Final = "swap"
NUDGE: Final = facts.KEYS.offer(
    "nudge", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP, ASK_ATTACK_GAP, facts.ASK_REORGANISE
)
ONE: Final = "one"
OTHER: Final = "other"
NUDGED: Final = facts.KEYS.fact("nudged", "who", "one", "other")


@hooks.moves.add(rank=60)
def swaps_neighbours(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-129, R-142: wherever the card for any two tiles may be played; it costs no trip, and spares the sun."""
    state, seat = moment.state, moment.seat
    if not usable(state, seat, "scrofa", NAME) or not moment.events:
        return moves

    def others(chosen: Chosen) -> list[str]:
        one = str(chosen.get(ONE, ""))
        return touching(state, one) if one in state.board else []

    async def play(reply: Reply) -> None:
        one, other = reply.text(ONE), reply.text(OTHER)
        state.board[one], state.board[other] = state.board[other], state.board[one]
        use(state, seat, NAME)
        await tell(NUDGED, who=Who(seat), one=Named("tile", one), other=Named("tile", other))

    cells = [cell for cell in grounds(state) if touching(state, cell)]
    option = Option({ONE: Pick("tile", cells), OTHER: Pick("tile", others)})
    return {**moves, NUDGE: hooks.Move(option, _always, play, cardless=True)}


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than that the tiles touch."""
    return None
