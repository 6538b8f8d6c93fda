"""The sealed vote: everybody votes in secret, changes the vote at will, and all are opened together at the close.

Until then the piles lie as they were, so what the presider gives or takes acts on everybody's own governors; nobody
is told who has voted. It closes when all have voted, when time is up, or when the presider says so.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.election import facts
from games.election.rules.free import name_voters
from games.election.rules.questions import cast, hear, make_vote_ask
from games.election.state import ballot, tally
from games.election.state.state import State
from porc_royal.asks import Ask, Option, Reply
from porc_royal.facts import Seat, Who
from porc_royal.moves import Move, Moves
from porc_royal.rulebook import Next
from porc_royal.script import tell


async def sealed(state: State) -> Next:
    """Collect the votes, then open them all; an annulment throws them away unread (R-109)."""
    state.phase = "sealed"
    standing, voters = ballot.list_candidates(state.ballot), state.ballot.voters
    opened = facts.BALLOT_OPEN_NAMELESS if state.options.ballot == "tally" else facts.BALLOT_OPEN
    await tell(opened, who=name_voters(standing), voters=len(voters))
    held = state.held
    closed: list[bool] = []

    def questions() -> Sequence[Ask]:
        if state.held != held:
            return []
        # Nobody is waited for any more once it is closed; the votes that are in stay in.
        return [replace(make_vote_ask(state, seat), optional=bool(closed)) for seat in voters]

    async def close(reply: Reply) -> None:
        closed.append(True)

    def closing(seat: Seat) -> Moves:
        return {"close": Move(Option(), close)} if seat == state.presider else {}

    votes = dict(await hear(state, questions, closing))
    if state.held != held:
        return "campaign"
    await _count(state, votes)
    return "closing"


async def _count(state: State, votes: Mapping[Seat, Reply]) -> None:
    """Open the votes by seat; who has not voted does as the absent do."""
    await tell(facts.COUNTED, reveals=True)
    for seat in state.ballot.voters:
        await cast(state, seat, votes.get(seat, make_vote_ask(state, seat).default), reveals=True)
    if state.nameless:
        await _tell_tally(state)
        return
    for seat in ballot.list_candidates(state.ballot):
        await tell(facts.PILE, reveals=True, who=Who(seat), number=ballot.count_pile(state.ballot, seat))


async def _tell_tally(state: State) -> None:
    """C-62: how many votes and governors for each, and how many for nobody: their sums can be checked by all."""
    counted = tally.count_votes(state.ballot)
    for one in counted:
        await tell(facts.TALLIED, reveals=True, who=Who(one.seat), number=one.number, votes=one.votes)
    if state.options.abstention:
        left = sum(ballot.count_owned(state.ballot, seat) for seat in state.ballot.voters)
        left -= sum(one.number for one in counted)
        await tell(facts.UNCAST, reveals=True, number=len(state.abstained), left=left)
