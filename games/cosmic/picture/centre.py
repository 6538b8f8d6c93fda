"""Between the systems: the warp, the hyperspace gate with the offense in it, and who meets them."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from games.cosmic.picture.directions import find_point
from games.cosmic.picture.marks import draw_fan, draw_fleets, draw_side
from games.cosmic.picture.palette import GATE, GATE_DEEP, SIDES, SKY_TOP, WARP, WARP_DEEP
from games.cosmic.picture.shown import PREFIX, BoardPicture, DeckShown, FleetShown, Side, StackShown
from games.cosmic.picture.worlds import draw_number, draw_world
from porc_royal.picture.palette import EDGE, MUTED, NIGHT, WHITE
from porc_royal.picture.shown import Words
from porc_royal.scene import (
    Circle,
    Gradient,
    Group,
    Line,
    Paragraph,
    Point,
    Polygon,
    Rect,
    Shape,
    Style,
    Text,
)

WIDTH: Final = 1048
HEIGHT: Final = 300
MIDDLE: Final[Point] = (WIDTH // 2, 168)
MOUTH: Final = 112
_WARP: Final[Point] = (162, 168)
_MEET: Final = 706
_ROOM: Final = WIDTH - _MEET - 20
_GLOBE: Final = _MEET + 66
"""Where the world stands that the gate points at."""


def draw_centre(shown: BoardPicture, words: Words) -> tuple[Shape, ...]:
    """The band from (0, 0), WIDTH wide and HEIGHT tall."""
    return (
        *(draw_clockwise(30, 34) if shown.systems else ()),
        *_warp(shown.warp, words),
        *_gate(shown.offense, words),
        *(_meeting(shown, words) if shown.defense or shown.aim else _decks(shown.decks, words)),
    )


def draw_clockwise(x: int, y: int) -> tuple[Shape, ...]:
    """The way in which turns go round the table."""
    return (Text(x, y, "↻", 40, MUTED, bold=True),)


def draw_beam(start: Point, end: Point, r: int) -> tuple[Shape, ...]:
    """The gate's cone from its mouth to the world it points at."""
    (ax, ay), (bx, by) = start, end
    long = max(1, int(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5))
    dx, dy = (bx - ax) * 1000 // long, (by - ay) * 1000 // long

    def across(x: int, y: int, wide: int) -> tuple[Point, Point]:
        return (x - dy * wide // 1000, y + dx * wide // 1000), (x + dy * wide // 1000, y - dx * wide // 1000)

    shapes: list[Shape] = []
    for part, opacity in ((100, 22), (55, 22)):
        (near, other), (far, end_of) = across(ax, ay, MOUTH * part // 100), across(bx, by, r * part // 100)
        shapes.append(Polygon((near, far, end_of, other), Style(fill=GATE, opacity=opacity)))
    return tuple(shapes)


@cache
def draw_mouth() -> tuple[Shape, ...]:
    """The gate itself, which hides where its cone begins."""
    x, y = MIDDLE
    tick = Style(stroke=GATE, width=7)
    return (
        Circle(
            x, y, MOUTH, Style(fill=Gradient("#2c1a5c", SKY_TOP, radial=True), stroke=GATE_DEEP, width=12)
        ),
        Circle(x, y, MOUTH, Style(stroke=GATE, width=4)),
        *(
            Line((find_point(x, y, MOUTH - 4, turn), find_point(x, y, MOUTH + 10, turn)), tick)
            for turn in range(0, 360, 45)
        ),
    )


def _title(words: str, x: int, y: int, side: Side | None = None) -> tuple[Shape, ...]:
    if side is None:
        return (Text(x, y, words, 26, MUTED, True, "middle", 300, 22),)
    plate = Rect(x - 118, y - 17, 236, 34, Style(fill=SIDES[side]), 17)
    said = Text(x + 16, y, words, 24, NIGHT, True, "middle", 180, 20)
    return (plate, *draw_side(side, x - 94, y, 12), said)


def _warp(shown: Sequence[FleetShown], words: Words) -> tuple[Shape, ...]:
    """A whirl, and whose ships are lost in it."""
    x, y = _WARP
    none = (
        ()
        if shown
        else (Text(x, y, words(f"{PREFIX}nothing"), 28, WHITE, True, "middle", 280, 22, NIGHT, 4),)
    )
    return (
        *_title(words(f"{PREFIX}warp"), x, 22),
        *_whirl(x, y),
        Circle(x, y, 24, Style(fill="#05060f", stroke=WARP, width=5)),
        *draw_fleets(shown, (x - 156, y - 118, 312, 236), 112),
        *none,
    )


@cache
def _whirl(x: int, y: int) -> tuple[Shape, ...]:
    return tuple(
        Line(
            tuple(find_point(x, y, 30 + step * 9, turn + step * 12) for step in range(11)),
            Style(stroke=ink, width=wide),
        )
        for start, ink, wide in ((0, WARP, 10), (22, WARP_DEEP, 6))
        for turn in range(start, start + 360, 45)
    )


def _gate(shown: Sequence[FleetShown], words: Words) -> tuple[Shape, ...]:
    x, y = MIDDLE
    main = "role-offense" if shown else "gate"
    return (
        *_title(words(PREFIX + main), x, 22, "offense" if shown else None),
        *draw_fleets(shown, (x - 92, y - 88, 184, 176), 130),
    )


def _meeting(shown: BoardPicture, words: Words) -> tuple[Shape, ...]:
    """The world that the gate points at, and the ships on the defense's side."""
    x = _MEET + _ROOM // 2
    shapes: list[Shape] = list(_title(words(f"{PREFIX}role-defense"), x, 22, "defense"))
    left, wide = _MEET, _ROOM
    for system in shown.systems:
        for place, each in enumerate(system.worlds):
            if each.id == shown.aim:
                globe = (*draw_world(each, system.seat, place, 0, 0), draw_number(each.label, 0, 0))
                said = Paragraph(
                    _GLOBE, 246, each.name, 184, 3, 24, MUTED, 20, 112, False, "middle", centred=True
                )
                shapes += [Group(globe, _GLOBE, 136, 124), said]
                left, wide = _MEET + 170, _ROOM - 170
    return (*shapes, *draw_fleets(shown.defense, (left, 54, wide, 234), 130))


def _decks(shown: Sequence[DeckShown], words: Words) -> tuple[Shape, ...]:
    """How many cards each deck and its discard pile hold."""
    x = _MEET + 10
    shapes: list[Shape] = []
    for place, deck in enumerate(shown):
        y = 100 + 108 * place
        shapes += [
            *draw_fan(StackShown(deck.back, deck.left), x + 24, y),
            Text(x + 66, y - 14, words(f"{PREFIX}deck-{deck.back}"), 25, MUTED, True, "start", 236, 21),
            Text(
                x + 66,
                y + 18,
                f"{words(f'{PREFIX}discard')} {deck.discarded}",
                25,
                MUTED,
                False,
                "start",
                236,
                21,
            ),
        ]
    return tuple(shapes)


@cache
def draw_frame() -> tuple[Shape, ...]:
    """What lies under the band."""
    return (Rect(0, 0, WIDTH, HEIGHT, Style(fill="#0b0e22", stroke=EDGE, width=1), 24),)
