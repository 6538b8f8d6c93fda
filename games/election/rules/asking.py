"""How the election asks: its questions, and amid them whatever may be done at any time."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from games.election import ballot, facts
from games.election.rules.free import Deed, free_deeds, seat_in, seats_of
from games.election.state import State
from games.table.asks import PASS, Ask, Option, Pick, Reply
from games.table.facts import Seat, Who
from games.table.script import Answered, ask_amid, tell

Extra = Callable[[Seat], Mapping[str, Deed]]


def none(_seat: Seat) -> Mapping[str, Deed]:
    """Nothing besides."""
    return {}


async def hear(state: State, questions: Callable[[], Sequence[Ask]], extra: Extra = none) -> Answered:
    """Ask, while everybody may do what is free; `extra` is what may be done at any time here alone.

    Whoever may do something and is not asked is offered it all the same; nobody waits for that.
    """

    def deeds(seat: Seat) -> dict[str, Deed]:
        return {**free_deeds(state, seat), **extra(seat)}

    def asks() -> list[Ask]:
        asked = [_amid(one, deeds(one.seat)) for one in questions()]
        if not asked:
            return []
        rest = [Seat(seat) for seat in range(state.seats) if seat not in {one.seat for one in asked}]
        return [*asked, *(_aside(seat, deeds(seat)) for seat in rest if deeds(seat))]

    async def act(seat: Seat, reply: Reply) -> None:
        await deeds(seat)[reply.option].do(reply)

    return await ask_amid(asks, act)


def _amid(question: Ask, deeds: Mapping[str, Deed]) -> Ask:
    """A question with what its seat may do at any time."""
    return replace(question, options={**question.options, **_free(deeds)})


def _aside(seat: Seat, deeds: Mapping[str, Deed]) -> Ask:
    """What a seat may do that nobody waits for (C-63)."""
    return Ask(seat, facts.ASK_ASIDE, "C-63", {PASS: Option(), **_free(deeds)}, Reply(PASS), optional=True)


def _free(deeds: Mapping[str, Deed]) -> dict[str, Option]:
    return {name: replace(deed.option, free=True) for name, deed in deeds.items()}


def vote_option(state: State) -> Option:
    """A vote for one of the candidates, oneself included (C-62, R-99)."""
    return Option({facts.FOR: Pick("player", seats_of(ballot.candidates(state.ballot)))})


def vote_ask(state: State, seat: Seat) -> Ask:
    """D-42: for whom a seat votes; the absent abstain, or vote as usual where nobody may abstain."""
    options = {"vote": vote_option(state)}
    default = Reply("vote", {facts.FOR: str(state.usual(seat))})
    if state.options.abstention:
        options[PASS] = Option()
        default = Reply(PASS)
    told = {"number": ballot.in_hand(state.ballot, seat), "sealed": int(state.sealed)}
    return Ask(seat, facts.ASK_VOTE, "C-62", options, default, told)


async def cast(state: State, seat: Seat, reply: Reply, *, reveals: bool = False) -> None:
    """Hear a vote: its governors go to the candidate, or stay (C-62, R-101). `reveals`: it was sealed until now."""
    state.heard.append(seat)
    state.queue = [one for one in state.queue if one != seat]
    state.called = None
    if reply.option == PASS:
        await tell(facts.ABSTAINED, reveals=reveals, who=Who(seat))
        return
    home = seat_in(reply, facts.FOR)
    number = ballot.vote(state.ballot, seat, home)
    if home == seat:
        await tell(facts.KEPT, reveals=reveals, who=Who(seat), number=number)
    else:
        await tell(facts.VOTED, reveals=reveals, who=Who(seat), home=Who(home), number=number)
