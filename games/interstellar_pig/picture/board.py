"""The board as a picture: rounds, the map of the stars, the players in play order, the legend (IP-28)."""

from typing import Final

from games.interstellar_pig.picture.heavens import Heavens
from games.interstellar_pig.picture.palette import SKY_FOOT, SKY_TOP
from games.interstellar_pig.picture.panel import (
    PLAYERS,
    ROUNDS,
    draw_legend,
    draw_panel,
    draw_rounds,
    measure_legend,
)
from games.interstellar_pig.picture.shown import KEYS, BoardPicture, PlanetShown, SeatShown
from porc_royal.picture.header import draw_board_header, draw_far_stars
from porc_royal.picture.shown import Words
from porc_royal.scene import Gradient, Group, Layer, Scene

__all__ = ["KEYS", "BoardPicture", "PlanetShown", "SeatShown", "Words", "draw_board"]

WIDTH: Final = 1080
HEADER: Final = 106
_MARGIN: Final = 20
_GAP: Final = 10


def draw_board(shown: BoardPicture, words: Words) -> Scene:
    """The table as its viewer may see it, in the viewer's words."""
    top = HEADER + ROUNDS + _GAP
    heavens = Heavens(shown, words, top) if shown.planets else None
    players = top + (heavens.height if heavens else 0) + _GAP
    signs = players + PLAYERS.height(len(shown.seats)) + _GAP
    lit, afloat, fight = bool(shown.lit), bool(shown.afloat), bool(shown.fight)
    height = signs + measure_legend(lit=lit, afloat=afloat, fight=fight) + _MARGIN
    layers = (
        Layer("far stars", draw_far_stars(WIDTH, players, 110, 2, (14, 26))),
        Layer("header", draw_board_header(shown, WIDTH)),
        Layer("rounds", (Group(draw_rounds(shown.round, shown.rounds), _MARGIN, HEADER),)),
        *(heavens.layers() if heavens else ()),
        Layer("players", (Group(draw_panel(shown.seats, shown.current, words), _MARGIN, players),)),
        Layer("legend", (Group(draw_legend(words, lit=lit, afloat=afloat, fight=fight), _MARGIN, signs),)),
    )
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)
