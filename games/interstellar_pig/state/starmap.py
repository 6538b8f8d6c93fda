"""IP-22 to IP-25, R-5 to R-7, INV-7: sixteen planets in a disc, the lines between them, their dots and stars.

`star_map(seed)` makes a map from one number drawn by chance; nothing but whole numbers is used, so equal
seeds give equal maps on every machine. x grows to the right and y upwards, both from -1000 to 1000.

A planet is named "P05", a line "L12"; dots are counted from 1 at the end `a`, the lower-numbered planet.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from games.interstellar_pig.state.lines import (
    Edge,
    Spot,
    join_planar,
    join_three_nearest,
    measure_lengths,
    spread_dots,
)

Luck: TypeAlias = Callable[[int], int]
"""`luck(n)` is one of 0 … n - 1."""
Shape: TypeAlias = Literal["planar", "three_nearest"]
"""The table option `map`: R-5, or the document to the letter with 3 to 7 lines a planet and crossings (I-11)."""

PLANETS: Final = 16
RADIUS: Final = 1000
SEEDS: Final = 2**31
_APART: Final = 360
_MASK: Final = 2**64 - 1


class Site(msgspec.Struct, frozen=True):
    """A planet's place on the map."""

    id: str
    x: int
    y: int


class StarLine(msgspec.Struct, frozen=True):
    """A line between planets `a` and `b`: how many dots lie between them, and which one is the star."""

    id: str
    a: str
    b: str
    dots: int
    star: int

    def other(self, planet: str) -> str:
        """The planet at the other end."""
        return self.b if planet == self.a else self.a


class StarMap(msgspec.Struct, frozen=True):
    """Planets and lines, each in the order of their numbers."""

    planets: tuple[Site, ...]
    lines: tuple[StarLine, ...]

    def planet(self, name: str) -> Site:
        """The planet of that id; raises KeyError."""
        for planet in self.planets:
            if planet.id == name:
                return planet
        raise KeyError(name)

    def line(self, name: str) -> StarLine:
        """The line of that id; raises KeyError."""
        for line in self.lines:
            if line.id == name:
                return line
        raise KeyError(name)

    def lines_at(self, planet: str) -> tuple[StarLine, ...]:
        """The lines that end at a planet, lowest number first."""
        return tuple(line for line in self.lines if planet in (line.a, line.b))

    def point(self, line: StarLine, dot: int) -> Spot:
        """Where a dot of a line lies; 0 is planet `a`, `dots` + 1 planet `b`."""
        start, end, steps = self.planet(line.a), self.planet(line.b), line.dots + 1
        return (
            (start.x * (steps - dot) + end.x * dot) // steps,
            (start.y * (steps - dot) + end.y * dot) // steps,
        )


class Stream:
    """Numbers from a seed: SplitMix64, whose state grows by a constant and is mixed anew each time.

    Numbers of the uneven end of the 64 bits are thrown away, so that each of 0 … n - 1 is as likely.
    """

    def __init__(self, seed: int) -> None:
        self._state = seed

    def __call__(self, number: int) -> int:
        """One of 0 … number - 1."""
        while True:
            self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _MASK
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            mixed ^= mixed >> 31
            if mixed <= _MASK - 2**64 % number:
                return mixed % number


def make_star_map(seed: int, shape: Shape = "planar") -> StarMap:
    """The map of a seed (0 … SEEDS - 1), as chance drew it (IP-22 to IP-25)."""
    return draw(Stream(seed), shape)


def draw(luck: Luck, shape: Shape = "planar") -> StarMap:
    """R-5: attempt after attempt until a map passes; should none, that of seed 0, which does."""
    wired = join_planar if shape == "planar" else join_three_nearest
    for _ in range(200):
        sites = scatter_planets(luck)
        if len(sites) == PLANETS and (edges := wired(sites)):
            return chart_lines(sites, edges, luck)
    return draw(Stream(0), shape)


def chart_lines(sites: Sequence[Spot], edges: Sequence[Edge], luck: Luck) -> StarMap:
    """Steps 6 to 8: dots in proportion to length, a star on each line, lines numbered by their planets."""
    planets = tuple(Site(f"P{place:02}", x, y) for place, (x, y) in enumerate(sites, 1))
    lines = tuple(
        StarLine(f"L{place:02}", planets[a].id, planets[b].id, dots, 2 + luck(dots - 2))
        for place, ((a, b), dots) in enumerate(
            zip(edges, spread_dots(measure_lengths(sites, edges)), strict=True), 1
        )
    )
    return StarMap(planets, lines)


def scatter_planets(luck: Luck) -> tuple[Spot, ...]:
    """Step 1: darts in the disc, none too near another; top to bottom. Fewer than 16 is a failure."""
    kept: list[Spot] = []
    for _ in range(1500):
        x, y = luck(2 * RADIUS + 1) - RADIUS, luck(2 * RADIUS + 1) - RADIUS
        if x * x + y * y > RADIUS**2:
            continue
        for ax, ay in kept:
            if (x - ax) * (x - ax) + (y - ay) * (y - ay) < _APART**2:
                break
        else:
            kept.append((x, y))
            if len(kept) == PLANETS:
                break
    return tuple(sorted(kept, key=lambda spot: (-spot[1], spot[0])))


TETRA: Final = StarMap(
    (Site("A", 0, 900), Site("B", 0, 150), Site("C", 850, -600), Site("D", -850, -600)),
    tuple(
        StarLine(ends, ends[0], ends[1], dots, star)
        for ends, dots, star in zip(
            ("AB", "AC", "AD", "BC", "BD", "CD"), (6, 7, 9, 5, 8, 7), (3, 5, 4, 4, 2, 6), strict=True
        )
    ),
)
"""Section F's map of four planets, every two of them joined; for tests and lessons."""
