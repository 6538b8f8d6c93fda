"""What stands above a board or above cards, and the sky behind them."""

from functools import lru_cache

from porc_royal.picture.palette import MUTED, WHITE
from porc_royal.picture.shown import Picture
from porc_royal.scene import Circle, Shape, Style, Text


def draw_board_header(shown: Picture, width: int) -> tuple[Shape, ...]:
    """Title and subtitle in the middle, above a board of this width."""
    room = width - 60
    return (
        Text(width // 2, 36, shown.title, 38, WHITE, bold=True, max_width=room, min_size=26),
        Text(width // 2, 78, shown.subtitle, 27, MUTED, max_width=room, min_size=22),
    )


def draw_hand_header(shown: Picture, width: int, left: int) -> tuple[Shape, ...]:
    """Title and subtitle from `left` on, above cards of this width."""
    room = width - left - 30
    return (
        Text(left, 38, shown.title, 38, WHITE, True, "start", room, 26),
        Text(left, 82, shown.subtitle, 27, MUTED, False, "start", room, 22),
    )


@lru_cache(maxsize=64)
def draw_far_stars(
    width: int, height: int, count: int, sizes: int, glow: tuple[int, int]
) -> tuple[Shape, ...]:
    """A scattering that is the same in every picture of a size: it says nothing.

    `sizes` different radii from 1 pixel on; `glow` is the least opacity and how far it varies, in percent.
    """
    least, more = glow
    return tuple(
        Circle(
            (index * 7919 + index * index * 31) % width,
            (index * 5167 + index * index * 17) % height,
            1 + index % sizes,
            Style(fill=WHITE, opacity=least + index * 13 % more),
        )
        for index in range(count)
    )
