"""Déplacement de planètes (EV-10): any two tiles change places, with everything on them (R-60)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card, held, named
from games.cochons.rules.trips import spend
from games.table.asks import Chosen, Option, Pick, Reply
from games.table.facts import Named, Saying, Who
from games.table.script import tell

CARD: Final[Card] = event_card("deplacement-de-planetes", copies=8, simplified=True)

SWAP: Final = facts.KEYS.offer("swap", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP)
ONE: Final = facts.KEYS.field("one")
OTHER: Final = facts.KEYS.field("other")
SWAPPED: Final = facts.KEYS.fact("swapped", "who", "one", "other", "card")


@hooks.moves.add(rank=30)
def swaps_two_tiles(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-58, R-60: in one's own turn between trips, or in a gap; it costs no trip, and nobody lands by it."""
    if moment.gap and not moment.state.options.gap_windows:
        return moves
    cells = moment.state.cells()

    def others(chosen: Chosen) -> list[str]:
        return [cell for cell in cells if cell != chosen.get(ONE)]

    async def play(reply: Reply) -> None:
        board, one, other = moment.state.board, reply.text(ONE), reply.text(OTHER)
        board[one], board[other] = board[other], board[one]
        card = reply.text(facts.CARD)
        spend(moment, [card])
        await tell(
            SWAPPED,
            reveals=True,
            who=Who(moment.seat),
            one=Named("tile", one),
            other=Named("tile", other),
            card=named(card),
        )

    option = Option(
        {
            facts.CARD: Pick("card", held(moment.hand, CARD.title)),
            ONE: Pick("tile", cells),
            OTHER: Pick("tile", others),
        }
    )
    return {**moves, SWAP: hooks.Move(option, _always, play)}


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than that the card is held and the tiles differ."""
    return None
