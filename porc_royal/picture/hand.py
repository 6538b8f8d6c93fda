"""A hand as a picture: its cards two by two, as wide as a telephone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from porc_royal.picture.grid import Grid
from porc_royal.picture.palette import MUTED, PAPER
from porc_royal.scene import Colour, Rect, Shape, Style, Text

WIDTH: Final = 1080
"""How wide the picture of a hand is, in pixels."""
CARD_WIDTH: Final = 510
"""How wide a card of it is."""
GAP: Final = 20
"""What is free between two cards, and below the last."""
HEADER: Final = 112
"""How tall the header of a hand is."""
NOTHING: Final = 120
"""How tall the line is that says that there is nothing to be seen."""
_MOST: Final = 24


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a hand, each `tall` pixels, from `top` on; what exceeds a picture's height is left out."""

    shapes: Sequence[tuple[Shape, ...]]
    tall: int
    top: int = HEADER

    @property
    def height(self) -> int:
        """How tall a picture is that ends with them."""
        shown = min(len(self.shapes), _MOST)
        return self.top + (self._grid.height(shown) if shown else NOTHING) + GAP

    def lay(self, none: str) -> tuple[Shape, ...]:
        """The cards in their places; `none` says that there are none."""
        return self._grid.lay(self.shapes[:_MOST]) or (say_nothing(none, self.top),)

    @property
    def _grid(self) -> Grid:
        return Grid(2, CARD_WIDTH + GAP, self.tall + GAP, GAP, self.top)


def say_nothing(words: str, top: int) -> Shape:
    """Why there is nothing to be seen, in the place of it."""
    return Text(WIDTH // 2, top + 56, words, 30, MUTED)


def draw_card_frame(height: int, head: int, colour: Colour) -> tuple[Shape, ...]:
    """A card's paper and edge from (0, 0), and the `head` pixels on which its title stands."""
    return (
        Rect(0, 0, CARD_WIDTH, height, Style(fill=PAPER, stroke=colour, width=5), 18),
        Rect(10, 10, CARD_WIDTH - 20, head, Style(fill=colour), 12),
    )
