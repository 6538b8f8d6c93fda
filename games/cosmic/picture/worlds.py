"""Planets, moons and planetoids: each planet of a system has a face of its own, so that 4 is 4 everywhere."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from games.cosmic.picture.directions import find_point, list_arc
from games.cosmic.picture.marks import draw_mark
from games.cosmic.picture.palette import GATE, WARP, WARP_DEEP, blend_colours, find_look
from games.cosmic.picture.shown import WorldShown
from porc_royal.picture.palette import GLOW, GOLD, NIGHT, PAPER, WHITE
from porc_royal.scene import Circle, Colour, Line, Point, Polygon, Rect, Shape, Style, Text, move_points

RADIUS: Final = 45
_ROCK: Final[tuple[Point, ...]] = (
    *((-30, -92), (36, -84), (78, -58), (96, 4), (70, 40), (62, 82)),
    *((4, 78), (-42, 96), (-80, 58), (-74, 12), (-98, -30), (-62, -56)),
)
_SHARD: Final[tuple[Point, ...]] = (
    *((-52, -88), (10, -98), (58, -76), (70, -30), (98, -8)),
    *((86, 52), (38, 92), (-18, 80), (-72, 88), (-96, 30), (-80, -36)),
)
_STONES: Final = ("#5d5348", "#4d5346", "#5a4a55")
_ISLES: Final[tuple[Point, ...]] = (
    (-70, -20),
    (-40, -58),
    (6, -44),
    (22, -8),
    (-10, 20),
    (-24, 58),
    (-52, 36),
)
_ISLET: Final[tuple[Point, ...]] = ((30, 30), (62, 14), (60, 46), (34, 62))

_Surface: TypeAlias = Callable[[int, int, Colour, Colour], tuple[Shape, ...]]


def _craters(x: int, y: int, dark: Colour, light: Colour) -> tuple[Shape, ...]:
    return tuple(
        Circle(x + dx, y + dy, r, Style(fill=dark, stroke=light, width=2))
        for dx, dy, r in ((-22, -20, 8), (14, -26, 6), (-14, 24, 9), (22, 12, 7), (-32, 6, 5))
    )


def _belts(x: int, y: int, dark: Colour, light: Colour) -> tuple[Shape, ...]:
    rows = ((-26, 34, 8, dark), (-8, 42, 6, light), (8, 42, 9, dark), (26, 34, 6, light))
    return tuple(
        Rect(x - wide, y + dy, 2 * wide, tall, Style(fill=ink), tall // 2) for dy, wide, tall, ink in rows
    )


def _isles(x: int, y: int, dark: Colour, light: Colour) -> tuple[Shape, ...]:
    return (
        Polygon(move_points(_ISLES, x, y, RADIUS), Style(fill=light)),
        Polygon(move_points(_ISLET, x, y, RADIUS), Style(fill=light)),
        Circle(x + 18, y - 26, 7, Style(fill=dark)),
    )


def _rings(x: int, y: int, dark: Colour, light: Colour) -> tuple[Shape, ...]:
    return tuple(
        Circle(x, y, r, Style(stroke=ink, width=5)) for r, ink in ((36, dark), (25, light), (14, dark))
    )


def _spots(x: int, y: int, dark: Colour, light: Colour) -> tuple[Shape, ...]:
    waves = tuple(
        Line(tuple((x + dx, y + dy + (5 if place % 2 else -5)) for place, dx in enumerate(range(-32, 33, 16))),
             Style(stroke=dark, width=5))
        for dy in (-20, 0, 20)
    )  # fmt: skip
    return (*waves, Circle(x + 16, y + 10, 9, Style(fill=light)))


_SURFACES: Final[tuple[_Surface, ...]] = (_craters, _belts, _isles, _rings, _spots)


def draw_world(shown: WorldShown, seat: int, place: int, x: int, y: int) -> tuple[Shape, ...]:
    """A world of a seat's system round (x, y): its surface, its shaded side, its rim."""
    colour = find_look(seat).colour
    if shown.kind == "moon":
        return _moon(x, y, colour)
    if shown.kind == "planetoid":
        return draw_planetoid(shown.label, None, x, y)
    return _planet(colour, place % len(_SURFACES), x, y)


@lru_cache(maxsize=128)
def _planet(colour: Colour, surface: int, x: int, y: int) -> tuple[Shape, ...]:
    """All boards have the same planets in the same places."""
    ground, dark, light = (blend_colours(colour, NIGHT, part) for part in (58, 40, 76))
    return (
        Circle(x, y, RADIUS, Style(fill=ground, stroke=colour, width=4)),
        *_SURFACES[surface](x, y, dark, light),
        draw_shade(x, y, RADIUS - 2, blend_colours(colour, NIGHT, 26)),
    )


def _moon(x: int, y: int, colour: Colour) -> tuple[Shape, ...]:
    r, hole = RADIUS - 12, Style(fill="#454c68")
    return (
        Circle(x, y, r, Style(fill=blend_colours("#9aa3c0", NIGHT, 62))),
        *(Circle(x + dx, y + dy, wide, hole) for dx, dy, wide in ((-14, -12, 6), (8, -18, 4), (-4, 16, 7))),
        draw_shade(x, y, r, "#2c3250"),
        Circle(x, y, r, Style(stroke=colour, width=3, dash=(7, 6))),
    )


def draw_planetoid(label: str, origin: int | None, x: int, y: int, r: int = RADIUS - 4) -> tuple[Shape, ...]:
    """A planetoid: a rock of a form of its own, and the mark of the system that it comes from (PL-13)."""
    number = int(label) if label.isdecimal() else 0
    across, down = (1, -1)[number % 2], (1, -1)[number // 2 % 2]
    rock = tuple((px * across, py * down) for px, py in (_ROCK if number // 4 % 2 else _SHARD))
    craters = ((-18, -16, 7), (14, 20, 8), (20, -18, 5))[: 1 + number % 3]
    hole = Style(fill="#3e372f")
    return (
        Polygon(move_points(rock, x, y, r), Style(fill=_STONES[number % 3], stroke="#c9b79a", width=3)),
        *(Circle(x + dx * across, y + dy * down, wide, hole) for dx, dy, wide in craters),
        *(() if origin is None else draw_mark(find_look(origin), x - r * 3 // 4, y + r * 3 // 4, 15)),
    )


def draw_shade(x: int, y: int, r: int, colour: Colour) -> Shape:
    """The side of a globe that lies in the dark, away from the upper left."""
    outer = list_arc(x, y, r, range(-50, 141, 19))
    inner = list_arc(x - r * 28 // 100, y - r * 28 // 100, r * 105 // 100, range(120, -31, -15))
    return Polygon((*outer, *inner), Style(fill=colour))


def draw_number(label: str, x: int, y: int) -> Shape:
    """What is written on a world."""
    return Text(x, y, label, 36, WHITE, bold=True, max_width=60, min_size=24, halo=NIGHT, halo_width=3)


def draw_plate(label: str, colour: Colour, x: int, y: int) -> tuple[Shape, ...]:
    """What is written on a world that ships cover: on a plate of its owner's colour, which goes on below them."""
    if not label:
        return ()
    return (
        Rect(x - 15, y - 18, 50, 36, Style(fill=NIGHT, stroke=colour, width=3), 10),
        Text(x, y, label, 32, WHITE, bold=True, max_width=26, min_size=20),
    )


def draw_crosshair(x: int, y: int) -> tuple[Shape, ...]:
    """Round the world that the gate points at."""
    r = RADIUS + 8
    ticks = (
        Line((find_point(x, y, r - 7, turn), find_point(x, y, r + 9, turn)), Style(stroke=GATE, width=6))
        for turn in range(45, 360, 90)
    )
    return (
        Circle(x, y, r, Style(stroke=NIGHT, width=9)),
        Circle(x, y, r, Style(stroke=GATE, width=5)),
        *ticks,
    )


def draw_standing(
    cards: tuple[int, ...], x: int, y: int, wide: int = 46, tall: int = 34
) -> tuple[Shape, ...]:
    """Cards that lie face up beside a world: what they count together, one behind another where several."""
    if not cards:
        return ()
    edge, left, top = Style(fill=PAPER, stroke=GOLD, width=3), x - wide // 2, y - tall // 2
    behind = (Rect(left, top - 5, wide, tall, edge, 6),) if len(cards) > 1 else ()
    return (
        *behind,
        Rect(left, top, wide, tall, edge, 6),
        Text(x, y, str(sum(cards)), tall - 6, NIGHT, bold=True, max_width=wide - 6, min_size=20),
    )


def draw_whirl(x: int, y: int) -> tuple[Shape, ...]:
    """Behind a world that is in the warp (A85)."""
    arms = (
        Line(
            tuple(list_arc(x, y, RADIUS + 5 + 4 * ring, range(start, start + 200, 20))),
            Style(stroke=ink, width=6),
        )
        for ring, start, ink in ((0, 20, GATE), (1, 200, WARP), (2, 80, WARP))
    )
    return (Circle(x, y, RADIUS + 14, Style(fill=WARP_DEEP)), *arms)


def draw_glow(x: int, y: int) -> tuple[Shape, ...]:
    """Round a world that the viewer may choose."""
    return (
        Circle(x, y, RADIUS + 5, Style(stroke=NIGHT, width=10)),
        Circle(x, y, RADIUS + 5, Style(stroke=GLOW, width=6)),
    )
