"""How the rules of this game ask: as script.py does, and amid it the actions that are possible at any time.

In the complete game a card (Séduction de la princesse Piga, R-29) and a trade between allies (C-20) may come
between any two steps, so every question that is open to all eyes lets every seat take them. Sealed steps do
not: what is laid face down there may not change hands (R-27, R-29).

A question is given as a function, since a free action may change what it offers.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from games.cochons import facts, hooks
from games.cochons.hooks import Anytime, Move
from games.cochons.state import Phase, State
from games.cochons.windows import checked
from games.table.asks import PASS, Ask, Option, Reply
from games.table.facts import Saying, Seat
from games.table.script import Answered, ask_amid

SENATE: Final[frozenset[Phase]] = frozenset({"candidates", "voting"})
"""The phases of 4C."""


async def ask(state: State, question: Callable[[], Ask]) -> Reply:
    """Ask one seat and wait for its reply, while anybody may act who may act at any time."""
    seat = question().seat
    return (await ask_all(state, lambda: [question()]))[seat]


async def ask_all(state: State, questions: Callable[[], Sequence[Ask]]) -> Answered:
    """Ask several seats, each sealed from the others, while anybody may act who may act at any time.

    The answers are missing when a free action has left nobody to ask.
    """

    def asked() -> list[Ask]:
        owed = questions()
        return [
            *(asked_amid(state, one) for one in owed),
            *(bystander(state, seat) for seat in beside(state, [one.seat for one in owed])),
        ]

    async def act(seat: Seat, reply: Reply) -> None:
        await free_moves(state, seat)[reply.option].play(reply)

    return await ask_amid(asked, act)


def beside(state: State, seats: Collection[Seat]) -> list[Seat]:
    """Those who are not asked now and may act all the same: everybody else in the complete game (R-22)."""
    return [one for one in state.order if one not in seats] if state.complete else []


def free_moves(state: State, seat: Seat) -> Mapping[str, Move]:
    """What a seat may do at any time, by the option's name; during the election more than otherwise (C-63)."""
    if not state.complete:
        return {}
    moves = hooks.anytime.of({}, Anytime(state, seat))
    return hooks.senate.of(moves, Anytime(state, seat)) if state.phase in SENATE else moves


def asked_amid(state: State, question: Ask) -> Ask:
    """A question with the free actions of the seat it asks."""
    moves = free_moves(state, question.seat)
    if not moves:
        return question

    def legal(reply: Reply) -> Saying | None:
        if reply.option in moves:
            return checked(moves)(reply)
        return question.legal(reply) if question.legal is not None else None

    return replace(question, options={**question.options, **_free(moves)}, legal=legal)


def bystander(state: State, seat: Seat) -> Ask:
    """What a seat may do while another is asked; it is not waited for."""
    moves = free_moves(state, seat)

    options = {PASS: Option(), **_free(moves)}
    return Ask(seat, facts.ASK_ANYTIME, "C-20", options, Reply(PASS), legal=checked(moves), optional=True)


def _free(moves: Mapping[str, Move]) -> dict[str, Option]:
    return {name: replace(move.option, free=True) for name, move in moves.items()}
