"""Where cells lie: axial coordinates, labels, rings, distances and the rim (section G of the catalogue).

A *cell* is a position with a label ("B4"); a *tile* is what lies on it. Everything here speaks of cells only.
Pointy-top hexagons, axial (q, r); ring k holds the 6k cells at distance k from the centre, listed from
direction 4 times k and walked through directions 0 to 5 (G.1, G.2). Label order is that order, ring by ring.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

Axial: TypeAlias = tuple[int, int]

DIRECTIONS: Final[tuple[Axial, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, north-east, north-west, west, south-west, south-east (G.1)."""

SHAPES: Final = 256
"""How many shapes of galaxies are remembered, each in a few kilobytes."""

RING_LETTERS: Final = "OABCDEFGHIJKL"
"""Rings need no more than C; bands, twins and free shapes reach farther, and Les Frémono add tiles beyond (R-61)."""

CENTRE: Final = "O"


def count_distance(one: Axial, other: Axial) -> int:
    """Steps between two cells if there were tiles everywhere (G.1)."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def list_ring(number: int) -> list[Axial]:
    """The cells of a ring in listing order (G.2)."""
    if number == 0:
        return [(0, 0)]
    q, r = DIRECTIONS[4][0] * number, DIRECTIONS[4][1] * number
    cells: list[Axial] = []
    for dq, dr in DIRECTIONS:
        for _ in range(number):
            cells.append((q, r))
            q, r = q + dq, r + dr
    return cells


def _labelled() -> dict[str, Axial]:
    cells: dict[str, Axial] = {CENTRE: (0, 0)}
    for number, letter in enumerate(RING_LETTERS[1:], start=1):
        for place, cell in enumerate(list_ring(number), start=1):
            cells[f"{letter}{place}"] = cell
    return cells


CELLS: Final[Mapping[str, Axial]] = _labelled()
"""Label to axial coordinates, in label order."""

LABELS: Final[Mapping[Axial, str]] = {cell: label for label, cell in CELLS.items()}

_RANKS: Final[Mapping[str, int]] = {label: rank for rank, label in enumerate(CELLS)}

NEIGHBOURS: Final[Mapping[str, tuple[str, ...]]] = {
    label: tuple(LABELS[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in LABELS)
    for label, (q, r) in CELLS.items()
}
"""The labels round each cell, in the order of `DIRECTIONS`, whether or not tiles lie there."""


def sort_labels(labels: Iterable[str]) -> list[str]:
    """The labels in label order: O, A1 to A6, B1 to B12 and so on."""
    return sorted(labels, key=_RANKS.__getitem__)


@lru_cache(maxsize=SHAPES)
def sort_cells(labels: tuple[str, ...]) -> tuple[str, ...]:
    """The same of the cells of a galaxy, which seldom change: what is remembered depends on nothing else."""
    return tuple(sort_labels(labels))


def list_adjacent(board: Collection[str], label: str) -> list[str]:
    """The cells with a tile that touch this one, in label order."""
    return sort_labels(cell for cell in NEIGHBOURS[label] if cell in board)


def find_reach(start: str, most: int, near: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """Steps to the cells at most `most` steps away, nearest first; `near` gives those one step away (G.1)."""
    found = {start: 0}
    edge = [start]
    for step in range(1, most + 1):
        edge = sort_labels({cell for label in edge for cell in near(label) if cell not in found})
        if not edge:
            break
        found.update(dict.fromkeys(edge, step))
    del found[start]
    return found


def list_rim(board: Collection[str]) -> list[str]:
    """The cells with a side open to the void outside, in label order; holes make no rim (R-12, G.4)."""
    if not board:
        return []
    radius = 1 + max(count_distance(CELLS[label], (0, 0)) for label in board)
    tiles = frozenset(CELLS[label] for label in board)
    outside = {cell for cell in list_ring(radius) if cell not in tiles}
    spreading = sorted(outside)
    while spreading:
        q, r = spreading.pop()
        for dq, dr in DIRECTIONS:
            near = (q + dq, r + dr)
            if near not in tiles and near not in outside and count_distance(near, (0, 0)) <= radius:
                outside.add(near)
                spreading.append(near)
    return sort_labels(
        label for label in board if any(_shifted(CELLS[label], step) in outside for step in DIRECTIONS)
    )


def _shifted(cell: Axial, step: Axial) -> Axial:
    return cell[0] + step[0], cell[1] + step[1]
