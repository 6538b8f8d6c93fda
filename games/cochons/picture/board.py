"""The board as a picture: the galaxy, then the players in play order, then the legend (section G)."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from games.cochons.picture.moves import Box, draw_arrows, find_crossed
from games.cochons.picture.palette import SKY_FOOT, SKY_TOP, find_clan_look
from games.cochons.picture.panel import PLAYERS, SIGNS, draw_panel, find_signs, list_legend
from games.cochons.picture.shown import (
    KEYS,
    BoardPicture,
    CellShown,
    FaceColour,
    Letters,
    MonstersShown,
    MoveShown,
    SeatShown,
    TileShown,
    TroopsShown,
    read_letters,
)
from games.cochons.picture.tiles import (
    HALF_HEIGHT,
    HALF_WIDTH,
    HEXAGON,
    SIDE,
    draw_closed,
    draw_fight,
    draw_frame,
    draw_free_cell,
    draw_glands,
    draw_ground,
    draw_troops,
    draw_words,
    find_words,
    place_shapes,
)
from porc_royal.picture.header import draw_board_header, draw_far_stars
from porc_royal.picture.legend import count_lines
from porc_royal.picture.palette import NIGHT
from porc_royal.picture.shown import Words
from porc_royal.scene import (
    Gradient,
    Group,
    Layer,
    Point,
    Polygon,
    Scene,
    Shape,
    Style,
    move_points,
    scale_length,
)

__all__ = [
    "KEYS",
    "BoardPicture",
    "CellShown",
    "FaceColour",
    "MonstersShown",
    "MoveShown",
    "SeatShown",
    "TileShown",
    "TroopsShown",
    "Words",
    "draw_board",
]

MARGIN: Final = 20
NARROWEST: Final = 1080
HEADER: Final = 104
_SMALLEST: Final = 100
_LARGEST: Final = 150
_GAP: Final = 22
_UNCROSSED: Final[frozenset[str]] = frozenset()
_SHADE: Final = Polygon(move_points(HEXAGON, 0, 0, 99), Style(fill=NIGHT, opacity=56))

Placed: TypeAlias = tuple[str, int, int]
"""A cell with its coordinates."""
Clans: TypeAlias = tuple[tuple[int, str], ...]
"""Each seat and its clan."""


def draw_board(shown: BoardPicture, words: Words) -> Scene:
    """The table as its viewer may see it, in the viewer's words."""
    laid = [(tile.cell, tile.q, tile.r) for tile in shown.tiles]
    galaxy = _Galaxy.of((*laid, *[(one.cell, one.q, one.r) for one in shown.free]))
    carried = find_signs(shown.tiles, shown.seats, free=bool(shown.free))
    players = HEADER + galaxy.height + _GAP
    signs = players + PLAYERS.height(len(shown.seats)) + _GAP // 2
    explained = list_legend(words, carried)
    height = signs + SIGNS.row * count_lines(explained) + MARGIN
    left = (galaxy.width - NARROWEST) // 2 + MARGIN
    layers = (
        Layer("stars", draw_far_stars(galaxy.width, players, 90, 3, (18, 40))),
        Layer("header", draw_board_header(shown, galaxy.width)),
        *_galaxy_layers(
            shown, galaxy, read_letters(words), dim=carried.lit and any(tile.lit for tile in shown.tiles)
        ),
        Layer(
            "free",
            tuple(
                place_shapes(draw_free_cell(one), galaxy.centres[one.cell], galaxy.scale)
                for one in shown.free
            ),
        ),
        Layer("players", (Group(draw_panel(shown.seats, shown.current, words), left, players),)),
        Layer("legend", (Group(SIGNS.lay(explained), left, signs),)),
    )
    return Scene(galaxy.width, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)


class _Galaxy:
    """Where the tiles stand: as large as the width of the picture allows. Never changed once it is measured."""

    def __init__(self, cells: tuple[Placed, ...]) -> None:
        columns = [2 * q + r for _, q, r in cells] or [0]
        rows = [r for _, _, r in cells] or [0]
        across = (max(columns) - min(columns) + 2) * HALF_WIDTH
        self.scale = max(_SMALLEST, min(_LARGEST, (NARROWEST - 2 * MARGIN) * 100 // across))
        self.width = max(NARROWEST, scale_length(across, self.scale) + 2 * MARGIN)
        down = (max(rows) - min(rows)) * (HALF_HEIGHT + SIDE) + 2 * HALF_HEIGHT
        self.height = scale_length(down, self.scale)
        middle = (max(columns) + min(columns)) * HALF_WIDTH // 2
        top = min(rows) * (HALF_HEIGHT + SIDE) - HALF_HEIGHT
        self.centres: Mapping[str, Point] = MappingProxyType(
            {
                cell: (
                    self.width // 2 + scale_length((2 * q + r) * HALF_WIDTH - middle, self.scale),
                    HEADER + scale_length(r * (HALF_HEIGHT + SIDE) - top, self.scale),
                )
                for cell, q, r in cells
            }
        )

    @staticmethod
    @lru_cache(maxsize=128)
    def of(cells: tuple[Placed, ...]) -> "_Galaxy":
        """The galaxy of these cells, the same one whenever it is wanted again."""
        return _Galaxy(cells)


class _Drawn(NamedTuple):
    """One tile, at its place: what lies in each layer, None for nothing, and where its words stand."""

    ground: Group
    frame: Group | None
    words: Group
    troops: Group | None
    closed: Group | None
    fight: Group | None
    names: tuple[Box, ...]


@lru_cache(maxsize=1024)
def _draw(
    tile: TileShown, busy: frozenset[str], clans: Clans, letters: Letters, centre: Point, scale: int
) -> _Drawn:
    """What is drawn of a tile. Most tiles are the same on the next board, so it is remembered by all that shows."""
    looks = {seat: find_clan_look(clan) for seat, clan in clans}

    def place(shapes: tuple[Shape, ...]) -> Group | None:
        return place_shapes(shapes, centre, scale) if shapes else None

    return _Drawn(
        place_shapes(draw_ground(tile), centre, scale),
        place(draw_frame(tile, looks.get(tile.owner) if tile.owner is not None else None)),
        place_shapes(draw_words(tile, busy) + draw_glands(tile, letters, busy), centre, scale),
        place(draw_troops(tile, looks, letters)),
        place(draw_closed(tile, looks)),
        place(draw_fight(busy)) if tile.fighting else None,
        tuple(_move_box(box, centre, scale) for box in find_words(tile, busy)),
    )


def _move_box(box: Box, centre: Point, scale: int) -> Box:
    """A part of a tile, where it is in the picture."""
    x, y = centre
    return Box(*(at + scale_length(part, scale) for at, part in zip((x, y, x, y), box, strict=True)))


def _galaxy_layers(shown: BoardPicture, galaxy: _Galaxy, letters: Letters, *, dim: bool) -> tuple[Layer, ...]:
    clans = tuple([(seat.seat, seat.clan) for seat in shown.seats])
    ends = {cell for move in shown.moves for cell in (move.start, move.end)}
    drawn = [
        _draw(
            tile,
            find_crossed(tile.cell, shown.moves, galaxy.centres) if tile.cell in ends else _UNCROSSED,
            clans,
            letters,
            galaxy.centres[tile.cell],
            galaxy.scale,
        )
        for tile in shown.tiles
    ]
    looks = {seat: find_clan_look(clan) for seat, clan in clans}
    names = [box for each in drawn for box in each.names]
    trips = draw_arrows(shown.moves, galaxy.centres, looks, galaxy.scale, names)
    shaded = [tile.cell for tile in shown.tiles if dim and not tile.lit]
    return (
        Layer("tiles", tuple([each.ground for each in drawn])),
        Layer("owners", tuple([each.frame for each in drawn if each.frame])),
        Layer(
            "shade", tuple([place_shapes((_SHADE,), galaxy.centres[cell], galaxy.scale) for cell in shaded])
        ),
        Layer("moves", trips.bodies),
        Layer("names", tuple([each.words for each in drawn])),
        Layer("troops", tuple([each.troops for each in drawn if each.troops])),
        Layer("counts", trips.counts),
        Layer("closed", tuple([each.closed for each in drawn if each.closed])),
        Layer("fights", tuple([each.fight for each in drawn if each.fight])),
    )
