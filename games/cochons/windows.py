"""Windows between the steps: all are asked alike, sealed; what they submit comes in play order (R-21 to R-25)."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from games.cochons import facts
from games.cochons.hooks import Move
from games.cochons.state import State
from games.table.asks import PASS, Ask, Reply
from games.table.facts import Saying, Seat
from games.table.script import ask_window, is_still_legal, whisper

SIT_OUT: Final = "pass-phase"
"""Passing this window and those that follow it in the phase."""

Question: TypeAlias = Callable[[State, Seat], Ask]
Offered: TypeAlias = Callable[[State, Seat], Mapping[str, Move]]

facts.STEPS.append("react")


async def react(state: State, question: Question, offered: Offered) -> bool:
    """Open one window for all who have not passed the phase; whether anybody did anything.

    What an earlier submission has made impossible stays in the hand, and its owner alone is told (R-25).
    """
    asked = [seat for seat in state.order if seat not in state.passing]
    if not asked:
        return False
    replies = await ask_window([question(state, seat) for seat in asked])
    state.passing.extend(seat for seat in asked if replies[seat].option == SIT_OUT)
    acting = [seat for seat in asked if replies[seat].option not in (PASS, SIT_OUT)]
    for seat in acting:
        reply = replies[seat]
        if is_still_legal(question(state, seat), reply):
            await offered(state, seat)[reply.option].play(reply)
        else:
            await whisper(seat, facts.ORDER_LOST)
    return bool(acting)


def checked(moves: Mapping[str, Move]) -> Callable[[Reply], Saying | None]:
    """The check of each move, found by the option that was chosen."""

    def legal(reply: Reply) -> Saying | None:
        move = moves.get(reply.option)
        return move.legal(reply) if move is not None else None

    return legal
