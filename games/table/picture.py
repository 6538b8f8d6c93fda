"""What the pictures of every game share: what a picture is told at least, and the signs that all of them use.

A game has its own shapes in `picture/shown.py`, its own colours in `picture/palette.py`. What stands here looks
alike at every table: the colours with a meaning, the header, the players' rows, the sign of a fight, a hand's size.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from games.table.scene import Circle, Colour, Point, Polygon, Rect, Shape, Style, Text, move_points

Words: TypeAlias = Callable[[str], str]
"""The viewer's words for a key of `KEYS`."""
Sign: TypeAlias = Callable[[int, int], tuple[Shape, ...]]
"""Draws a small thing round (x, y)."""

LONGEST_ALT: Final = 1000
"""Characters of an alternative text."""

NIGHT: Final[Colour] = "#12162a"
EDGE: Final[Colour] = "#414b80"
WHITE: Final[Colour] = "#ffffff"
MUTED: Final[Colour] = "#b9c1e4"
GOLD: Final[Colour] = "#ffd75e"
GLOW: Final[Colour] = "#4df3ff"
ALARM: Final[Colour] = "#ff5a36"

_BURST: Final[tuple[Point, ...]] = (
    *((0, -100), (22, -66), (59, -81), (63, -41), (100, -25), (77, 9), (90, 48), (50, 54), (34, 94)),
    *((0, 72), (-34, 94), (-50, 54), (-90, 48), (-77, 9), (-100, -25), (-63, -41), (-59, -81), (-22, -66)),
)


@dataclass(frozen=True, slots=True)
class Picture:
    """Whatever is drawn has a title, a line below it, and its contents in words (`alt`)."""

    title: str
    subtitle: str
    alt: str


@dataclass(frozen=True, slots=True)
class Look:
    """How a player is told apart: a form, a letter and a colour, and the ink that is read on it.

    The form fits in a circle of radius 100 round (0, 0); () is the circle itself.
    """

    letter: str
    colour: Colour
    ink: Colour
    form: tuple[Point, ...]


def board_header(shown: Picture, width: int) -> tuple[Shape, ...]:
    """Title and subtitle in the middle, above a board of this width."""
    room = width - 60
    return (
        Text(width // 2, 36, shown.title, 38, WHITE, bold=True, max_width=room, min_size=26),
        Text(width // 2, 78, shown.subtitle, 27, MUTED, max_width=room, min_size=22),
    )


def hand_header(shown: Picture, width: int, left: int) -> tuple[Shape, ...]:
    """Title and subtitle from `left` on, above cards of this width."""
    room = width - left - 30
    return (
        Text(left, 38, shown.title, 38, WHITE, True, "start", room, 26),
        Text(left, 82, shown.subtitle, 27, MUTED, False, "start", room, 22),
    )


def far_stars(width: int, height: int, count: int, sizes: int, glow: tuple[int, int]) -> tuple[Shape, ...]:
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


def row_frame(place: int, width: int, height: int, ground: Colour, *, current: bool) -> tuple[Shape, ...]:
    """The frame of the player in this place of the order, who is marked when it is that player's turn."""
    middle = height // 2 + 1
    edge = Style(fill=ground, stroke=GOLD if current else EDGE, width=4 if current else 1)
    frame = Rect(2, 0, width - 4, height, edge, 14)
    if not current:
        return (frame, Text(29, middle, str(place + 1), 26, MUTED, bold=True))
    arrow = ((14, middle - 17), (44, middle), (14, middle + 17))
    return (frame, Polygon(arrow, Style(fill=GOLD, stroke=NIGHT, width=2)))


def burst(x: int, y: int, r: int) -> tuple[Shape, ...]:
    """The sign of a fight."""
    return (
        Polygon(move_points(_BURST, x, y, r), Style(fill=ALARM, stroke=WHITE, width=2)),
        Text(x, y, "⚔", r * 14 // 10, WHITE, bold=True, halo=NIGHT, halo_width=2),
    )


def fan(x: int, y: int, count: int) -> tuple[Shape, ...]:
    """A small fan of cards with the number of cards in the hand."""
    back = Style(fill="#5a64a8", stroke=WHITE, width=2)
    front = Style(fill="#f4efe2", stroke=NIGHT, width=2)
    return (
        Rect(x - 22, y - 26, 34, 46, back, 6),
        Rect(x - 14, y - 22, 34, 46, front, 6),
        Text(x + 3, y + 1, str(count), 26, NIGHT, bold=True, max_width=30),
    )


def alt_text(lines: Iterable[str]) -> str:
    """As many whole lines as an alternative text may hold."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}".strip()
        if len(longer) > LONGEST_ALT:
            break
        text = longer
    return text
