"""Galaxies of which only the shape matters."""

from collections.abc import Collection, Iterable

from games.cochons.rulebook import RULEBOOK
from games.cochons.state import geometry
from games.cochons.state.layouts import SUN, list_laying_cells
from games.cochons.state.options import Galaxy, Options
from games.cochons.state.state import State, Tile


def sky(cells: Iterable[str], galaxy: Galaxy = "rings") -> State:
    """Asteroids on these cells; in the middle of twins, the sun."""
    state = RULEBOOK.state(Options(galaxy=galaxy), [])
    for cell in cells:
        state.board[cell] = Tile(f"at {cell}", "asteroid")
    if galaxy == "twins":
        state.board[SUN] = Tile("sun", "sun")
    return state


def filled(galaxy: Galaxy, tiles: int) -> State:
    """A galaxy of so many tiles, each on the first cell where it may be laid."""
    state = sky((), galaxy)
    for left in range(tiles, 0, -1):
        cell = list_laying_cells(galaxy, state.board, left)[0]
        state.board[cell] = Tile(f"at {cell}", "asteroid")
    return state


def hanging(cells: Collection[str], start: str) -> list[str]:
    """What hangs together with a cell, side by side."""
    return [start, *geometry.find_reach(start, len(cells), lambda cell: geometry.list_adjacent(cells, cell))]
