"""Section C: sixteen planets in a disc, the lines between them, their dots and stars.

`star_map(seed)` makes a map from one number drawn by chance; nothing but whole numbers is used, so equal
seeds give equal maps on every machine. x grows to the right and y upwards, both from -1000 to 1000.

A planet is named "P05", a line "L12"; dots are counted from 1 at the end `a`, the lower-numbered planet.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import isqrt
from typing import Final, Literal, TypeAlias

import msgspec

Luck: TypeAlias = Callable[[int], int]
"""`luck(n)` is one of 0 … n - 1."""
Shape: TypeAlias = Literal["planar", "three_nearest"]
"""The table option `map`: section C's, or L51 to the letter with 3 to 7 lines a planet and crossings."""
Spot: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[int, int]

PLANETS: Final = 16
RADIUS: Final = 1000
SEEDS: Final = 2**31
MEAN: Final = 7
FEWEST: Final = 4
MOST: Final = 10
LONGEST_ROUTE: Final = 40
_APART: Final = 360
_CLEAR: Final = 110
_MASK: Final = 2**64 - 1


class Site(msgspec.Struct, frozen=True):
    """A planet's place on the map."""

    id: str
    x: int
    y: int


class Line(msgspec.Struct, frozen=True):
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
    lines: tuple[Line, ...]

    def planet(self, name: str) -> Site:
        """The planet of that id; raises KeyError."""
        return {planet.id: planet for planet in self.planets}[name]

    def line(self, name: str) -> Line:
        """The line of that id; raises KeyError."""
        return {line.id: line for line in self.lines}[name]

    def lines_at(self, planet: str) -> tuple[Line, ...]:
        """The lines that end at a planet, lowest number first."""
        return tuple(line for line in self.lines if planet in (line.a, line.b))

    def point(self, line: Line, dot: int) -> Spot:
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


def star_map(seed: int, shape: Shape = "planar") -> StarMap:
    """The map of a seed (0 … SEEDS - 1), as chance drew it (IP-22 to IP-25)."""
    return draw(Stream(seed), shape)


def draw(luck: Luck, shape: Shape = "planar") -> StarMap:
    """C.1: attempt after attempt until a map passes; should none, that of seed 0, which does."""
    wired = planar if shape == "planar" else three_nearest
    for _ in range(200):
        sites = scattered(luck)
        if len(sites) == PLANETS and (edges := wired(sites)):
            return charted(sites, edges, luck)
    return draw(Stream(0), shape)


def charted(sites: Sequence[Spot], edges: Sequence[Edge], luck: Luck) -> StarMap:
    """Steps 6 to 8: dots in proportion to length, a star on each line, lines numbered by their planets."""
    planets = tuple(Site(f"P{place:02}", x, y) for place, (x, y) in enumerate(sites, 1))
    lines = tuple(
        Line(f"L{place:02}", planets[a].id, planets[b].id, dots, 2 + luck(dots - 2))
        for place, ((a, b), dots) in enumerate(zip(edges, spread(lengths(sites, edges)), strict=True), 1)
    )
    return StarMap(planets, lines)


def scattered(luck: Luck) -> tuple[Spot, ...]:
    """Step 1: darts in the disc, none too near another; top to bottom. Fewer than 16 is a failure."""
    kept: list[Spot] = []
    for _ in range(1500):
        dart = luck(2 * RADIUS + 1) - RADIUS, luck(2 * RADIUS + 1) - RADIUS
        if _square(dart, (0, 0)) <= RADIUS**2 and all(_square(dart, each) >= _APART**2 for each in kept):
            kept.append(dart)
            if len(kept) == PLANETS:
                break
    return tuple(sorted(kept, key=lambda spot: (-spot[1], spot[0])))


def planar(sites: Sequence[Spot]) -> tuple[Edge, ...]:
    """Steps 2 to 5: three or four lines a planet, none crossing (R-5); () if these sites do not allow it."""
    edges = _capped(_cleaned(sites, _delaunay(sites)))
    return edges if _accepted(sites, edges) else ()


def three_nearest(sites: Sequence[Spot]) -> tuple[Edge, ...]:
    """L51 to the letter: each planet joined to its three nearest; () if that falls apart or grazes a planet."""
    near = {(at, to) for at in range(len(sites)) for to in _nearest(sites, at)[:3]}
    edges = tuple(sorted({(min(edge), max(edge)) for edge in near}))
    grazing = any(_grazes(sites, edge, _CLEAR // 2) for edge in edges)
    return () if grazing or _reached(len(sites), edges) < len(sites) else edges


def _square(one: Spot, other: Spot) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _nearest(sites: Sequence[Spot], at: int) -> list[int]:
    return sorted(range(len(sites)), key=lambda each: (_square(sites[at], sites[each]), each))[1:]


def _delaunay(sites: Sequence[Spot]) -> set[Edge]:
    """The sides of all triangles whose circle holds no other site.

    Lifted onto the paraboloid z = x² + y², a circle is a plane and its inside lies below that plane.
    """
    lifted = [(x, y, x * x + y * y) for x, y in sites]
    edges: set[Edge] = set()
    for a, b, c in combinations(range(len(sites)), 3):
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = lifted[a], lifted[b], lifted[c]
        ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az
        nz = ux * vy - uy * vx
        sign = (nz > 0) - (nz < 0)
        nx, ny, nz = sign * (uy * vz - uz * vy), sign * (uz * vx - ux * vz), sign * nz
        level = nx * ax + ny * ay + nz * az
        for place, (x, y, z) in enumerate(lifted):
            if nx * x + ny * y + nz * z <= level and place not in (a, b, c):
                break
        else:
            edges |= {(a, b), (a, c), (b, c)}
    return edges


def _cleaned(sites: Sequence[Spot], edges: set[Edge]) -> list[Edge]:
    """Step 3: no line too near a third planet, no two lines of a planet under 25° apart; short to long."""
    kept: list[Edge] = []
    for edge in sorted(edges, key=lambda each: (_square(sites[each[0]], sites[each[1]]), each)):
        if not _grazes(sites, edge, _CLEAR) and not any(_narrow(sites, edge, other) for other in kept):
            kept.append(edge)
    return kept


def _grazes(sites: Sequence[Spot], edge: Edge, clear: int) -> bool:
    (ax, ay), (bx, by) = sites[edge[0]], sites[edge[1]]
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    for place, (x, y) in enumerate(sites):
        along = (x - ax) * dx + (y - ay) * dy
        aside = (x - ax) * dy - (y - ay) * dx
        if place not in edge and 0 < along < square and aside * aside < clear * clear * square:
            return True
    return False


def _narrow(sites: Sequence[Spot], one: Edge, other: Edge) -> bool:
    """Whether two lines leave a planet with less than 25° between them: cos² 25° is 0.821."""
    for at in one:
        if at in other:
            here, left, right = sites[at], sites[sum(one) - at], sites[sum(other) - at]
            one_square, other_square = _square(here, left), _square(here, right)
            twice = one_square + other_square - _square(left, right)
            return twice > 0 and twice**2 * 1000 > 4 * 821 * one_square * other_square
    return False


def _capped(edges: Sequence[Edge]) -> tuple[Edge, ...]:
    """Step 4: from long to short, lines are taken from planets that have more than four."""
    kept = list(edges)
    for least in (4, 3):
        for edge in reversed(edges):
            low, high = sorted(sum(at in other for other in kept) for at in edge)
            if edge in kept and low > least and high > 4:
                kept.remove(edge)
    return tuple(sorted(kept))


def _accepted(sites: Sequence[Spot], edges: Sequence[Edge]) -> bool:
    """Step 5. With three lines a planet, what a cut of two lines parts has three planets or more."""
    count = len(sites)
    if any(not 3 <= sum(at in edge for edge in edges) <= 4 for at in range(count)):
        return False
    near = [_nearest(sites, at)[:4] for at in range(count)]
    if any(b not in near[a] and a not in near[b] for a, b in edges):
        return False
    if any((min(at, to), max(at, to)) not in edges for at, (to, *_) in enumerate(near)):
        return False
    if longest_route(count, edges, spread(lengths(sites, edges))) > LONGEST_ROUTE:
        return False
    return all(_reached(count, edges, cut) == count for cut in combinations(edges, 2))


def _reached(count: int, edges: Sequence[Edge], without: Sequence[Edge] = ()) -> int:
    """How many planets the first one is joined to, itself included."""
    links = [0] * count
    for a, b in edges:
        if (a, b) not in without:
            links[a] |= 1 << b
            links[b] |= 1 << a
    seen = fresh = 1
    while fresh:
        at = (fresh & -fresh).bit_length() - 1
        fresh = (fresh & (fresh - 1)) | (links[at] & ~seen)
        seen |= links[at]
    return seen.bit_count()


def longest_route(count: int, edges: Sequence[Edge], dots: Sequence[int]) -> int:
    """The distance in spaces of the two planets that are farthest apart; a planet is a space (IP-47)."""
    steps = [[0 if a == b else 10**6 for b in range(count)] for a in range(count)]
    for (a, b), between in zip(edges, dots, strict=True):
        steps[a][b] = steps[b][a] = between + 1
    for by in range(count):
        for a in range(count):
            steps[a] = [min(near, steps[a][by] + on) for near, on in zip(steps[a], steps[by], strict=True)]
    return max(map(max, steps))


def lengths(sites: Sequence[Spot], edges: Sequence[Edge]) -> tuple[int, ...]:
    """How long the lines are, in thousandths."""
    return tuple(isqrt(_square(sites[a], sites[b]) * 10**6) for a, b in edges)


def spread(long: Sequence[int]) -> tuple[int, ...]:
    """Step 6: dots in proportion to length, seven a line on average (R-6), by largest remainder (TV-33)."""
    total, wanted = sum(long), MEAN * len(long)
    dots = [max(FEWEST, min(MOST, wanted * each // total)) for each in long]

    def short(place: int) -> int:
        return wanted * long[place] - dots[place] * total

    while sum(dots) < wanted:
        place = max((each for each in range(len(dots)) if dots[each] < MOST), key=short)
        dots[place] += 1
    while sum(dots) > wanted:
        place = min((each for each in range(len(dots)) if dots[each] > FEWEST), key=short)
        dots[place] -= 1
    return tuple(dots)


TETRA: Final = StarMap(
    (Site("A", 0, 900), Site("B", 0, 150), Site("C", 850, -600), Site("D", -850, -600)),
    tuple(
        Line(ends, ends[0], ends[1], dots, star)
        for ends, dots, star in zip(
            ("AB", "AC", "AD", "BC", "BD", "CD"), (6, 7, 9, 5, 8, 7), (3, 5, 4, 4, 2, 6), strict=True
        )
    ),
)
"""Section F's map of four planets, every two of them joined; for tests and lessons."""
