"""1D.0: how those who are out come back; in the simplified game, before the travels (R-118)."""

from games.cochons import facts
from games.cochons.questions.script import ask
from games.cochons.rules.exploration import explore
from games.cochons.rules.placement import GORETS
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.space import list_grounds, list_rim
from games.cochons.state.state import State
from games.cochons.state.troops import enlist, land, rest_all
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell


async def returns(state: State) -> Next:
    """R-118: before the first traveller, everybody who is out comes back."""
    state.phase = "returns"
    await all_come_back(state)
    return find_next_phase(state, "returns")


async def all_come_back(state: State) -> None:
    """R-116: in play order, each with five Gorets. The moves of the turn before are over for everybody."""
    rest_all(state)
    state.passing = []
    state.trails = []
    for seat in list(state.order):
        if state.player(seat).out:
            await come_back(state, seat)
    rest_all(state)


async def come_back(state: State, seat: Seat) -> None:
    """R-116: five Gorets on an empty tile; with a full board one waits a turn more (R-117)."""
    if not list_empty_cells(state):
        await tell(facts.RETURN_LATER, who=Who(seat))
        return
    cell = (await ask(state, lambda: make_return_ask(state, seat))).text(facts.TILE)
    player = state.player(seat)
    gorets = min(GORETS, player.gorets)
    player.out = False
    enlist(state, seat, gorets, 0)
    land(state, seat, cell, gorets, 0, moved=False)
    await tell(facts.RETURNED, who=Who(seat), tile=Named("tile", cell), gorets=gorets)
    await explore(state, cell)


def make_return_ask(state: State, seat: Seat) -> Ask:
    """D-12; the default is the first in label order."""
    cells = list_empty_cells(state)
    options = {"return": Option({facts.TILE: Pick("tile", cells)})}
    return Ask(seat, facts.ASK_RETURN, "R-116", options, Reply("return", {facts.TILE: cells[0]}))


def list_empty_cells(state: State) -> list[str]:
    """R-116, R-117: the empty tiles of the rim; failing that, of the inside; then tiles with Extra-Cochons only."""
    free = [cell for cell in list_grounds(state) if not state.board[cell].troops]
    empty = [cell for cell in free if state.board[cell].extras is None]
    edge = list_rim(state)
    return [cell for cell in edge if cell in empty] or empty or free
