"""The small things that the board, the panel and the hand share: clan marks, acorns, troop chips."""

from typing import Final

from games.cochons.picture.palette import FAMILIES, MONSTERS
from games.cochons.picture.shown import FaceColour, MonstersShown, TroopsShown
from porc_royal.picture.marks import draw_form
from porc_royal.picture.palette import ALARM, GOLD, NIGHT, WHITE, SeatLook
from porc_royal.scene import Circle, Group, Polygon, Rect, Shape, Style, Text

CHIP_HEIGHT: Final = 36
_DIGIT: Final = 18


def draw_clan_mark(look: SeatLook, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """The clan's form in its colour, with its letter."""
    style = Style(fill=look.colour, stroke=WHITE, width=2)
    drop = r // 8 if len(look.form) == 3 else 0
    letter = Text(x, y + drop, look.letter, r * 13 // 10, look.ink, bold=True, halo=look.colour, halo_width=2)
    return (draw_form(look, x, y, r, style), letter)


def draw_struck_out(look: SeatLook, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """A clan's mark with a bar across it: this clan may not."""
    near, far = r, r + 4
    bar = Polygon(
        ((x - far, y + near), (x - near, y + far), (x + far, y - near), (x + near, y - far)),
        Style(fill=ALARM, stroke=NIGHT, width=1),
    )
    return (*draw_clan_mark(look, x, y, r), bar)


def draw_gland(face: FaceColour, letter: str, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """An acorn: a cap on a nut in the colour of its family, with the colour's letter."""
    family = FAMILIES[face]
    nut = Style(fill=family.planet, stroke=WHITE, width=2)
    return (
        Circle(x, y, r, nut),
        Text(x, y, letter, r * 14 // 10, family.ink, bold=True),
    )


def draw_gruik_badge(count: str, x: int, y: int, r: int, *, lent: bool = False) -> tuple[Shape, ...]:
    """The golden coin of the Gros Gruiks, with their number; its edge is broken when some are lent."""
    edge = Style(stroke=NIGHT, width=4, dash=(4, 4)) if lent else Style(stroke="#8a6a10", width=2)
    return (
        Circle(x, y, r, Style(fill=GOLD)),
        Circle(x, y, r - lent, edge),
        Text(x, y, count, r * 15 // 10, NIGHT, bold=True),
    )


def measure_chip(troops: TroopsShown | MonstersShown) -> int:
    """How wide a chip is at full size."""
    if isinstance(troops, MonstersShown):
        return 43 + _DIGIT * len(str(troops.number))
    gorets = _DIGIT * len(str(troops.gorets)) if troops.gorets or not troops.gruiks else 0
    return 41 + gorets + (31 if troops.gruiks else 2)


def draw_monsters_chip(monsters: MonstersShown, x: int, y: int, scale: int) -> Group:
    """A stack of Extra-Cochons round (x, y): the sign of its kind on a square frame, and how many they are."""
    width = measure_chip(monsters)
    left, half = -(width // 2), CHIP_HEIGHT // 2
    look = MONSTERS[monsters.kind]
    frame = Style(fill=look.colour, stroke=ALARM, width=3)
    return Group(
        (
            Rect(left, -half, width, CHIP_HEIGHT, frame, 6),
            *draw_clan_mark(look, left + half, 0, half - 3),
            Text(left + 38, 0, str(monsters.number), 25, WHITE, bold=True, anchor="start"),
        ),
        x,
        y,
        scale,
    )


def draw_chip(troops: TroopsShown, look: SeatLook, x: int, y: int, scale: int) -> Group:
    """A clan's pieces on a tile round (x, y): its mark, how many Gorets, how many Gros Gruiks.

    The frame is broken when some of the pieces are pinned.
    """
    width = measure_chip(troops)
    left = -(width // 2)
    half = CHIP_HEIGHT // 2
    pinned = (5, 4) if troops.pinned else ()
    frame = Style(fill=NIGHT, stroke=WHITE if pinned else look.colour, width=3 if pinned else 2, dash=pinned)
    shapes: list[Shape] = [Rect(left, -half, width, CHIP_HEIGHT, frame, half)]
    shapes += draw_clan_mark(look, left + half, 0, half - 2)
    if troops.gorets or not troops.gruiks:
        shapes.append(Text(left + 38, 0, str(troops.gorets), 25, WHITE, bold=True, anchor="start"))
    if troops.gruiks:
        badge = draw_gruik_badge(str(troops.gruiks), left + width - 17, 0, 14, lent=troops.lent > 0)
        shapes += badge
    return Group(tuple(shapes), x, y, scale)
