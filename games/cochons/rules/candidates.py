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
from games.cochons.rules.hands import deed
from games.cochons.rules.senate import ballot_of, caller, listed, tell_standing
from games.cochons.state.sequence import after
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
STAND: Final = deed(OWN, "stand")
WITHDRAW: Final = deed(OWN, "withdraw")
OWN.keys.step("candidates")
RUNNING: Final = OWN.keys.fact("candidates", "candidates")


async def candidates(state: State) -> Next:
    """C-61, R-99: who stands, until all are ready or their time is up; if nobody does, all unbanned do."""
    state.phase = "candidates"
    ballot = ballot_of(state)
    if state.options.everyone_candidate_by_default:
        for seat in state.order:
            if seat not in ballot.banned:
                stand(ballot, seat)
    standing = len(ballot.standing)
    await tell(SITS, who=Who(caller(state)), candidates=listed(running(ballot)), standing=standing)
    await ask_all(state, lambda: [negotiating(state, seat) for seat in state.order])
    if not ballot_of(state).standing:
        await tell(NOBODY_STANDS)
    await tell(RUNNING, candidates=listed(running(ballot_of(state))))
    return after(state, "candidates")


def negotiating(state: State, seat: Seat) -> Ask:
    """D-39, D-40: ready to vote; whoever is away is taken to be, and to stand or not as he stood before."""
    ballot = ballot_of(state)
    args: dict[str, Arg] = {
        "candidates": listed(running(ballot)),
        "standing": len(ballot.standing),
        "caller": Who(caller(state)),
    }
    return Ask(seat, ASK_READY, "C-61", {PASS: Option()}, Reply(PASS), args)


@OWN.adds(hooks.senate.cards, rank=-10)
def stands_or_withdraws(moves: Moves, moment: Anytime) -> Moves:
    """R-99: changeable until the first vote of the ballot, by whoever is not banned."""
    ballot, seat = ballot_of(moment.state), moment.seat

    async def candidate(reply: Reply) -> None:
        stand(ballot_of(moment.state), seat)
        await tell(STANDS, who=Who(seat))
        await tell_standing(moment.state)

    async def no_candidate(reply: Reply) -> None:
        withdraw(ballot_of(moment.state), seat)
        await tell(WITHDRAWS, who=Who(seat))
        await tell_standing(moment.state)

    if is_begun(ballot) or seat in ballot.banned:
        return moves
    if seat in ballot.standing:
        return {**moves, "withdraw": Move(Option(label=WITHDRAW), no_candidate)}
    return {**moves, "stand": Move(Option(label=STAND), candidate)}
