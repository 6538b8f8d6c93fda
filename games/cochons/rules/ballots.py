"""4C.3 to 4C.5: the vote, called by name or sealed, the closing window and the result.

Each call and each vote is a turn of the chapter, so that the position is saved after every vote. Whoever plays a
card that voids the ballot changes the phase, and the question that was open is put no more (R-109).
"""

from collections.abc import Mapping
from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.questions.script import ask_all, ask_together
from games.cochons.questions.windows import SIT_OUT, react
from games.cochons.rules.call import call, summon_voter
from games.cochons.rules.senate import find_ballot, is_nameless, name_seats, read_seat
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from games.election.state.ballot import (
    count_in_hand,
    count_pile,
    find_winner,
    list_candidates,
    list_leaders,
    list_uncalled,
    vote,
)
from games.election.state.options import Voting
from games.election.state.tally import count_votes
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Arg, Listing, Seat, Who
from porc_royal.moves import Moves, list_options, make_check
from porc_royal.rulebook import Next
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
FOR: Final = OWN.keys.field("for")

ASK_VOTE: Final = OWN.keys.question("vote", "number", options=("vote",))
ASK_SEALED_VOTE: Final = OWN.keys.question("sealed-vote", "number", options=("vote",))
ASK_TALLY_VOTE: Final = OWN.keys.question("tally-vote", "number", options=("vote",))
ASK_CLOSING: Final = OWN.keys.question(
    "closing", "who", "number", "rivals", "level", options=("pass", "pass-phase")
)
VOTED: Final = OWN.keys.fact("voted", "who", "candidate", "number", "pile")
VOTED_FOR_SELF: Final = OWN.keys.fact("voted-for-self", "who", "pile")
TALLIED: Final = OWN.keys.fact("tallied", "who", "number", "votes")
TALLY_LEFT: Final = OWN.keys.fact("tally-left", "number")
ELECTED: Final = OWN.keys.fact("elected", "who", "number")
ELECTED_AGAIN: Final = OWN.keys.fact("elected-again", "who", "number")
ASKED: Final[Mapping[Voting, str]] = {
    "roll-call": ASK_VOTE,
    "sealed": ASK_SEALED_VOTE,
    "tally": ASK_TALLY_VOTE,
}
"""The question says what becomes of the names before anybody votes."""
OWN.keys.step("voting", "roll_call", "sealed_ballot", "closing")


async def voting(state: State) -> Next:
    """C-62 to C-64: everybody votes, then the closing window, then the result, until the ballot is not void.

    Where only the tally is published no card comes after it: what it brings would follow a vote for all to see (R-104).
    """
    state.phase = "voting"
    if not list_uncalled(find_ballot(state)):
        if not is_nameless(state):
            await closing(state)
        return await proclaim(state) if is_valid(state) else "candidates"
    if state.options.ballot != "roll-call":
        await sealed_ballot(state)
    elif summon_voter(state):
        await roll_call(state)
    else:
        await call(state)
    return "voting" if is_valid(state) else "candidates"


def is_valid(state: State) -> bool:
    """Whether no card has voided the ballot (R-109)."""
    return state.phase == "voting"


async def roll_call(state: State) -> None:
    """C-62, R-100: who was called is asked before everybody and answers before everybody; no vote is taken back."""
    seat = state.calling[0]
    replies = await ask_all(state, lambda: [make_vote_ask(state, seat)] if is_valid(state) else [])
    if seat in replies:
        state.calling.remove(seat)
        await give_vote(state, seat, read_seat(replies[seat], FOR))


async def sealed_ballot(state: State) -> None:
    """The option `ballot`: all write down their votes at once; no card of 4C is played until they are turned up.

    They are turned up with the names, or counted unseen.
    """
    votes = await ask_together(state, lambda: [make_vote_ask(state, seat) for seat in state.order])
    for seat in state.order:
        await give_vote(state, seat, read_seat(votes[seat], FOR))
    if is_nameless(state):
        await _tell_tally(state)


async def _tell_tally(state: State) -> None:
    """C-62: votes and governors for each who stands, and the governors that a card has put elsewhere (R-106)."""
    held = find_ballot(state)
    for one in count_votes(held):
        await tell(TALLIED, reveals=True, who=Who(one.seat), number=one.number, votes=one.votes)
    running = list_candidates(held)
    left = sum(count_pile(held, seat) for seat in state.order if seat not in running)
    if left:
        await tell(TALLY_LEFT, reveals=True, number=left)


def make_vote_ask(state: State, seat: Seat) -> Ask:
    """D-42: any candidate, oneself included; the default is oneself, else the Porc Royal, else the first in order.

    Nobody abstains, not even without governors (R-101): the vote decides who one's allies are.
    """
    running = list_candidates(find_ballot(state))
    preferred = (seat, *([] if state.royal is None else [state.royal]), *state.order)
    default = next(one for one in preferred if one in running)
    key = ASKED[state.options.ballot]
    options = {"vote": Option({FOR: Pick("player", name_seats(running))})}
    args = {"number": count_in_hand(find_ballot(state), seat)}
    return Ask(seat, key, "C-62", options, Reply("vote", {FOR: str(default)}), dict(args))


async def give_vote(state: State, seat: Seat, candidate: Seat) -> None:
    """C-62: a voter's own governors go to his candidate, all of them; nobody hears whose, if only the tally is told."""
    ballot = find_ballot(state)
    number = vote(ballot, seat, candidate)
    if is_nameless(state):
        return
    there = count_pile(ballot, candidate)
    if candidate == seat:
        await tell(VOTED_FOR_SELF, reveals=True, who=Who(seat), pile=there)
    else:
        await tell(VOTED, reveals=True, who=Who(seat), candidate=Who(candidate), number=number, pile=there)


# ------------------------------------------------------------------------------------------- after the vote


async def closing(state: State) -> None:
    """R-110: one window for cards before the result, opened again whenever one was played, until nobody plays."""
    while await react(state, make_closing_ask, list_late_moves) and is_valid(state):
        pass
    state.passing = []


def list_late_moves(state: State, seat: Seat) -> Moves:
    """The cards and powers of 4C, none once the ballot is void (R-109)."""
    return hooks.senate.of({}, hooks.Anytime(state, seat)) if is_valid(state) else {}


def make_closing_ask(state: State, seat: Seat) -> Ask:
    """D-46: the same question for everybody; only the cards it may name are one's own (R-22)."""
    moves = list_late_moves(state, seat)
    ballot = find_ballot(state)
    ahead = find_winner(ballot, state.order)
    options = {PASS: Option(), SIT_OUT: Option()} | list_options(moves)
    rivals = [one for one in list_leaders(ballot) if one != ahead]
    args: dict[str, Arg] = {"who": Who(ahead), "number": count_pile(ballot, ahead)}
    args |= {"rivals": Listing(tuple(map(Who, rivals))), "level": len(rivals)}
    return Ask(seat, ASK_CLOSING, "R-110", options, Reply(PASS), args, legal=make_check(moves))


async def proclaim(state: State) -> Next:
    """C-64, R-111, R-112: most governors in front of him; of several the first in this turn's play order."""
    ballot = find_ballot(state)
    elected = find_winner(ballot, state.order)
    key = ELECTED_AGAIN if elected == state.royal else ELECTED
    state.royal = elected
    state.caller = None
    await tell(key, who=Who(elected), number=count_pile(ballot, elected))
    return find_next_phase(state, "voting")
