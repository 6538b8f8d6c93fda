"""Which fights are fought when (S-23, R-68, R-69)."""

from games.cochons.state.state import Troop
from porc_royal.facts import Seat
from tests.cochons.fights import pairs
from tests.cochons.scenario import conserved, galaxy


def test_several_attackers_fight_in_order_of_arrival_and_the_survivor_defends() -> None:
    """S-23."""
    table = galaxy("O blue 0:2G 1:3G 2:1G", "A1 red 0:1G", chapter="combats", alone=True)
    table.tell("chance: 6 1", "0: flee tile=A1")
    assert table.troops("O") == "1:3G 2:1G"
    table.tell("chance: 1 6")
    assert pairs(table) == [(1, 0), (2, 1)]
    assert table.troops("O") == "1:3G"
    conserved(table.state)


def test_fights_are_fought_in_the_play_order_of_the_attackers() -> None:
    table = galaxy("O blue 0:1G 1:9G", "A1 red 1:1G 2:9G", chapter="combats", alone=True, order="210")
    table.tell("chance: 6 1", "chance: 6 1")
    assert pairs(table) == [(2, 1), (1, 0)]


def test_a_late_arriver_whose_slot_comes_first_fights_right_after_the_earlier_one() -> None:
    table = galaxy(
        "O blue 0:1G 2:9G 1:1G", "A1 red", "A2 red 0:1G 2:9G", chapter="combats", alone=True, order="120"
    )
    assert table.choices(2, "fight", "tile") == ["O", "A2"]
    table.tell("2: fight tile=O", "chance: 6 1", "chance: 1 6", "chance: 6 1")
    assert pairs(table) == [(2, 0), (1, 2), (2, 0)]


def test_the_attacker_chooses_the_order_of_his_attacks_by_default_that_of_his_landings() -> None:
    table = galaxy("A2 blue 1:1G 0:9G", "O blue 1:1G 0:9G", "A5 red 2:1G 0:9G", chapter="combats", alone=True)
    assert table.ask(0).default.fields == {"tile": "O"}
    assert table.choices(0, "fight", "tile") == ["O", "A2", "A5"]
    table.tell("0: fight tile=A5", "chance: 6 1")
    assert table.choices(0, "fight", "tile") == ["O", "A2"]
    table.tell("0: fight tile=A2", "chance: 6 1", "chance: 6 1")
    assert [told["tile"].name for told in table.said("cochons-fight")] == ["A5", "A2", "O"]  # type: ignore[union-attr]


def test_a_flight_reinforces_a_fight_to_come() -> None:
    table = galaxy("O blue 1:2G 0:3G", "A1 red 1:1G 2:1G", chapter="combats", alone=True)
    table.tell("chance: 4 5", "1: flee tile=A1")
    assert table.troops("A1") == "1:3G 2:1G"
    assert pairs(table) == [(0, 1), (2, 1)]


def test_a_force_that_fled_may_have_to_fight_again_the_same_turn() -> None:
    table = galaxy("O blue 1:2G 0:3G", "A1 red 1:1G 2:9G", "A2 red 1:1G", chapter="combats", alone=True)
    table.tell("chance: 4 4", "1: flee tile=A1", "chance: 1 1")
    assert table.question == "cochons-ask-flee"
    table.tell("1: flee tile=A2")
    assert table.troops("A2") == "1:2G"


def test_after_the_combats_every_tile_has_one_owner() -> None:
    table = galaxy("O blue 0:1G 2:9G 1:1G", "A2 red 0:1G 2:9G", chapter="combats", alone=True)
    table.tell("2: fight tile=O", "chance: 6 1", "chance: 6 1", "chance: 6 1")
    assert all(len(tile.troops) <= 1 for tile in table.state.board.values())


def test_without_fights_the_chapter_asks_nothing() -> None:
    table = galaxy("O blue 0:1G", "A1 red 0:1G", "B5 red 1:2G", chapter="combats", alone=True)
    assert table.said("cochons-fight") == []
    assert table.state.board["O"].troops == [Troop(Seat(0), 1)]
