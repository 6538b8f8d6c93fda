"""An emblem for every alien, made from its id alone: an aura, a body and a core, turned round one centre."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

from games.cosmic.picture.directions import find_point, list_arc, list_regular, list_star
from porc_royal.scene import Circle, Colour, Line, Polygon, Shape, Style

_NIGHT: Final = "#0b0f22"
_WHITE: Final = "#ffffff"
_HUES: Final[tuple[Colour, ...]] = (
    *("#e8485a", "#ff8a3d", "#f2c230", "#a8d93b", "#4fc65e", "#28b98f"),
    *("#30c9e8", "#3f8cf0", "#6a6cf5", "#9a52e0", "#d14fb0", "#ff7fa8"),
)
"""Round the wheel of colours."""
_LIGHTS: Final[tuple[Colour, ...]] = ("#fff1b8", "#ffe9f6", "#dffbff", "#f1ffd6", "#ffffff")
_Part: TypeAlias = Callable[["_Luck", int, Colour], tuple[Shape, ...]]
_T = TypeVar("_T")


class _Luck:
    """Numbers that follow from a word."""

    def __init__(self, word: str) -> None:
        self._state = 2_166_136_261
        for character in word:
            self._state = (self._state ^ ord(character)) * 16_777_619 % 2**32
        self._state = (self._state ^ self._state >> 15) * 2_246_822_519 % 2**32

    def below(self, count: int) -> int:
        """From 0 on."""
        self._state = (self._state * 1_664_525 + 1_013_904_223) % 2**32
        return (self._state >> 12) % count

    def pick(self, things: Sequence[_T]) -> _T:
        """One of them."""
        return things[self.below(len(things))]


@lru_cache(maxsize=128)
def draw_emblem(alien: str) -> tuple[Shape, ...]:
    """The alien's emblem in a circle of radius 100 round (0, 0); nothing while there is none."""
    if not alien:
        return ()
    luck = _Luck(alien)
    hue = luck.below(len(_HUES))
    aura, body = _HUES[hue], _HUES[(hue + 3 + luck.below(7)) % len(_HUES)]
    core = luck.pick(_LIGHTS)
    order = luck.pick((3, 4, 5, 6, 7, 8))
    drawn_aura = luck.pick(_AURAS)(luck, order, aura)
    drawn_body = luck.pick(_BODIES)(luck, order, body)
    return (*drawn_aura, *drawn_body, *luck.pick(_CORES)(luck, order, core))


def _edge(colour: Colour, width: int = 4) -> Style:
    return Style(fill=colour, stroke=_NIGHT, width=width)


def _rays(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    return (Polygon(list_star(0, 0, 2 * order, (98, 58 + luck.below(3) * 6)), _edge(colour)),)


def _petals(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    far, r = 62, 36 - order * 2 + luck.below(5)
    return tuple(Circle(*find_point(0, 0, far, turn - 90), r, _edge(colour)) for turn in _turns(order))


def _moons(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    r = 9 + luck.below(3) * 2
    ring = Circle(0, 0, 82, Style(stroke=colour, width=5))
    return (ring, *(Circle(*find_point(0, 0, 82, turn - 90), r, _edge(colour)) for turn in _turns(order)))


def _arms(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    bend = 25 + luck.below(3) * 15
    arms = [
        (
            find_point(0, 0, 34, turn),
            find_point(0, 0, 66, turn + bend // 2),
            find_point(0, 0, 92, turn + bend),
        )
        for turn in _turns(order, -90)
    ]
    return (
        *(Line(points, Style(stroke=_NIGHT, width=23)) for points in arms),
        *(Line(points, Style(stroke=colour, width=16)) for points in arms),
    )


def _gear(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    wide = 4 + luck.below(3) * 2
    points = tuple(
        find_point(0, 0, r, turn - 90 + aside)
        for turn in _turns(order + 3)
        for r, aside in ((74, -wide - 4), (96, -wide), (96, wide), (74, wide + 4))
    )
    return (Polygon(points, _edge(colour)),)


def _wings(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    reach = 96 - luck.below(3) * 6
    feathers = 2 + order // 3
    shapes: list[Shape] = []
    for place in range(feathers):
        turn = 34 - place * 80 // feathers
        for side in (1, -1):
            tip, low, high = (
                find_point(0, 0, reach, turn),
                find_point(0, 0, 46, turn + 34),
                find_point(0, 0, 46, turn - 34),
            )
            shapes.append(Polygon(tuple((side * x, y) for x, y in ((0, 0), low, tip, high)), _edge(colour)))
    return tuple(shapes)


def _globe(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    low = 12 + luck.below(4) * 6
    return (Circle(0, 0, 56, _edge(colour)), Line(((-48, low), (48, low)), Style(stroke=_NIGHT, width=5)))


def _crystal(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    corners = list_regular(0, 0, 64, max(5, order), -90 + luck.below(2) * 30)
    spokes = (Line(((0, 0), corner), Style(stroke=_NIGHT, width=3)) for corner in corners)
    return (Polygon(corners, _edge(colour)), *spokes)


def _sun(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    return (Polygon(list_star(0, 0, order + 2, (68, 42 + luck.below(3) * 5)), _edge(colour)),)


def _mask(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    chin = 62 + luck.below(3) * 6
    points = ((-58, -40), (-24, -62), (24, -62), (58, -40), (46, 18), (0, chin), (-46, 18))
    horns = tuple(
        Polygon(((side * 30, -56), (side * 62, -86 + order), (side * 56, -36)), _edge(colour))
        for side in (1, -1)
    )
    return (*horns, Polygon(points, _edge(colour)))


def _drop(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    tip = -78 + luck.below(3) * 6
    return (Polygon((*list_arc(0, 14, 52, range(-20, 201, 10)), (0, tip)), _edge(colour)),)


def _shell(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    rings = ((58, colour), (46, _NIGHT), (40, colour))
    return tuple(Circle(0, 0, r, Style(fill=ink)) for r, ink in ((62, _NIGHT), *rings))


def _eye(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    look = luck.below(4) * 90 + 45
    return (
        Circle(0, 0, 30, _edge(colour)),
        Circle(*find_point(0, 0, 9, look), 15, Style(fill=_NIGHT)),
        Circle(*find_point(0, 0, 12, look - 120), 5, Style(fill=_WHITE)),
    )


def _eyes(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    count = 2 + luck.below(3)
    first = -90 if count == 3 else 0 if count == 2 else 45
    places = [find_point(0, -4, 24, first + turn) for turn in _turns(count)]
    return tuple(
        shape
        for x, y in places
        for shape in (Circle(x, y, 15, _edge(colour, 3)), Circle(x + 3, y + 3, 7, Style(fill=_NIGHT)))
    )


def _spiral(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    start = luck.below(8) * 45
    points = tuple(find_point(0, 0, 4 + step * 11 // 10, start + step * 24) for step in range(28))
    return (Line(points, Style(stroke=_NIGHT, width=13)), Line(points, Style(stroke=colour, width=7)))


def _gem(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    wide = 20 + luck.below(3) * 4
    return (
        Polygon(((0, -34), (wide, 0), (0, 34), (-wide, 0)), _edge(colour)),
        Line(((-wide, 0), (wide, 0)), Style(stroke=_NIGHT, width=3)),
    )


def _spark(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    return (Polygon(list_star(0, 0, 4 + luck.below(3), (38, 11)), _edge(colour, 3)),)


def _mouth(luck: _Luck, order: int, colour: Colour) -> tuple[Shape, ...]:
    teeth = 3 + luck.below(3)
    jaw = ((-32, -4), (32, -4), (20, 26), (-20, 26))
    step = 64 // teeth
    bites = (
        Polygon(((-32 + step * place, -4), (-32 + step * (place + 1), -4), (-32 + step * place + step // 2, 14)),
                Style(fill=_NIGHT))
        for place in range(teeth)
    )  # fmt: skip
    eyes = (Circle(side * 20, -24, 9, _edge(colour, 3)) for side in (1, -1))
    return (Polygon(jaw, _edge(colour)), *bites, *eyes)


def _turns(count: int, start: int = 0) -> list[int]:
    return [start + 360 * place // count for place in range(count)]


_AURAS: Final[tuple[_Part, ...]] = (_rays, _petals, _moons, _arms, _gear, _wings)
_BODIES: Final[tuple[_Part, ...]] = (_globe, _crystal, _sun, _mask, _drop, _shell)
_CORES: Final[tuple[_Part, ...]] = (_eye, _eyes, _spiral, _gem, _spark, _mouth)
