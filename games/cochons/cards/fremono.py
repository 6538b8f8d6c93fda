"""Les Frémono (EV-19): a planet nobody knew, laid beside the others (R-61)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import offer_in_turn
from games.cochons.questions.script import ask as ask_amid
from games.cochons.rules.layout import name_kind
from games.cochons.state.geometry import NEIGHBOURS, sort_labels
from games.cochons.state.setup import COLOURS
from games.cochons.state.space import list_grounds
from games.cochons.state.state import Colour, State, Tile
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.script import ask, roll, tell

CARD: Final[Card] = make_event_card(
    "fremono", copies=1, when=("2B",), simplified=False, worth=6, rules=("R-61", "R-5")
)

FREMONO: Final = CARD.additions.keys.offer("fremono", facts.ASK_TRAVEL, facts.ASK_GAP_FIRST, facts.ASK_GAP)
ASK_WHERE: Final = CARD.additions.keys.question("fremono", "kind", options=("lay",))
CALLED: Final = CARD.additions.keys.fact("fremono", "who", "card")
SETTLED: Final = CARD.additions.keys.fact("fremono-settled", "who", "die", "kind", "cell")
NOTHING: Final = CARD.additions.keys.fact("fremono-nothing", "who", "die", "kind")
CARD.additions.keys.die("fremono")
CARD.additions.keys.step("fremono", "settle")


@offer_in_turn(CARD, FREMONO, rank=42, told=CALLED)
async def fremono(moment: hooks.SeatMoment, reply: Reply) -> None:
    """R-58, R-61: the die tells the colour, then the cell is chosen."""
    await settle(moment.state, moment.seat)


async def settle(state: State, seat: Seat) -> None:
    """R-61: 1-2 red, 3-4 yellow, 5-6 blue; a tile from the box, face up, possessed by nobody."""
    die = await roll("fremono", 6, whose=seat)
    colour = COLOURS[(die - 1) // 2]
    who, tile = Who(seat), find_spare(state, colour)
    if tile is None:
        await tell(NOTHING, who=who, die=die, kind=Named("tile-kind", colour))
        return
    kind = Named("tile-kind", name_kind(tile))

    def question() -> Ask:
        return make_settling_ask(state, seat, kind)

    # In a gap the cards that others have sealed are still to be played: they may not change hands.
    reply = await (ask(question()) if state.phase == "gap" else ask_amid(state, question))
    cell = reply.text(facts.CELL)
    state.box.remove(tile)
    tile.explored = True
    state.board[cell] = tile
    await tell(SETTLED, who=who, die=die, kind=kind, cell=Named("cell", cell))


def find_spare(state: State, colour: Colour) -> Tile | None:
    """A single planet of this colour that is still in the box (R-5)."""
    return next((tile for tile in state.box if tile.kind == "planet" and tile.colour == colour), None)


def make_settling_ask(state: State, seat: Seat, kind: Named) -> Ask:
    """D-20: any empty cell that shares a side with a tile other than the sun; the default is the first."""
    cells = list_vacant(state)
    options = {"lay": Option({facts.CELL: Pick("cell", cells)})}
    return Ask(seat, ASK_WHERE, "R-61", options, Reply("lay", {facts.CELL: cells[0]}), {"kind": kind})


def list_vacant(state: State) -> list[str]:
    """The empty cells round the tiles, the sun's own neighbours left out (R-61)."""
    return sort_labels(
        {near for cell in list_grounds(state) for near in NEIGHBOURS[cell] if near not in state.board}
    )
