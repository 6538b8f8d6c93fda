"""3E and 1D.0 as R-118 puts them: who is out after the combats, and how one comes back before the travels."""

from games.cochons import facts
from games.cochons.geometry import ordered
from games.cochons.rules.placement import GORETS
from games.cochons.sequence import after
from games.cochons.space import rim
from games.cochons.state import State
from games.cochons.troops import enlist, land, on_board, perish, rest
from games.table.asks import Ask, Option, Pick, Reply
from games.table.facts import Named, Seat, Who
from games.table.rulebook import Next
from games.table.script import ask, tell


async def elimination(state: State) -> Next:
    """C-66, R-114: tested once a turn, after the reorganisation."""
    state.phase = "elimination"
    await eliminate(state)
    return after(state, "elimination")


async def eliminate(state: State) -> None:
    """R-114, R-115: with one troop or none on the board one is out; the last piece goes to the reserve."""
    for seat in state.order:
        player = state.player(seat)
        if player.out or on_board(state, seat) > 1:
            continue
        player.out = True
        pieces = sum(perish(state, tile, seat) for tile in state.board.values())
        await tell(facts.ELIMINATED, who=Who(seat), pieces=pieces)


async def returns(state: State) -> Next:
    """R-116, R-118: before the first traveller, those who are out come back with five Gorets."""
    state.phase = "returns"
    rest(state)
    state.passing = []
    state.trails = []
    for seat in state.order:
        if state.player(seat).out:
            await come_back(state, seat)
    rest(state)
    return after(state, "returns")


async def come_back(state: State, seat: Seat) -> None:
    """R-116: five Gorets on an empty tile; with a full board one waits a turn more (R-117)."""
    cells = empty_cells(state)
    if not cells:
        await tell(facts.RETURN_LATER, who=Who(seat))
        return
    cell = (await ask(returning(seat, cells))).text(facts.TILE)
    state.player(seat).out = False
    enlist(state, seat, GORETS, 0)
    land(state, seat, cell, GORETS, 0, moved=False)
    await tell(facts.RETURNED, who=Who(seat), tile=Named("tile", cell), gorets=GORETS)


def returning(seat: Seat, cells: list[str]) -> Ask:
    """D-12; the default is the first in label order."""
    options = {"return": Option({facts.TILE: Pick("tile", cells)})}
    return Ask(seat, facts.ASK_RETURN, "R-116", options, Reply("return", {facts.TILE: cells[0]}))


def empty_cells(state: State) -> list[str]:
    """R-116, R-117: the empty tiles of the rim; failing that, empty inner tiles; else one waits a turn."""
    edge = [cell for cell in rim(state) if not state.board[cell].troops]
    return edge or ordered(cell for cell, tile in state.board.items() if not tile.troops)
