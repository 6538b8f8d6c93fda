"""Pigs against Extra-Cochons (C-54, R-83, R-84, R-91 to R-93), in 3A and in 3C."""

from typing import Unpack

import pytest

from games.cochons.rulebook import RULEBOOK
from games.cochons.state.state import State
from games.cochons.state.troops import enlist, land
from porc_royal.facts import Seat
from tests.cochons.fights import pairs
from tests.cochons.monsters import raided, stack
from tests.cochons.scenario import Laid, Table, conserved, galaxy


def storming(*tiles: str, **laid: Unpack[Laid]) -> Table:
    """3A: seat 0 has landed on Extra-Cochons."""
    laid.setdefault("alone", True)
    laid.setdefault("rule_set", "complete")
    laid.setdefault("gap_windows", False)
    return galaxy(*tiles, chapter="attack-gap", **laid)


def totals(table: Table) -> list[tuple[object, object]]:
    told = [fact.says for fact in table.facts if fact.says.key.startswith("cochons-round-")]
    return [(says.args["attack_total"], says.args["defence_total"]) for says in told]


# ------------------------------------------------------------------------------------------------- when


def test_whoever_lands_on_extra_cochons_attacks_them_in_3a() -> None:
    """R-59, R-83: they defend themselves, without cards."""
    table = storming("O asteroid pirate:2 0:3G", hands={0: "missile-eklatou.1"})
    assert table.said("cochons-fight-extras")[0]["number"] == 2
    assert (table.asked, table.question) == ([0], "cochons-ask-attack-extras")
    table.tell("0: lay cards=missile-eklatou.1+", "chance: 1 6")
    assert totals(table) == [(6, 6)]


def test_on_the_first_turn_too() -> None:
    """R-83."""
    assert storming("O asteroid pirate:1 0:3G", turn=1).said("cochons-fight-extras")


def test_several_who_landed_fight_in_order_of_arrival_and_the_survivor_defends() -> None:
    """R-83, C-52."""
    table = storming("O asteroid pirate:1 0:2G 1:2G").tell("chance: 6 1")
    assert (stack(table, "O"), table.troops("O")) == ("", "0:2G 1:2G")
    table.tell("chance: 1 6", "chance: 1 6")
    assert table.troops("O") == "0:2G"
    assert pairs(table) == [(1, 0)]
    conserved(table.state)


def test_who_has_eaten_all_pigs_is_shown_as_fighting_nobody_any_more() -> None:
    """R-43: the sign of a fight to come goes with those whom they had come upon."""
    table = raided("O asteroid 0:1G pirate:2", "A1 red 0:3G").tell("chance: 6 1")
    assert (table.troops("O"), stack(table, "O")) == ("", "pirate:2")


def test_those_who_beat_the_first_await_the_second() -> None:
    """R-83."""
    table = storming("O asteroid pirate:1 0:1G 1:2G").tell("chance: 1 6", "chance: 6 1")
    assert (stack(table, "O"), table.troops("O")) == ("", "1:2G")


def test_extra_cochons_that_came_upon_pigs_wait_for_3c_while_a_third_party_fights_the_pigs() -> None:
    """R-43."""
    table = storming("O asteroid 0:2G pirate:2", arrange=third_party)
    table.tell("chance: 6 1", "chance: 6 1")
    assert (stack(table, "O"), table.troops("O")) == ("pirate:2!", "1:3G")
    assert table.said("cochons-fight-extras") == table.said("cochons-extras-fight") == []


def third_party(state: State) -> None:
    """Seat 1 lands on seat 0's pigs, who are held by pirates."""
    enlist(state, Seat(1), 3, 0)
    land(state, Seat(1), "O", 3, 0, moved=True)


def test_a_table_may_put_these_fights_off_until_3c() -> None:
    """R-83, flag ec_attacked_in: the pigs among themselves fight first, and the survivor attacks."""
    options = {"ec_attacked_in": "3C"}
    table = storming("O asteroid pirate:1 0:1G 1:1G", options=options).tell("chance: 6 1")
    assert (stack(table, "O"), table.troops("O")) == ("pirate:1", "1:1G")
    assert pairs(table) == [(1, 0)]
    table = raided("O asteroid pirate:1 0:2G", options=options)
    assert len(table.said("cochons-fight-extras")) == 1
    table.tell("chance: 6 1")
    assert (stack(table, "O"), table.troops("O")) == ("", "0:2G")


EVENTS = (
    "sauve-qui-peut.1 jaret-pied-de-porc.1 gros-traitre.1 gros-laches.1 yodo-lardo.1 pluie-de-cailloux.1"
    " deplacement-de-planetes.1 gorruption.1"
)


def test_no_event_is_laid_against_extra_cochons_in_3c_and_all_of_them_in_3a() -> None:
    """R-93: events are played in the sequences printed on them alone; combat cards belong to every fight."""
    table = raided("O asteroid 0:2G pirate:1", "A1 red 0:2G", hands={0: f"jamboneuse.1 {EVENTS}"})
    assert table.question == "cochons-ask-defence-extras"
    assert table.choices(0, "lay", "cards") == ["jamboneuse.1"]
    assert list(table.ask(0).options["lay"].fields) == ["cards"]
    table = storming("O asteroid pirate:1 0:2G", "A1 red 0:2G", hands={0: f"jamboneuse.1 {EVENTS}"})
    assert table.choices(0, "lay", "cards") == ["jamboneuse.1", *EVENTS.split()]


def test_force_gruik_rolls_no_die_again_in_3c_and_does_in_3a() -> None:
    """R-79, R-93; the power that does the same is no card, and works in every fight (R-145)."""
    hand = {0: "force-gruik.1 fusee.1"}
    table = raided("O asteroid 0:2G pirate:1", hands=hand).tell("0: pass", "chance: 2 1")
    assert totals(table) == [(2, 2)]
    table = storming("O asteroid pirate:1 0:2G", hands=hand).tell("0: pass", "chance: 2 1")
    assert table.question == "cochons-ask-reroll"
    table = raided("O asteroid 5:2G pirate:1", hands={5: "fusee.1"}, players=6, clan_powers=True)
    table.tell("5: pass", "chance: 2 1")
    assert (table.question, "banzai" in table.ask(5).options) == ("cochons-ask-reroll", True)


# ------------------------------------------------------------------------------------------------- dice


@pytest.mark.parametrize(("bonus", "expected"), [(1, (2, 4)), (0, (2, 1))])
def test_each_pirate_after_the_first_adds_one(bonus: int, expected: tuple[int, int]) -> None:
    """R-92, flag pirate_bonus_per_extra."""
    table = storming("O asteroid pirate:4 0:1G", options={"pirate_bonus_per_extra": bonus})
    table.tell("chance: 2 1")
    assert totals(table) == [expected]


def test_by_default_a_band_is_no_stronger_than_one_pirate() -> None:
    """R-92: their power is printed as none."""
    table = storming("O asteroid pirate:4 0:1G").tell("chance: 2 1")
    assert totals(table) == [(2, 1)]


def test_the_band_is_counted_anew_each_round() -> None:
    """R-92, flag pirate_bonus_per_extra."""
    options = {"pirate_bonus_per_extra": 1}
    table = storming("O asteroid pirate:3 0:2G", options=options).tell("chance: 6 1", "chance: 1 1")
    assert totals(table) == [(7, 3), (2, 2)]


@pytest.mark.parametrize("sides", [8, 6])
def test_porcophages_roll_the_die_the_table_decided(sides: int) -> None:
    """R-91, X-2, flag porcophage_die."""
    table = storming("O asteroid porcophage:1 0:1G", options={"porcophage_die": sides}).tell("chance: 1")
    assert table.bounds(-1, "rolled", "d1") == (1, sides)


def test_a_porcophage_pack_grows_with_each_goret_it_kills() -> None:
    """H-10, C-34, R-91: 5 against 3+1, 4+1 against 6, 8 against 2; Porcophages on the board: two of six."""
    table = raided("O asteroid 0:2G porcophage:1").tell("chance: 5 3")
    assert (stack(table, "O"), table.troops("O")) == ("porcophage:2!", "0:1G")
    table.tell("chance: 4 6")
    assert stack(table, "O") == "porcophage:1!"
    table.tell("chance: 8 2")
    assert (stack(table, "O")[:12], table.troops("O")) == ("porcophage:2", "")
    assert totals(table) == [(5, 4), (5, 6), (8, 2)]
    assert [told["number"] for told in table.said("cochons-pack-grew")] == [2, 2]
    conserved(table.state)


def test_a_gros_gruik_feeds_no_porcophage() -> None:
    """H-10, R-91."""
    table = raided("O asteroid 0:1GG porcophage:1").tell("chance: 8 1")
    assert stack(table, "O")[:12] == "porcophage:1"
    assert table.said("cochons-pack-grew") == []


def test_a_pack_has_no_more_than_three_and_the_board_no_more_than_six() -> None:
    """C-34, R-42, R-91."""
    assert stack(raided("O asteroid 0:1G porcophage:3").tell("chance: 8 1"), "O")[:12] == "porcophage:3"
    table = raided("O asteroid 0:1G porcophage:1", "B1 red porcophage:3", "B5 red porcophage:2")
    assert stack(table.tell("chance: 8 1"), "O")[:12] == "porcophage:1"


def test_a_pack_grows_in_defence_too() -> None:
    """R-91."""
    table = storming("O asteroid porcophage:1 0:1G").tell("chance: 1 8")
    assert stack(table, "O") == "porcophage:2"


def test_pigs_fight_pirates_as_pigs_do() -> None:
    """C-54, R-76: Gorets fall first; a tie costs nobody."""
    table = raided("O asteroid 0:1G+1GG pirate:1").tell("chance: 6 1", "chance: 5 5")
    assert (table.troops("O"), totals(table)) == ("0:1GG", [(6, 2), (5, 5)])


# ------------------------------------------------------------------------------------------ cards, flight


def test_in_3c_the_defence_figure_counts() -> None:
    """R-93."""
    table = raided("O asteroid 0:2G pirate:1", hands={0: "bunker-kosto.1"})
    assert (table.asked, table.question) == ([0], "cochons-ask-defence-extras")
    table.tell(
        "0: lay cards=bunker-kosto.1+",
        "chance: 6 1",
    )
    assert totals(table) == [(6, 6)]


def test_the_technology_of_one_side_alone_may_reach_six_and_everything_dies() -> None:
    """R-74, R-84, R-93."""
    table = raided("O asteroid 0:2G pirate:2", hands={0: "bunker-kosto.1 bunker-kosto.2"})
    table.tell("0: lay cards=bunker-kosto.1+bunker-kosto.2")
    assert (table.troops("O"), stack(table, "O")) == ("", "")
    assert table.said("cochons-extras-perished")[0]["number"] == 2
    conserved(table.state)


def test_disintegration_kills_the_extra_cochons_beside_two_players_fight_as_well() -> None:
    """R-74, R-84: they wait for 3C, and die all the same."""
    hands = {0: "bunker-kosto.1", 1: "destroyer-de-cochon-noir.1"}
    table = storming("O asteroid 0:2G pirate:2", arrange=third_party, hands=hands)
    table.tell("0: lay cards=bunker-kosto.1+", "1: lay cards=destroyer-de-cochon-noir.1+")
    assert (table.troops("O"), stack(table, "O")) == ("", "")
    spared = storming(
        "O asteroid 0:2G pirate:2", arrange=third_party, hands=hands, disintegration_kills_waiting=False
    )
    spared.tell("0: lay cards=bunker-kosto.1+", "1: lay cards=destroyer-de-cochon-noir.1+")
    assert (spared.troops("O"), stack(spared, "O")[:8]) == ("", "pirate:2")


def test_a_table_may_spare_extra_cochons_what_hits_everything() -> None:
    """R-84, flag ec_hit_by_area_effects."""
    table = raided(
        "O asteroid 0:2G pirate:2",
        hands={0: "bunker-kosto.1 bunker-kosto.2"},
        options={"ec_hit_by_area_effects": False},
    )
    table.tell("0: lay cards=bunker-kosto.1+bunker-kosto.2")
    assert (table.troops("O"), stack(table, "O")[:8]) == ("", "pirate:2")


def test_pigs_may_flee_from_the_second_round_on_and_extra_cochons_never_do() -> None:
    """C-54, R-93, D-37."""
    table = raided("O asteroid 0:3G pirate:1", "A1 asteroid pirate:1", "A2 red 0:1G").tell("chance: 4 2")
    assert (table.asked, table.question) == ([0], "cochons-ask-flee-extras")
    assert table.ask(0).default.option == "stay-to-the-end"
    table.tell("0: flee tile=A2")
    assert (table.troops("A2"), stack(table, "O")[:8]) == ("0:4G", "pirate:1")
    table = storming("O asteroid pirate:1 0:3G", "A1 asteroid pirate:1").tell("chance: 2 4")
    assert table.asked == [-1]


def test_elimination_may_be_tested_after_every_fight() -> None:
    """R-114, flag elimination_check."""
    table = raided("O asteroid 0:2G pirate:1", "A1 red 1:5G", "A3 red 2:5G", elimination_check="immediate")
    table.tell("chance: 6 1", "chance: 6 1")
    assert [told["pieces"] for told in table.said("cochons-eliminated")] == [0]


def test_conservation_when_a_worm_dies_with_everybody() -> None:
    """R-84: a worm killed so eats nothing."""
    table = galaxy(
        "O red 0:2G",
        "A1 asteroid worm:1",
        chapter="extras",
        rule_set="complete",
        royal=1,
        alone=True,
        hands={0: "bunker-kosto.1 bunker-kosto.2"},
    )
    table.tell("0: pass", "1: move from=A1 to=O", "0: lay cards=bunker-kosto.1+bunker-kosto.2")
    assert (table.state.board["O"].kind, stack(table, "O"), table.state.eaten) == ("planet", "", 0)
    conserved(table.state)


# -------------------------------------------------------------------------------------------- what one sees


def test_the_table_in_words_and_the_view_name_the_monsters_that_fight() -> None:
    """Section F: Extra-Cochons are known to all, and so are those that came upon others (R-89)."""
    table = galaxy(
        "O red 0:2G pirate:1", "A1 asteroid worm:1", chapter="extras", rule_set="complete", royal=1,
        hands={0: "bunker-kosto.1", 1: "jamboneuse.1"},
    )  # fmt: skip
    table.tell("0: pass", "1: pass", "1: move from=A1 to=O")
    tile = table.view(2).tile("O")
    assert tile.extras is not None
    assert tile.intruders is not None
    assert (tile.extras.kind, tile.intruders.kind) == ("pirate", "worm")
    lines = [line.args for line in RULEBOOK.summary(table.view(2)) if line.key == "cochons-summary-fight"]
    assert [(str(args["attacker"]), str(args["defender"])) for args in lines] == [
        ("Named(kind='extras', name='pirate')", "Who(seat=0)")
    ]
