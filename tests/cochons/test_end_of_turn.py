"""Reorganisation, elimination, production, victory, new troops (S-24 to S-27, R-114 to R-118)."""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.state.glands import Glands
from porc_royal.facts import Seat
from porc_royal.rulebook import Result
from tests.cochons.scenario import Laid, Table, conserved, galaxy

# --------------------------------------------------------------------------------------- reorganisation


def reorganising(*tiles: str) -> Table:
    return galaxy(*tiles, chapter="reorganisation")


def test_pieces_step_only_to_neighbours_held_when_the_phase_began() -> None:
    """S-24, R-86."""
    table = reorganising("O red 0:3G", "A1 blue 0:1G", "A2 red", "B1 blue 0:1G", "A4 red 1:3G")
    assert table.asked == [0]
    assert table.choices(0, "move", "from") == ["O", "A1", "B1"]
    assert table.choices(0, "move", "to", from_="O") == ["A1"]
    assert table.choices(0, "move", "to", from_="A1") == ["O", "B1"]
    assert table.refused("0: move from=O to=A2 gorets=1") == "refused-value"
    assert table.refused("0: move from=O to=A1") == "refused-missing"


def test_each_piece_makes_one_step_and_a_tile_may_be_given_up() -> None:
    table = reorganising("O red 0:2G", "A1 blue 0:1G", "B1 blue 0:1G")
    table.tell("0: move from=O to=A1 gorets=2")
    assert (table.troops("O"), table.view(0).tile("O").troops) == ("0:2G", ())
    assert table.bounds(0, "move", "gorets", from_="A1") == (1, 1)
    table.tell("0: move from=A1 to=O gorets=1", "0: pass")
    assert (table.troops("O"), table.troops("A1")) == ("0:1G", "0:2G")


def test_everybody_is_asked_at_once_and_nothing_is_done_until_all_are_content() -> None:
    """R-38, R-86."""
    table = reorganising("O red 0:3G", "A1 blue 0:1G", "A3 red 1:2G", "A4 red 1:2G")
    assert table.asked == [0, 1]
    table.tell("0: move from=O to=A1 gorets=1")
    assert table.troops("A1") == "0:1G"
    table.tell("1: pass")
    assert (table.troops("A1"), table.asked) == ("0:1G", [0])
    table.tell("0: pass")
    assert table.troops("A1") == "0:2G"
    assert table.question != "cochons-ask-reorganise"


def test_who_has_no_two_neighbouring_tiles_is_not_asked() -> None:
    assert reorganising("O red 0:3G", "B1 blue 0:1G", "A4 red 1:3G").question != "cochons-ask-reorganise"


# ------------------------------------------------------------------------------------------ elimination


def test_one_piece_is_not_enough_even_a_gros_gruik() -> None:
    table = galaxy("O red 0:2G", "A1 blue 1:1GG", "A3 red 2:5G", chapter="elimination")
    assert [player.out for player in table.state.players] == [False, True, False]
    assert table.troops("A1") == ""
    assert table.state.players[1].gruiks == 3
    assert table.state.production(Seat(1)).total == 0
    conserved(table.state)


def test_who_is_out_comes_back_before_the_travels_with_five_on_an_empty_rim_tile() -> None:
    table = galaxy("O red 0:2G", "A1 blue 2:2G", chapter="returns", out=(1,))
    assert table.asked == [1]
    assert table.choices(1, "return", "tile") == ["A2", "A3", "A4", "A5", "A6"]
    assert table.ask(1).default.fields == {"tile": "A2"}
    table.tell("1: return tile=A2")
    assert table.troops("A2") == "1:5G"
    assert not table.state.players[1].out
    conserved(table.state)


def test_with_a_full_rim_one_comes_back_inside_and_with_a_full_board_one_waits() -> None:
    rim = [f"A{number} red {number % 2 * 2}:2G" for number in range(1, 7)]
    inside = galaxy("O red", *rim, chapter="returns", out=(1,))
    assert inside.choices(1, "return", "tile") == ["O"]
    full = galaxy("O red 0:2G", *rim, chapter="returns", out=(1,))
    assert len(full.said("cochons-return-later")) == 1
    assert full.state.players[1].out
    assert full.question == "cochons-ask-gap-first"


def test_who_is_out_is_asked_for_cards_and_in_gaps_like_everybody_but_owns_nothing() -> None:
    table = galaxy("O red 0:2G", "A1 blue 2:2G", chapter="gap", out=(1,))
    assert table.asked == [0, 1, 2]
    assert not list(table.state.troops_of(Seat(1)))


@pytest.mark.parametrize("check", ["after_combats", "immediate"])
def test_elimination_may_be_tested_at_once_or_after_all_combats(check: str) -> None:
    table = galaxy(
        "O blue 1:1G 0:9G", "A1 red 1:1G 2:1G", "B1 red 2:2G", chapter="combats", elimination_check=check
    )
    table.tell("chance: 6 1")
    assert table.state.players[1].out is (check == "immediate")
    assert table.troops("A1") == ("2:1G" if check == "immediate" else "1:1G 2:1G")


# ------------------------------------------------------------------------------- production and victory

OWNED = (
    *("A1 red 0:1G", "A2 double-red 0:1G", "A3 yellow 0:1G", "A4 yellow 0:1G", "A5 blue 0:1G"),
    *("A6 asteroid 0:1G", "O asteroid 0:1G", "B1 blue"),
)


def producing(*tiles: str, **laid: Unpack[Laid]) -> Table:
    laid.setdefault("recipes", ("321", "123", "132"))
    return galaxy(*tiles, "B4 blue 1:3G", "B6 red 2:3G", chapter="production", **laid)


def test_the_recipe_is_complete_from_the_second_turn_on() -> None:
    """S-25, S-26, H-5."""
    table = producing(*OWNED)
    result = table.play.result
    assert isinstance(result, Result)
    assert result.winners == (0,)
    assert (result.why.key, result.why.args["red"], result.why.args["blue"]) == (facts.WON, 3, 1)


def test_on_the_first_turn_nobody_wins() -> None:
    table = producing(*OWNED, turn=1)
    assert table.play.result is None
    assert len(table.said("cochons-won-too-early")) == 1


def test_six_glands_of_the_wrong_colours_are_not_the_recipe() -> None:
    red = ("A1 red 0:1G", "A2 double-red 0:1G", "A3 red 0:1G")
    table = producing(*red, "A4 yellow 0:1G", "A5 yellow 0:1G")
    assert table.state.production(Seat(0)) == Glands(4, 2, 0)
    assert table.play.result is None


def test_more_than_the_recipe_wins_as_well() -> None:
    assert producing(*OWNED, "B2 red 0:1G", "B3 blue 0:1G").play.result is not None


def test_of_several_the_first_in_play_order_wins() -> None:
    other = (
        *("B7 red 1:1G", "B8 yellow 1:1G", "B9 yellow 1:1G", "B10 blue 1:1G", "B11 blue 1:1G"),
        "B12 blue 1:1G",
    )
    for order, winner in (("2130", 1), ("0123", 0)):
        table = galaxy(
            *OWNED,
            *other,
            "B4 blue 2:3G",
            "B5 red 3:3G",
            chapter="production",
            players=4,
            order=order,
            recipes=("321", "123", "132", "213"),
        )
        assert table.play.result is not None
        assert table.play.result.winners == (winner,)


def test_an_empty_or_contested_tile_produces_for_nobody_or_for_its_possessor() -> None:
    """S-25, R-67, R-96."""
    table = galaxy("O red", "A1 blue 1:1G 0:2G", "A3 red 2:2G", chapter="travel", hands={0: "jamboneuse.1"})
    assert table.state.production(Seat(0)) == Glands()
    assert table.state.production(Seat(1)) == Glands(blue=1)


def test_the_last_turn_goes_to_most_of_the_recipe_then_most_glands_then_play_order() -> None:
    table = galaxy(
        "A1 red 0:2G",
        "A2 red 1:2G",
        "A3 blue 1:1G",
        "A4 red 2:2G",
        "A5 yellow 2:1G",
        chapter="production",
        recipes=("321", "132", "312"),
        turn=8,
        max_turns=8,
    )
    assert table.play.result is not None
    assert table.play.result.winners == (1,)
    assert table.play.result.why.key == facts.WON_ON_COUNT


def test_without_a_last_turn_the_game_goes_on() -> None:
    assert producing("A1 red 0:2G", turn=30).play.result is None


# ------------------------------------------------------------------------------------------- new troops


def arriving(*tiles: str, **laid: Unpack[Laid]) -> Table:
    return galaxy(*tiles, chapter="new-troops", **laid)


def test_a_goret_for_a_planet_two_for_a_double_none_for_an_asteroid() -> None:
    """S-27."""
    table = arriving(*OWNED)
    assert table.ask(0).args == {"gorets": 6, "gruiks": 0}
    assert table.choices(0, "place", "tile") == ["O", "A1", "A2", "A3", "A4", "A5", "A6"]


def test_newcomers_go_to_one_tile_or_are_split() -> None:
    table = arriving(*OWNED).tell("0: place tile=A1 gorets=2")
    assert table.ask(0).args["gorets"] == 4
    table.tell("0: place tile=A3")
    assert (table.troops("A1"), table.troops("A3")) == ("0:3G", "0:5G")
    conserved(table.state)


def test_two_new_gorets_become_a_gros_gruik_once_a_turn() -> None:
    """S-27, R-34, R-118."""
    table = arriving(*OWNED).tell("0: convert")
    assert table.ask(0).args == {"gorets": 4, "gruiks": 1}
    assert list(table.ask(0).options) == ["all", "place", "anew"]
    table.tell("0: place tile=A1")
    assert table.troops("A1") == "0:5G+1GG"
    assert (table.state.players[0].gorets, table.state.players[0].gruiks) == (9, 2)
    conserved(table.state)


def test_without_a_gros_gruik_in_reserve_there_is_no_conversion() -> None:
    table = arriving("A1 red 0:1G", "A2 double-red 0:3GG")
    assert list(table.ask(0).options) == ["all", "place"]


def test_newcomers_beyond_the_reserve_are_lost() -> None:
    table = arriving(
        *("A1 red 0:4G", "A2 double-red 0:4G", "A3 double-blue 0:4G", "A4 yellow 0:2G", "A5 red 0:2G"),
    )
    assert table.said("cochons-newcomers")[0] == table.said("cochons-newcomers")[0] | {"number": 4, "lost": 3}
    table.tell("0: convert", "0: place tile=A1")
    assert table.troops("A1") == "0:6G+1GG"
    conserved(table.state)


def test_the_default_sends_all_to_the_own_tile_with_most_pieces() -> None:
    table = arriving("O red 0:1G", "A1 blue 0:3G", "A2 red 0:3G")
    assert table.ask(0).default.fields == {"tile": "A1"}


def test_with_one_tile_and_nothing_to_convert_nobody_is_asked() -> None:
    table = arriving("O red 0:2G", "A1 blue 1:2G", "A3 asteroid 2:2G")
    assert table.troops("O") == "0:3G"
    assert table.state.turn == 3


def test_placing_nobody_is_no_answer() -> None:
    assert arriving(*OWNED).refused("0: place tile=A1 gorets=0") == facts.NO_PIECES
