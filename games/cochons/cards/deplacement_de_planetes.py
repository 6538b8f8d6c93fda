"""Déplacement de planètes (EV-10): any two tiles change places, with everything on them (R-60)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import lay_in_fights, offer_in_turn
from games.cochons.rules.attack_gap import IN_3A
from games.cochons.state.space import list_grounds
from games.cochons.state.state import Side, State
from porc_royal.asks import Among, Chosen, Pick, Reply
from porc_royal.cards import say_card
from porc_royal.declarations import Target
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "deplacement-de-planetes",
    copies=8,
    when=("2B", "3A", "3B"),
    simplified=True,
    worth=4,
    keep=2,
    rules=("R-60", "R-58", "R-87"),
)

SWAP: Final = CARD.additions.keys.offer(
    "swap", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP, *IN_3A, facts.ASK_REORGANISE
)
ONE: Final = CARD.additions.keys.field("one")
OTHER: Final = CARD.additions.keys.field("other")
LAID: Final = (
    (ONE, OTHER),
    *(
        (CARD.additions.keys.field(f"one-{copy}"), CARD.additions.keys.field(f"other-{copy}"))
        for copy in range(2, 9)
    ),
)
"""The two tiles of each copy laid in one fight."""
SWAPPED: Final = CARD.additions.keys.fact("swapped", "who", "one", "other", "card")
NO_TILES: Final = CARD.additions.keys.refusal("swap-without-tiles")


def list_other_tiles(moment: hooks.SeatMoment) -> Among:
    """Two different tiles, explored or not, never the sun (R-60)."""
    return list_another_tile(moment.state, ONE)


@offer_in_turn(
    CARD,
    SWAP,
    rank=30,
    targets={
        ONE: Target("tile", lambda moment: list_grounds(moment.state)),
        OTHER: Target("tile", list_other_tiles),
    },
)
async def swaps_two_tiles(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-58, R-60, R-87: it costs no trip, and nobody lands by it."""
    await swap(moment.state, moment.seat, reply.text(ONE), reply.text(OTHER), reply.text(facts.CARD))


def offer_two_tiles(bout: hooks.Bout, side: Side, copy: int) -> hooks.Targets:
    """The two tiles are named when the card is laid."""
    one, other = LAID[copy - 1]
    return {
        one: Pick("tile", list_grounds(bout.state)),
        other: Pick("tile", list_another_tile(bout.state, one)),
    }


def check_all_named(reply: Reply, copies: int) -> Saying | None:
    """Two for each copy that is laid."""
    named_tiles = [reply.text(name) for names in LAID[:copies] for name in names]
    return None if all(named_tiles) else Saying(NO_TILES)


@lay_in_fights(CARD, step=1, targets=offer_two_tiles, legal=check_all_named)
async def swaps_amid_a_fight(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-73: the map changes before anything else."""
    one, other = (bout.state.cell_of(bout.state.tile_named(name)) for name in side.targets[card].values())
    await swap(bout.state, side.seat, one, other, card)
    return True


async def swap(state: State, seat: Seat, one: str, other: str, card: str) -> None:
    """R-60: troops, Extra-Cochons, pins and whatever else hangs on the tiles go with them."""
    state.board[one], state.board[other] = state.board[other], state.board[one]
    await tell(
        SWAPPED,
        reveals=True,
        who=Who(seat),
        one=Named("tile", one),
        other=Named("tile", other),
        card=say_card(card),
    )


def list_another_tile(state: State, one: str) -> Among:
    """Any tile but the one that was named first."""

    def others(chosen: Chosen) -> list[str]:
        return [cell for cell in list_grounds(state) if cell != chosen.get(one)]

    return others
