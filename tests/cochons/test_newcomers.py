"""1D: who was out comes back, newcomers are placed (C-28, C-66, R-34, R-38, R-116, R-117)."""

import pytest

from games.cochons.rules.returns import list_empty_cells
from games.cochons.state.options import Galaxy
from games.cochons.state.space import list_rim
from games.cochons.state.state import State
from porc_royal.facts import Named, Seat
from tests.cochons.scenario import Table, conserved, galaxy
from tests.cochons.skies import filled

HOMES = ("O red 0:3G", "A1 red 1:3G", "A2 red 2:3G")


def placing(*tiles: str, lent: int = 0, out: tuple[int, ...] = (), **waiting: int) -> Table:
    """1D of turn 2; seats p0 to p2 have so many Gorets to place, seat 0 so many lent Gros Gruiks besides."""

    def arrange(state: State) -> None:
        for name, gorets in waiting.items():
            player = state.players[int(name[1:])]
            player.newcomers.gorets = gorets
            player.gorets -= gorets
        state.players[0].newcomers.gruiks = state.players[0].newcomers.lent = lent

    return galaxy(*tiles, chapter="newcomers", rule_set="complete", out=out, alone=True, arrange=arrange)


def test_newcomers_may_be_split_over_all_tiles_where_one_has_troops() -> None:
    """C-28, R-38."""
    table = placing("O red 0:3G", "A4 asteroid 0:2G pirate:1", *HOMES[1:], p0=3)
    assert table.choices(0, "place", "tile") == ["O", "A4"]
    table.tell("0: place tile=A4 gorets=1", "0: place tile=O")
    assert (table.troops("O"), table.troops("A4")) == ("0:5G", "0:3G")
    assert all(troop.moved_gorets == 0 for _, troop in table.state.troops_of(Seat(0)))
    conserved(table.state)


def test_two_newcomers_become_a_gros_gruik_once() -> None:
    """C-26, R-34, H-7: seven newcomers make 5G+1GG, and no second one."""
    table = placing(*HOMES, p0=7)
    table.tell("0: convert")
    assert table.asked == []
    assert table.troops("O") == "0:8G+1GG"
    assert (table.state.players[0].gorets, table.state.players[0].gruiks) == (12, 2)
    assert table.state.players[0].newcomers.converted is False
    conserved(table.state)


def test_without_a_gros_gruik_in_the_reserve_there_is_none_to_become() -> None:
    """R-34, H-7."""
    table = placing("O red 0:1G+3GG", *HOMES[1:], p0=7)
    assert table.asked == []
    assert table.troops("O") == "0:8G+3GG"


def test_troops_that_were_on_the_board_are_not_turned() -> None:
    """C-26: one newcomer is not two, however many stand there."""
    table = placing(*HOMES, p0=1)
    assert table.asked == []
    assert table.troops("O") == "0:4G"


def test_a_lent_gros_gruik_lands_as_such() -> None:
    """R-66: it has not left the reserve."""
    table = placing("O red 0:3G", "A4 red 0:2G", *HOMES[1:], lent=1)
    table.tell("0: place tile=A4 gruiks=1")
    troop = table.state.board["A4"].troops[0]
    assert (troop.gruiks, troop.lent) == (1, 1)
    assert table.state.players[0].gruiks == 3
    conserved(table.state)


def test_everybody_places_at_once_and_it_is_told_in_play_order() -> None:
    """C-28: nobody's newcomers stand in another's way."""
    table = placing("O red 0:3G", "A4 red 0:2G", "A1 red 1:3G", "A5 red 1:1G", "A2 red 2:3G", p0=1, p1=1)
    assert table.asked == [0, 1]
    table.tell("1: place tile=A5", "0: place tile=A4")
    assert [said["tile"] for said in table.said("cochons-placed")] == [
        Named("tile", "A4"),
        Named("tile", "A5"),
    ]


def test_who_was_out_comes_back_with_five_and_newcomers_join_them() -> None:
    """C-66, R-116, H-16: five Gorets on an empty rim tile, the chip of two with them."""
    table = placing("O red 0:3G", "A1 red 1:3G", out=(2,), p2=2)
    assert table.question == "cochons-ask-return"
    cells = table.choices(2, "return", "tile")
    assert cells == ["A2", "A3", "A4", "A5", "A6"]
    table.tell("2: return tile=A4", "2: place tile=A4")
    assert table.troops("A4") == "2:7G"
    assert not table.state.players[2].out
    conserved(table.state)


def test_rim_tiles_with_pigs_or_extra_cochons_are_not_empty() -> None:
    """R-116."""
    table = placing("O red 0:3G", "A1 red 1:3G", "A2 asteroid worm:1", out=(2,))
    assert table.choices(2, "return", "tile") == ["A3", "A4", "A5", "A6"]


def test_without_an_empty_rim_tile_one_comes_back_inside() -> None:
    """R-117: « au centre »."""
    rim = [f"A{place} red 1:1G" for place in range(1, 6)]
    table = placing("O red", *rim, "A6 red 0:2G", out=(2,))
    assert table.choices(2, "return", "tile") == ["O"]


def test_without_any_empty_tile_one_comes_back_among_extra_cochons() -> None:
    """R-117."""
    rim = [f"A{place} red 1:1G" for place in range(1, 5)]
    table = placing("O red 0:2G", *rim, "A5 asteroid pirate:2", "A6 red 0:2G", out=(2,))
    assert table.choices(2, "return", "tile") == ["A5"]
    table.tell("2: return tile=A5")
    extras = table.state.board["A5"].extras
    assert extras is not None
    assert not extras.attacking


def test_with_no_room_at_all_one_waits_and_newcomers_go_home() -> None:
    """R-117."""
    rim = [f"A{place} red 1:1G" for place in range(1, 7)]
    table = placing("O red 0:2G", *rim, out=(2,), p2=3)
    assert table.asked == []
    assert table.state.players[2].out
    assert table.state.players[2].gorets == 20
    assert [said["number"] for said in table.said("cochons-newcomers-homeless")] == [3]


def test_two_who_come_back_choose_in_play_order() -> None:
    """R-116: the second not where the first is."""
    table = placing("O red 0:3G", "A2 red 0:1G", out=(1, 2))
    table.tell("1: return tile=A1")
    assert table.asked == [2]
    assert "A1" not in table.choices(2, "return", "tile")


@pytest.mark.parametrize("galaxy_", ["twins", "galette", "freedom"])
def test_in_every_galaxy_one_comes_back_at_the_edge_never_on_the_sun(galaxy_: Galaxy) -> None:
    """R-116, R-125."""
    state = filled(galaxy_, 16)
    cells = list_empty_cells(state)
    assert cells
    assert all(state.board[cell].kind != "sun" for cell in cells)
    assert set(cells) == set(list_rim(state))


def test_coming_back_turns_a_tile_over() -> None:
    """R-128."""

    def hidden(state: State) -> None:
        for tile in state.board.values():
            tile.explored = bool(tile.troops)

    table = galaxy(
        "O red 0:3G", "A1 red 1:3G", chapter="newcomers", rule_set="complete", out=(2,), arrange=hidden
    )
    table.tell("2: return tile=A3")
    assert table.state.board["A3"].explored
    assert not table.state.board["A4"].explored
