"""How the rules of this game ask: as script.py does, and amid it the actions that are possible at any time.

In the complete game a card (Séduction de la princesse Piga, R-29) and a trade between allies (C-20) may come
between any two steps, so every question lets every seat take them, sealed ones too (R-27). Nothing of it tells what
was sealed: an answer that is in stays in whatever has changed hands, and the rule that carries it out leaves out what
its owner no longer holds. Cards named in a sealed answer are frozen for their owner (`hands.py`).

A question is given as a function, since a free action may change what it offers.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final, Protocol, TypeAlias

from msgspec.structs import replace

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.hands import refuse_pledged
from games.cochons.state.state import Phase, State
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Saying, Seat
from porc_royal.moves import Moves, offer_aside, offer_free, play_chosen
from porc_royal.script import Answered, ask_amid
from porc_royal.traces import not_a_rule

SENATE: Final[frozenset[Phase]] = frozenset({"candidates", "voting"})
"""The phases of 4C."""

Questions: TypeAlias = Callable[[], Sequence[Ask]]
Free: TypeAlias = Callable[[Anytime], Moves]
"""What a seat may do amid a question, by the option's name."""


class Plans(Protocol):
    """What is answered in parts."""

    def planned(self, seat: Seat) -> Sequence[Reply]:
        """The parts that a seat has given."""

    async def hear(self, seat: Seat, reply: Reply) -> Reply | None:
        """Take one more part; gives the answer that ends the series where there is no more to ask."""

    def renew(self) -> None:
        """Cards have changed hands: what was planned is looked at again."""


@not_a_rule
async def ask(state: State, question: Callable[[], Ask]) -> Reply:
    """Ask one seat and wait for its reply, while anybody may act who may act at any time."""
    (reply,) = (await ask_all(state, lambda: [question()])).values()
    return reply


@not_a_rule
async def ask_opportunity(state: State, question: Callable[[], Ask]) -> Reply:
    """Offer one seat an optional reaction, where all may know whose turn it is to react; closes at a fixed time."""
    return await ask(state, lambda: replace(question(), window=True))


@not_a_rule
async def ask_all(state: State, questions: Questions) -> Answered:
    """Ask several seats, each sealed from the others, while anybody may act who may act at any time.

    The answers are missing when a free action has left nobody to ask.
    """
    return await _amid(state, questions, list_free_moves)


@not_a_rule
async def ask_together(state: State, questions: Questions) -> Answered:
    """A sealed step, as `script.ask_together`: cards change hands beside it, and 4C has none of its own (R-27)."""
    return await _amid(state, lambda: [replace(one, sealed=True) for one in questions()], list_hand_moves)


@not_a_rule
async def open_window(state: State, questions: Questions) -> Answered:
    """A window, as `script.ask_window`, with the same beside it: whoever has passed the phase may trade on."""
    return await ask_together(state, lambda: [replace(one, window=True) for one in questions()])


@not_a_rule
async def plan_together(state: State, questions: Questions, plans: Plans) -> Answered:
    """A sealed step that is answered in parts (`Option.part`), with the same beside it."""
    return await _amid(state, questions, list_hand_moves, plans)


@not_a_rule
async def _amid(state: State, questions: Questions, free: Free, plans: Plans | None = None) -> Answered:
    sealed: dict[Seat, Reply] = {}
    owed: list[Seat] = []
    made: dict[Seat, tuple[Ask | None, Ask]] = {}

    def moment(seat: Seat) -> Anytime:
        def answers() -> list[Reply]:
            planned = plans.planned(seat) if plans is not None else ()
            return [*planned, *([sealed[seat]] if seat in sealed else [])]

        return Anytime(state, seat, answers)

    def amid(seat: Seat, question: Ask | None) -> Ask:
        # Where one seat has planned a step, what the others are asked is still the same.
        known = made.get(seat)
        if known is None or known[0] is not question:
            here = moment(seat)
            whole = (
                make_bystander_ask(here, free) if question is None else add_free_moves(here, question, free)
            )
            known = made[seat] = question, whole
        return known[1]

    def asked() -> list[Ask]:
        asks = questions()
        owed[:] = [one.seat for one in asks]
        return [
            *(amid(one.seat, one) for one in asks),
            *(amid(seat, None) for seat in list_bystanders(state, owed)),
        ]

    @not_a_rule
    async def act(seat: Seat, reply: Reply) -> Reply | None:
        moves = free(moment(seat))
        if plans is not None and reply.option not in moves:
            return await plans.hear(seat, reply)
        await play_chosen(moves, reply)
        made.clear()
        if plans is not None:
            plans.renew()
        return None

    answers = await ask_amid(asked, act, sealed, _offered)
    return {seat: reply for seat, reply in answers.items() if seat in owed}


def _offered(question: Ask, reply: Reply) -> bool:
    """R-27: an answer stays in as long as its option does, lest others see that it named what has changed hands."""
    return reply.option in question.options


def list_bystanders(state: State, seats: Collection[Seat]) -> list[Seat]:
    """Those who are not asked now and may act all the same: everybody else in the complete game (R-22)."""
    return [one for one in state.order if one not in seats] if state.complete else []


def list_hand_moves(moment: Anytime) -> Moves:
    """What a seat may do at any time, by the option's name."""
    return hooks.anytime.of({}, moment) if moment.state.complete else {}


def list_free_moves(moment: Anytime) -> Moves:
    """The same; during the election more than otherwise (C-63)."""
    moves = list_hand_moves(moment)
    return hooks.senate.of(moves, moment) if moment.state.complete and moment.state.phase in SENATE else moves


def add_free_moves(moment: Anytime, question: Ask, free: Free) -> Ask:
    """A question with the free actions of the seat it asks."""
    moves = free(moment)

    def legal(reply: Reply) -> Saying | None:
        why = refuse_pledged(moment.state, moment.seat, reply) if question.sealed else None
        return why or (question.legal(reply) if question.legal is not None else None)

    return offer_free(replace(question, legal=legal), moves) if moves else question


def make_bystander_ask(moment: Anytime, free: Free) -> Ask:
    """What a seat may do while another is asked; it is not waited for."""
    return offer_aside(moment.seat, facts.ASK_ANYTIME, "C-20", free(moment))
