"""4B: everybody's governors line up in front of him."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Anytime
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from games.election.state.ballot import count_pile, open_ballot
from porc_royal.additions import Additions
from porc_royal.facts import Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
GOVERNORS: Final = OWN.keys.fact("governors", "who", "number")


async def governors(state: State) -> Next:
    """C-56, C-59, R-98: one for each production marker, which are this election's votes; nobody keeps any.

    Whoever is eliminated has no tile and so no governor (R-115), but for what his clan brings him (P-3).
    """
    state.phase = "governors"
    options = state.options
    state.ballot = open_ballot(
        [count_due(state, Seat(seat)) for seat in range(len(state.players))],
        own=options.pile_or_own_governors == "own",
        cap=options.governor_cap,
    )
    for seat in state.order:
        await tell(GOVERNORS, who=Who(seat), number=count_pile(state.ballot, seat))
    return find_next_phase(state, "governors")


def count_due(state: State, seat: Seat) -> int:
    """How many governors a seat receives."""
    return hooks.governors.of(state.production(seat).total, Anytime(state, seat))
