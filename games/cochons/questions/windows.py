"""Windows between the steps: all are asked alike, sealed; what they submit comes in play order (R-21 to R-25)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from games.cochons import facts
from games.cochons.questions.bindings import locate
from games.cochons.questions.plans import Planning, is_nameable, prepare
from games.cochons.rules.elimination import eliminate_at_once
from games.cochons.state.state import State
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask
from porc_royal.facts import Seat
from porc_royal.moves import Moves, play_chosen
from porc_royal.script import whisper

SIT_OUT: Final = "pass-phase"
"""Passing this window and those that follow it in the phase."""

Question: TypeAlias = Callable[[State, Seat], Ask]
Offered: TypeAlias = Callable[[State, Seat], Moves]

OWN: Final = Additions(facts.GAME)
OWN.keys.step("react")


async def react(state: State, question: Question, offered: Offered) -> bool:
    """Open one window for all who have not passed the phase; whether anybody did anything.

    Whoever likes submits several actions, in order (R-25). They follow the tiles that they name; what an earlier
    submission has made impossible stays in the hand, with all that was to follow it, and its owner alone is told.
    """
    asked = [seat for seat in state.order if seat not in state.passing]
    if not asked:
        return False

    def spent(table: State, seat: Seat) -> bool:
        # Whatever is in the hand: that a seat is content at once must not say what it holds.
        return not table.player(seat).hand and not any(
            is_nameable(move.option) for move in offered(table, seat).values()
        )

    plans = await prepare(state, asked, Planning(question, offered, spent, window=True, ends=(PASS, SIT_OUT)))
    state.passing.extend(seat for seat in asked if plans[seat].last.option == SIT_OUT)
    for seat in asked:
        for done, step in enumerate(plans[seat].steps):
            reply = locate(state, question(state, seat), step)
            if reply is None:
                await whisper(seat, facts.ORDER_LOST, done=done)
                break
            await play_chosen(offered(state, seat), reply)
            await eliminate_at_once(state)
    return any(plan.steps for plan in plans.values())
