"""Colours, and the form and letter that go with each: colour is never the only code.

The clans keep clear of red, yellow and blue, which are the planets' (R-6).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.cochons.picture.shown import FaceColour, MonsterShown
from porc_royal.picture.palette import CIRCLE, DIAMOND, NIGHT, PENTAGON, SQUARE, WHITE, SeatLook
from porc_royal.scene import Colour, Hatch, Point

SKY_TOP: Final[Colour] = "#0d1126"
SKY_FOOT: Final[Colour] = "#1d1738"
PANEL_LIT: Final[Colour] = "#35407a"
GOOD: Final[Colour] = "#8df0a0"


@dataclass(frozen=True, slots=True)
class Family:
    """How a family of tiles looks: the sky of the tile, its planet and the planet's pattern."""

    sky: Colour
    planet: Colour
    rim: Colour
    ink: Colour
    surface: Hatch


_TRIANGLE: Final[tuple[Point, ...]] = ((0, -116), (112, 80), (-112, 80))
_STAR: Final[tuple[Point, ...]] = (
    *((0, -124), (41, -56), (118, -38), (66, 21), (73, 100)),
    *((0, 69), (-73, 100), (-66, 21), (-118, -38), (-41, -56)),
)

CLANS: Final[Mapping[str, SeatLook]] = {
    "hylocherus": SeatLook("H", "#ff9233", NIGHT, CIRCLE),
    "porcus": SeatLook("P", "#a5673a", WHITE, SQUARE),
    "babiroussa": SeatLook("B", "#ff9fcb", NIGHT, _TRIANGLE),
    "phacocherus": SeatLook("F", "#3fb765", NIGHT, DIAMOND),
    "scrofa": SeatLook("S", "#8a4fd0", WHITE, PENTAGON),
    "pecari": SeatLook("Z", "#f6f0dd", NIGHT, _STAR),
}
_TOOTH: Final[tuple[Point, ...]] = (
    *((-96, -60), (-48, -104), (0, -64), (48, -104), (96, -60), (84, 44), (40, 104), (0, 66)),
    *((-40, 104), (-84, 44)),
)

MONSTERS: Final[Mapping[MonsterShown, SeatLook]] = {
    "pirate": SeatLook("☠", "#20242f", WHITE, _TOOTH),
    "porcophage": SeatLook("Ψ", "#6f1638", WHITE, _TOOTH),
    "worm": SeatLook("∿", "#2f5d1c", WHITE, _TOOTH),
}
"""The Extra-Cochons share a form that no clan has."""

NO_CLAN: Final = SeatLook("?", "#8d93a8", NIGHT, CIRCLE)
"""A seat whose clan is not yet drawn."""

FAMILIES: Final[Mapping[FaceColour, Family]] = {
    "red": Family("#4b1a26", "#d8434f", "#ff9aa0", WHITE, Hatch("stripes", "#d8434f", "#c23441", 14)),
    "yellow": Family("#4d3f12", "#e3b02a", "#ffe599", NIGHT, Hatch("dots", "#e3b02a", "#c4921a", 14)),
    "blue": Family("#14305f", "#3c7be0", "#a5c8ff", WHITE, Hatch("waves", "#3c7be0", "#2c64c2", 18)),
    "asteroid": Family("#2a2d37", "#7b8090", "#b3b8c6", WHITE, Hatch("checks", "#7b8090", "#747989", 16)),
    "sun": Family("#5a2f08", "#ffcf3f", "#fff3c4", NIGHT, Hatch("dots", "#ffcf3f", "#ffb52e", 12)),
}


def find_clan_look(clan: str) -> SeatLook:
    """The looks of a clan, or of a seat that has none yet."""
    return CLANS.get(clan, NO_CLAN)
