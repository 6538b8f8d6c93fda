"""Ships that leave: to the warp, home, out of the game; and those that come back (CE-30; homing.py: CE-29)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Landing, Loss, Sender, Ships
from games.cosmic.questions.choices import count_owed, make_ships_question
from games.cosmic.questions.script import ask_all
from games.cosmic.rules import victory as ending
from games.cosmic.rules.returns import bring_home, split
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import list_sides
from games.cosmic.state.ships import (
    count,
    count_named,
    find_bases,
    find_colonies,
    find_home,
    list_away,
    move,
    note_named,
    spread_home,
)
from games.cosmic.state.state import BESIDE, GATE, REMOVED, WARP, State
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

Places: TypeAlias = Callable[[State, Seat], Sequence[str]]


@not_a_rule
async def lose(state: State, losses: Sequence[Loss]) -> dict[Seat, int]:
    """Ships are lost, those of several seats in one step; how many of each went to the warp (CE-107)."""
    lost: dict[Seat, int] = {}
    removed: dict[Seat, int] = {}
    for loss in losses:
        out = await _remove(loss) if loss.number else 0
        gone = await _carry_out(loss) if loss.number else 0
        lost[loss.seat] = lost.get(loss.seat, 0) + gone
        removed[loss.seat] = removed.get(loss.seat, 0) + out
    for loss in losses:
        if lost[loss.seat]:
            await hooks.lost.open(Ships(state, loss.seat, lost[loss.seat], loss.by))
        if removed[loss.seat]:
            await hooks.removed.open(Ships(state, loss.seat, removed[loss.seat], loss.by))
    return lost


@not_a_rule
async def _remove(loss: Loss) -> int:
    """CE-30: those that leave the game instead do so before anything saves ships from the warp (A50); how many did."""
    await hooks.removing.open(loss)
    most = loss.number if loss.to == REMOVED else loss.removed
    removed = 0
    for place, number in loss.ships.items():
        if out := min(number, most - removed):
            move(loss.state, loss.seat, place, REMOVED, out)
            loss.ships[place] = number - out
            removed += out
    if removed:
        await tell(facts.REMOVES, who=Who(loss.seat), number=removed)
    return removed


@not_a_rule
async def _carry_out(loss: Loss) -> int:
    """Whatever saves ships does, and they move; how many went to the warp."""
    await hooks.losing.open(loss)
    state, seat = loss.state, loss.seat
    gone = saved = 0
    for place, wanted in loss.ships.items():
        for _ in range(min(wanted, count(state, seat, place))):
            if loss.saved or loss.to == "home":
                loss.saved = max(0, loss.saved - 1)
                move(state, seat, place, GATE, 1)
                saved += 1
            else:
                move(state, seat, place, WARP, 1)
                gone += 1
    # Once all have left: where they were lost is a colony no more (CE-22); their owner says where they go (CE-29).
    homes = (await split(state, {seat: saved}))[seat] if saved else {}
    for home, number in homes.items():
        move(state, seat, GATE, home, number)
    gone += homes.get(WARP, 0)
    for key, number in ((facts.LOSES, gone), (facts.GOES_HOME, loss.number - gone)):
        if number > 0:
            await tell(key, who=Who(seat), number=number)
    return gone


@not_a_rule
async def lose_chosen(
    state: State, owed: Mapping[Seat, int], by: str, rule: str, among: Places | None = None
) -> dict[Seat, int]:
    """Seats lose ships of their own choice, fewer where there are fewer; how many of each went to the warp.

    among  the places that they choose from, wherever they have ships in play where that is not said
    """
    places = list_places if among is None else among
    cause = facts.name_cause(state.assembly, by)
    questions = [
        replace(question, about=(Saying(facts.OWES, {"by": cause, "number": count_owed(question)}),))
        for seat, number in owed.items()
        if (
            question := make_ships_question(
                state, seat, facts.LOSE, rule, places(state, seat), (number, number)
            )
        )
    ]
    replies = await ask_all(state, questions, seen=state.seats)
    for seat, reply in replies.items():
        note_named(state, seat, reply.many(facts.SHIPS))
    picked = {seat: count_named(reply.many(facts.SHIPS)) for seat, reply in replies.items()}
    return await lose(state, [Loss(state, seat, ships, by) for seat, ships in picked.items()])


def list_places(state: State, seat: Seat) -> list[str]:
    """Wherever a seat has ships in play."""
    places = [*find_bases(state, seat), *(place for place in (GATE, BESIDE) if count(state, seat, place))]
    held = hooks.held.of((), Sender(state, seat))
    return [place for place in places if place not in held]


def list_outside(state: State, seat: Seat) -> list[str]:
    """Where a seat has ships on planets that are not in the encounter, and may leave."""
    now = state.encounter
    target = now.planet if now is not None and now.defense is not None and now.defense.seat == seat else ""
    return [place for place in list_places(state, seat) if place not in {GATE, BESIDE, target}]


def list_colonies(state: State, seat: Seat) -> list[str]:
    """The colonies of a seat whose ships may leave."""
    return [place for place in list_places(state, seat) if place in find_colonies(state, seat)]


def list_unallied(state: State, seat: Seat) -> list[str]:
    """Wherever a seat has ships, but for the target of an encounter in which it is an ally: they have landed there."""
    allied = any(seat in side.allies for side in list_sides(state))
    return [place for place in list_places(state, seat) if not (allied and place == state.now.planet)]


def can_retrieve(state: State, seat: Seat) -> bool:
    """Whether a seat has a ship in the warp, and a colony for it."""
    return count(state, seat, WARP) > 0 and find_home(state, seat) != WARP


@not_a_rule
async def retrieve(state: State, seat: Seat, number: int, by: str = "") -> int:
    """Ships leave the warp for colonies of their owner; how many did."""
    number = min(number, count(state, seat, WARP))
    if not number or find_home(state, seat) == WARP:
        return 0
    await bring_home(state, seat, WARP, number)
    await tell(facts.RETRIEVES, who=Who(seat), number=number)
    await hooks.retrieved.open(Ships(state, seat, number, by))
    return number


@not_a_rule
async def free_ships(state: State, seat: Seat, by: str) -> None:
    """All ships of a seat leave the warp; those on a planet there do so if it has a colony elsewhere (A85)."""
    await retrieve(state, seat, count(state, seat, WARP), by)
    away = list_away(state)
    for planet in away:
        others = [place for place in find_colonies(state, seat) if place != planet]
        if others and count(state, seat, planet):
            for home, number in spread_home(state, seat, count(state, seat, planet), others).items():
                move(state, seat, planet, home, number)
    if away:
        await look_around(state)


@not_a_rule
async def restore(state: State, seat: Seat, number: int) -> int:
    """CE-30: ships that had left the game come back to colonies of their owner; how many did."""
    number = min(number, count(state, seat, REMOVED)) if find_home(state, seat) != WARP else 0
    if number:
        await bring_home(state, seat, REMOVED, number)
        await tell(facts.GOES_HOME, who=Who(seat), number=number)
    return number


@not_a_rule
async def found_from_warp(state: State, seat: Seat, planet: str, number: int) -> None:
    """Ships leave the warp straight for a planet."""
    await tell(facts.RETRIEVES, who=Who(seat), number=number)
    await found(state, seat, {WARP: number}, planet)
    await hooks.retrieved.open(Ships(state, seat, number))
    await look_around(state)


@not_a_rule
async def land(state: State, seats: Sequence[Seat], place: str, planet: str) -> None:
    """CE-104: all ships of these seats in a place land on a planet, in one step."""
    ships = [(seat, {place: count(state, seat, place)}, planet) for seat in dict.fromkeys(seats)]
    await found_together(state, ships)


@not_a_rule
async def found(state: State, seat: Seat, ships: Mapping[str, int], planet: str) -> None:
    """Ships from these places land on a planet."""
    await found_together(state, [(seat, ships, planet)])


@not_a_rule
async def found_together(state: State, founding: Sequence[tuple[Seat, Mapping[str, int], str]]) -> None:
    """CE-20, CE-R2: ships land in one step; where that wins, nothing is asked any more but what lies there."""
    landings: list[Landing] = []
    for seat, ships, planet in founding:
        number = sum(ships.values())
        if number:
            landings.append(Landing(state, seat, planet, not count(state, seat, planet)))
            for place, leaving in ships.items():
                move(state, seat, place, planet, leaving)
            await tell(facts.LANDS, who=Who(seat), planet=facts.name_planet(planet), number=number)
    for landing in landings:
        if hooks.touched.is_due(landing):
            await hooks.touched.open(landing)
    ending.check_win(state)
    for landing in landings:
        if count(state, landing.seat, landing.planet):
            await hooks.landed.open(landing)
