"""Colours, and the form and letter that go with each: colour is never the only code.

The clans keep clear of red, yellow and blue, which are the planets' (R-6).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.cochons.picture.shown import FaceColour
from games.table.scene import Colour, Hatch, Point

SKY_TOP: Final[Colour] = "#0d1126"
SKY_FOOT: Final[Colour] = "#1d1738"
NIGHT: Final[Colour] = "#12162a"
PANEL: Final[Colour] = "#1f2544"
PANEL_LIT: Final[Colour] = "#35407a"
EDGE: Final[Colour] = "#414b80"
WHITE: Final[Colour] = "#ffffff"
MUTED: Final[Colour] = "#b9c1e4"
GOLD: Final[Colour] = "#ffd75e"
GLOW: Final[Colour] = "#4df3ff"
ALARM: Final[Colour] = "#ff5a36"
GOOD: Final[Colour] = "#8df0a0"


@dataclass(frozen=True, slots=True)
class Clan:
    """How a clan is told apart: a form, a letter and a colour, and the ink that is read on it.

    The form fits in a circle of radius 100 round (0, 0).
    """

    letter: str
    colour: Colour
    ink: Colour
    form: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """How a family of tiles looks: the sky of the tile, its planet and the planet's pattern."""

    sky: Colour
    planet: Colour
    rim: Colour
    ink: Colour
    surface: Hatch


_CIRCLE: Final[tuple[Point, ...]] = ()
_SQUARE: Final[tuple[Point, ...]] = ((-84, -84), (84, -84), (84, 84), (-84, 84))
_TRIANGLE: Final[tuple[Point, ...]] = ((0, -116), (112, 80), (-112, 80))
_DIAMOND: Final[tuple[Point, ...]] = ((0, -116), (106, 0), (0, 116), (-106, 0))
_PENTAGON: Final[tuple[Point, ...]] = ((0, -106), (101, -33), (62, 86), (-62, 86), (-101, -33))
_STAR: Final[tuple[Point, ...]] = (
    *((0, -124), (41, -56), (118, -38), (66, 21), (73, 100)),
    *((0, 69), (-73, 100), (-66, 21), (-118, -38), (-41, -56)),
)

CLANS: Final[Mapping[str, Clan]] = {
    "hylocherus": Clan("H", "#ff9233", NIGHT, _CIRCLE),
    "porcus": Clan("P", "#a5673a", WHITE, _SQUARE),
    "babiroussa": Clan("B", "#ff9fcb", NIGHT, _TRIANGLE),
    "phacocherus": Clan("F", "#3fb765", NIGHT, _DIAMOND),
    "scrofa": Clan("S", "#8a4fd0", WHITE, _PENTAGON),
    "pecari": Clan("Z", "#f6f0dd", NIGHT, _STAR),
}
NO_CLAN: Final = Clan("?", "#8d93a8", NIGHT, _CIRCLE)
"""A seat whose clan is not yet drawn."""

FAMILIES: Final[Mapping[FaceColour, Family]] = {
    "red": Family("#4b1a26", "#d8434f", "#ff9aa0", WHITE, Hatch("stripes", "#d8434f", "#c23441", 14)),
    "yellow": Family("#4d3f12", "#e3b02a", "#ffe599", NIGHT, Hatch("dots", "#e3b02a", "#c4921a", 14)),
    "blue": Family("#14305f", "#3c7be0", "#a5c8ff", WHITE, Hatch("waves", "#3c7be0", "#2c64c2", 18)),
    "asteroid": Family("#2a2d37", "#7b8090", "#b3b8c6", WHITE, Hatch("checks", "#7b8090", "#747989", 16)),
}


def clan_look(clan: str) -> Clan:
    """The looks of a clan, or of a seat that has none yet."""
    return CLANS.get(clan, NO_CLAN)
