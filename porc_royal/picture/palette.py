"""The colours with a meaning, and the forms by which players are told apart: colour is never the only code."""

from dataclasses import dataclass
from typing import Final

from porc_royal.scene import Colour, Point

NIGHT: Final[Colour] = "#12162a"
"""The ground of every picture."""
EDGE: Final[Colour] = "#414b80"
"""Edges and lines that say nothing by themselves."""
PANEL: Final[Colour] = "#1f2544"
"""What panels are filled with."""
PAPER: Final[Colour] = "#f6f0dd"
"""The ground of cards."""
WHITE: Final[Colour] = "#ffffff"
"""Letters that are read first."""
MUTED: Final[Colour] = "#b9c1e4"
"""Letters that are read last."""
GOLD: Final[Colour] = "#ffd75e"
"""What stands out: headings, a winner, numbers that count."""
GLOW: Final[Colour] = "#4df3ff"
"""A bright outline round what counts now."""
ALARM: Final[Colour] = "#ff5a36"
"""Danger."""

CIRCLE: Final[tuple[Point, ...]] = ()
SQUARE: Final[tuple[Point, ...]] = ((-84, -84), (84, -84), (84, 84), (-84, 84))
DIAMOND: Final[tuple[Point, ...]] = ((0, -116), (106, 0), (0, 116), (-106, 0))
PENTAGON: Final[tuple[Point, ...]] = ((0, -106), (101, -33), (62, 86), (-62, 86), (-101, -33))
"""Forms of about one size, to be scaled to a radius in percent."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a player is told apart: a form, a letter and a colour, and the ink that is read on it.

    The form fits in a circle of radius 100 round (0, 0); () is the circle itself.
    """

    letter: str
    colour: Colour
    ink: Colour
    form: tuple[Point, ...]
