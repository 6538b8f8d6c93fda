"""Which tiles are next to which, now: the cells of geometry.py with the tiles that lie on them.

Rules ask here and never touch `geometry.adjacent`, because a galaxy's shape may make its edge one
neighbourhood (O-3, O-5) and because some tiles may be flown over and not landed on (R-125, R-128).
"""

from collections.abc import Collection

from games.cochons import geometry
from games.cochons.state import State


def adjacent(state: State, cell: str) -> list[str]:
    """The cells with a tile that count as touching this one, in label order."""
    return geometry.adjacent(state.board, cell)


def reach(state: State, start: str, most: int) -> dict[str, int]:
    """Steps to the cells at most `most` steps away over existing tiles, nearest first (R-51, G.1)."""
    return geometry.reach(state.board, start, most)


def rim(state: State) -> list[str]:
    """The cells at the galaxy's edge, in label order (R-12)."""
    return geometry.rim(state.board)


def start_cells(state: State, taken: Collection[str]) -> list[str]:
    """Where one may start (R-11)."""
    return geometry.start_cells(state.board, taken)
