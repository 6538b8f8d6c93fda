"""Van Soulo (EV-33): a band of pirates changes sides (R-62)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import offer_in_turn
from games.cochons.state.state import State, Tile, Troop
from games.cochons.state.troops import count_recruits, enlist
from porc_royal.asks import Reply
from porc_royal.cards import say_card
from porc_royal.declarations import Target
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "van-soulo", copies=1, when=("2B",), simplified=False, worth=6, rules=("R-62",)
)

HIRE: Final = CARD.additions.keys.offer("hire", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP)
HIRED: Final = CARD.additions.keys.fact("hired", "who", "card", "tile", "gorets", "lost")


def list_bands(moment: hooks.SeatMoment) -> list[str]:
    """The tiles with pirates; none for whoever is out, for whom they could do nothing (R-115)."""
    state = moment.state
    if state.player(moment.seat).out:
        return []
    return [
        cell
        for cell in state.cells()
        if (stack := state.board[cell].extras) is not None and stack.kind == "pirate"
    ]


@offer_in_turn(CARD, HIRE, rank=44, targets={facts.TILE: Target("tile", list_bands)})
async def hires_pirates(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-58, R-62: the whole band of one tile."""
    cell = reply.text(facts.TILE)
    tile = moment.state.board[cell]
    band = 0 if tile.extras is None else tile.extras.number
    gorets = hire(moment.state, moment.seat, tile)
    await tell(
        HIRED,
        reveals=True,
        who=Who(moment.seat),
        card=say_card(reply.text(facts.CARD)),
        tile=Named("tile", cell),
        gorets=gorets,
        lost=band - gorets,
    )


def hire(state: State, seat: Seat, tile: Tile) -> int:
    """R-35, R-62: as many Gorets as the reserve has, where the pirates stood in the order of arrival.

    Pirates who had come upon pigs are next after these, others are first. Pieces of the seat that stand there
    join them, in the earlier place of the two. Returns how many Gorets there are.
    """
    band = tile.extras
    if band is None:
        return 0
    tile.extras = None
    gorets = min(band.number, count_recruits(state, seat))
    if gorets == 0:
        return 0
    enlist(state, seat, gorets, 0)
    place = 1 if band.attacking and tile.troops else 0
    mine = tile.troop(seat)
    if mine is None:
        mine = Troop(seat)
        tile.troops.insert(place, mine)
    elif tile.troops.index(mine) > place:
        tile.troops.remove(mine)
        tile.troops.insert(place, mine)
    mine.gorets += gorets
    if place:
        state.landings += 1
        mine.landed = mine.landed or state.landings
    return gorets
