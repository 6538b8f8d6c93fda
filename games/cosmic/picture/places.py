"""One world in its place: its face, its number, the ships on it, and what lies beside and under it.

Where many colonies stand on a world they cover it. What belongs to the world itself then stands in a strip on its left,
and its number on a plate that comes out from under its own ships: never between two worlds.
"""

from typing import Final

from games.cosmic.picture.marks import FLEET, draw_fleet, draw_mark
from games.cosmic.picture.notes import draw_envelope
from games.cosmic.picture.palette import find_look
from games.cosmic.picture.shown import FleetShown, WorldShown
from games.cosmic.picture.worlds import (
    draw_crosshair,
    draw_glow,
    draw_number,
    draw_plate,
    draw_standing,
    draw_whirl,
    draw_world,
)
from porc_royal.scene import Group, Point, Shape

WIDTH: Final = 516
SLOT: Final[Point] = (168, 138)
COLUMNS: Final = 3
HEAD: Final = 72
SIDE: Final = (WIDTH - COLUMNS * SLOT[0]) // 2
MANY: Final = 4
"""From so many colonies on a world they stand in two columns."""
SMALL: Final = 77
"""How large ships are where many stand close together."""
STRIP: Final = -40
"""The middle of what a crowd leaves free, from the middle of the world."""


def find_slot(place: int) -> Point:
    """The middle of a place in a system's frame."""
    row, column = divmod(place, COLUMNS)
    return SIDE + SLOT[0] * column + SLOT[0] // 2, HEAD + SLOT[1] * row + SLOT[1] // 2


def find_globe(place: int) -> Point:
    """Where a world itself is: on the left of its place, its ships on the right."""
    x, y = find_slot(place)
    return x - 27, y


def draw_place(shown: WorldShown, seat: int, place: int, *, lit: bool, aimed: bool) -> tuple[Shape, ...]:
    """A world of a seat's system, with all that is said of it.

    lit    whether the viewer may choose it
    aimed  whether the gate points at it
    """
    x, y = find_globe(place)
    draw_signs = _draw_crowded if len(shown.fleets) >= MANY else _draw_roomy
    return (
        *(draw_whirl(x, y) if shown.away else ()),
        *draw_world(shown, seat, place, x, y),
        *(draw_glow(x, y) if lit else ()),
        *(draw_crosshair(x, y) if aimed else ()),
        *draw_signs(shown, seat, place),
    )


def _draw_roomy(shown: WorldShown, _seat: int, place: int) -> tuple[Shape, ...]:
    """Few colonies leave the world in sight: its number stands on it, above the ships, which leave it room."""
    x, y = find_globe(place)
    fleets = len(shown.fleets)
    aside, wide = (0 if fleets < 2 else -12, 46) if not shown.note else (4 if fleets < 2 else 1, 42)
    return (
        *draw_envelope(shown.note, x - 38, y + 38),
        *(() if shown.origin is None else draw_mark(find_look(shown.origin), x - 38, y - 36, 15)),
        *draw_colonies(shown.fleets, place),
        *draw_standing(shown.cards, x + aside, y + 52, wide),
        draw_number(shown.label, x - (18 if fleets else 0), y),
    )


def _draw_crowded(shown: WorldShown, seat: int, place: int) -> tuple[Shape, ...]:
    """Many colonies: from top to bottom the colour, the number, the cards, the envelope; the ships cover none of it."""
    x, y = find_globe(place)
    strip = x + STRIP
    return (
        *draw_plate(shown.label, find_look(seat).colour, strip, y),
        Group(draw_envelope(shown.note, 0, 0), strip, y + (58 if shown.cards else 38), 90),
        *(() if shown.origin is None else draw_mark(find_look(shown.origin), strip, y - 38, 14)),
        *draw_standing(shown.cards, strip, y + 33, 32, 26),
        *draw_colonies(shown.fleets, place),
    )


def draw_colonies(shown: tuple[FleetShown, ...], place: int) -> tuple[Shape, ...]:
    """Everybody's ships on a world: in a column on its right, in two when many have come."""
    x, y = find_slot(place)
    columns, scale = (2, SMALL) if len(shown) >= MANY else (1, 100)
    wide, tall = FLEET[0] * scale // 100 + 2, (FLEET[1] + 2) * scale // 100
    rows = -(-len(shown) // columns)
    right = x + SLOT[0] // 2 - 3 - wide // 2
    return tuple(
        draw_fleet(
            each,
            right - wide * (columns - 1 - at // rows),
            y + (2 * (at % rows) - rows + 1) * tall // 2,
            scale,
        )
        for at, each in enumerate(shown)
    )
