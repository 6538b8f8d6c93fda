"""Where things stand on the picture of the map, and where words find room beside them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Final, TypeAlias

from games.interstellar_pig.state.places import find_line, find_planet, read_number
from games.interstellar_pig.state.starmap import StarLine, StarMap
from porc_royal.scene import Point

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""

WIDTH: Final = 1080
DISC: Final = 31
ORBIT: Final = 56
DOT: Final = 6
STAR: Final = 16
LABEL: Final[Point] = (150, 56)
TAG: Final[Point] = (34, 26)
_SIDE: Final = 92
_ABOVE: Final = 76
_TALLEST: Final = 1130
_STEEPEST: Final = 150
_EDGE: Final = 6

COMPASS: Final[tuple[Point, ...]] = (
    *((0, -100), (38, -92), (71, -71), (92, -38), (100, 0), (92, 38), (71, 71), (38, 92)),
    *((0, 100), (-38, 92), (-71, 71), (-92, 38), (-100, 0), (-92, -38), (-71, -71), (-38, -92)),
)
"""Sixteen directions, in percent."""


class Sky:
    """The map in pixels: as wide as the picture allows, and stretched upwards for the sake of labels."""

    def __init__(self, chart: StarMap, top: int) -> None:
        self.chart = chart
        across = [site.x for site in chart.planets] or [0]
        down = [-site.y for site in chart.planets] or [0]
        wide = max(1, max(across) - min(across))
        tall = max(1, max(down) - min(down))
        scale = (WIDTH - 2 * _SIDE) * 1000 // wide
        steep = min(scale * _STEEPEST // 100, _TALLEST * 1000 // tall)
        self.height = tall * steep // 1000 + 2 * _ABOVE
        self.top = top
        self.planets: dict[str, Point] = {
            site.id: (
                _SIDE + (site.x - min(across)) * scale // 1000,
                top + _ABOVE + (-site.y - min(down)) * steep // 1000,
            )
            for site in chart.planets
        }
        self.dots: dict[str, tuple[Point, ...]] = {line.id: self._dots(line) for line in chart.lines}

    def _dots(self, line: StarLine) -> tuple[Point, ...]:
        """Evenly between the two planets, clear of their discs."""
        (ax, ay), (bx, by) = self.planets[line.a], self.planets[line.b]
        long = max(1, isqrt((bx - ax) ** 2 + (by - ay) ** 2))
        gaps = line.dots - 1
        clear = max(DISC + 12, min(ORBIT + 12, (long - 22 * gaps) // 2))
        steps = [clear * gaps + (long - 2 * clear) * step for step in range(line.dots)]
        return tuple(
            (ax + (bx - ax) * step // (long * gaps), ay + (by - ay) * step // (long * gaps)) for step in steps
        )

    def place(self, place: str) -> Point:
        """A planet, its surface or orbit, or a dot, in pixels."""
        if not place or find_planet(place) or place in self.planets:
            return self.planets[find_planet(place) or place]
        return self.dots[find_line(self.chart, place).id][read_number(place) - 1]

    def known(self, place: str) -> bool:
        """Whether a place is on this map."""
        planet = find_planet(place) or place
        if ":" not in place:
            return planet in self.planets
        line, _, dot = place.partition(":")
        return line in self.dots and dot.isdecimal() and 1 <= int(dot) <= len(self.dots[line])


@dataclass(frozen=True, slots=True)
class Taken:
    """A box that is in use, and how bad it is to cover it."""

    box: Box
    cost: int


class Room:
    """What is taken on the picture. `put` chooses, among places for a thing, where it covers least."""

    def __init__(self, top: int, bottom: int, taken: Iterable[Taken] = ()) -> None:
        self._frame: Box = (_EDGE, top + _EDGE, WIDTH - _EDGE, bottom - _EDGE)
        self._taken = list(taken)

    @property
    def taken(self) -> tuple[Taken, ...]:
        """What stands so far."""
        return tuple(self._taken)

    def take(self, centre: Point, size: Point, cost: int) -> Taken:
        """Enter something that stands where it stands."""
        made = Taken(make_box(centre, size), cost)
        self._taken.append(made)
        return made

    def free(self, taken: Taken) -> None:
        """Take something out again."""
        self._taken.remove(taken)

    def put(self, centres: Sequence[Point], size: Point, cost: int) -> tuple[Point, Taken]:
        """The best of several centres, earlier ones preferred, which is then taken."""
        near = self._near(centres, size)
        best, least = centres[0], self._cost(make_box(centres[0], size), near)
        for place, centre in enumerate(centres):
            if place >= least:
                break  # no later one can cost less: each costs its place, and what it covers
            found = place + self._cost(make_box(centre, size), near)
            if found < least:
                best, least = centre, found
        return best, self.take(best, size, cost)

    def _near(self, centres: Sequence[Point], size: Point) -> list[Taken]:
        """What any of the boxes could meet."""
        left, top, _, _ = make_box((min(x for x, _ in centres), min(y for _, y in centres)), size)
        _, _, right, bottom = make_box((max(x for x, _ in centres), max(y for _, y in centres)), size)
        return [
            each
            for each in self._taken
            if each.box[0] < right and each.box[2] > left and each.box[1] < bottom and each.box[3] > top
        ]

    def _cost(self, box: Box, near: Iterable[Taken]) -> int:
        left, top, right, bottom = box
        frame = self._frame
        outside = max(0, frame[0] - left) + max(0, right - frame[2])
        total = 50 * (outside + max(0, frame[1] - top) + max(0, bottom - frame[3]))
        for each in near:
            x, y, far, low = each.box
            if x < right and far > left and y < bottom and low > top:
                total += each.cost + each.cost * 4 * measure_overlap(each.box, box) // ((far - x) * (low - y))
        return total


def make_box(centre: Point, size: Point) -> Box:
    """The box of that size round a centre."""
    (x, y), (width, height) = centre, size
    return x - width // 2, y - height // 2, x + width // 2, y + height // 2


def measure_overlap(one: Box, other: Box) -> int:
    """The area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    tall = min(one[3], other[3]) - max(one[1], other[1])
    return wide * tall if wide > 0 and tall > 0 else 0


def list_around(centre: Point, distance: int) -> tuple[Point, ...]:
    """Points round a centre in all directions, downwards and sideways first."""
    x, y = centre
    return tuple((x + dx * distance // 100, y + dy * distance // 100) for dx, dy in COMPASS)


def list_beside(centre: Point) -> tuple[Point, ...]:
    """Where a planet's label may stand: below, above, to the sides, touching the disc or a little off it."""
    (x, y), (wide, tall) = centre, LABEL
    found: list[Point] = []
    for gap in (DISC + 5, DISC + 17):
        for slide in (0, -25, 25, -50, 50, -62, 62):
            shift, lift = wide * slide // 100, tall * slide // 100
            found += [(x + shift, y + side * (tall // 2 + gap)) for side in (1, -1)]
            found += [(x + side * (wide // 2 + gap), y + lift) for side in (1, -1)]
            found += [(x + side * (wide // 2 + gap), y + 2 * lift) for side in (1, -1) if abs(slide) == 50]
    return tuple(found)


def list_along(dots: Sequence[Point], ends: tuple[Point, Point]) -> tuple[Point, ...]:
    """Where a line's number may stand: beside its dots, the middle first."""
    (ax, ay), (bx, by) = ends
    long = max(1, isqrt((bx - ax) ** 2 + (by - ay) ** 2))
    middle = len(dots) // 2
    order = sorted(range(len(dots)), key=lambda place: (abs(2 * place - len(dots) + 1), place))
    aside = 24
    return tuple(
        (dots[place][0] + side * (by - ay) * aside // long, dots[place][1] - side * (bx - ax) * aside // long)
        for place in order[: max(3, middle + 2)]
        for side in (1, -1)
    )
