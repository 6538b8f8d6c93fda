"""Colours, and the form and letter that go with each: colour is never the only code."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.cosmic.picture.shown import Back, CardKind, LineKind, Role, Side
from porc_royal.picture.palette import CIRCLE, DIAMOND, NIGHT, PENTAGON, SQUARE, WHITE, SeatLook
from porc_royal.scene import Colour, Point

SKY_TOP: Final[Colour] = "#080b1c"
SKY_FOOT: Final[Colour] = "#170f30"
SYSTEM: Final[Colour] = "#11162f"
ORBIT: Final[Colour] = "#2a3260"
GATE: Final[Colour] = "#c9a0ff"
GATE_DEEP: Final[Colour] = "#6a3fb5"
WARP: Final[Colour] = "#46339a"
WARP_DEEP: Final[Colour] = "#2a1f5e"
OFF: Final[Colour] = "#ff8a70"

_TRIANGLE: Final[tuple[Point, ...]] = ((0, -122), (118, 84), (-118, 84))
_HEXAGON: Final[tuple[Point, ...]] = ((-108, 0), (-54, -94), (54, -94), (108, 0), (54, 94), (-54, 94))
_SHIELD: Final[tuple[Point, ...]] = ((-92, -92), (92, -92), (92, 20), (0, 116), (-92, 20))
_CROSS: Final[tuple[Point, ...]] = (
    *((-52, -108), (52, -108), (52, -52), (108, -52), (108, 52), (52, 52)),
    *((52, 108), (-52, 108), (-52, 52), (-108, 52), (-108, -52), (-52, -52)),
)

LOOKS: Final[tuple[SeatLook, ...]] = (
    SeatLook("α", "#e8505b", WHITE, CIRCLE),
    SeatLook("β", "#4a8ef2", WHITE, SQUARE),
    SeatLook("γ", "#ffd23f", NIGHT, DIAMOND),
    SeatLook("δ", "#3db56a", NIGHT, _TRIANGLE),
    SeatLook("ε", "#a064ea", WHITE, PENTAGON),
    SeatLook("ζ", "#ff9233", NIGHT, _HEXAGON),
    SeatLook("η", "#f3efe2", NIGHT, _CROSS),
    SeatLook("θ", "#ff9fcb", NIGHT, _SHIELD),
)
"""By seat."""


@dataclass(frozen=True, slots=True)
class KindLook:
    """How cards of a kind look: their colour, a darker one for the picture's ground, and their sign."""

    colour: Colour
    deep: Colour
    sign: str


CARD_KINDS: Final[Mapping[CardKind, KindLook]] = {
    "attack": KindLook("#c8352e", "#5c1420", "⚔"),
    "negotiate": KindLook("#2f8f5b", "#0f3d2c", "☮"),
    "morph": KindLook("#8a4fd0", "#331a5e", "∞"),
    "reinforcement": KindLook("#c07a12", "#4f300a", "▲"),
    "artifact": KindLook("#1f7f95", "#0d3643", "⚙"),
    "flare": KindLook("#b8337f", "#45103a", "☀"),
    "kicker": KindLook("#a8471c", "#45180a", "✖"),
    "retreat": KindLook("#5a6a86", "#222b3d", "↻"),
    "intimidate": KindLook("#7a2f2f", "#331010", "⚡"),
    "rift": KindLook("#2d4fa8", "#101f4d", "☄"),
    "prize": KindLook("#d4628c", "#5e1838", "★"),
}
BACKS: Final[Mapping[Back, KindLook]] = {
    "cosmic": KindLook("#4d5bd0", "#1c2266", "✦"),
    "reward": KindLook("#b98a1e", "#4d380a", "◆"),
}
SIDES: Final[Mapping[Side, Colour]] = {"offense": "#ff8552", "defense": "#62b8ff"}
LINES: Final[Mapping[LineKind, str]] = {
    "card": "✦",
    "ships": "▲",
    "allies": "✚",
    "reinforcement": "⚑",
    "power": "☀",
    "kicker": "✖",
    "effect": "⚡",
}


def find_look(seat: int) -> SeatLook:
    """The looks of a seat."""
    return LOOKS[seat % len(LOOKS)]


def find_colour(role: Role) -> Colour:
    """The colour of a side, for its main player and its allies."""
    return SIDES["offense" if role.startswith("offense") else "defense"]


@lru_cache(maxsize=256)
def blend_colours(colour: Colour, other: Colour, percent: int) -> Colour:
    """So much of the first colour, the rest of the other."""
    parts = [(int(colour[place : place + 2], 16), int(other[place : place + 2], 16)) for place in (1, 3, 5)]
    mixed = ((one * percent + two * (100 - percent)) // 100 for one, two in parts)
    return "#" + "".join(f"{value:02x}" for value in mixed)
