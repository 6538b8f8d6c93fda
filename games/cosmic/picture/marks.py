"""The small things that all pictures share: ships, players' marks, hands, the tag of a role."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.cosmic.picture.palette import BACKS, find_colour, find_look
from games.cosmic.picture.shown import PREFIX, Back, FleetShown, Role, Side, StackShown
from porc_royal.picture.marks import draw_form
from porc_royal.picture.palette import GOLD, NIGHT, WHITE, SeatLook
from porc_royal.picture.shown import Words
from porc_royal.scene import Group, Point, Polygon, Rect, Shape, Style, Text, move_points

FLEET: Final[Point] = (84, 42)
"""How large the sign of ships is."""
_ACROSS: Final = FLEET[0] + 14
_DOWN: Final = FLEET[1] + 8
TAG: Final[Point] = (236, 34)
_SHIELD: Final[tuple[Point, ...]] = ((-80, -90), (0, -104), (80, -90), (80, 10), (0, 108), (-80, 10))
_STAR: Final[tuple[Point, ...]] = (
    *((0, -100), (28, -32), (100, -28), (44, 18), (62, 88)),
    *((0, 48), (-62, 88), (-44, 18), (-100, -28), (-28, -32)),
)


def draw_mark(look: SeatLook, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """A player's mark: the form in its colour, with its letter."""
    low = r // 5 if len(look.form) == 3 else 0
    return (
        draw_form(look, x, y, r, Style(fill=look.colour, stroke=NIGHT, width=7)),
        draw_form(look, x, y, r, Style(fill=look.colour, stroke=WHITE, width=3)),
        Text(x, y + low, look.letter, max(20, r * 13 // 10), look.ink, bold=True),
    )


def draw_fleet(shown: FleetShown, x: int, y: int, scale: int = 100) -> Shape:
    """Ships of one player round (x, y): its mark, and how many there are."""
    return Group(_draw_ships(shown), x, y, scale)


@lru_cache(maxsize=256)
def _draw_ships(shown: FleetShown) -> tuple[Shape, ...]:
    """A crowded board shows the same ships hundreds of times."""
    look = find_look(shown.seat)
    low = 4 if len(look.form) == 3 else 0
    shapes: list[Shape] = [
        Rect(-42, -21, 84, 42, Style(fill=NIGHT, stroke=look.colour, width=3), 21),
        draw_form(look, -20, 0, 15, Style(fill=look.colour, stroke=WHITE, width=2)),
        Text(-20, low, look.letter, 26, look.ink, bold=True, max_width=24),
        Text(18, 0, str(shown.count), 33, WHITE, bold=True, max_width=38, min_size=26),
    ]
    if shown.special:
        shapes += draw_special(35, -15, charged=shown.special == "charged")
    return tuple(shapes)


def draw_special(x: int, y: int, *, charged: bool) -> tuple[Shape, ...]:
    """The marker of a special ship: full, or turned down."""
    style = Style(fill=GOLD if charged else NIGHT, stroke=NIGHT if charged else GOLD, width=2)
    return (Polygon(move_points(_STAR, x, y, 13), style),)


def draw_fleets(
    shown: Sequence[FleetShown], box: tuple[int, int, int, int], most: int = 100
) -> tuple[Shape, ...]:
    """All these ships in the middle of a box (left, top, width, height), as large as it allows, in rows."""
    if not shown:
        return ()
    left, top, width, height = box
    best, across = 0, 1
    for columns in range(1, len(shown) + 1):
        rows = -(-len(shown) // columns)
        scale = min(most, width * 100 // (columns * _ACROSS), height * 100 // (rows * _DOWN))
        if scale > best:
            best, across = scale, columns
    wide, tall = _ACROSS * best // 100, _DOWN * best // 100
    rows = -(-len(shown) // across)
    shapes: list[Shape] = []
    for place, each in enumerate(shown):
        row, column = divmod(place, across)
        here = min(across, len(shown) - row * across)
        x = left + width // 2 + (2 * column - here + 1) * wide // 2
        shapes.append(draw_fleet(each, x, top + height // 2 + (2 * row - rows + 1) * tall // 2, best))
    return tuple(shapes)


def draw_fan(shown: StackShown, x: int, y: int) -> tuple[Shape, ...]:
    """Cards with one back and how many there are."""
    look = BACKS[shown.back]
    edge = Style(fill=look.deep, stroke=WHITE, width=2)
    return (
        Rect(x - 24, y - 23, 34, 44, edge, 6),
        Rect(x - 15, y - 20, 38, 44, Style(fill=look.colour, stroke=WHITE, width=2), 6),
        Text(
            x + 4, y + 2, str(shown.count), 27, WHITE, bold=True, max_width=34, halo=look.deep, halo_width=2
        ),
    )


def draw_back(kind: Back, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """A small sign of which deck a card belongs to."""
    look = BACKS[kind]
    frame = Style(fill=look.colour, stroke=WHITE, width=2)
    return (
        Rect(x - r * 3 // 4, y - r, r * 3 // 2, 2 * r, frame, 5),
        Text(x, y, look.sign, max(20, r), WHITE),
    )


def draw_shield(x: int, y: int, r: int, style: Style) -> Shape:
    """The sign of the defense."""
    return Polygon(move_points(_SHIELD, x, y, r), style)


def draw_side(side: Side, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """Crossed swords for the offense, a shield for the defense."""
    if side == "offense":
        return (Text(x, y, "⚔", r * 2, NIGHT, bold=True),)
    return (draw_shield(x, y, r, Style(fill=NIGHT)),)


def draw_tag(role: Role, words: Words, x: int, y: int) -> tuple[Shape, ...]:
    """What a player is in the encounter, from x on, round the height y."""
    if not role:
        return ()
    wide, tall = TAG
    main = role in ("offense", "defense")
    colour = find_colour(role)
    side: Side = "offense" if role.startswith("offense") else "defense"
    ground = Style(fill=colour, stroke=NIGHT, width=3) if main else Style(fill=NIGHT, stroke=colour, width=3)
    sign = draw_side(side, x + 24, y, 12) if main else (Text(x + 24, y, "✚", 24, colour, bold=True),)
    ink = NIGHT if main else colour
    said = Text(x + wide // 2 + 14, y, words(f"{PREFIX}role-{role}"), 24, ink, True, "middle", wide - 62, 20)
    return (Rect(x, y - tall // 2, wide, tall, ground, 17), *sign, said)
