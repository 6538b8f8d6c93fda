"""Shapes of galaxies: where tiles are laid, what is next to what (O-3 to O-5, G.2, G.5 to G.7)."""

import random

import pytest

from games.cochons.state import geometry
from games.cochons.state.geometry import CELLS, LABELS, NEIGHBOURS, count_distance
from games.cochons.state.layouts import PASSAGE, SUN, find_centres, list_laying_cells
from games.cochons.state.options import Galaxy
from games.cochons.state.setup import make_tiles
from games.cochons.state.space import (
    find_reach,
    list_adjacent,
    list_grounds,
    list_rim,
    list_touching,
    start_cells,
)
from games.cochons.state.state import State, Tile
from tests.cochons.skies import filled, hanging, sky

TILES = {players: len(make_tiles(players)) for players in (3, 4, 5, 6)}
GALAXIES: tuple[Galaxy, ...] = ("rings", "twins", "galette", "freedom")


def at(*cells: tuple[int, int]) -> list[str]:
    return [LABELS[cell] for cell in cells]


def pairs(state: State) -> int:
    return sum(len(geometry.list_adjacent(state.board, cell)) for cell in state.board) // 2


def drawn(galaxy: Galaxy, tiles: int, number: int) -> State:
    """A galaxy laid by luck."""
    luck = random.Random(number)
    state = sky((), galaxy)
    for left in range(tiles, 0, -1):
        cell = luck.choice(list_laying_cells(galaxy, state.board, left))
        assert cell not in state.board
        state.board[cell] = Tile(f"at {cell}", "asteroid")
    return state


def test_the_next_tile_goes_to_the_ring_that_is_being_built() -> None:
    """S-10, C-13, R-14."""
    assert list_laying_cells("rings", [], 16) == ["O"]
    assert list_laying_cells("rings", ["O"], 15) == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert list_laying_cells("rings", ["O", "A1", "A3"], 13) == ["A2", "A4", "A5", "A6"]
    assert len(list_laying_cells("rings", list(CELLS)[:7], 9)) == 12


@pytest.mark.parametrize("galaxy", GALAXIES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_galaxy_of_any_shape_hangs_together_and_has_a_label_for_every_tile(
    galaxy: Galaxy, players: int
) -> None:
    for number in range(20):
        state = drawn(galaxy, TILES[players], number)
        cells = list_grounds(state)
        assert len(cells) == TILES[players]
        assert sorted(hanging(cells, cells[0])) == sorted(cells)


@pytest.mark.parametrize("galaxy", GALAXIES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_labelled_cells_all_round_for_tiles_that_are_added_later(
    galaxy: Galaxy, players: int
) -> None:
    """R-61: in three rings beyond any tile."""
    for number in range(20):
        for cell in drawn(galaxy, TILES[players], number).board:
            assert count_distance(CELLS[cell], (0, 0)) <= 9


# ------------------------------------------------------------------------------------------------ galette


def test_a_galette_is_laid_column_by_column_three_tiles_thick() -> None:
    """O-4, R-148, G.5: the first nine cells, moved to the middle of the sky."""
    state, laid = sky((), "galette"), []
    for left in range(30, 21, -1):
        cells = list_laying_cells("galette", state.board, left)
        assert len(cells) == 1 + (left - 1) % 3
        laid.append(CELLS[cells[0]])
        state.board[cells[0]] = Tile(cells[0], "asteroid")
    start = laid[0]
    assert [(q - start[0], r - start[1]) for q, r in laid] == [
        *((0, 0), (0, 1), (-1, 2)),
        *((1, 0), (1, 1), (0, 2)),
        *((2, 0), (2, 1), (1, 2)),
    ]


@pytest.mark.parametrize(("tiles", "touch", "edge"), [(16, 32, 13), (19, 39, 15), (26, 55, 20), (30, 65, 22)])
def test_galettes_have_the_known_pairs_and_rim(tiles: int, touch: int, edge: int) -> None:
    """G.5."""
    state = filled("galette", tiles)
    assert (pairs(state), len(list_rim(state))) == (touch, edge)


def test_the_ends_of_a_galette_of_thirty_are_ten_steps_apart() -> None:
    """G.5."""
    state = filled("galette", 30)
    one, other = at((-5, -1), (3, 1))
    assert find_reach(state, one, 10)[other] == 10
    assert other not in find_reach(state, one, 9)


# ---------------------------------------------------------------------------------------------- freedom


def test_in_a_free_galaxy_a_tile_goes_beside_any_other() -> None:
    """O-5, G.7."""
    assert list_laying_cells("freedom", [], 16) == ["O"]
    assert list_laying_cells("freedom", ["O"], 15) == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert set(list_laying_cells("freedom", ["O", "A1"], 14)) == {
        *("A2", "A3", "A4", "A5", "A6"),
        *(cell for cell in NEIGHBOURS["A1"] if cell.startswith("B")),
    }


def test_all_edges_of_a_free_galaxy_are_one_neighbourhood() -> None:
    """O-5, R-126: one step from edge to edge; the inside has its own neighbours only."""
    state = sky([cell for cell in CELLS if count_distance(CELLS[cell], (0, 0)) <= 2], "freedom")
    edge = list_rim(state)
    assert all(cell.startswith("B") for cell in edge)
    assert set(edge) - {"B1"} <= set(list_adjacent(state, "B1"))
    assert list_adjacent(state, "O") == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert list_touching(state, "B1") == [
        cell for cell in list_adjacent(state, "B1") if cell in NEIGHBOURS["B1"]
    ]
    assert find_reach(state, "O", 3)["B1"] == 2
    assert max(find_reach(state, "B1", 9).values()) == 2


def test_the_gap_between_starts_is_one_of_sides_that_touch_even_there() -> None:
    """R-126."""
    state = sky([cell for cell in CELLS if count_distance(CELLS[cell], (0, 0)) <= 2], "freedom")
    assert start_cells(state, ["B1"]) == [cell for cell in list_rim(state) if cell not in ("B1", "B2", "B12")]


# ------------------------------------------------------------------------------------------------ twins


@pytest.mark.parametrize(("players", "shares"), [(3, (7, 6)), (4, (8, 8)), (5, (12, 11)), (6, (14, 13))])
def test_twins_share_the_tiles_as_evenly_as_possible_beside_the_passage(
    players: int, shares: tuple[int, int]
) -> None:
    """O-3, G.6: in whatever order the tiles are laid, they touch sun and passage, and never each other."""
    for number in range(40):
        state = drawn("twins", TILES[players], number)
        one, other = find_centres(TILES[players])
        assert [CELLS[cell] for cell in PASSAGE] == [(0, -2), (1, -2), (2, -2)]
        assert all(cell in state.board for cell in (one, other, *PASSAGE))
        land = [cell for cell in list_grounds(state) if cell not in PASSAGE]
        left, right = hanging(land, one), hanging(land, other)
        assert (len(left), len(right)) == shares
        assert sorted(left + right) == sorted(land)
        gates = geometry.list_adjacent(state.board, SUN)
        assert sorted(CELLS[cell] for cell in gates) == [(-1, 0), (1, 0)]
        ends = [set(geometry.list_adjacent(land, cell)) for cell in (PASSAGE[0], PASSAGE[2])]
        assert ends[0] & set(left)
        assert ends[1] & set(right)


def test_twins_begin_with_both_centres_then_the_passage_then_the_emptier_twin() -> None:
    """G.6."""
    state, order = sky((), "twins"), []
    for left in range(16, 9, -1):
        cells = list_laying_cells("twins", state.board, left)
        order.append([CELLS[cell] for cell in cells])
        state.board[cells[0]] = Tile(cells[0], "asteroid")
    assert order[:3] == [[(-2, 0)], [(2, 0)], [(0, -2), (1, -2), (2, -2)]]
    assert set(order[5]) == {(-1, 0), (-1, -1)}
    assert set(order[6]) == {(1, 0), (2, -1)}


def test_a_ship_crosses_the_sun_in_two_steps_and_nobody_walks_or_lands_there() -> None:
    """O-3, R-125: the direct way needs a Transporteur; on foot one takes the passage."""
    state = filled("twins", 16)
    near, far = at((-1, 0), (1, 0))
    assert find_reach(state, near, 2)[far] == 2
    assert far not in find_reach(state, near, 1)
    assert SUN not in find_reach(state, near, 9)
    assert SUN not in list_adjacent(state, near)
    assert SUN not in list_grounds(state)
    assert find_reach(state, near, 9, extras=True)[far] > 2


def test_each_twins_edge_is_one_neighbourhood_and_the_passage_is_no_edge() -> None:
    """R-125."""
    state = filled("twins", 16)
    edge = list_rim(state)
    assert not set(edge) & {SUN, *PASSAGE}
    left = [cell for cell in edge if CELLS[cell][0] < 0]
    right = [cell for cell in edge if cell not in left]
    assert len(left) == len(right) == 6
    near = list_adjacent(state, left[0])
    assert set(left[1:]) <= set(near)
    assert not set(right) & set(near)
    middle = PASSAGE[1]
    assert list_adjacent(state, middle) == list_touching(state, middle) == geometry.sort_labels(PASSAGE[::2])


def test_one_starts_on_a_twins_edge_never_on_sun_or_passage() -> None:
    """R-13, R-125."""
    state = filled("twins", 30)
    starts = start_cells(state, [])
    assert starts == list_rim(state)
    assert not set(starts) & {SUN, *PASSAGE}
    everywhere = [cell for cell in state.board if cell != PASSAGE[0]]
    assert start_cells(state, everywhere) == [PASSAGE[0]]


# ---------------------------------------------------------------------------------------- exploration


def test_extra_cochons_neither_enter_nor_overfly_tiles_on_their_backs() -> None:
    """R-88, R-128: pigs may."""
    state = sky(["O", "A1", "A4", "B1"])
    state.board["O"].explored = False
    assert find_reach(state, "A1", 2)["A4"] == 2
    assert list_adjacent(state, "A1") == ["O", "B1"]
    assert find_reach(state, "A1", 9, extras=True) == {"B1": 1}
    assert list_adjacent(state, "A1", extras=True) == ["B1"]
