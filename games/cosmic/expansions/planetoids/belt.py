"""How planetoids move: the step of an encounter as pure data, planned whole (PL-11 to PL-18).

A *plan* names planetoids by number, the first that moves or is created, then each that is bumped, in order. Following
one gives *hops*; where it has not come to its end it says which planetoids may be bumped next. Every hop goes one
system to the right, that is to the seat before (PL-R2).

A plan ends: a move leaves a place free in the system where it began, and a creation needs a system with less than two
markers, so that some system has room; it is as long as there are systems, at most.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from porc_royal.facts import Seat

MOST: Final = 2
"""PL-15, PL-16: planetoids, and markers, in a system."""


@dataclass(frozen=True, slots=True)
class Belt:
    """Where planetoids are (`where`) and where their markers lie (`origins`), by number, among so many systems."""

    players: int
    where: Mapping[int, Seat]
    origins: Mapping[int, Seat]

    def right(self, system: Seat) -> Seat:
        """PL-12: the next system to the right, counter-clockwise."""
        return Seat((system - 1) % self.players)

    def here(self, system: Seat) -> list[int]:
        """The planetoids in a system."""
        return sorted(number for number, where in self.where.items() if where == system)

    def count_markers(self, system: Seat) -> int:
        """PL-10: the markers on a system."""
        return sum(where == system for where in self.origins.values())

    def place(self, number: int, system: Seat) -> "Belt":
        """With a planetoid there; its marker, too, where it is new."""
        origins = self.origins if number in self.origins else {**self.origins, number: system}
        return Belt(self.players, {**self.where, number: system}, origins)

    def remove(self, number: int) -> "Belt":
        """Without a planetoid and its marker."""
        where = {one: system for one, system in self.where.items() if one != number}
        origins = {one: system for one, system in self.origins.items() if one != number}
        return Belt(self.players, where, origins)


@dataclass(frozen=True, slots=True)
class Hop:
    """A planetoid has come to a system; `destroyed` where it came home (PL-13), `created` where it is new (PL-14)."""

    number: int
    system: Seat
    destroyed: bool = False
    created: bool = False


@dataclass(frozen=True, slots=True)
class Drift:
    """A plan as far as it goes: its hops, the belt after them, and what may be bumped next, () at its end."""

    hops: tuple[Hop, ...]
    belt: Belt
    bumps: tuple[int, ...]

    @property
    def destroyed(self) -> list[int]:
        """The planetoids that come home."""
        return [hop.number for hop in self.hops if hop.destroyed]


def find_created(belt: Belt, home: Seat, pairs: int) -> int | None:
    """PL-14, PL-R1, PL-R10: the lowest free number, unless two markers lie there or no pair is left (PL-R15)."""
    free = [number for number in range(1, pairs + 1) if number not in belt.origins]
    return free[0] if free and belt.count_markers(home) < MOST else None


def follow(belt: Belt, plan: Sequence[int], creates: Seat | None = None) -> Drift:
    """What a plan does; its first planetoid is created in that system, or moves. Raises ValueError."""
    drift = Drift((), belt, ())
    for step, number in enumerate(plan):
        if step and number not in drift.bumps:
            raise ValueError(f"{number} is not bumped there")
        drift = _hop(drift, number, creates if not step else None)
    return drift


def _hop(drift: Drift, number: int, creates: Seat | None) -> Drift:
    """PL-12, PL-13, PL-16: one planetoid moves, or is created; as a third it bumps one of the other two."""
    belt = drift.belt
    if creates is None:
        if number not in belt.where:
            raise ValueError(f"{number} is not in play")
        system = belt.right(belt.where[number])
        if belt.origins[number] == system:
            gone = Hop(number, system, destroyed=True)
            return Drift((*drift.hops, gone), belt.remove(number), ())
    else:
        system = creates
    moved = belt.place(number, system)
    others = tuple(one for one in moved.here(system) if one != number)
    hop = Hop(number, system, created=creates is not None)
    return Drift((*drift.hops, hop), moved, others if len(others) >= MOST else ())


def list_plans(belt: Belt, firsts: Sequence[int], creates: Seat | None = None) -> Iterator[tuple[int, ...]]:
    """Every whole plan that begins with one of these, in the order of the numbers."""
    waiting: list[tuple[int, ...]] = [(number,) for number in reversed(firsts)]
    while waiting:
        plan = waiting.pop()
        bumps = follow(belt, plan, creates).bumps
        if not bumps:
            yield plan
        waiting += [(*plan, number) for number in reversed(bumps)]
