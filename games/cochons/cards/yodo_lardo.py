"""Maître Yodo Lardo (EV-23): one of one's Gorets becomes a Gros Gruik (R-65)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card, held, named
from games.cochons.rules.attack_gap import ASK_ATTACK_GAP
from games.cochons.rules.trips import spend
from games.cochons.state import Side, State, Tile
from games.cochons.troops import promote
from games.table.asks import Option, Pick, Reply
from games.table.facts import Named, Saying, Seat, Who
from games.table.script import tell

CARD: Final[Card] = event_card("yodo-lardo", copies=2, when=("2B", "3A"), simplified=False)

PROMOTE: Final = facts.KEYS.offer(
    "promote", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP, ASK_ATTACK_GAP
)
PROMOTED: Final = facts.KEYS.fact("promoted", "who", "tile", "card")


@hooks.moves.add(rank=46)
def promotes_a_goret(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-21, R-35, R-65: in one's own turn of 2B, and in the windows of 2B and 3A; a reserve without any forbids it."""
    state, seat = moment.state, moment.seat
    if not state.complete or moment.sequence not in ("2B", "3A") or not moment.events:
        return moves

    async def play(reply: Reply) -> None:
        card, tile = reply.text(facts.CARD), state.board[reply.text(facts.TILE)]
        spend(moment, [card])
        promote(state, tile, seat)
        await _tell(state, seat, tile, card)

    able = state.player(seat).gruiks > 0
    cells = [cell for cell, troop in state.troops_of(seat) if able and troop.gorets]
    option = Option(
        {facts.CARD: Pick("card", held(moment.hand, CARD.title)), facts.TILE: Pick("tile", cells)}
    )
    return {**moves, PROMOTE: hooks.Move(option, _always, play)}


@hooks.layables.add()
def may_be_laid(found: hooks.Layables, state: State) -> hooks.Layables:
    """R-65, R-73: laid, it is for a Goret of this fight."""

    async def play(bout: hooks.Bout, side: Side, card: str) -> bool:
        if not promote(bout.state, bout.tile, side.seat):
            return False
        await _tell(bout.state, side.seat, bout.tile, card)
        return True

    return {**found, CARD.title: hooks.Layable(7, play)}


async def _tell(state: State, seat: Seat, tile: Tile, card: str) -> None:
    cell = Named("tile", state.cell_of(tile))
    await tell(PROMOTED, reveals=True, who=Who(seat), tile=cell, card=named(card))


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than that the card is held and a Goret stands there."""
    return None
