"""The edges that are one neighbourhood follow the galaxy at once, whatever was asked of it before (O-3, O-5)."""

import pytest

from games.cochons.state.geometry import NEIGHBOURS
from games.cochons.state.layouts import SUN
from games.cochons.state.options import Galaxy
from games.cochons.state.space import find_reach, list_adjacent, list_rim
from games.cochons.state.state import Tile
from tests.cochons.skies import filled


@pytest.mark.parametrize("galaxy", ["freedom", "twins"])
def test_a_tile_that_is_added_belongs_to_the_edge_at_once_and_shuts_in_those_behind_it(
    galaxy: Galaxy,
) -> None:
    """R-61, R-125, R-126."""
    state = filled(galaxy, 19)
    far = list_rim(state)[-1]
    assert set(list_adjacent(state, far)) >= {
        cell for cell in list_rim(state) if cell in find_reach(state, far, 1)
    }
    behind = list_rim(state)[-2]
    for number, cell in enumerate(near for near in NEIGHBOURS[behind] if near not in state.board):
        state.board[cell] = Tile(f"late {number}", "asteroid")
    assert behind not in list_rim(state)
    added = [cell for cell, tile in state.board.items() if tile.name.startswith("late")]
    assert added
    assert set(added) <= {far, *list_adjacent(state, far)}
    assert behind not in list_adjacent(state, far) or behind in NEIGHBOURS[far]


def test_tiles_that_change_places_change_no_edge_and_nobody_lands_on_the_sun() -> None:
    """R-60, R-125: an edge is made of cells; the sun is no tile to be swapped."""
    state = filled("twins", 16)
    one, other = list_rim(state)[0], list_rim(state)[-1]
    before = {cell: list_adjacent(state, cell) for cell in list_rim(state)}
    state.board[one], state.board[other] = state.board[other], state.board[one]
    assert {cell: list_adjacent(state, cell) for cell in list_rim(state)} == before
    assert all(SUN not in near for near in before.values())
