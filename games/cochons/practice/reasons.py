"""Why a move is worth what it is, as menus say it: what weighs most first, from the seat's own view."""

from collections.abc import Iterator
from typing import Final

from games.cochons import facts
from games.cochons.practice.chart import Chart, count_troop, find_promise
from games.cochons.views.shapes import TileView
from porc_royal.additions import Additions
from porc_royal.facts import Named, Saying

OWN: Final = Additions(facts.GAME)
RECIPE: Final = OWN.keys.line("worth-recipe")
GLANDS: Final = OWN.keys.line("worth-glands", "number", "colour", "lacking", "sure")
FIGHT: Final = OWN.keys.line("worth-fight", "odds")
LEAVES: Final = OWN.keys.line("worth-leaves", "cell", "number", "colour")


def explain_tile(chart: Chart, tile: TileView) -> Iterator[Saying]:
    """What a tile brings that is not one's own: the recipe, or acorns, and how many of them are lacking."""
    colour, glands = find_promise(tile)
    if colour is None or tile.owner == chart.seat:
        return
    if chart.completes(tile):
        yield Saying(RECIPE)
    lacking, sure = chart.short[colour], int(tile.explored)
    yield Saying(GLANDS, {"number": glands, "colour": colour, "lacking": lacking, "sure": sure})


def explain_trip(chart: Chart, origin: str, target: str, gorets: int, gruiks: int) -> Iterator[Saying]:
    """What is to be had, how likely it is to be taken, and what is left empty."""
    there, here = chart.tiles[target], chart.tiles[origin]
    yield from explain_tile(chart, there)
    if chart.is_contested(there):
        odds = 5 * round(20 * chart.conquest(there, gorets, gruiks))
        yield Saying(FIGHT, {"odds": odds})
    if here.owner == chart.seat and gorets + gruiks >= count_troop(here, chart.seat):
        lost = here.glands if here.colour is not None else 0
        yield Saying(LEAVES, {"cell": Named("tile", origin), "number": lost, "colour": here.colour or "none"})
