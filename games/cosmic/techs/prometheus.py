"""Prometheus: a ship more, which is worth four."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import OnSide, Reckoning
from games.cosmic.extension.techs import Tech
from games.cosmic.state import ships
from games.cosmic.state.labs import SHIP, find_up
from games.cosmic.state.ships import find_home
from games.cosmic.state.sides import is_on_side
from games.cosmic.state.state import BESIDE, GATE, WARP, State, TechCard
from porc_royal.facts import Seat

PROMETHEUS: Final = Tech("prometheus", 7)
MORE: Final = 3


@PROMETHEUS.completes
async def is_built(state: State, seat: Seat, tech: TechCard) -> None:
    """It stands on a colony of its owner."""
    tech.note = find_home(state, seat)
    state.ships[tech.note][seat] += 1


@PROMETHEUS.leaves
async def is_broken_up(state: State, seat: Seat, tech: TechCard) -> None:
    """The ship goes with it, from wherever it is."""
    if tech.note in state.ships:
        state.ships[tech.note][seat] -= 1
    tech.note = ""


def list_names(state: State, seat: Seat, place: str) -> Sequence[str]:
    """It is named apart from others."""
    tech = find_up(state, seat, PROMETHEUS.name)
    return [SHIP] if tech is not None and tech.note == place else []


def note_named(state: State, seat: Seat, named: Sequence[str]) -> None:
    """Whoever chooses ships names it, or leaves it."""
    tech = find_up(state, seat, PROMETHEUS.name)
    if tech is not None:
        tech.named = any(one.rpartition(".")[2] == SHIP for one in named)


def follow(state: State, seat: Seat, source: str, target: str, number: int) -> None:
    """It goes where it was named; out of the warp first, and else when no other ship is left."""
    tech = find_up(state, seat, PROMETHEUS.name)
    if tech is None or tech.note != source or not number:
        return
    marked = sum(len(find(state, seat, source)) for find in state.assembly[ships.MARKED])
    if tech.named or source == WARP or number > state.ships[source][seat] - marked:
        tech.note = target


PROMETHEUS.add(ships.MARKED, list_names)
PROMETHEUS.add(ships.NAMED, note_named)
PROMETHEUS.add(ships.MOVED, follow)


def is_there(state: State, side_is_offense: bool, planet: str, tech: TechCard, *, is_main: bool) -> bool:
    """Whether it is in the encounter, on this side."""
    if side_is_offense:
        return tech.note == GATE
    return tech.note == BESIDE or (is_main and tech.note == planet)


@PROMETHEUS.changes(hooks.total, is_on_side)
def is_strong(total: Reckoning, at: OnSide, seat: Seat, tech: TechCard) -> Reckoning:
    """Three more besides, where it is involved."""
    is_offense, is_main = at.side is at.state.now.offense, seat == at.side.seat
    there = is_there(at.state, is_offense, at.state.now.planet, tech, is_main=is_main)
    return replace(total, bonus=total.bonus + MORE) if there else total
