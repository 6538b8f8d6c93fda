"""4C.0 to 4C.2: bans, candidatures and negotiations, all at once, until everybody is ready to vote.

One question covers them: standing, withdrawing and the cards are free actions that anybody may take meanwhile
(C-63, D-38, D-44), and being ready is the only answer that is waited for (D-40). So an election needs one wait
before the vote, not three.
"""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Anytime
from games.cochons.questions.script import ask_all
from games.cochons.rules.hands import name_deed
from games.cochons.rules.senate import find_ballot, find_caller, list_names, tell_standing
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from games.election.state.ballot import is_begun, stand, withdraw
from games.election.state.ballot import list_candidates as running
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Seat, Who
from porc_royal.moves import Move, Moves
from porc_royal.rulebook import Next
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
ASK_READY: Final = OWN.keys.question("ready", "candidates", "standing", "caller", options=("pass",))
SITS: Final = OWN.keys.fact("senate-sits", "who", "candidates", "standing")
STANDS: Final = OWN.keys.fact("stands", "who")
WITHDRAWS: Final = OWN.keys.fact("withdraws", "who")
NOBODY_STANDS: Final = OWN.keys.fact("nobody-stands")
STAND: Final = name_deed(OWN, "stand")
WITHDRAW: Final = name_deed(OWN, "withdraw")
OWN.keys.step("candidates")
RUNNING: Final = OWN.keys.fact("candidates", "candidates")


async def candidates(state: State) -> Next:
    """C-61, R-99: who stands, until all are ready or their time is up; if nobody does, all unbanned do."""
    state.phase = "candidates"
    ballot = find_ballot(state)
    if state.options.everyone_candidate_by_default:
        for seat in state.order:
            if seat not in ballot.banned:
                stand(ballot, seat)
    standing = len(ballot.standing)
    await tell(SITS, who=Who(find_caller(state)), candidates=list_names(running(ballot)), standing=standing)
    await ask_all(state, lambda: [make_negotiation_ask(state, seat) for seat in state.order])
    if not find_ballot(state).standing:
        await tell(NOBODY_STANDS)
    await tell(RUNNING, candidates=list_names(running(find_ballot(state))))
    return find_next_phase(state, "candidates")


def make_negotiation_ask(state: State, seat: Seat) -> Ask:
    """D-39, D-40: ready to vote; whoever is away is taken to be, and to stand or not as he stood before."""
    ballot = find_ballot(state)
    args: dict[str, Arg] = {
        "candidates": list_names(running(ballot)),
        "standing": len(ballot.standing),
        "caller": Who(find_caller(state)),
    }
    return Ask(seat, ASK_READY, "C-61", {PASS: Option()}, Reply(PASS), args)


@OWN.adds(hooks.senate.cards, rank=-10)
def stands_or_withdraws(moves: Moves, moment: Anytime) -> Moves:
    """R-99: changeable until the first vote of the ballot, by whoever is not banned."""
    ballot, seat = find_ballot(moment.state), moment.seat

    async def candidate(reply: Reply) -> None:
        stand(find_ballot(moment.state), seat)
        await tell(STANDS, who=Who(seat))
        await tell_standing(moment.state)

    async def no_candidate(reply: Reply) -> None:
        withdraw(find_ballot(moment.state), seat)
        await tell(WITHDRAWS, who=Who(seat))
        await tell_standing(moment.state)

    if is_begun(ballot) or seat in ballot.banned:
        return moves
    if seat in ballot.standing:
        return {**moves, "withdraw": Move(Option(label=WITHDRAW), no_candidate)}
    return {**moves, "stand": Move(Option(label=STAND), candidate)}
