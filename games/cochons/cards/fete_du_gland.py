"""Fête du Gland (EV-11): nobody may attack a tile for the rest of the turn (C-41, R-57)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card, held, named
from games.cochons.rules.trips import spend
from games.cochons.space import grounds
from games.table.asks import Option, Pick, Reply
from games.table.facts import Named, Saying, Who
from games.table.script import tell

CARD: Final[Card] = event_card("fete-du-gland", copies=1, when=("2B",), simplified=False)

FEAST: Final = facts.KEYS.offer("feast", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP)
FEASTS: Final = facts.KEYS.fact("feast", "who", "card", "tile", "host")


@hooks.landing.add()
def only_the_host_lands(landing: hooks.Landing) -> bool:
    """R-57: whoever possessed the tile when the feast began; it goes with the tile."""
    return landing.state.board[landing.cell].feast in (None, landing.seat)


@hooks.moves.add(rank=40)
def holds_a_feast(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-57, R-58: in one's own turn or in a gap; whoever is there already stays and fights."""
    state = moment.state
    if not state.complete or moment.sequence != "2B" or not moment.events:
        return moves

    async def play(reply: Reply) -> None:
        card, tile = reply.text(facts.CARD), state.board[reply.text(facts.TILE)]
        spend(moment, [card])
        tile.feast = moment.seat if tile.owner is None else tile.owner
        where = Named("tile", reply.text(facts.TILE))
        host = Who(tile.feast)
        await tell(FEASTS, reveals=True, who=Who(moment.seat), card=named(card), tile=where, host=host)

    cards = held(moment.hand, CARD.title)
    option = Option({facts.CARD: Pick("card", cards), facts.TILE: Pick("tile", grounds(state))})
    return {**moves, FEAST: hooks.Move(option, _always, play)}


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than that the card is held."""
    return None
