"""The players in play order, a row each, under the heads of their columns."""

from dataclasses import dataclass
from typing import Final

from porc_royal.picture.palette import EDGE, GOLD, MUTED, NIGHT, WHITE
from porc_royal.scene import Anchor, Colour, Point, Polygon, Rect, Shape, Style, Text

WIDTH: Final = 1040
"""How wide the rows are, in pixels."""
ROW: Final = 82
"""How tall a row is."""
MIDDLE: Final = ROW // 2 - 3
"""Where the things of a row stand."""
MARK_AT: Final = 84
"""Where the mark of its player stands."""
_NAME_AT: Final = 124


@dataclass(frozen=True, slots=True)
class Panel:
    """How the rows look, from (0, 0), WIDTH wide.

    head    the height of the line above the rows
    ground  what rows stand on; `lit` the same of the player whose turn it is
    size    of the letters of a name; `room` how wide it may be
    """

    head: int
    ground: Colour
    lit: Colour
    size: int
    room: int

    def height(self, seats: int) -> int:
        """How tall the rows of so many players are."""
        return self.head + ROW * seats

    def at(self, place: int) -> Point:
        """Where the row of a place in the order stands."""
        return 0, self.height(place)

    def row(self, place: int, mark: tuple[Shape, ...], *, current: bool) -> tuple[Shape, ...]:
        """The frame of a row and the mark of its player; who is to move has an arrow instead of a number."""
        tall = ROW - 8
        middle = tall // 2 + 1
        box = draw_row_box(tall, self.lit if current else self.ground, marked=current)
        if not current:
            return (box, Text(29, middle, str(place + 1), 26, MUTED, bold=True), *mark)
        arrow = ((14, middle - 17), (44, middle), (14, middle + 17))
        return (box, Polygon(arrow, Style(fill=GOLD, stroke=NIGHT, width=2)), *mark)

    def name(self, name: str, below: str, ink: Colour = WHITE) -> tuple[Shape, ...]:
        """A player's name, and below it what is played."""
        return (
            Text(_NAME_AT, MIDDLE - 15, name, self.size, ink, True, "start", self.room, 22),
            Text(_NAME_AT, MIDDLE + 18, below, 22, MUTED, False, "start", self.room, 20),
        )


def draw_column_head(x: int, words: str, room: int, anchor: Anchor = "middle") -> Shape:
    """What stands in a column of the rows."""
    return Text(x, 18, words, 22, MUTED, anchor=anchor, max_width=room)


def draw_row_box(height: int, ground: Colour, *, marked: bool, line: int = 4, radius: int = 14) -> Shape:
    """The box of a row, with a golden `line` round it when it is marked."""
    edge = Style(fill=ground, stroke=GOLD if marked else EDGE, width=line if marked else 1)
    return Rect(2, 0, WIDTH - 4, height, edge, radius)
