"""The rules of planetoids: the first ships on them, the step of each encounter, the number that wins."""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.cosmic import facts
from games.cosmic.expansions.planetoids.belt import MOST, Drift, Hop
from games.cosmic.expansions.planetoids.drift_form import DriftForm
from games.cosmic.expansions.planetoids.planetoids import (
    PLANETOIDS,
    SETTLERS,
    name_planetoid,
    put,
    read_belt,
    read_number,
)
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Loss, Now, Sender, Vanished
from games.cosmic.questions.choices import make_ships_question
from games.cosmic.questions.script import ask, ask_all
from games.cosmic.rules.losses import lose
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import count, find_bases, take
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = PLANETOIDS.part()

SETTLE: Final = ADDS.choice("planetoid-ships")
SETTLES: Final = ADDS.keys.fact("planetoid-settles", "who", "number", "ships")
CREATES: Final = ADDS.keys.fact("planetoid-creates", "who", "number")
CREATES_ONLY: Final = ADDS.keys.fact("planetoid-creates-only", "who", "number")
"""Where colonies win nothing (X-6)."""
MOVES: Final = ADDS.keys.fact("planetoid-moves", "who", "number", "other", strikes="other")
BUMPED: Final = ADDS.keys.fact("planetoid-bumped", "number", "other", strikes="other")
DESTROYED: Final = ADDS.keys.fact("planetoid-destroyed", "number", "other", strikes="other")
DESTROYED_ONLY: Final = ADDS.keys.fact("planetoid-destroyed-only", "number", "other", strikes="other")
NOTHING: Final = ADDS.keys.fact("planetoid-nothing", "who")
NOTHING_LEFT: Final = ADDS.keys.fact("planetoid-nothing-left", "who")
BY: Final = "planetoid"
ADDS.keys.step("settle_planetoids", "planetoid_step")


@ADDS.acts(hooks.setup)
async def settle_planetoids(at: Now) -> None:
    """PL-3, PL-R7: each player puts two own ships on the planetoid of its system; all at once, from any colonies."""
    state = at.state
    questions = [
        question
        for seat in state.seats
        if (
            question := make_ships_question(
                state, seat, SETTLE, "PL-3", find_bases(state, seat), (SETTLERS, SETTLERS)
            )
        )
    ]
    replies = await ask_all(state, questions)
    for seat, reply in replies.items():
        take(state, seat, reply.many(facts.SHIPS), name_planetoid(seat + 1))
        ships = count(state, seat, name_planetoid(seat + 1))
        await tell(SETTLES, who=Who(seat), number=seat + 1, ships=ships)


@ADDS.acts(hooks.begins)
async def planetoid_step(at: Now) -> None:
    """PL-11 to PL-18: the offense moves a planetoid that it occupies, or creates one; what is third bumps another.

    Before the regroup (PL-R11) of each encounter, whatever brings it about (PL-R12); it must, to its harm, too (PL-R9).
    """
    state, seat = at.state, at.state.offense
    form = make_drift_form(state, seat)
    if not form.firsts:
        full = form.belt.count_markers(seat) >= MOST
        await tell(NOTHING if full else NOTHING_LEFT, who=Who(seat))
        return
    plans = form.list_plans()
    plan = plans[0] if len(plans) == 1 else form.read((await ask(state, form.question())).fields)
    await carry_out(state, seat, form.follow(plan))


def make_drift_form(state: State, seat: Seat) -> DriftForm:
    """PL-12, PL-R8: what a seat may do; a planetoid with a single ship is occupied."""
    belt = read_belt(state)
    mine = [number for number in belt.where if count(state, seat, name_planetoid(number))]
    return DriftForm(belt, seat, mine)


@not_a_rule
async def carry_out(state: State, seat: Seat, drift: Drift) -> None:
    """PL-R3, PL-R4: the whole chain is one step; then ships are lost, and it is looked who has won."""
    origins = PLANETOIDS.of(state).origins
    systems = {number: origins[number] for number in drift.destroyed}
    for place, hop in enumerate(drift.hops):
        await _tell_hop(state, seat, hop, first=not place)
        if hop.destroyed:
            del state.planets[name_planetoid(hop.number)], origins[hop.number]
            continue
        put(state, hop.number, hop.system)
        origins.setdefault(hop.number, hop.system)
    await _lose_riders(state, drift.destroyed)
    for number, system in systems.items():
        name = name_planetoid(number)
        del state.ships[name]
        await hooks.vanished.open(Vanished(state, name, system))
    await look_around(state)


@ADDS.acts(hooks.vanished)
@not_a_rule
async def forget_homes(at: Vanished) -> None:
    """PL-13: who wanted ships to go home there wants nothing of a planetoid that bears its number later.

    Whatever else destroys one takes its marker along.
    """
    PLANETOIDS.of(at.state).origins.pop(read_number(at.planet) or 0, None)
    for player in at.state.players:
        homes = tuple(one for one in player.policy.homes if one != at.planet)
        player.policy = msgspec.structs.replace(player.policy, homes=homes)


@not_a_rule
async def _tell_hop(state: State, seat: Seat, hop: Hop, *, first: bool) -> None:
    winning = hooks.winners.of(tuple(state.seats), Now(state))
    if hop.created:
        await tell(CREATES if winning else CREATES_ONLY, who=Who(seat), number=hop.number)
    elif hop.destroyed:
        await tell(DESTROYED if winning else DESTROYED_ONLY, number=hop.number, other=Who(hop.system))
    elif first:
        await tell(MOVES, who=Who(seat), number=hop.number, other=Who(hop.system))
    else:
        await tell(BUMPED, number=hop.number, other=Who(hop.system))


@not_a_rule
async def _lose_riders(state: State, destroyed: Sequence[int]) -> None:
    """PL-13: all ships on what was destroyed go to the warp; what powers do about it they do in their order."""
    losses = []
    for seat in list_seats(state):
        ships = {place: count(state, seat, place) for place in map(name_planetoid, destroyed)}
        riding = {place: number for place, number in ships.items() if number}
        if riding:
            losses.append(Loss(state, seat, riding, BY))
    await lose(state, losses)


@ADDS.changes(hooks.win_number)
def adds_markers(number: int, at: Sender) -> int:
    """PL-10: each marker on a system adds one to what its owner needs."""
    return number + read_belt(at.state).count_markers(at.seat)
