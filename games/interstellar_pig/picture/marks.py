"""The small things that the map, the panel, sheets and cards share: pawns, needs, stars, the prize."""

from functools import lru_cache
from typing import Final, get_args

from games.interstellar_pig.picture.palette import AIRS, GRAVITIES, WORLDS
from games.interstellar_pig.picture.shown import PREFIX
from games.interstellar_pig.state.state import Atmosphere, Gravity, Temperature, Terrain
from porc_royal.picture.marks import draw_form
from porc_royal.picture.palette import GOLD, NIGHT, WHITE, SeatLook
from porc_royal.picture.shown import Words
from porc_royal.scene import Circle, Group, Point, Polygon, Rect, Shape, Style, Text, move_points

Value = Temperature | Atmosphere | Gravity | Terrain
_TERRAINS: Final = frozenset(get_args(Terrain))

_STAR: Final[tuple[Point, ...]] = (
    *((0, -100), (26, -26), (100, 0), (26, 26)),
    *((0, 100), (-26, 26), (-100, 0), (-26, -26)),
)
_WEIGHT: Final[tuple[Point, ...]] = ((-100, -84), (100, -84), (100, 20), (0, 106), (-100, 20))
_PEAKS: Final[tuple[Point, ...]] = (*((-104, 78), (-36, -62), (-2, 6), (38, -92), (104, 78)),)
_SNOW: Final[tuple[Point, ...]] = ((14, -34), (38, -92), (62, -34), (48, -44), (38, -26), (28, -44))


def draw_pawn(look: SeatLook, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """A player's pawn: the form in its colour, with its letter."""
    style = Style(fill=look.colour, stroke=WHITE, width=3)
    rim = Style(fill=look.colour, stroke=NIGHT, width=7)
    letter = Text(x, y, look.letter, max(20, r * 13 // 10), look.ink, bold=True)
    return (draw_form(look, x, y, r, rim), draw_form(look, x, y, r, style), letter)


def pick(look: SeatLook, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """The sign of a starting planet: the same form, hollow."""
    style = Style(fill=NIGHT, stroke=look.colour, width=3)
    letter = Text(x, y, look.letter, 20, look.colour, bold=True)
    return (draw_form(look, x, y, r, style), letter)


def draw_chip(value: Value, words: Words, x: int, y: int, scale: int = 100) -> Group:
    """What a planet is like or a character favours: a form for the kind of thing, a letter for its value."""
    if value in _TERRAINS:
        return Group(_terrain(value), x, y, scale)
    letter = words(f"{PREFIX}letter-{value}")
    return Group(_valued(value, letter), x, y, scale)


@lru_cache(maxsize=64)
def _valued(value: Value, letter: str) -> tuple[Shape, ...]:
    for temperature, world in WORLDS.items():
        if value == temperature:
            disc = Style(fill=world.colour, stroke=WHITE, width=2)
            return (Circle(0, 0, 14, disc), Text(0, 0, letter, 22, world.ink, bold=True))
    for air, (ground, ink) in AIRS.items():
        if value == air:
            style = Style(fill=ground, stroke=WHITE, width=2)
            return (Rect(-14, -14, 28, 28, style, 7), Text(0, 0, letter, 22, ink, bold=True))
    ground, ink = next(found for gravity, found in GRAVITIES.items() if gravity == value)
    style = Style(fill=ground, stroke=WHITE, width=2)
    return (Polygon(move_points(_WEIGHT, 0, 0, 15), style), Text(0, -2, letter, 22, ink, bold=True))


def _terrain(value: Value) -> tuple[Shape, ...]:
    if value == "darkness":
        night = Style(fill="#05060f", stroke="#8f97c4", width=2)
        moon = Style(fill="#f3ecc8")
        return (Circle(0, 0, 14, night), Circle(-1, 0, 9, moon), Circle(4, -3, 8, Style(fill="#05060f")))
    if value == "radiation":
        return (
            Circle(0, 0, 14, Style(fill="#f2e22e", stroke=NIGHT, width=2)),
            Text(0, 0, "☢", 26, NIGHT, bold=True),
        )
    if value == "topography":
        rock = Style(fill="#b98a5e", stroke=NIGHT, width=2)
        return (
            Polygon(move_points(_PEAKS, 0, 0, 16), rock),
            Polygon(move_points(_SNOW, 0, 0, 16), Style(fill=WHITE)),
        )
    return (Rect(-10, -2, 20, 4, Style(fill="#8f97c4"), 2),)


def draw_star(x: int, y: int, r: int) -> tuple[Shape, ...]:
    """The star of a line (IP-25)."""
    return (Polygon(move_points(_STAR, x, y, r), Style(fill=GOLD, stroke=NIGHT, width=2)),)


def draw_prize(x: int, y: int, r: int) -> tuple[Shape, ...]:
    """The card everybody needs, afloat in space: a locket."""
    return (
        Circle(x, y, r, Style(fill=NIGHT, stroke=GOLD, width=4)),
        Circle(x, y, r - 5, Style(stroke=WHITE, width=1, dash=(3, 3))),
        Text(x, y, "♥", r * 3 // 2, GOLD, bold=True),
    )
