"""One tile of the board: its planet, its names, who stands on it and whose it is.

A tile is drawn round (0, 0) at full size, 148 pixels wide, and enlarged when the board is small. It is
somewhat taller than a true hexagon, which gives the troops room on the upright screen of a telephone.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from games.cochons.picture.marks import (
    draw_chip,
    draw_gland,
    draw_monsters_chip,
    draw_struck_out,
    measure_chip,
)
from games.cochons.picture.moves import Box
from games.cochons.picture.palette import FAMILIES, Family
from games.cochons.picture.shown import GLANDS, CellShown, Letters, MonstersShown, TileShown, TroopsShown
from porc_royal.picture.marks import draw_burst
from porc_royal.picture.palette import EDGE, GLOW, NIGHT, WHITE, SeatLook
from porc_royal.scene import Circle, Colour, Group, Point, Polygon, Shape, Style, Text, move_points

Row: TypeAlias = tuple[TroopsShown | MonstersShown, ...]

HALF_WIDTH: Final = 74
HALF_HEIGHT: Final = 94
SIDE: Final = 47
"""Half of an upright side; rows lie HALF_HEIGHT + SIDE apart."""

HEXAGON: Final[tuple[Point, ...]] = (
    *((0, -HALF_HEIGHT), (HALF_WIDTH, -SIDE), (HALF_WIDTH, SIDE)),
    *((0, HALF_HEIGHT), (-HALF_WIDTH, SIDE), (-HALF_WIDTH, -SIDE)),
)
CORNERS: Final[Mapping[str, Point]] = {
    "upper right": (31, -67),
    "upper left": (-31, -67),
    "lower right": (38, 69),
    "lower left": (-38, 69),
}
"""Where the sign of a fight may stand: the first that no arrow crosses."""

_ROCK: Final[tuple[Point, ...]] = (
    *((-8, -50), (30, -44), (40, -18), (58, -4), (48, 30), (16, 38), (2, 54), (-34, 42), (-44, 14)),
    *((-58, -6), (-38, -34)),
)
_LABEL_AT: Final = -64
_NAME_AT: Final = -38
_LETTER: Final = 10
"""Half of the height of the words, with what they need to be read."""
_WIDEST: Final = 17
"""No letter of theirs is wider on average."""
_ROOM: Final = 142
_NARROW_ROOM: Final = 118
_SPACE: Final = 3
_ROWS: Final[Mapping[int, tuple[int, ...]]] = {1: (6,), 2: (-6, 31), 3: (-12, 19, 50)}
_CLOSED: Final[Point] = (-46, 56)
_ASIDE: Final[Mapping[bool, tuple[tuple[int, int, int], ...]]] = {
    False: ((23, 63, 16),),
    True: ((15, 66, 14), (43, 53, 14)),
}
"""Acorns to the right of an arrow across the lower left corner: of one, and of a double planet."""
_LARGEST: Final[Mapping[int, int]] = {1: 125, 2: 100, 3: 86}


def draw_ground(tile: TileShown) -> tuple[Shape, ...]:
    """The hexagon with its planet, two planets or rock; under everything else."""
    family = FAMILIES[tile.face]
    if tile.hidden:
        back = Polygon(move_points(HEXAGON, 0, 0, 98), Style(fill=family.surface, stroke=family.rim, width=3))
        return (back, Text(0, 14, "?", 96, WHITE, bold=True, halo=NIGHT, halo_width=6))
    hexagon = Polygon(move_points(HEXAGON, 0, 0, 98), Style(fill=family.sky, stroke=EDGE, width=2))
    return (hexagon, *_bodies(tile, family))


def draw_frame(tile: TileShown, owner: SeatLook | None) -> tuple[Shape, ...]:
    """Whose tile it is, and whether it may be chosen."""
    frame: list[Shape] = []
    if tile.lit:
        frame.append(Polygon(move_points(HEXAGON, 0, 0, 97), Style(stroke=WHITE, width=9)))
        frame.append(Polygon(move_points(HEXAGON, 0, 0, 97), Style(stroke=GLOW, width=5)))
    if owner is not None:
        inset = 86 if tile.lit else 91
        frame.append(Polygon(move_points(HEXAGON, 0, 0, inset), Style(stroke=NIGHT, width=11)))
        frame.append(Polygon(move_points(HEXAGON, 0, 0, inset), Style(stroke=owner.colour, width=6)))
    return tuple(frame)


def draw_free_cell(cell: CellShown) -> tuple[Shape, ...]:
    """Where a tile may be laid: lit as a tile that may be chosen, with the label that it will have."""
    return (
        Polygon(move_points(HEXAGON, 0, 0, 97), Style(stroke=WHITE, width=9)),
        Polygon(move_points(HEXAGON, 0, 0, 97), Style(fill=NIGHT, stroke=GLOW, width=5)),
        Text(0, 0, cell.cell, 40, WHITE, bold=True, max_width=126, min_size=18),
    )


def draw_words(tile: TileShown, crossed: Collection[str]) -> tuple[Shape, ...]:
    """The cell's label, beside the sign of a fight, and the planet's name."""
    aside, room, label = _label(tile, crossed)
    return (
        Text(aside, _LABEL_AT, label, 22, WHITE, bold=True, max_width=room, min_size=18, halo=NIGHT),
        Text(0, _NAME_AT, tile.name, 22, WHITE, True, max_width=126, min_size=18, halo=NIGHT, halo_width=4),
    )


def find_words(tile: TileShown, crossed: Collection[str]) -> tuple[Box, ...]:
    """Where those words stand, as wide as they can be: no arrow may run there."""
    aside, room, label = _label(tile, crossed)
    return tuple(
        Box(x - half, y - _LETTER, x + half, y + _LETTER)
        for x, y, half in (
            (aside, _LABEL_AT, min(room, _WIDEST * len(label)) // 2),
            (0, _NAME_AT, min(126, _WIDEST * len(tile.name)) // 2),
        )
    )


def _label(tile: TileShown, crossed: Collection[str]) -> tuple[int, int, str]:
    """How far aside the cell's label stands, the room that it has, and what it says."""
    corner = _corner(crossed) if tile.fighting else ""
    right = "upper right" in crossed or corner == "upper right"
    left = "upper left" in crossed or corner == "upper left"
    aside = 14 * (left - right) if left != right else 7 * (corner == "upper left")
    room = 44 if left and right else 54 if corner else 74
    return aside, room, tile.cell + (" ♪" if tile.feast else "")


def draw_glands(tile: TileShown, letters: Letters, crossed: Collection[str] = ()) -> tuple[Shape, ...]:
    """What the planet produces, where there is no third row of troops to make room for: beside arrows, or between."""
    shapes: list[Shape] = []
    for x, y, r in find_glands(tile, crossed):
        shapes += draw_gland(tile.face, letters[GLANDS.index(tile.face)], x, y, r)
    return tuple(shapes)


def find_glands(tile: TileShown, crossed: Collection[str]) -> Sequence[tuple[int, int, int]]:
    """Where those stand, and how large: in the middle; aside from an arrow across a corner below, small between two."""
    if tile.face not in GLANDS or len(_rows(tile)) == 3:
        return ()
    right, left = "lower right" in crossed, "lower left" in crossed
    if right and left:
        return ((-11, 67, 13), (11, 67, 13)) if tile.double else ((0, 68, 13),)
    burst = _corner(crossed) if tile.fighting else ""
    if right and not tile.closed and burst != "lower left":
        return tuple((-x, y, r) for x, y, r in _ASIDE[tile.double])
    if left and burst != "lower right":
        return _ASIDE[tile.double]
    return ((-18, 65, 16), (18, 65, 16)) if tile.double else ((0, 68, 16),)


def draw_troops(tile: TileShown, looks: Mapping[int, SeatLook], letters: Letters) -> tuple[Shape, ...]:
    """A chip for each clan, the first to have come first; a third row ends with the planet's glands."""
    rows = _rows(tile)
    shapes: list[Shape] = []
    for index, row in enumerate(rows):
        y, extra = _ROWS[len(rows)][index], _marker(tile, index)
        scale = _scale(tile, row, index, len(rows))
        total = sum(measure_chip(each) * scale // 100 + _SPACE for each in row) + extra - _SPACE
        x = -(total // 2)
        for each in row:
            width = measure_chip(each) * scale // 100
            middle = x + width // 2
            if isinstance(each, MonstersShown):
                shapes.append(draw_monsters_chip(each, middle, y, scale))
            else:
                shapes.append(draw_chip(each, looks[each.seat], middle, y, scale))
            x += width + _SPACE
        if extra:
            letter = letters[GLANDS.index(tile.face)]
            shapes += draw_gland(tile.face, letter, x + 13, y, 13)
            if tile.double:
                shapes += draw_gland(tile.face, letter, x + 35, y, 13)
    return tuple(shapes)


def draw_closed(tile: TileShown, looks: Mapping[int, SeatLook]) -> tuple[Shape, ...]:
    """The marks of those who may not land here, struck out; under the glands, where a third row leaves no room."""
    shapes: list[Shape] = []
    for place, seat in enumerate(tile.closed):
        x, y = (_CLOSED[0] + 34 * place, _CLOSED[1]) if len(_rows(tile)) < 3 else (34 * place, 74)
        shapes += draw_struck_out(looks[seat], x, y, 15)
    return tuple(shapes)


def draw_fight(crossed: Collection[str]) -> tuple[Shape, ...]:
    """Crossed swords at a corner of the tile that no arrow crosses, if there is one."""
    return draw_burst(*CORNERS[_corner(crossed)], 18)


def _corner(crossed: Collection[str]) -> str:
    return next((corner for corner in CORNERS if corner not in crossed), "upper right")


def place_shapes(shapes: Sequence[Shape], centre: Point, scale: int) -> Group:
    """What was drawn round (0, 0), at its place on the board."""
    return Group(tuple(shapes), centre[0], centre[1], scale)


def _bodies(tile: TileShown, family: Family) -> tuple[Shape, ...]:
    rim = Style(fill=family.surface, stroke=family.rim, width=3)
    if tile.face == "asteroid":
        crater = Style(fill=family.sky, opacity=45)
        rock = Polygon(move_points(_ROCK, 0, 4), rim)
        return (rock, Circle(-20, -12, 11, crater), Circle(22, 10, 8, crater), Circle(-12, 30, 7, crater))
    if tile.face == "sun":
        return (*_rays(family.planet), Circle(0, 4, 56, rim))
    if tile.double:
        return (Circle(-25, -14, 43, rim), Circle(25, 22, 43, rim))
    return (Circle(0, 4, 62, rim),)


def _rays(colour: Colour) -> tuple[Shape, ...]:
    """The rays of the sun."""
    return tuple(
        Polygon(move_points(ray, 0, 4), Style(fill=colour))
        for ray in (
            ((-9, -60), (9, -60), (0, -84)),
            ((-9, 60), (9, 60), (0, 84)),
            ((52, -26), (60, -10), (70, -30)),
            ((-52, -26), (-60, -10), (-70, -30)),
            ((52, 26), (60, 10), (70, 30)),
            ((-52, 26), (-60, 10), (-70, 30)),
        )
    )


def _rows(tile: TileShown) -> list[Row]:
    """The chips in one to three rows, whichever lets them be largest."""
    chips = tile.chips
    best: list[Row] = []
    for count in range(1, min(3, len(chips)) + 1):
        each, more = divmod(len(chips), count)
        ends = [each * (row + 1) + min(row + 1, more) for row in range(count)]
        rows = [tuple(chips[start:end]) for start, end in pairwise([0, *ends])]
        if not best or _smallest(tile, rows) > _smallest(tile, best):
            best = rows
    return best


def _smallest(tile: TileShown, rows: list[Row]) -> int:
    return min(_scale(tile, row, index, len(rows)) for index, row in enumerate(rows))


def _scale(tile: TileShown, row: Row, index: int, rows: int) -> int:
    room = (_NARROW_ROOM if index == 2 else _ROOM) - _SPACE * (len(row) - 1) - _marker(tile, index)
    room -= 12 if rows == 1 else 0
    return min(_LARGEST[rows], room * 100 // sum(measure_chip(each) for each in row))


def _marker(tile: TileShown, index: int) -> int:
    """The room that a third row leaves for what the planet produces."""
    if index < 2 or tile.face not in GLANDS:
        return 0
    return 51 if tile.double else 29
