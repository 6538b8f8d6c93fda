"""ST.4: everyone's first five Gorets."""

from typing import Final

from games.cochons import facts
from games.cochons.rules.exploration import explore
from games.cochons.state.sequence import find_next_phase, find_starter
from games.cochons.state.space import start_cells
from games.cochons.state.state import State
from games.cochons.state.troops import enlist, land, rest_all
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import ask, shuffle, tell

GORETS: Final = 5


async def placement(state: State) -> Next:
    """S-11, C-14, R-10: in play order, five Gorets on one free tile of the rim, a tile's gap from the others.

    O-2, R-124: or against the play order, which stays what it is.
    """
    state.phase = "placement"
    seat = find_starter(state)
    if state.options.auto_start:
        cell = (await shuffle("start-tile", list_legal_starts(state)))[0]
    else:
        cell = (await ask(make_start_ask(state, seat))).text(facts.TILE)
    enlist(state, seat, GORETS, 0)
    land(state, seat, cell, GORETS, 0, moved=False)
    await tell(facts.STARTED, who=Who(seat), tile=Named("tile", cell), gorets=GORETS)
    await explore(state, cell)
    state.slot += 1
    if state.slot < len(state.order):
        return "placement"
    state.slot = 0
    rest_all(state)
    return find_next_phase(state, "placement")


def make_start_ask(state: State, seat: Seat) -> Ask:
    """D-3; the default is the first in label order, whatever the recipe (R-120)."""
    cells = list_legal_starts(state)
    options = {"start": Option({facts.TILE: Pick("tile", cells)})}
    rule = "R-10" if state.complete else "S-11"
    return Ask(seat, facts.ASK_START, rule, options, Reply("start", {facts.TILE: cells[0]}))


def list_legal_starts(state: State) -> list[str]:
    """R-11 to R-13: asteroids too; without the gap, then off the rim, only when nothing else is left."""
    return start_cells(state, [cell for cell, tile in state.board.items() if tile.troops])
