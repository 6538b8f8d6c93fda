"""Fête du Gland (EV-11): nobody may attack a tile for the rest of the turn (C-41, R-57)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import offer_in_turn
from games.cochons.state.space import list_grounds
from porc_royal.asks import Reply
from porc_royal.cards import say_card
from porc_royal.declarations import Target
from porc_royal.facts import Named, Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "fete-du-gland", copies=1, when=("2B",), simplified=False, rules=("C-41", "R-57")
)

FEAST: Final = CARD.additions.keys.offer("feast", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP)
FEASTS: Final = CARD.additions.keys.fact("feast", "who", "card", "tile", "host")


@CARD.additions.adds(hooks.landing)
def only_the_host_lands(landing: hooks.Landing) -> bool:
    """R-57, X-20: whoever possesses the tile by now, however he came by it; the feast goes with the tile."""
    return landing.state.board[landing.cell].host in (None, landing.seat)


@offer_in_turn(
    CARD, FEAST, rank=40, targets={facts.TILE: Target("tile", lambda moment: list_grounds(moment.state))}
)
async def holds_a_feast(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-57, R-58: whoever is there already stays and fights."""
    cell = reply.text(facts.TILE)
    tile = moment.state.board[cell]
    tile.feast = moment.seat
    await tell(
        FEASTS,
        reveals=True,
        who=Who(moment.seat),
        card=say_card(reply.text(facts.CARD)),
        tile=Named("tile", cell),
        host=Who(moment.seat if tile.owner is None else tile.owner),
    )
