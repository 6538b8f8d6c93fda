"""Déplacement de planètes (EV-10): any two tiles change places, with everything on them (R-60)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card, held, named
from games.cochons.rules.attack_gap import ASK_ATTACK_GAP
from games.cochons.rules.trips import spend
from games.cochons.space import grounds
from games.cochons.state import Side, State
from games.table.asks import Chosen, Option, Pick, Reply
from games.table.facts import Named, Saying, Seat, Who
from games.table.script import tell

CARD: Final[Card] = event_card("deplacement-de-planetes", copies=8, when=("2B", "3A", "3B"), simplified=True)

SWAP: Final = facts.KEYS.offer(
    "swap", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP, ASK_ATTACK_GAP, facts.ASK_REORGANISE
)
ONE: Final = facts.KEYS.field("one")
OTHER: Final = facts.KEYS.field("other")
LAID: Final = (
    (ONE, OTHER),
    *((facts.KEYS.field(f"one-{copy}"), facts.KEYS.field(f"other-{copy}")) for copy in range(2, 9)),
)
"""The two tiles of each copy laid in one fight."""
SWAPPED: Final = facts.KEYS.fact("swapped", "who", "one", "other", "card")
NO_TILES: Final = facts.KEYS.refusal("swap-without-tiles")


@hooks.moves.add(rank=30)
def swaps_two_tiles(moves: hooks.Moves, moment: hooks.Moment) -> hooks.Moves:
    """R-58, R-60, R-87: in one's own slot or in a gap; it costs no trip, and nobody lands by it."""
    if not moment.events:
        return moves

    async def play(reply: Reply) -> None:
        card = reply.text(facts.CARD)
        spend(moment, [card])
        await swap(moment.state, moment.seat, reply.text(ONE), reply.text(OTHER), card)

    option = Option(
        {facts.CARD: Pick("card", held(moment.hand, CARD.title)), **_two_tiles(moment.state, ONE, OTHER)}
    )
    return {**moves, SWAP: hooks.Move(option, _always, play)}


@hooks.layables.add()
def may_be_laid(found: hooks.Layables, state: State) -> hooks.Layables:
    """R-73: the map changes before anything else; the two tiles are named when the card is laid."""

    def targets(bout: hooks.Bout, side: Side, copy: int) -> hooks.Targets:
        return _two_tiles(bout.state, *LAID[copy - 1])

    def legal(reply: Reply, copies: int) -> Saying | None:
        named_tiles = [reply.text(name) for names in LAID[:copies] for name in names]
        return None if all(named_tiles) else Saying(NO_TILES)

    async def play(bout: hooks.Bout, side: Side, card: str) -> bool:
        one, other = (bout.state.cell_of(bout.state.tile_named(name)) for name in side.targets[card].values())
        await swap(bout.state, side.seat, one, other, card)
        return True

    return {**found, CARD.title: hooks.Layable(1, play, targets, legal)}


async def swap(state: State, seat: Seat, one: str, other: str, card: str) -> None:
    """R-60: troops, Extra-Cochons, pins and whatever else hangs on the tiles go with them."""
    state.board[one], state.board[other] = state.board[other], state.board[one]
    await tell(
        SWAPPED,
        reveals=True,
        who=Who(seat),
        one=Named("tile", one),
        other=Named("tile", other),
        card=named(card),
    )


def _two_tiles(state: State, one: str, other: str) -> dict[str, Pick]:
    """Two different tiles, explored or not, never the sun (R-60)."""

    def others(chosen: Chosen) -> list[str]:
        return [cell for cell in grounds(state) if cell != chosen.get(one)]

    return {one: Pick("tile", grounds(state)), other: Pick("tile", others)}


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than that the card is held and the tiles differ."""
    return None
