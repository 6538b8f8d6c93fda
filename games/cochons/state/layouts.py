"""Where tiles are laid, galaxy by galaxy: rings, twins, galette, freedom (C-12, C-13, O-3 to O-5, G.2 to G.7).

A layout is a list of *steps*: groups of cells, each of which is completed before the next is begun. Freedom has
none. Everything here speaks of cells only, labelled by rings round the middle of the sky whatever the shape is.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from games.cochons.state.geometry import (
    CELLS,
    CENTRE,
    LABELS,
    NEIGHBOURS,
    RING_LETTERS,
    Axial,
    count_distance,
    list_ring,
    sort_labels,
)
from games.cochons.state.options import Galaxy

SUN: Final = CENTRE
"""Where the sun of the twin galaxies stands (G.6)."""

PASSAGE: Final = tuple(LABELS[cell] for cell in ((0, -2), (1, -2), (2, -2)))
"""The three tiles of the "galaxie de passage" (O-3, G.6)."""

_VOID: Final = frozenset({LABELS[0, -1], LABELS[1, -1]})
"""Between the passage and the sun nothing is laid (G.6)."""

FREE_RINGS: Final = 9
"""A free galaxy stays within so many rings of its first tile, so that there is a label and a picture for it."""


def list_laying_cells(galaxy: Galaxy, board: Collection[str], left: int) -> list[str]:
    """Where the next tile may be laid, in label order; `left` tiles are still to be laid, this one included."""
    match galaxy:
        case "freedom":
            return _touching(board)
        case "twins":
            return _twins(board, left)
        case "galette":
            return _vacant(_columns(len(board) + left), board)
        case "rings":
            return _vacant((list_ring(number) for number in range(len(RING_LETTERS))), board)


def _vacant(steps: Iterator[Sequence[Axial]], board: Collection[str]) -> list[str]:
    """S-10, R-14: any vacant cell of the first step that is not complete."""
    for step in steps:
        vacant = [label for cell in step if (label := LABELS[cell]) not in board]
        if vacant:
            return vacant
    return []


def _touching(board: Collection[str]) -> list[str]:
    """O-5, R-126: the first tile in the middle, every other beside one that lies there."""
    if not board:
        return [CENTRE]
    return sort_labels(
        {
            near
            for cell in board
            for near in NEIGHBOURS[cell]
            if near not in board and count_distance(CELLS[near], (0, 0)) <= FREE_RINGS
        }
    )


def _columns(tiles: int) -> Iterator[Sequence[Axial]]:
    """O-4, G.5, R-148: a band three tiles thick, column after column; its middle is the middle of the sky."""
    number = -(-tiles // 3)
    for column in range(-(number // 2), number - number // 2):
        yield ((column, -1), (column, 0), (column - 1, 1))


# ------------------------------------------------------------------------------------------ twin galaxies

_LINKS: Final[dict[int, tuple[tuple[tuple[Axial, ...], ...], tuple[tuple[Axial, ...], ...]]]] = {
    1: ((((1, 0),), ((1, -1),)), (((-1, 0),), ((0, -1),))),
    2: ((((2, 0),), ((2, -1), (2, -2))), (((-2, 0),), ((-1, -1), (0, -2)))),
}
"""By the radius of the twins, for each of them: offsets of which one must be laid, to touch sun and passage (G.6)."""


def find_centres(tiles: int) -> tuple[str, str]:
    """The two centre tiles, for so many tiles altogether (G.6)."""
    far = _radius(tiles) + 1
    return LABELS[-far, 0], LABELS[far, 0]


def _radius(tiles: int) -> int:
    """Up to 19 tiles (four players) the twins are one ring each, beyond that two (G.6)."""
    return 1 if tiles <= 19 else 2


def _twins(board: Collection[str], left: int) -> list[str]:
    """G.6: the two centres, the passage, then always the twin with fewer tiles, ring by ring."""
    laid = [cell for cell in board if cell != SUN]
    tiles = len(laid) + left
    middles = find_centres(tiles)
    for first in ((middles[0],), (middles[1],), PASSAGE):
        vacant = [cell for cell in first if cell not in board]
        if vacant:
            return vacant
    sizes = [sum(_nearest(cell, middles) == twin for cell in laid if cell not in PASSAGE) for twin in (0, 1)]
    twin = 0 if sizes[0] <= sizes[1] else 1
    return _ring_of(twin, middles, board, _radius(tiles))


def _nearest(cell: str, middles: tuple[str, str]) -> int:
    one, other = (count_distance(CELLS[cell], CELLS[middle]) for middle in middles)
    return 0 if one < other else 1


def _ring_of(twin: int, middles: tuple[str, str], board: Collection[str], radius: int) -> list[str]:
    """The vacant cells of the twin's lowest incomplete ring; in its last one, those that link it come first."""
    q, r = CELLS[middles[twin]]
    wanted: list[str] = []
    for link in _LINKS[radius][twin]:
        cells = [LABELS[q + dq, r + dr] for dq, dr in link]
        if not any(cell in board for cell in cells):
            wanted += cells
    for number in range(1, radius + 2):
        cells = [LABELS[q + dq, r + dr] for dq, dr in list_ring(number)]
        vacant = [cell for cell in cells if cell not in board and _apart(cell, twin, middles, board, radius)]
        if vacant:
            return sort_labels([cell for cell in vacant if cell in wanted] or vacant)
    return []


def _apart(cell: str, twin: int, middles: tuple[str, str], board: Collection[str], radius: int) -> bool:
    """Whether a tile here keeps its distance: beyond the twin's own rings nothing touches the rest (G.6)."""
    if cell in _VOID or cell == SUN:
        return False
    if count_distance(CELLS[cell], CELLS[middles[twin]]) <= radius:
        return True
    return not any(
        near == SUN or near in PASSAGE or (near in board and _nearest(near, middles) != twin)
        for near in NEIGHBOURS[cell]
    )
