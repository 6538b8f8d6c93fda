"""Windows between the steps: all are asked alike, sealed; what they submit comes in play order (R-21 to R-25)."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from games.cochons import facts
from games.cochons.asking import checked, window
from games.cochons.hooks import Move
from games.cochons.rules.elimination import eliminate_at_once
from games.cochons.state import State
from games.table.asks import PASS, Ask
from games.table.facts import Seat
from games.table.script import stands, whisper

__all__ = ["SIT_OUT", "Offered", "Question", "checked", "react"]

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
    replies = await window(state, lambda: [question(state, seat) for seat in asked])
    state.passing.extend(seat for seat in asked if replies[seat].option == SIT_OUT)
    acting = [seat for seat in asked if replies[seat].option not in (PASS, SIT_OUT)]
    for seat in acting:
        reply = replies[seat]
        if stands(question(state, seat), reply):
            await offered(state, seat)[reply.option].play(reply)
            await eliminate_at_once(state)
        else:
            await whisper(seat, facts.ORDER_LOST)
    return bool(acting)
