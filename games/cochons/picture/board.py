"""The board as a picture: the galaxy, then the players in play order, then the legend (section G)."""

from collections.abc import Sequence
from typing import Final

from games.cochons.picture.moves import Box, arrows, crossed
from games.cochons.picture.palette import SKY_FOOT, SKY_TOP, clan_look
from games.cochons.picture.panel import PLAYERS, SIGNS, legend, panel, signs_of
from games.cochons.picture.shown import (
    KEYS,
    BoardPicture,
    CellShown,
    FaceColour,
    MonstersShown,
    MoveShown,
    SeatShown,
    TileShown,
    TroopsShown,
)
from games.cochons.picture.tiles import (
    HALF_HEIGHT,
    HALF_WIDTH,
    HEXAGON,
    SIDE,
    free_cell,
    placed,
    tile_closed,
    tile_fight,
    tile_frame,
    tile_glands,
    tile_ground,
    tile_troops,
    tile_words,
    words_at,
)
from games.table.picture.header import board_header, far_stars
from games.table.picture.legend import lines
from games.table.picture.palette import NIGHT, Look
from games.table.picture.shown import Words
from games.table.scene import (
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
    "board",
]

MARGIN: Final = 20
NARROWEST: Final = 1080
HEADER: Final = 104
_SMALLEST: Final = 100
_LARGEST: Final = 150
_GAP: Final = 22


def board(shown: BoardPicture, words: Words) -> Scene:
    """The table as its viewer may see it, in the viewer's words."""
    galaxy = _Galaxy((*shown.tiles, *shown.free))
    looks = {seat.seat: clan_look(seat.clan) for seat in shown.seats}
    carried = signs_of(shown.tiles, free=bool(shown.free))
    players = HEADER + galaxy.height + _GAP
    signs = players + PLAYERS.height(len(shown.seats)) + _GAP // 2
    explained = legend(words, carried)
    height = signs + SIGNS.row * lines(explained) + MARGIN
    left = (galaxy.width - NARROWEST) // 2 + MARGIN
    layers = (
        Layer("stars", far_stars(galaxy.width, players, 90, 3, (18, 40))),
        Layer("header", board_header(shown, galaxy.width)),
        *_galaxy_layers(shown, galaxy, looks, words, dim=any(tile.lit for tile in shown.tiles)),
        Layer(
            "free",
            tuple(placed(free_cell(one), galaxy.centres[one.cell], galaxy.scale) for one in shown.free),
        ),
        Layer("players", (Group(panel(shown.seats, shown.current, words), left, players),)),
        Layer("legend", (Group(SIGNS.lay(explained), left, signs),)),
    )
    return Scene(galaxy.width, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)


class _Galaxy:
    """Where the tiles stand: as large as the width of the picture allows."""

    def __init__(self, tiles: Sequence[TileShown | CellShown]) -> None:
        columns = [2 * tile.q + tile.r for tile in tiles] or [0]
        rows = [tile.r for tile in tiles] or [0]
        across = (max(columns) - min(columns) + 2) * HALF_WIDTH
        self.scale = max(_SMALLEST, min(_LARGEST, (NARROWEST - 2 * MARGIN) * 100 // across))
        self.width = max(NARROWEST, scale_length(across, self.scale) + 2 * MARGIN)
        down = (max(rows) - min(rows)) * (HALF_HEIGHT + SIDE) + 2 * HALF_HEIGHT
        self.height = scale_length(down, self.scale)
        middle = (max(columns) + min(columns)) * HALF_WIDTH // 2
        top = min(rows) * (HALF_HEIGHT + SIDE) - HALF_HEIGHT
        self.centres: dict[str, Point] = {
            tile.cell: (
                self.width // 2 + scale_length((2 * tile.q + tile.r) * HALF_WIDTH - middle, self.scale),
                HEADER + scale_length(tile.r * (HALF_HEIGHT + SIDE) - top, self.scale),
            )
            for tile in tiles
        }

    def boxes(self, cell: str, within: Sequence[Box]) -> list[Box]:
        """Parts of a tile, where they are in the picture."""
        x, y = self.centres[cell]
        return [
            Box(*(at + scale_length(part, self.scale) for at, part in zip((x, y, x, y), box, strict=True)))
            for box in within
        ]


def _galaxy_layers(
    shown: BoardPicture, galaxy: _Galaxy, looks: dict[int, Look], words: Words, *, dim: bool
) -> tuple[Layer, ...]:
    def each(draw: Sequence[tuple[TileShown, tuple[Shape, ...]]]) -> tuple[Shape, ...]:
        return tuple(
            placed(shapes, galaxy.centres[tile.cell], galaxy.scale) for tile, shapes in draw if shapes
        )

    tiles = shown.tiles
    owned = [(tile, looks.get(tile.owner) if tile.owner is not None else None) for tile in tiles]
    busy = {tile.cell: crossed(tile.cell, shown.moves, galaxy.centres) for tile in tiles}
    shade = Polygon(move_points(HEXAGON, 0, 0, 99), Style(fill=NIGHT, opacity=56))
    names = [box for tile in tiles for box in galaxy.boxes(tile.cell, words_at(tile, busy[tile.cell]))]
    trips = arrows(shown.moves, galaxy.centres, looks, galaxy.scale, names)
    return (
        Layer("tiles", each([(tile, tile_ground(tile)) for tile in tiles])),
        Layer("owners", each([(tile, tile_frame(tile, owner)) for tile, owner in owned])),
        Layer("shade", each([(tile, (shade,)) for tile in tiles if dim and not tile.lit])),
        Layer("moves", trips.bodies),
        Layer(
            "names",
            each([(tile, tile_words(tile, busy[tile.cell]) + tile_glands(tile, words)) for tile in tiles]),
        ),
        Layer("troops", each([(tile, tile_troops(tile, looks, words)) for tile in tiles])),
        Layer("counts", trips.counts),
        Layer("closed", each([(tile, tile_closed(tile, looks)) for tile in tiles])),
        Layer("fights", each([(tile, tile_fight(busy[tile.cell])) for tile in tiles if tile.fighting])),
    )
