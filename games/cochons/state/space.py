"""Which tiles are next to which, now: the cells of geometry.py with the tiles that lie on them.

Rules ask here and never touch `geometry.adjacent`, because a galaxy's shape may make its edge one
neighbourhood (O-3, O-5) and because some tiles may be flown over and not landed on (R-125, R-128).

`adjacent` and `reach` never name the sun: nobody lands there (R-125). Pigs may land on tiles that lie on their
backs; Extra-Cochons may not enter or overfly them (R-128), so for those ask with `extras=True`.
"""

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

from games.cochons.state import geometry
from games.cochons.state.geometry import NEIGHBOURS, SHAPES, sort_labels
from games.cochons.state.layouts import PASSAGE, SUN
from games.cochons.state.options import Galaxy
from games.cochons.state.state import State


def list_grounds(state: State) -> list[str]:
    """The cells of all tiles but the sun, in label order: where pigs may land, and what may be swapped (R-53, R-60)."""
    return [cell for cell in state.cells() if state.board[cell].kind != "sun"]


def list_touching(state: State, cell: str) -> list[str]:
    """The cells with a tile that lies side by side with this one, the sun left out, in label order (R-142)."""
    return [near for near in geometry.list_adjacent(state.board, cell) if state.board[near].kind != "sun"]


def list_adjacent(state: State, cell: str, *, extras: bool = False) -> list[str]:
    """The cells one step away, in label order: side by side, or on the same edge where edges are one (O-3, O-5).

    `extras`: for Extra-Cochons, who enter no tile that lies on its back (R-128).
    """
    return sort_labels(_near(state, cell, _edges(state), extras=extras))


def list_overflown(state: State, cell: str) -> list[str]:
    """The cells one step away for a ship, in label order: the sun is one, though nobody lands there (R-125)."""
    return sort_labels(_near(state, cell, _edges(state), sun=True))


def find_reach(state: State, start: str, most: int, *, extras: bool = False) -> dict[str, int]:
    """Steps to the cells at most `most` steps away over existing tiles, nearest first (R-51, G.1).

    Ships overfly anything, the sun included, as one step (R-125). Extra-Cochons (`extras`) overfly neither the
    sun nor a tile that lies on its back (R-88, R-128).
    """
    if not extras:
        suns = _suns(state)
        flights = _flights_from(start, state.options.galaxy, frozenset(state.board) - suns, suns)
        return {cell: steps for cell, steps in flights if steps <= most}
    edges = _edges(state)

    def near(cell: str) -> Iterable[str]:
        return _near(state, cell, edges, extras=True)

    return geometry.find_reach(start, most, near)


def list_rim(state: State) -> list[str]:
    """The cells at the galaxy's edge, in label order (R-12); sun and passage are no edge (R-125)."""
    inner = PASSAGE if state.options.galaxy == "twins" else ()
    edge = geometry.list_rim(state.board)
    return [cell for cell in edge if cell not in inner and state.board[cell].kind != "sun"]


def start_cells(state: State, taken: Collection[str]) -> list[str]:
    """Where one may start: on the free rim, a tile's gap from others; else without a gap; else anywhere (R-11).

    The gap is one of sides that touch, even where all edges are one neighbourhood (R-126).
    """
    free = [cell for cell in list_rim(state) if cell not in taken]
    gap = [cell for cell in free if not any(near in taken for near in NEIGHBOURS[cell])]
    return gap or free or [cell for cell in list_grounds(state) if cell not in taken]


def _near(
    state: State, cell: str, edges: Collection[frozenset[str]], *, sun: bool = False, extras: bool = False
) -> set[str]:
    """The cells one step away from this one; the sun only where it is asked for."""
    near = set(geometry.list_adjacent(state.board, cell)).union(*(edge for edge in edges if cell in edge))
    near.discard(cell)
    if extras:
        near = {one for one in near if state.board[one].explored}
    return near if sun else {one for one in near if state.board[one].kind != "sun"}


def _edges(state: State) -> tuple[frozenset[str], ...]:
    """The edges whose tiles are all adjacent: the whole rim (R-126), or that of each twin (R-125)."""
    suns = _suns(state)
    return _edges_of(state.options.galaxy, frozenset(state.board) - suns, suns)


def _suns(state: State) -> frozenset[str]:
    return frozenset(cell for cell, tile in state.board.items() if tile.kind == "sun")


@lru_cache(maxsize=SHAPES * 64)
def _flights_from(
    start: str, galaxy: Galaxy, land: frozenset[str], suns: frozenset[str]
) -> tuple[tuple[str, int], ...]:
    """Steps by ship from a cell to all others, nearest first: for as many cells of each shape as there are."""
    edges, tiles = _edges_of(galaxy, land, suns), land | suns

    def near(cell: str) -> Iterable[str]:
        return {*geometry.list_adjacent(tiles, cell)}.union(*(edge for edge in edges if cell in edge)) - {
            cell
        }

    found = geometry.find_reach(start, len(tiles), near)
    return tuple((cell, steps) for cell, steps in found.items() if cell not in suns)


@lru_cache(maxsize=SHAPES)
def _edges_of(galaxy: Galaxy, land: frozenset[str], suns: frozenset[str]) -> tuple[frozenset[str], ...]:
    """The edges of a shape: they depend on nothing but its cells, so what is remembered can not grow stale."""
    if galaxy not in ("freedom", "twins"):
        return ()
    edge = frozenset(geometry.list_rim(land | suns)) - suns
    if galaxy == "freedom":
        return (edge,)
    return tuple((edge & twin).difference(PASSAGE) for twin in _twins(land))


def _twins(land: frozenset[str]) -> list[frozenset[str]]:
    """The twins: what hangs together without sun and passage and touches the sun, tiles added later included."""
    land = land.difference(PASSAGE)
    twins: list[frozenset[str]] = []
    for gate in geometry.list_adjacent(land, SUN):
        if not any(gate in twin for twin in twins):
            twins.append(frozenset([gate, *geometry.find_reach(gate, len(land), _within(land))]))
    return twins


def _within(land: Collection[str]) -> Callable[[str], Iterable[str]]:
    return lambda cell: geometry.list_adjacent(land, cell)
