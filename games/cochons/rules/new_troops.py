"""sE: new Gorets for every planet possessed."""

from games.cochons import facts
from games.cochons.rules.settlement import settle_all
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from games.cochons.state.troops import enlist
from porc_royal.facts import Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell


async def new_troops(state: State) -> Next:
    """S-27, R-118: they are placed as the complete game places its colonists; then the turn is over."""
    state.phase = "new-troops"
    for seat in state.order:
        await _arrive(state, seat)
    await settle_all(state)
    state.turn += 1
    return find_next_phase(state, "new-troops")


async def _arrive(state: State, seat: Seat) -> None:
    """S-27, R-35: one Goret for a planet, two for a double; what the reserve does not hold is lost."""
    due = sum(state.board[cell].glands for cell in state.owned(seat))
    come = min(due, state.player(seat).gorets)
    enlist(state, seat, come, 0)
    state.player(seat).newcomers.gorets += come
    if due:
        await tell(facts.NEWCOMERS, who=Who(seat), number=come, lost=due - come)
