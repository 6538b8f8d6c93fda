"""1D: who was out comes back, and the newcomers of 1B are placed."""

from typing import Final

from games.cochons import facts
from games.cochons.rules.returns import all_come_back
from games.cochons.rules.settlement import settle_all
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from porc_royal.additions import Additions
from porc_royal.rulebook import Next

OWN: Final = Additions(facts.GAME)
OWN.keys.step("newcomers", "all_come_back")


async def newcomers(state: State) -> Next:
    """C-28: 1D.0 for those who are out (C-66, R-116), then 1D.p; nobody has newcomers on the first turn (R-10)."""
    state.phase = "newcomers"
    await all_come_back(state)
    await settle_all(state)
    return find_next_phase(state, "newcomers")
