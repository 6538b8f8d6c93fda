"""How the rules of this game ask: as script.py does, and beside every question anybody may give up or leave (D-26).

A question is given as a function, since whoever leaves changes what the others may choose. Two things may come
instead of an answer, and unwind the rules that wait for it: `Left`, when the one who was asked has left the game,
and `GameOver`, when nothing is left to be played.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TypeAlias

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.hooks import Interlude
from games.interstellar_pig.rules.end import is_finished
from games.interstellar_pig.state.state import State
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from porc_royal.moves import Moves, offer_aside, offer_free, play_chosen
from porc_royal.rulebook import Next, Result
from porc_royal.script import Answered, ask_amid
from porc_royal.traces import not_a_rule

Act: TypeAlias = Callable[[Seat, Reply], Awaitable[None]]
Chapter: TypeAlias = Callable[[State], Coroutine[object, object, Next]]


class Left(Exception):
    """R-90: the one who was asked has left the game; what was going on ends with it (DEC-006)."""


class GameOver(Exception):
    """R-88, R-89, R-93: amid a question it has come about that the game is over."""


def play_until_over(chapter: Chapter, end: Callable[[State], Awaitable[Result]]) -> Chapter:
    """A chapter that may end the game at any of its questions."""

    @not_a_rule
    async def run(state: State) -> Next:
        try:
            return await chapter(state)
        except GameOver:
            return await end(state)

    return run


@not_a_rule
async def ask(state: State, question: Callable[[], Ask]) -> Reply:
    """Ask one seat and wait for its reply. Raises `Left`, `GameOver`."""
    seat = question().seat
    reply = await ask_if_any(state, seat, question)
    if reply is None:
        raise Left
    return reply


@not_a_rule
async def ask_if_any(state: State, seat: Seat, question: Callable[[], Ask | None]) -> Reply | None:
    """As `ask`; None where there is nothing to decide, or no longer, because others have left."""

    def questions() -> list[Ask]:
        one = None if state.player(seat).gone else question()
        return [] if one is None else [one]

    reply = (await ask_all(state, questions)).get(seat)
    if reply is None and state.player(seat).gone:
        raise Left
    return reply


@not_a_rule
async def ask_or_default(
    state: State, questions: Callable[[], Sequence[Ask]], act: Act | None = None
) -> Answered:
    """As `ask_all`; for whoever has left before the first round the bot answers, as for the absent (R-17)."""
    replies = await ask_all(state, questions, act)
    return {one.seat: replies.get(one.seat, one.default) for one in questions()}


@not_a_rule
async def ask_all(state: State, questions: Callable[[], Sequence[Ask]], act: Act | None = None) -> Answered:
    """Ask several seats, each sealed from the others. Whoever leaves is missing from the answers.

    `act` carries out the free actions that the questions themselves offer. Raises `GameOver`.
    """

    def asked() -> list[Ask]:
        owed = [one for one in questions() if not state.player(one.seat).gone]
        asking = [one.seat for one in owed]
        beside = [seat for seat in state.staying if seat not in asking] if owed else []
        return [
            *(offer_free(one, _free(state, one.seat)) for one in owed),
            *(_bystander(state, seat) for seat in beside),
        ]

    @not_a_rule
    async def carry_out(seat: Seat, reply: Reply) -> None:
        moves = _beside(state, seat)
        if reply.option in moves:
            await play_chosen(moves, reply)
        elif act is not None:
            await act(seat, reply)
        if is_finished(state):
            raise GameOver

    return await ask_amid(asked, carry_out)


def _free(state: State, seat: Seat) -> Moves:
    """D-26: what anybody may do at any time."""
    return hooks.anytime.of({}, Interlude(state, seat, before=False))


def _beside(state: State, seat: Seat) -> Moves:
    """The same, and what only those may do who are not asked (R-72)."""
    return {**hooks.orders.of({}, Interlude(state, seat, before=False)), **_free(state, seat)}


def _bystander(state: State, seat: Seat) -> Ask:
    """What a seat may do while others are asked; nobody waits for it."""
    repairs = state.player(seat).repair_owed
    key, rule = (facts.ASK_ORDERS, "R-72") if repairs else (facts.ASK_ANYTIME, "R-90")
    return offer_aside(seat, key, rule, _beside(state, seat), {"repairs": repairs} if repairs else {})
