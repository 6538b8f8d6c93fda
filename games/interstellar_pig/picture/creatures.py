"""The eight races in a few strokes (IP-9); each fits in a circle of radius 100 round (0, 0)."""

from collections.abc import Mapping
from typing import Final

from porc_royal.scene import Circle, Colour, Line, Point, Polygon, Rect, Shape, Style, move_points

_NIGHT: Final = "#0e1226"
_WHITE: Final = "#ffffff"


def draw_creature(race: int) -> tuple[Shape, ...]:
    """The race's likeness; nothing for a race there is not."""
    return _CREATURES.get(race, ())


def _body(colour: Colour, rim: Colour = _NIGHT, width: int = 4) -> Style:
    return Style(fill=colour, stroke=rim, width=width)


def _limb(colour: Colour, *points: Point, width: int = 12) -> tuple[Shape, ...]:
    return (
        Line(points, Style(stroke=_NIGHT, width=width + 7)),
        Line(points, Style(stroke=colour, width=width)),
    )


def _eye(x: int, y: int, r: int = 12) -> tuple[Shape, ...]:
    return (
        Circle(x, y, r, _body(_WHITE, width=3)),
        Circle(x + r // 4, y + r // 5, r // 2, Style(fill=_NIGHT)),
    )


def _mirrored(colour: Colour, *points: Point, width: int = 12) -> tuple[Shape, ...]:
    other = tuple((-x, y) for x, y in points)
    return (*_limb(colour, *points, width=width), *_limb(colour, *other, width=width))


def _cap(r: int, y: int) -> tuple[Point, ...]:
    """The upper half of a disc, its flat side at `y`."""
    arc = (
        (-100, 0),
        (-92, -38),
        (-71, -71),
        (-38, -92),
        (0, -100),
        (38, -92),
        (71, -71),
        (92, -38),
        (100, 0),
    )
    return move_points(arc, 0, y, r)


_FUNGUS: Final[tuple[Shape, ...]] = (
    Rect(-68, -6, 34, 86, _body("#e9d9c0"), 14),
    Polygon(move_points(_cap(54, 4), -52, -2), _body("#b86fb0")),
    Rect(30, 14, 30, 68, _body("#e9d9c0"), 13),
    Polygon(move_points(_cap(46, 22), 46, 0), _body("#b86fb0")),
    Rect(-26, -30, 50, 114, _body("#f4e8d2"), 20),
    Polygon(_cap(84, -18), _body("#d4548a")),
    *(Circle(x, y, r, Style(fill="#ffd9e8")) for x, y, r in ((-40, -44, 12), (4, -72, 13), (44, -42, 10))),
    *_eye(-10, 14, 11),
    *_eye(14, 14, 11),
    Rect(-92, 78, 184, 16, _body("#8a5a86"), 8),
)
_SPIDER: Final[tuple[Shape, ...]] = (
    *_mirrored("#6f6aa8", (34, 34), (74, 8), (96, 56)),
    *_mirrored("#6f6aa8", (34, 44), (66, 30), (80, 84)),
    *_mirrored("#6f6aa8", (26, 54), (46, 54), (56, 96)),
    *_mirrored("#6f6aa8", (16, 58), (22, 74), (28, 98), width=10),
    Circle(0, 44, 32, _body("#857fc4")),
    Circle(0, -28, 68, _body("#a9a3e6")),
    Line(((-6, -92), (4, -66), (-8, -50), (6, -34)), Style(stroke="#7d76c2", width=5)),
    Line(((-44, -66), (-30, -52), (-42, -38)), Style(stroke="#7d76c2", width=5)),
    Line(((40, -68), (30, -50), (44, -40)), Style(stroke="#7d76c2", width=5)),
    *(shape for x in (-36, -13, 13, 36) for shape in _eye(x, -8 + abs(x) // 6, 11)),
    *_mirrored(_WHITE, (10, 58), (7, 70), width=5),
)
_OCTOPUS: Final[tuple[Shape, ...]] = (
    Polygon(((-30, -30), (-98, -78), (-90, -14), (-40, 8)), _body("#f0a35c")),
    Polygon(((30, -30), (98, -78), (90, -14), (40, 8)), _body("#f0a35c")),
    *_mirrored("#d9653a", (40, 26), (76, 44), (66, 84)),
    *_mirrored("#d9653a", (24, 36), (44, 66), (30, 94)),
    *_mirrored("#d9653a", (8, 40), (14, 70), (4, 96)),
    *(
        Polygon(move_points(((-7, 0), (7, 0), (0, 15)), x, y), _body(_WHITE, width=2))
        for x, y in ((66, 84), (-66, 84))
    ),
    Circle(0, -18, 60, _body("#e87a48")),
    Circle(-24, -52, 9, Style(fill="#f7b48d")),
    Circle(20, -58, 6, Style(fill="#f7b48d")),
    *_eye(-22, -6, 16),
    *_eye(22, -6, 16),
)
_MAMMAL: Final[tuple[Shape, ...]] = (
    Polygon(((-64, 96), (-52, 30), (0, 12), (52, 30), (64, 96)), _body("#5a7fb0")),
    Polygon(((-52, -44), (-60, -96), (-16, -74)), _body("#b98a5e")),
    Polygon(((52, -44), (60, -96), (16, -74)), _body("#b98a5e")),
    Circle(0, -26, 54, _body("#c99b6d")),
    Circle(0, -8, 24, Style(fill="#ecd3b2")),
    Polygon(((-9, -16), (9, -16), (0, -6)), Style(fill=_NIGHT)),
    *_eye(-22, -36, 12),
    *_eye(22, -36, 12),
    *_limb("#7bd66b", (20, 34), (44, 16), (70, 10), width=11),
    Circle(76, 4, 22, _body("#7bd66b")),
    *_eye(78, 2, 10),
    Circle(-14, 56, 6, Style(fill="#dfe9f7")),
    Circle(-14, 78, 6, Style(fill="#dfe9f7")),
)
_WORM: Final[tuple[Shape, ...]] = (
    *(
        shape
        for x, y in ((-74, 62), (-50, 76), (-22, 80), (4, 70), (22, 48), (34, 18))
        for shape in _limb("#9be0d0", (x, y), (x - 12, y + 16), (x - 2, y + 24), width=5)
    ),
    *(
        shape
        for x, y in ((-70, 40), (-44, 50), (-20, 48), (-6, 28), (2, 0))
        for shape in _limb("#9be0d0", (x, y), (x - 14, y - 16), (x - 6, y - 28), width=5)
    ),
    *_limb("#3fae98", (-84, 54), (-50, 64), (-14, 62), (12, 38), (18, 4), (22, -34), width=34),
    *(Line(((x, y), (x + 12, y + 22)), Style(stroke="#2c8875", width=4)) for x, y in ((-62, 50), (-36, 54))),
    Circle(26, -52, 42, _body("#4cc4ac")),
    *_mirrored("#9be0d0", (26, -86), (34, -98), width=5)[:2],
    *_eye(14, -58, 13),
    *_eye(44, -56, 13),
    Line(((14, -32), (28, -26), (42, -32)), Style(stroke=_NIGHT, width=5)),
)
_SHELL: Final[tuple[Shape, ...]] = (
    Rect(-72, 34, 30, 48, _body("#7d9a4f"), 12),
    Rect(10, 34, 30, 48, _body("#7d9a4f"), 12),
    *_limb("#93b35d", (36, 30), (60, 14), (64, -10), width=24),
    Circle(68, -24, 26, _body("#a4c46b")),
    *_eye(74, -30, 11),
    Line(((72, -10), (86, -12)), Style(stroke=_NIGHT, width=5)),
    Polygon(_cap(86, 46), _body("#8a5f36")),
    Polygon(((-20, -36), (20, -36), (34, 0), (0, 22), (-34, 0)), _body("#b98a4e", "#5f3f20", 4)),
    Polygon(((-64, -2), (-40, -8), (-14, 34), (-66, 34)), _body("#a87a42", "#5f3f20", 4)),
    Polygon(((64, -2), (40, -8), (14, 34), (66, 34)), _body("#a87a42", "#5f3f20", 4)),
    Polygon(move_points(((0, -14), (16, -4), (0, 8), (-16, -4)), 92, -4), _body("#57c25a", width=3)),
)
_POLYP: Final[tuple[Shape, ...]] = (
    *_mirrored("#8fd0ff", (52, 4), (62, 40), (50, 70), (60, 96), width=7),
    *_mirrored("#8fd0ff", (32, 6), (38, 46), (26, 72), (34, 98), width=7),
    *_mirrored("#b9e4ff", (10, 8), (14, 44), (6, 70), (12, 92), width=7),
    Polygon(_cap(88, 8), _body("#63b4f0")),
    Polygon(_cap(60, 2), Style(fill="#a6dcff", opacity=60)),
    *(Circle(x, 8, 15, _body("#7cc4f7", width=3)) for x in (-70, -42, -14, 14, 42, 70)),
    Circle(0, -34, 26, _body("#e6f6ff")),
    Circle(0, -34, 14, Style(fill="#2b61c0")),
    Circle(5, -40, 5, Style(fill=_WHITE)),
)
_HOPPER: Final[tuple[Shape, ...]] = (
    *_mirrored("#3f9c62", (44, 52), (88, 26), (70, 88), (96, 92), width=16),
    *_mirrored("#4cb574", (26, 60), (34, 90), width=14),
    Circle(0, 40, 46, _body("#4cb574")),
    Circle(0, 50, 28, Style(fill="#bfe8c4")),
    Circle(-36, -44, 24, _body("#4cb574")),
    Circle(36, -44, 24, _body("#4cb574")),
    Polygon(((-72, -20), (-46, -50), (46, -50), (72, -20), (50, 16), (-50, 16)), _body("#5cc985")),
    *_eye(-36, -50, 16),
    *_eye(36, -50, 16),
    Line(((-42, -8), (-16, 2), (16, 2), (42, -8)), Style(stroke=_NIGHT, width=6)),
    *(
        Line(((side * 66, y), (side * 88, y - 10)), Style(stroke="#ff9fa8", width=6))
        for side in (-1, 1)
        for y in (-14, -2, 10)
    ),
)

_CREATURES: Final[Mapping[int, tuple[Shape, ...]]] = {
    1: _FUNGUS,
    2: _SPIDER,
    3: _OCTOPUS,
    4: _MAMMAL,
    5: _WORM,
    6: _SHELL,
    7: _POLYP,
    8: _HOPPER,
}
