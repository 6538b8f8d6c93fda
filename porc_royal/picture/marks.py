"""Small signs: a player's form, the sign of a fight, a hand's size."""

from collections.abc import Callable
from typing import Final, TypeAlias

from porc_royal.picture.palette import ALARM, NIGHT, WHITE, SeatLook
from porc_royal.scene import Circle, Point, Polygon, Rect, Shape, Style, Text, move_points

Sign: TypeAlias = Callable[[int, int], tuple[Shape, ...]]
"""Draws a small thing round (x, y)."""

_BURST: Final[tuple[Point, ...]] = (
    *((0, -100), (22, -66), (59, -81), (63, -41), (100, -25), (77, 9), (90, 48), (50, 54), (34, 94)),
    *((0, 72), (-34, 94), (-50, 54), (-90, 48), (-77, 9), (-100, -25), (-63, -41), (-59, -81), (-22, -66)),
)


def draw_form(look: SeatLook, x: int, y: int, r: int, style: Style) -> Shape:
    """The form of a player round (x, y), in any style."""
    return Polygon(move_points(look.form, x, y, r), style) if look.form else Circle(x, y, r, style)


def draw_burst(x: int, y: int, r: int) -> tuple[Shape, ...]:
    """The sign of a fight."""
    return (
        Polygon(move_points(_BURST, x, y, r), Style(fill=ALARM, stroke=WHITE, width=2)),
        Text(x, y, "⚔", r * 14 // 10, WHITE, bold=True, halo=NIGHT, halo_width=2),
    )


def draw_fan(x: int, y: int, count: int) -> tuple[Shape, ...]:
    """A small fan of cards with the number of cards in the hand."""
    back = Style(fill="#5a64a8", stroke=WHITE, width=2)
    front = Style(fill="#f4efe2", stroke=NIGHT, width=2)
    return (
        Rect(x - 22, y - 26, 34, 46, back, 6),
        Rect(x - 14, y - 22, 34, 46, front, 6),
        Text(x + 3, y + 1, str(count), 26, NIGHT, bold=True, max_width=30),
    )
