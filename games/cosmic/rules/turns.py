"""CE-40 to CE-43, CE-120, CE-121: turns, their start, the regroup, and whether another encounter follows."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, Regroup, Ships
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.cleanup import clear
from games.cosmic.rules.hands import draw_new_hand, lacks_card, list_encounter
from games.cosmic.rules.launch import launch
from games.cosmic.rules.losses import retrieve
from games.cosmic.state.ships import count, find_bases, move
from games.cosmic.state.state import REGROUPED, WARP, Encounter, Interrupted, Side, State
from porc_royal.facts import Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ANYBODY: Final = "counter-anybody"
"""A mark that an encounter in between begins with a destiny card, against whomever it names."""


async def turn(state: State) -> Next:
    """CE-40, CE-41, CE-R18: a turn starts; an offense without an encounter card draws a new hand.

    So it does when a power that must be used then has cost it the last one (A17, A23).
    """
    state.phase = "turn"
    state.turn += 1
    state.encounter = Encounter(1, Side(state.offense))
    await tell(facts.TURN, who=Who(state.offense), number=state.turn)
    await hooks.turn_begins.open(Now(state))
    await draw_new_hand(state, state.offense, hooks.start_turn)
    had_one = bool(list_encounter(state, state.offense))
    await hooks.start_turn.open(Now(state))
    if had_one:
        await draw_new_hand(state, state.offense, hooks.start_turn)
    return "encounter"


async def encounter(state: State) -> Next:
    """CE-42, CE-43: an encounter begins; first comes what expansions do, then the regroup.

    At gates, whoever can launch sees its destiny card before all are asked, and may launch at once (BOT-2).
    """
    state.phase = "encounter"
    await tell(facts.ENCOUNTER, who=Who(state.offense), number=state.now.number)
    await hooks.begins.open(Now(state))
    await regroup(state, state.offense)
    later = state.options.pace == "gates" and bool(find_bases(state, state.offense))
    await hooks.regroup.open(Now(state), later=later)
    return await launch(state, starts=True) if later else "launch"


async def regroup(state: State, seat: Seat) -> None:
    """CE-42: one ship leaves the warp; where it lands its owner says with the launch, without a colony in the gate."""
    plan = Regroup(state, seat)
    await hooks.regrouping.open(plan)
    number = min(plan.number, count(state, seat, WARP)) if plan.seat == seat else 0
    if number:
        await take_from_warp(state, seat, number)
    elif plan.seat != seat:
        await retrieve(state, plan.seat, plan.number, "regroup")


@not_a_rule
async def take_from_warp(state: State, seat: Seat, number: int) -> None:
    """CE-42: ships leave the warp in the regroup; where they land is said later."""
    move(state, seat, WARP, REGROUPED, number)
    if number == 1:
        await tell(facts.REGROUPS, who=Who(seat))
    else:
        await tell(facts.RETRIEVES, who=Who(seat), number=number)
    await hooks.retrieved.open(Ships(state, seat, number, "regroup"))


async def end(state: State) -> Next:
    """CE-108, CE-109, CE-120, CE-121: the encounter ends; a second one after a success, else the next seat's turn."""
    state.phase = "end"
    now = state.now
    await hooks.ending.open(Now(state))
    await clear(state)
    await hooks.ended.open(Now(state))
    another = state.interrupted is None and await has_another(state)  # none follows one in between
    if now.counter is not None and state.interrupted is None:
        state.interrupted = Interrupted(state.offense, now.number, another)
        return await go_on(state, now.counter, 2, against=None if now.marks.get(ANYBODY) else state.offense)
    before, state.interrupted = state.interrupted, None
    offense, number = (state.offense, now.number) if before is None else (before.offense, before.number)
    if another if before is None else before.another:
        return await go_on(state, offense, number + 1)
    await hooks.turn_over.open(Ships(state, offense, number))
    state.encounter = None
    state.offense = Seat((offense + 1) % len(state.players))
    return "turn"


@not_a_rule
async def go_on(state: State, offense: Seat, number: int, against: Seat | None = None) -> Next:
    """Another encounter begins; one in between has no further one (its number says so)."""
    state.offense = offense
    state.encounter = Encounter(number, Side(offense), against=against)
    await tell(facts.NEXT_ENCOUNTER, who=Who(offense))
    return "encounter"


async def has_another(state: State) -> bool:
    """CE-120, CE-R7: after a successful first encounter, with an encounter card, and if the offense wishes.

    A power that allows more of them (A24: "may") is used only where the offense wishes for one.
    """
    now = state.now
    usual = now.success and now.number == 1
    if not hooks.more_encounters.of(usual, Now(state)) or lacks_card(state, state.offense):
        return False
    wishes = now.again == "yes" if now.again else await _ask_another(state)
    if wishes and await hooks.more_encounters.compute(usual, Now(state)):
        return True
    await hooks.declined.open(Now(state))
    return False


@not_a_rule
async def _ask_another(state: State) -> bool:
    return await ask_yes(state, state.offense, facts.ANOTHER, "CE-120", default=True)
