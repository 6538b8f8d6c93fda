"""The galaxy is built: by chance in the shape that was chosen, or by everybody with a mild default (D-1, R-15)."""

from collections import Counter

import pytest

from games.cochons.state import geometry
from games.cochons.state.geometry import CELLS, count_distance
from games.cochons.state.layouts import PASSAGE, SUN, find_centres
from games.cochons.state.setup import make_tiles
from games.cochons.state.space import list_grounds
from games.cochons.state.state import State
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Fact, Seat
from porc_royal.rulebook import Setting
from tests.cochons.beginnings import answer, begun
from tests.cochons.skies import hanging
from tests.games.telling import choices


def built(players: int, galaxy: str) -> State:
    """A galaxy laid by chance."""
    return begun(players, "placement", galaxy=galaxy, auto_build=True).state


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_chance_completes_each_ring_before_the_next(players: int) -> None:
    """S-10, C-13, R-14: only the last ring has gaps, and these lie anywhere in it."""
    board = built(players, "rings").board
    rings = Counter(count_distance(CELLS[cell], (0, 0)) for cell in board)
    tiles = len(make_tiles(players))
    wanted = {0: 1, 1: 6, 2: min(12, tiles - 7), 3: max(0, tiles - 19)}
    assert rings == Counter({ring: number for ring, number in wanted.items() if number})


@pytest.mark.parametrize(("players", "shares"), [(3, (7, 6)), (4, (8, 8)), (5, (12, 11)), (6, (14, 13))])
def test_chance_lays_twins_as_evenly_and_as_well_linked_as_people_do(
    players: int, shares: tuple[int, int]
) -> None:
    """O-3, G.6, R-15."""
    state = built(players, "twins")
    land = [cell for cell in list_grounds(state) if cell not in PASSAGE]
    assert len(list_grounds(state)) - len(land) == 3
    one, other = find_centres(len(list_grounds(state)))
    assert (len(hanging(land, one)), len(hanging(land, other))) == shares
    assert len(geometry.list_adjacent(state.board, SUN)) == 2


def test_chance_fills_a_galette_column_by_column() -> None:
    """O-4, R-148: of 16 tiles, five columns are full and one has begun."""
    rows = Counter(CELLS[cell][1] for cell in built(3, "galette").board)
    assert sorted(rows) == [-1, 0, 1]
    assert sorted(rows.values()) == [5, 5, 6]


@pytest.mark.parametrize(
    ("settings", "kinds"),
    [({"rule_set": "simplified"}, ["red", "yellow", "blue"]), ({}, ["back-red", "back-yellow", "back-blue"])],
)
def test_the_default_builder_takes_of_what_is_left_most_and_the_first_cell(
    settings: dict[str, Setting], kinds: list[str]
) -> None:
    """D-1, R-120: after two red ones, of the other colours one."""
    play = begun(4, "building", first_player="host", **settings)
    play.take(Seat(0), Reply("lay", {"kind": kinds[0], "cell": "O"}))
    ask = play.asks[Seat(1)]
    assert not ask.sealed
    assert ask.default == Reply("lay", {"kind": kinds[1], "cell": "A1"})
    assert choices(ask, "lay", "kind")[:3] == kinds


def test_the_default_builder_who_may_look_looks_at_the_highest_pile() -> None:
    """D-2, O-6."""
    play = begun(4, "building", first_player="host", building="looking")
    play.take(Seat(0), Reply("look", {"kind": "back-red"}))
    play.take(Seat(0), Reply("lay", {"cell": "O"}))
    assert play.asks[Seat(1)].default == Reply("look", {"kind": "back-yellow"})
    play.take(Seat(1), Reply("look", {"kind": "back-yellow"}))
    assert play.asks[Seat(1)].default == Reply("lay", {"cell": "A1"})


def test_what_is_turned_over_at_the_end_cannot_be_taken_back() -> None:
    """O-7: the faces are known from then on; before, each tile shows its back and nothing is revealed."""
    play = begun(3, "building", first_player="host", building="face-down")
    told: list[Fact] = []
    while play.position.chapter == "building":
        told += answer(play).facts
    turned = [fact for fact in told if fact.says.key == "cochons-turned-up"]
    assert [fact.reveals for fact in turned] == [True]
    assert not any(fact.reveals for fact in told if fact.says.key == "cochons-tile-laid")


@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
def test_whoever_plays_first_travels_first_though_all_have_landed_before(rule_set: str) -> None:
    """S-11, C-37, R-10: the slots of the landing are over."""
    play = begun(3, "placement", first_player="host", rule_set=rule_set, auto_build=True, gap_windows=False)
    while play.position.chapter != "travel":
        seat = play.awaited[0]
        if seat == CHANCE:
            answer(play)
        else:
            play.take(seat, play.asks[seat].default)
    assert [seat for seat in play.awaited if not play.asks[seat].optional] == [0]
    assert play.state.slot == 0
