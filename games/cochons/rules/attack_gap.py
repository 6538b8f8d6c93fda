"""3A.w: before a player's attacks everybody may react, sealed, as between two travellers (R-21, R-22)."""

from collections.abc import Mapping
from typing import Final

from games.cochons import facts, hooks
from games.cochons.hooks import Moment, Move
from games.cochons.rules.combats import next_slot
from games.cochons.rules.travel import SIT_OUT
from games.cochons.sequence import after
from games.cochons.state import State
from games.table.asks import PASS, Ask, Option, Reply
from games.table.facts import Saying, Seat, Who
from games.table.rulebook import Next
from games.table.script import stands, whisper, window

ASK_ATTACK_GAP: Final = facts.KEYS.question("attack-gap", "who", options=(PASS, SIT_OUT))
facts.STEPS.extend(("attack_gap", "react"))


async def attack_gap(state: State) -> Next:
    """3A.w(p): a window before the slot of each who has attacks to fight, then that slot; or 3A is over.

    Whether somebody attacks is known to all, so slots without attacks pass without a window (R-22).
    """
    state.phase = "attack-gap"
    if not next_slot(state):
        state.slot = 0
        state.passing = []
        return after(state, "combats")
    if state.options.gap_windows and state.slot < len(state.order):
        await react(state)
    return "combats"


async def react(state: State) -> None:
    """R-22, R-24: all are asked alike; what they submit is carried out in play order, R-25 or not at all."""
    asked = [seat for seat in state.order if seat not in state.passing]
    if not asked:
        return
    replies = await window([reacting(state, seat) for seat in asked])
    state.passing.extend(seat for seat in asked if replies[seat].option == SIT_OUT)
    for seat in asked:
        reply = replies[seat]
        if reply.option in (PASS, SIT_OUT):
            continue
        if stands(reacting(state, seat), reply):
            await attack_gap_moves(state, seat)[reply.option].play(reply)
        else:
            await whisper(seat, facts.ORDER_LOST)


def attack_gap_moves(state: State, seat: Seat) -> Mapping[str, Move]:
    """R-72: what cards and powers allow here."""
    return hooks.moves.of({}, Moment(state, seat, 0, gap=True, sequence="3A"))


def reacting(state: State, seat: Seat) -> Ask:
    """D-21: the same question for every seat; only the cards it may name are its own."""
    moves = attack_gap_moves(state, seat)

    def legal(reply: Reply) -> Saying | None:
        move = moves.get(reply.option)
        return move.legal(reply) if move is not None else None

    options = {PASS: Option(), SIT_OUT: Option()} | {name: move.option for name, move in moves.items()}
    attacker = Who(state.order[state.slot])
    return Ask(seat, ASK_ATTACK_GAP, "R-21", options, Reply(PASS), {"who": attacker}, legal=legal)
