"""3C: a stack of Extra-Cochons moves, and all of them fight whom they find (C-54, R-88 to R-94).

Dice are written in the order in which they fall: attacker, defender; the worm's D6 before its D8 (R-121).
"""

import pytest

from games.cochons.state.state import State
from tests.cochons.monsters import prowling, stack, targets
from tests.cochons.scenario import answers, conserved, galaxy

# ----------------------------------------------------------------------------------------------- moving


def test_the_porc_royal_moves_one_stack_or_none_and_by_default_none() -> None:
    """C-54, R-88, D-35."""
    table = prowling("O asteroid pirate:2", "B1 asteroid worm:1", "B5 red 0:2G")
    assert table.asked == [1]
    assert table.choices(1, "move", "from") == ["O", "B1"]
    assert table.ask(1).default.option == "pass"
    table.tell("1: move from=O to=B2")
    assert (stack(table, "O"), stack(table, "B2"), stack(table, "B1")) == ("", "pirate:2", "worm:1")
    assert table.play.result is not None


@pytest.mark.parametrize(("kind", "number"), [("pirate", 18), ("porcophage", 18), ("worm", 6)])
def test_pirates_go_three_steps_porcophages_two_and_worms_one(kind: str, number: int) -> None:
    """C-33 to C-35: from the centre of nineteen tiles, two steps reach them all."""
    assert len(targets(prowling(f"O asteroid {kind}:1", "B1 red"), "O")) == number


def test_pirates_go_farther_than_porcophages() -> None:
    """C-33, C-34: three steps and two from a corner."""
    assert len(targets(prowling("B1 asteroid pirate:1"), "B1")) == 13
    assert len(targets(prowling("B1 asteroid porcophage:1"), "B1")) == 8


def test_they_fly_over_anything_but_the_sun_and_tiles_that_lie_on_their_backs() -> None:
    """R-88, R-125, R-128."""

    def walled(state: State) -> None:
        state.board["A1"].kind = "sun"
        state.board["A2"].explored = state.board["B2"].explored = state.board["B12"].explored = False

    table = prowling("B1 asteroid pirate:1", "A1 red", "B5 red", arrange=walled)
    assert table.asked == []
    table = prowling("B1 asteroid porcophage:1", "A1 red 0:9G", "B5 red")
    assert "O" in targets(table, "B1")


def test_a_stack_never_splits_and_joins_its_like_within_the_limit() -> None:
    """C-31, C-54, R-89: two and two pirates are four, three and two would be five."""
    table = prowling(
        "O asteroid pirate:2", "A1 asteroid pirate:2", "A2 asteroid worm:1", "A3 asteroid worm:1"
    )
    assert "A1" in targets(table, "O")
    assert "A3" not in targets(table, "A2")
    table.tell("1: move from=O to=A1")
    assert (stack(table, "O"), stack(table, "A1")) == ("", "pirate:4")
    table = prowling("O asteroid pirate:2", "A1 asteroid pirate:3")
    assert "A1" not in targets(table, "O")


def test_a_stack_may_move_off_the_pigs_it_stands_on() -> None:
    """R-88: the pin binds pigs only."""
    table = prowling("O asteroid 0:3G pirate:2", "B1 red").tell("1: move from=O to=B1")
    assert (stack(table, "O"), stack(table, "B1")) == ("", "pirate:2")
    assert table.said("cochons-extras-fight") == []


def test_without_extra_cochons_nobody_is_asked() -> None:
    assert prowling("O red 0:3G", hands={0: "cho-boko.1"}).play.result is not None


# --------------------------------------------------------------------------------------------- Cho Boko


def test_cho_boko_leads_a_stack_instead_of_the_porc_royal_who_still_orders_the_fights() -> None:
    """EV-03, R-94."""
    table = prowling(
        "O asteroid pirate:1",
        "B1 asteroid 2:1G pirate:1",
        "B5 asteroid 2:1G",
        hands={0: "cho-boko.1", 1: "jamboneuse.1", 2: "fusee.1"},
    )
    assert table.asked == [0, 1, 2]
    table.tell("1: pass", "0: lead card=cho-boko.1", "2: pass")
    assert table.asked == [0]
    table.tell("0: move from=O to=B5")
    assert (table.asked, table.question) == ([1], "cochons-ask-next-clash")
    assert table.state.deck.discards == ["cho-boko.1"]
    conserved(table.state)


def test_everybody_with_cards_is_asked_alike_and_the_default_lets_things_be() -> None:
    """EV-03, R-22, D-34."""
    table = prowling("O asteroid pirate:1", "B1 red", hands={0: "cho-boko.1", 2: "fusee.1"})
    assert (table.asked, table.question) == ([0, 2], "cochons-ask-reins")
    assert [answers(table.ask(seat)) for seat in (0, 2)] == [("pass", "lead")] * 2
    assert {ask.default.option for ask in table.play.asks.values()} == {"pass"}
    table.tell("0: pass", "2: pass")
    assert (table.asked, table.hand(0)) == ([1], ["cho-boko.1"])


def test_there_are_no_extra_cochon_moves_on_the_first_turn() -> None:
    """C-17, R-119: Cho Boko cannot be played either."""
    table = galaxy(
        "O red 0:5G", "A1 asteroid pirate:2", "A3 red 1:5G", "A5 red 2:5G",
        chapter="reorganisation", rule_set="complete", turn=1, hands={0: "cho-boko.1"},
    )  # fmt: skip
    while table.state.phase == "reorganisation":
        table.default(table.asked[0])
    assert table.state.phase not in ("extras", "reorganisation")
    assert table.said("cochons-extras-moved") == []


# ---------------------------------------------------------------------------------------------- fighting


def test_pigs_held_since_the_arrival_are_fought_even_if_no_stack_moves() -> None:
    """C-55, R-43: the Extra-Cochons attack, the pigs defend."""
    table = prowling("O asteroid 0:2G pirate:2", "B1 red").tell("1: pass")
    assert [told["monster"] for told in table.said("cochons-extras-fight")] == ["pirate"]
    table.tell("chance: 6 1", "chance: 6 1")
    assert (table.troops("O"), stack(table, "O")[:8]) == ("", "pirate:2")
    assert [told["number"] for told in table.said("cochons-extras-won")] == [2]
    conserved(table.state)


def test_the_porc_royal_orders_the_fights_by_default_in_label_order() -> None:
    """R-88, D-36."""
    table = prowling("O asteroid 0:1G pirate:1", "A1 asteroid 2:1G pirate:1").tell("1: pass")
    assert table.ask(1).default.fields == {"tile": "O"}
    table.tell("1: fight tile=A1", "chance: 6 1")
    assert [told["tile"].name for told in table.said("cochons-extras-fight")] == ["A1", "O"]  # type: ignore[union-attr]


def test_two_kinds_fight_to_the_end_without_cards() -> None:
    """R-89: the pirates fall upon the Porcophages."""
    table = prowling("O asteroid pirate:2", "A1 asteroid porcophage:1").tell("1: move from=O to=A1")
    assert table.said("cochons-extras-meet")[0]["attack_number"] == 2
    assert table.asked == [-1]
    table.tell("chance: 1 8", "chance: 6 5")
    assert stack(table, "A1")[:8] == "pirate:1"
    assert table.state.board["A1"].intruders is None
    conserved(table.state)


def test_whoever_defends_against_another_kind_may_win() -> None:
    """R-89."""
    table = prowling("O asteroid pirate:1", "A1 asteroid worm:1").tell("1: move from=O to=A1")
    table.tell("chance: 6", "chance: 6 8")
    assert (stack(table, "A1"), stack(table, "O")) == ("worm:1", "")


def test_three_parties_fight_in_order_of_arrival() -> None:
    """R-89, C-52: the pigs beat the pirates, and then the worm comes."""
    table = prowling("O red 0:2G pirate:1", "A1 asteroid worm:1").tell("1: move from=A1 to=O")
    table.tell("chance: 1 6")
    assert (stack(table, "O"), table.troops("O")) == ("worm:1!", "0:2G")
    table.tell("chance: 6", "chance: 8", "chance: 1", "chance: 1 1", "chance: 6")
    assert table.troops("O") == "0:1G"
    assert table.said("cochons-planet-eaten") == []


# ------------------------------------------------------------------------------------------------- worms


def test_a_worm_eats_an_empty_planet_at_once_and_is_gone() -> None:
    """C-35, R-90."""
    table = prowling("O double-red", "A1 asteroid worm:1").tell("1: move from=A1 to=O")
    tile = table.state.board["O"]
    assert (tile.kind, tile.colour, tile.extras, table.state.eaten) == ("asteroid", None, None, 1)
    assert [told["eaten"] for told in table.said("cochons-planet-eaten")] == [1]


def test_a_worm_stays_on_an_asteroid() -> None:
    """R-90: nothing to eat."""
    table = prowling("O red", "A1 asteroid worm:1").tell("1: move from=A1 to=A2")
    assert (stack(table, "A2"), table.state.eaten) == ("worm:1", 0)


def test_a_worm_that_kills_the_defenders_eats_their_planet() -> None:
    """R-90, R-121: its D6 falls before its D8; the attacker's dice before the defender's."""
    table = prowling("O red 0:1GG", "A1 asteroid worm:1").tell("1: move from=A1 to=O")
    table.tell("chance: 1", "chance: 8", "chance: 8")
    assert table.said("cochons-round-won")[0]["attack_total"] == 9
    assert (table.state.board["O"].kind, table.troops("O"), stack(table, "O")) == ("asteroid", "", "")
    conserved(table.state)


def test_a_worm_that_drives_the_defenders_off_eats_too() -> None:
    """X-6, R-90."""
    table = prowling("O red 0:3G", "A2 red 0:1G", "A1 asteroid worm:1").tell("1: move from=A1 to=O")
    table.tell("chance: 1", "chance: 2 1", "0: flee tile=A2")
    assert (table.state.board["O"].kind, table.troops("A2")) == ("asteroid", "0:4G")


def test_one_lost_round_kills_a_worm() -> None:
    """R-90."""
    table = prowling("O red 0:3G", "A1 asteroid worm:1").tell("1: move from=A1 to=O")
    table.tell("chance: 1", "chance: 1 6")
    assert (table.state.board["O"].kind, table.troops("O"), stack(table, "O")) == ("planet", "0:3G", "")


def test_a_worm_eats_the_planet_of_others_it_has_beaten() -> None:
    """C-35: or other Extra-Cochons."""
    table = prowling("O red pirate:1", "A1 asteroid worm:1").tell("1: move from=A1 to=O")
    table.tell("chance: 6", "chance: 8 1")
    assert (table.state.board["O"].kind, stack(table, "O")) == ("asteroid", "")


def test_after_the_third_planet_worms_fight_but_eat_no_more() -> None:
    """R-45."""
    table = prowling("O red", "A1 asteroid worm:1", arrange=lambda state: setattr(state, "eaten", 3)).tell(
        "1: move from=A1 to=O"
    )
    assert (table.state.board["O"].kind, stack(table, "O"), table.state.eaten) == ("planet", "worm:1", 3)


def test_a_table_that_counts_appearances_lets_the_worms_that_came_eat() -> None:
    """R-45, flag worm_cap."""
    table = prowling(
        "O red",
        "A1 asteroid worm:1",
        options={"worm_cap": "appearances"},
        arrange=lambda state: setattr(state, "eaten", 3),
    ).tell("1: move from=A1 to=O")
    assert (table.state.board["O"].kind, table.state.eaten) == ("asteroid", 4)


def test_a_worm_that_was_there_eats_nothing() -> None:
    """R-90: only the one that moved here."""
    table = prowling("O red worm:1", "A1 asteroid pirate:1", "B1 red").tell("1: move from=A1 to=O")
    table.tell("chance: 1 6", "chance: 8")
    assert (table.state.board["O"].kind, stack(table, "O")) == ("planet", "worm:1")
