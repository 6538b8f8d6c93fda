"""How the election asks: its questions, and amid them whatever may be done at any time."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.election import facts
from games.election.rules.free import list_free_moves, name_seats, read_seat
from games.election.state import ballot
from games.election.state.options import Voting
from games.election.state.state import State
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.moves import Moves, offer_aside, offer_free, play_chosen
from porc_royal.script import Answered, ask_amid, tell
from porc_royal.traces import not_a_rule

SEALED: Final[Mapping[Voting, int]] = {"roll-call": 0, "sealed": 1, "tally": 2}
"""What a question says of the secrecy of a vote: none, until the names are published, or for good."""
Extra = Callable[[Seat], Moves]


def list_nothing(_seat: Seat) -> Moves:
    """Nothing besides."""
    return {}


@not_a_rule
async def hear(state: State, questions: Callable[[], Sequence[Ask]], extra: Extra = list_nothing) -> Answered:
    """Ask, while everybody may do what is free; `extra` is what may be done at any time here alone.

    Whoever may do something and is not asked is offered it all the same; nobody waits for that.
    """

    def moves(seat: Seat) -> Moves:
        return {**list_free_moves(state, seat), **extra(seat)}

    def asks() -> list[Ask]:
        asked = [offer_free(one, moves(one.seat)) for one in questions()]
        if not asked:
            return []
        rest = [Seat(seat) for seat in range(state.seats) if seat not in {one.seat for one in asked}]
        beside = [(seat, free) for seat in rest if (free := moves(seat))]
        return [*asked, *(offer_aside(seat, facts.ASK_ASIDE, "C-63", free) for seat, free in beside)]

    @not_a_rule
    async def act(seat: Seat, reply: Reply) -> None:
        await play_chosen(moves(seat), reply)

    return await ask_amid(asks, act)


def make_vote_option(state: State) -> Option:
    """A vote for one of the candidates, oneself included (C-62, R-99)."""
    return Option({facts.FOR: Pick("player", name_seats(ballot.list_candidates(state.ballot)))})


def make_vote_ask(state: State, seat: Seat) -> Ask:
    """D-42: for whom a seat votes; the absent abstain, or vote as usual where nobody may abstain."""
    options = {"vote": make_vote_option(state)}
    default = Reply("vote", {facts.FOR: str(state.usual(seat))})
    if state.options.abstention:
        options[PASS] = Option()
        default = Reply(PASS)
    told = {"number": ballot.count_in_hand(state.ballot, seat), "sealed": SEALED[state.options.ballot]}
    return Ask(seat, facts.ASK_VOTE, "C-62", options, default, told)


async def cast(state: State, seat: Seat, reply: Reply, *, reveals: bool = False) -> None:
    """Hear a vote: its governors go to the candidate, or stay (C-62, R-101). `reveals`: it was sealed until now.

    Where only the tally is published, nobody is told.
    """
    state.heard.append(seat)
    state.queue = [one for one in state.queue if one != seat]
    state.called = None
    if reply.option == PASS:
        if state.nameless:
            return
        await tell(facts.ABSTAINED, reveals=reveals, who=Who(seat))
        return
    home = read_seat(reply, facts.FOR)
    number = ballot.vote(state.ballot, seat, home)
    if state.nameless:
        return
    if home == seat:
        await tell(facts.KEPT, reveals=reveals, who=Who(seat), number=number)
    else:
        await tell(facts.VOTED, reveals=reveals, who=Who(seat), home=Who(home), number=number)
