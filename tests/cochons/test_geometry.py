import itertools

import pytest

from games.cochons.state.geometry import (
    CELLS,
    LABELS,
    NEIGHBOURS,
    count_distance,
    list_adjacent,
    list_rim,
    list_ring,
    sort_labels,
)
from games.cochons.state.space import find_reach, start_cells
from tests.cochons.skies import sky


def disc(radius: int) -> list[str]:
    return [label for label, cell in CELLS.items() if count_distance(cell, (0, 0)) <= radius]


def first(tiles: int) -> list[str]:
    return list(CELLS)[:tiles]


def pairs(board: list[str]) -> int:
    return sum(len(list_adjacent(board, cell)) for cell in board) // 2


def test_the_rings_are_listed_as_in_the_catalogue() -> None:
    assert list_ring(0) == [(0, 0)]
    assert list_ring(1) == [(-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0)]
    assert list_ring(2) == [
        *((-2, 2), (-1, 2), (0, 2), (1, 1), (2, 0), (2, -1)),
        *((2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1)),
    ]
    assert [LABELS[cell] for cell in list_ring(3)] == [f"C{number}" for number in range(1, 19)]
    assert (CELLS["C5"], CELLS["C18"]) == ((1, 2), (-3, 2))


def test_label_order_counts_and_does_not_spell() -> None:
    assert sort_labels(["B10", "B9", "C1", "A6", "O"]) == ["O", "A6", "B9", "B10", "C1"]


@pytest.mark.parametrize(("radius", "tiles", "touching"), [(1, 7, 12), (2, 19, 42), (3, 37, 90)])
def test_full_discs_have_the_known_number_of_tiles_and_pairs(radius: int, tiles: int, touching: int) -> None:
    """H-18."""
    assert (len(disc(radius)), pairs(disc(radius))) == (tiles, touching)


@pytest.mark.parametrize(
    ("tiles", "touching", "edge"), [(16, 33, 12), (19, 42, 12), (26, 59, 16), (30, 70, 17)]
)
def test_boards_filled_in_listing_order_have_the_known_pairs_and_rim(
    tiles: int, touching: int, edge: int
) -> None:
    assert (pairs(first(tiles)), len(list_rim(first(tiles)))) == (touching, edge)


@pytest.mark.parametrize(
    ("start", "within"),
    [((0, 0), [7, 19, 19, 19]), ((2, 0), [4, 9, 14, 19]), ((1, 1), [5, 10, 16, 19])],
)
def test_within_so_many_steps_lie_so_many_tiles(start: tuple[int, int], within: list[int]) -> None:
    board = disc(2)
    assert [1 + len(find_reach(sky(board), LABELS[start], steps)) for steps in (1, 2, 3, 4)] == within


def test_corner_to_corner_of_nineteen_tiles_is_four_steps() -> None:
    """H-18: within reach of a Fusée, not of a Fusée Dorsale."""
    assert count_distance((2, 0), (-2, 0)) == 4
    assert find_reach(sky(disc(2)), LABELS[2, 0], 4)[LABELS[-2, 0]] == 4
    assert LABELS[-2, 0] not in find_reach(sky(disc(2)), LABELS[2, 0], 3)


def test_a_gap_in_the_board_makes_the_way_longer() -> None:
    ring_only = [label for label in disc(1) if label != "O"]
    assert find_reach(sky(ring_only), "A1", 6)["A4"] == 3


def test_an_enclosed_hole_makes_no_rim() -> None:
    holed = [label for label in disc(2) if label != "O"]
    assert list_rim(holed) == [label for label in disc(2) if label.startswith("B")]


def test_tiles_of_the_lower_ring_are_rim_where_the_last_ring_is_incomplete() -> None:
    assert "A1" in list_rim([*disc(1), "B7"])
    assert list_rim(disc(1)) == ["A1", "A2", "A3", "A4", "A5", "A6"]


@pytest.mark.parametrize(("players", "tiles"), [(3, 16), (4, 19), (5, 26)])
def test_three_to_five_players_always_keep_their_distance(players: int, tiles: int) -> None:
    """R-11, G.4: the gap can always be kept."""
    board = first(tiles)
    state, edge = sky(board), list_rim(board)
    for taken in itertools.combinations(edge, players - 1):
        if all(one not in NEIGHBOURS[other] for one, other in itertools.combinations(taken, 2)):
            legal = start_cells(state, taken)
            assert legal
            assert not any(near in taken for cell in legal for near in NEIGHBOURS[cell])


def test_the_gap_falls_when_nobody_could_start_otherwise_and_then_the_rim() -> None:
    board = disc(1)
    assert start_cells(sky(board), ["A1", "A3"]) == ["A5"]
    assert start_cells(sky(board), ["A1", "A3", "A5"]) == ["A2", "A4", "A6"]
    assert start_cells(sky(board), [label for label in board if label != "O"]) == ["O"]
