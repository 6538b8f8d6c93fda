"""The last trips as arrows across the borders of tiles, with the number that travelled.

Arrows stand on borders, where a tile shows little else; a longer trip adds a thin trail from its origin.
They lie under troops, but their numbers above. They keep clear of the names: an arrow is pushed along its way, or
made shorter, until it touches none, and a trail stops before a name and goes on behind it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import isqrt
from typing import Final, NamedTuple

from games.cochons.picture.shown import MoveShown
from porc_royal.picture.palette import NIGHT, WHITE, SeatLook
from porc_royal.scene import Arrow, Circle, Line, Point, Shape, Style, Text, scale_length

_LENGTHS: Final = (62, 54, 46, 38)
_ONWARD: Final = 48
"""No arrow is pushed farther beyond the border of the last tile."""
_THICKNESS: Final = 27
_APART: Final = 40
_STEP: Final = 5
_TRAIL: Final = 8
"""Half of the width of a trail, with a little air."""


class Box(NamedTuple):
    """A part of the picture in which words stand."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, at: Point, air: int = 0) -> bool:
        """Whether a point lies in it, or nearer to it than `air`."""
        return self.left - air <= at[0] <= self.right + air and self.top - air <= at[1] <= self.bottom + air

    def meets(self, one: Point, other: Point, air: int = 0) -> bool:
        """Whether a straight line between two points may come nearer to it than `air`."""
        (x1, x2), (y1, y2) = sorted((one[0], other[0])), sorted((one[1], other[1]))
        across = self.left - air <= x2 and x1 <= self.right + air
        return across and self.top - air <= y2 and y1 <= self.bottom + air


@dataclass(frozen=True, slots=True)
class Arrows:
    """What lies under the names of the tiles, and the numbers that stand above all."""

    bodies: tuple[Shape, ...]
    counts: tuple[Shape, ...]


def draw_arrows(
    moves: Sequence[MoveShown],
    centres: Mapping[str, Point],
    looks: Mapping[int, SeatLook],
    scale: int,
    names: Collection[Box] = (),
) -> Arrows:
    """The arrows of all trips, clear of the names; those across one border stand side by side."""
    trails: list[Shape] = []
    bodies: list[Shape] = []
    counts: list[Shape] = []
    taken = tuple(names)
    known = [move for move in moves if move.start in centres and move.end in centres]
    for index, move in enumerate(known):
        pair = {move.start, move.end}
        twins = [at for at, other in enumerate(known) if {other.start, other.end} == pair]
        aside = (2 * twins.index(index) - (len(twins) - 1)) * _APART // 2
        way = _find_way(centres[move.start], centres[move.end], scale, aside, taken)
        trail, body, count = _arrow(move, way, looks[move.seat])
        trails += trail
        bodies += body
        counts.append(count)
    return Arrows((*trails, *bodies), tuple(counts))


def find_crossed(cell: str, moves: Sequence[MoveShown], centres: Mapping[str, Point]) -> frozenset[str]:
    """The corners of a tile that arrows run across, in the words of `tiles.CORNERS`."""
    corners: set[str] = set()
    for move in moves:
        if cell not in (move.start, move.end):
            continue
        other = move.end if cell == move.start else move.start
        if other in centres and cell in centres and centres[other][1] != centres[cell][1]:
            upper = "upper" if centres[other][1] < centres[cell][1] else "lower"
            corners.add(f"{upper} {'right' if centres[other][0] > centres[cell][0] else 'left'}")
    return frozenset(corners)


@cache
def list_places(border: int) -> Sequence[tuple[int, int]]:
    """How long an arrow may be, and how far from the border its middle: the best first."""
    among = ((length, pushed) for length in _LENGTHS for pushed in range(-border // 6 * 6, _ONWARD + 1, 6))
    return sorted(among, key=lambda place: (place[1] ** 2 + (_LENGTHS[0] - place[0]) ** 2, place))


class _Way:
    """The line from one tile's centre to another's, as far aside as its twins demand."""

    def __init__(self, start: Point, end: Point, scale: int, aside: int) -> None:
        (self._x, self._y), (x2, y2) = start, end
        self._across, self._down = x2 - self._x, y2 - self._y
        self.scale = scale
        self.span = max(1, isqrt(self._across**2 + self._down**2))
        # A pair of tiles sees its arrows side by side from the same side, whichever way they point.
        self._shift = scale_length(aside * (1 if end > start else -1), scale)
        self._lower = scale_length(33, scale) if self._down == 0 else 0

    def at(self, forward: int, aside: int = 0) -> Point:
        """The point so far along it, and so far to its left."""
        shift = self._shift + aside
        return (
            self._x + (self._across * forward - self._down * shift) // self.span,
            self._y + (self._down * forward + self._across * shift) // self.span + self._lower,
        )

    def border(self) -> int:
        """How far it is to the border of the last tile."""
        return self.span - scale_length(79, self.scale)

    def body(self, names: Collection[Box]) -> tuple[int, int]:
        """From where to where an arrow runs that touches no name; where there is no such place, across the border."""
        middle = self.border()
        border = middle * 100 // self.scale
        # Of a whole galaxy's names few stand near the way, and it is looked at in some hundred places.
        widest = scale_length(_LENGTHS[0], self.scale) // 2 + scale_length(30, self.scale)
        first = self.at(middle + scale_length(-border // 6 * 6, self.scale))
        last = self.at(middle + scale_length(_ONWARD, self.scale))
        among = [box for box in names if box.meets(first, last, widest)]
        for length, pushed in list_places(border):
            half, centre = scale_length(length, self.scale) // 2, middle + scale_length(pushed, self.scale)
            at, air = self.at(centre), half + scale_length(30, self.scale)
            near = [box for box in among if box.holds(at, air)]
            if not near or not self._meets(near, centre - half, 2 * half):
                return centre - half, centre + half
        half = scale_length(_LENGTHS[0], self.scale) // 2
        return middle - half, middle + half

    def _meets(self, names: Sequence[Box], tail: int, length: int) -> bool:
        """Whether a name lies under any point of an arrow, head and casing included.

        The points are so near each other that no name fits between. They are looked at by the thousand for a board:
        each is worked out here as `at` does, without a call.
        """
        thickness = scale_length(_THICKNESS, self.scale)
        step, casing = scale_length(_STEP, self.scale), scale_length(4, self.scale)
        neck = length - min(length * 6 // 10, thickness * 9 // 10)
        across, down, span, shift = self._across, self._down, self.span, self._shift
        x0, y0 = self._x, self._y + self._lower
        ends = -casing, length + casing + 1
        # Every fourth row first: most of what does not fit is found out at once.
        for forward in (*range(*ends, 4 * step), *range(*ends, step)):
            left = max(0, length - forward) * thickness * 7 // 8 // max(1, length - neck)
            wide = casing + (thickness // 2 if forward < neck else left)
            along, fallen = across * (tail + forward), down * (tail + forward)
            for aside in (shift - wide, shift + -wide // 2, shift, shift + wide // 2, shift + wide):
                x, y = x0 + (along - down * aside) // span, y0 + (fallen + across * aside) // span
                for one in names:
                    if one[0] <= x <= one[2] and one[1] <= y <= one[3]:
                        return True
        return False

    def trail(self, begin: int, end: int, names: Collection[Box]) -> Iterator[tuple[int, int]]:
        """The parts of a trail from here to there on which no name stands."""
        step, air = scale_length(_STEP, self.scale), scale_length(_TRAIL, self.scale)
        # Of a whole galaxy's names few stand near one trail, and it is looked at every few pixels.
        near = [box for box in names if box.meets(self.at(begin), self.at(end), air)]
        first: int | None = None
        for forward in (*range(begin, end, step), end):
            at = self.at(forward)
            taken = any(box.holds(at, air) for box in near)
            if first is None and not taken:
                first = forward
            elif first is not None and (taken or forward == end):
                last = forward - step if taken else forward
                if last > first:
                    yield first, last
                first = None


class _Found(NamedTuple):
    """Where an arrow is drawn: from `tail` to `tip`, and the parts of its trail, which begins at `begin`."""

    way: _Way
    begin: int
    tail: int
    tip: int
    trail: tuple[tuple[int, int], ...]


@lru_cache(512)
def _find_way(start: Point, end: Point, scale: int, aside: int, names: tuple[Box, ...]) -> _Found:
    """Where an arrow is clear of the names: the same on every board of a table, until its galaxy grows."""
    way, begin = _Way(start, end, scale, aside), scale_length(30, scale)
    tail, tip = way.body(names)
    long = way.span > scale_length(200, scale)
    return _Found(way, begin, tail, tip, tuple(way.trail(begin, tail, names)) if long else ())


def _arrow(move: MoveShown, found: _Found, look: SeatLook) -> tuple[list[Shape], list[Shape], Shape]:
    way, begin, tail, tip, parts = found
    scale = way.scale
    trail: list[Shape] = []
    if way.span > scale_length(200, scale):
        for colour, width in ((NIGHT, 14), (look.colour, 8)):
            style = Style(stroke=colour, width=scale_length(width, scale), opacity=90)
            trail += [Line((way.at(a), way.at(b)), style) for a, b in parts]
        trail.append(
            Circle(*way.at(begin), scale_length(9, scale), Style(fill=look.colour, stroke=NIGHT, width=3))
        )
    body = Style(fill=look.colour, stroke=NIGHT, width=scale_length(4, scale))
    casing = Style(stroke=WHITE, width=scale_length(8, scale))
    thickness = scale_length(_THICKNESS, scale)
    x, y = way.at((tail + tip) // 2 - scale_length(7, scale))
    count = Text(
        x,
        y,
        str(move.count),
        scale_length(23, scale),
        look.ink,
        bold=True,
        max_width=scale_length(34, scale),
        min_size=scale_length(18, scale),
        halo=look.colour,
    )
    ends = way.at(tail), way.at(tip)
    return trail, [Arrow(*ends, thickness, casing), Arrow(*ends, thickness, body)], count


def draw_arrow_sample(x: int, y: int, look: SeatLook) -> tuple[Shape, ...]:
    """An arrow for the legend."""
    body = Style(fill=look.colour, stroke=WHITE, width=2)
    return (Arrow((x - 24, y), (x + 24, y), 18, body),)
