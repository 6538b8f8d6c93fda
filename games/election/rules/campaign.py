"""Before the vote (4C.0 to 4C.2): who stands, who is banned, how many governors everybody has.

A roll call opens at once: candidatures stay open there until the first vote. A sealed ballot waits here until the
presider opens it, unless the candidates were named and nothing is left to be said.
"""

from games.election import facts
from games.election.rules.free import name_voters
from games.election.rules.questions import hear
from games.election.state import ballot
from games.election.state.state import State
from porc_royal.asks import Ask, Option, Reply
from porc_royal.facts import Who
from porc_royal.rulebook import Next
from porc_royal.script import tell


async def campaign(state: State) -> Next:
    """Say what the election is about; then wait for the presider, or go on to the vote."""
    state.phase = "campaign"
    named = bool(state.options.named())
    if state.held == 1:
        await _opened(state)
    if named:
        await tell(facts.CANDIDATES, who=name_voters(ballot.list_candidates(state.ballot)))
    else:
        await tell(facts.OPEN_CANDIDACY)
    if not state.sealed:
        return "roll-call"
    if not (named and state.held == 1):
        await hear(state, lambda: [_open(state)])
    return "sealed"


async def _opened(state: State) -> None:
    presider, voters = Who(state.presider), len(state.ballot.voters)
    governors = sum(ballot.count_owned(state.ballot, seat) for seat in state.ballot.voters)
    if state.options.title:
        title = state.options.title
        await tell(facts.OPENED, title=title, who=presider, voters=voters, governors=governors)
    else:
        await tell(facts.OPENED_UNTITLED, who=presider, voters=voters, governors=governors)


def _open(state: State) -> Ask:
    """The presider opens the sealed ballot when all has been said; so does time (R-99)."""
    return Ask(state.presider, facts.ASK_CAMPAIGN, "R-99", {"open": Option()}, Reply("open"))
