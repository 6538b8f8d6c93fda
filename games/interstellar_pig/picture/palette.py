"""Colours, and the form and letter that go with each: colour is never the only code.

The players keep clear of red, blue and green, which are the temperatures', and of the gold of stars.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.interstellar_pig.picture.shown import Kind
from games.interstellar_pig.state.state import Atmosphere, Gravity, Temperature
from porc_royal.picture.palette import CIRCLE, NIGHT, WHITE, SeatLook
from porc_royal.scene import Colour, Hatch, Point

SKY_TOP: Final[Colour] = "#0b1024"
SKY_FOOT: Final[Colour] = "#161233"
PANEL: Final[Colour] = "#1d2342"
PANEL_LIT: Final[Colour] = "#343f78"
ROUTE: Final[Colour] = "#5c6699"
DOT: Final[Colour] = "#c3cbee"


@dataclass(frozen=True, slots=True)
class World:
    """How planets of a temperature look: surface, rim, and the ink of the number on it."""

    colour: Colour
    surface: Hatch
    rim: Colour
    ink: Colour


_SQUARE: Final[tuple[Point, ...]] = ((-88, -88), (88, -88), (88, 88), (-88, 88))
_DIAMOND: Final[tuple[Point, ...]] = ((0, -126), (118, 0), (0, 126), (-118, 0))
_HEXAGON: Final[tuple[Point, ...]] = ((-112, 0), (-56, -97), (56, -97), (112, 0), (56, 97), (-56, 97))

LOOKS: Final[tuple[SeatLook, ...]] = (
    SeatLook("W", "#ff9233", NIGHT, CIRCLE),
    SeatLook("X", "#ff9fcb", NIGHT, _SQUARE),
    SeatLook("Y", "#9d5ce6", WHITE, _DIAMOND),
    SeatLook("Z", "#f6f0dd", NIGHT, _HEXAGON),
)
"""By seat. The letters are none of those that stand for what planets are like."""

WORLDS: Final[Mapping[Temperature, World]] = {
    "hot": World("#d8434f", Hatch("stripes", "#d8434f", "#b82f3c", 12), "#ffb0a8", WHITE),
    "cold": World("#3c7be0", Hatch("waves", "#3c7be0", "#2b61c0", 14), "#b5d2ff", WHITE),
    "temperate": World("#2f9e5f", Hatch("dots", "#2f9e5f", "#22814b", 12), "#a9ecc4", WHITE),
}
AIRS: Final[Mapping[Atmosphere, tuple[Colour, Colour]]] = {
    "oxidizing": ("#d4ecff", NIGHT),
    "reducing": ("#e0cfa4", NIGHT),
    "inert": ("#b4b9c9", NIGHT),
}
"""Ground and ink."""
GRAVITIES: Final[Mapping[Gravity, tuple[Colour, Colour]]] = {
    "light": ("#f4f2ff", NIGHT),
    "moderate": ("#8b8fb0", NIGHT),
    "heavy": ("#454a6b", WHITE),
}
CARD_KINDS: Final[Mapping[Kind, Colour]] = {
    "prize": "#8a6a10",
    "gear": "#1f6b52",
    "combat": "#8a2f2a",
    "utility": "#27537d",
    "hazard": "#5d2f7d",
}


def find_look(seat: int) -> SeatLook:
    """The looks of a seat."""
    return LOOKS[seat % len(LOOKS)]
