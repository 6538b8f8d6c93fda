"""The board as a picture: rounds, the map of the stars, the players in play order, the legend (C.4)."""

from typing import Final

from games.interstellar_pig.picture.heavens import Heavens
from games.interstellar_pig.picture.palette import MUTED, SKY_FOOT, SKY_TOP, WHITE
from games.interstellar_pig.picture.panel import ROUNDS, legend, legend_height, panel, panel_height, rounds
from games.interstellar_pig.picture.shown import KEYS, BoardPicture, PlanetShown, SeatShown, Words
from games.table.scene import Circle, Gradient, Group, Layer, Scene, Shape, Style, Text

__all__ = ["KEYS", "BoardPicture", "PlanetShown", "SeatShown", "Words", "board"]

WIDTH: Final = 1080
HEADER: Final = 106
_MARGIN: Final = 20
_GAP: Final = 10


def board(shown: BoardPicture, words: Words) -> Scene:
    """The table as its viewer may see it, in the viewer's words."""
    top = HEADER + ROUNDS + _GAP
    heavens = Heavens(shown, words, top) if shown.planets else None
    players = top + (heavens.height if heavens else 0) + _GAP
    signs = players + panel_height(len(shown.seats)) + _GAP
    lit, afloat, fight = bool(shown.lit), bool(shown.afloat), bool(shown.fight)
    height = signs + legend_height(lit=lit, afloat=afloat, fight=fight) + _MARGIN
    layers = (
        Layer("far stars", _far_stars(players)),
        Layer("header", _header(shown)),
        Layer("rounds", (Group(rounds(shown.round, shown.rounds), _MARGIN, HEADER),)),
        *(heavens.layers() if heavens else ()),
        Layer("players", (Group(panel(shown.seats, shown.current, words), _MARGIN, players),)),
        Layer("legend", (Group(legend(words, lit=lit, afloat=afloat, fight=fight), _MARGIN, signs),)),
    )
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, shown.alt, layers)


def _header(shown: BoardPicture) -> tuple[Shape, ...]:
    room = WIDTH - 60
    return (
        Text(WIDTH // 2, 36, shown.title, 38, WHITE, bold=True, max_width=room, min_size=26),
        Text(WIDTH // 2, 78, shown.subtitle, 27, MUTED, max_width=room, min_size=22),
    )


def _far_stars(height: int) -> tuple[Shape, ...]:
    """A scattering that is the same in every picture of a size: it says nothing."""
    return tuple(
        Circle(
            (index * 7919 + index * index * 31) % WIDTH,
            (index * 5167 + index * index * 17) % height,
            1 + index % 2,
            Style(fill=WHITE, opacity=14 + index * 13 % 26),
        )
        for index in range(110)
    )
