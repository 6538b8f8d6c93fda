"""The board as a picture: rounds, the map of the stars, the players in play order, the legend (IP-28)."""

from typing import Final

from games.interstellar_pig.picture.heavens import Heavens
from games.interstellar_pig.picture.palette import SKY_FOOT, SKY_TOP
from games.interstellar_pig.picture.panel import PLAYERS, ROUNDS, legend, legend_height, panel, rounds
from games.interstellar_pig.picture.shown import KEYS, BoardPicture, PlanetShown, SeatShown
from porc_royal.picture.header import board_header, far_stars
from porc_royal.picture.shown import Words
from porc_royal.scene import Gradient, Group, Layer, Scene

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
    signs = players + PLAYERS.height(len(shown.seats)) + _GAP
    lit, afloat, fight = bool(shown.lit), bool(shown.afloat), bool(shown.fight)
    height = signs + legend_height(lit=lit, afloat=afloat, fight=fight) + _MARGIN
    layers = (
        Layer("far stars", far_stars(WIDTH, players, 110, 2, (14, 26))),
        Layer("header", board_header(shown, WIDTH)),
        Layer("rounds", (Group(rounds(shown.round, shown.rounds), _MARGIN, HEADER),)),
        *(heavens.layers() if heavens else ()),
        Layer("players", (Group(panel(shown.seats, shown.current, words), _MARGIN, players),)),
        Layer("legend", (Group(legend(words, lit=lit, afloat=afloat, fight=fight), _MARGIN, signs),)),
    )
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)
