"""The combats of the complete game, step by step: in which order, how strong, which cards count, who falls, who flees.

What C-43 to C-52 and R-67 to R-82 say of any fight, where no card and no clan power bends it (H.2).
"""

from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.clans.hylocherus_flight import ASK_SLIP_AWAY
from games.cochons.clans.pecari_technology import ASK_TWEAK
from games.cochons.rules.rerolls import ASK_REROLL
from porc_royal.facts import Seat, Who
from tests.cochons.fights import YODO, fight, pairs, rounds, strength
from tests.cochons.monsters import prowling, stack
from tests.cochons.scenario import Laid, Table, conserved, galaxy

HYLOCHERUS, PECARI = 0, 5


def fighting(*tiles: str, **laid: Unpack[Laid]) -> Table:
    """3A of the complete game, without windows."""
    laid.setdefault("alone", True)
    laid.setdefault("rule_set", "complete")
    laid.setdefault("gap_windows", False)
    return galaxy(*tiles, chapter="attack-gap", **laid)


# ------------------------------------------------------------------------------------------ K0 to K9, R-70


def test_a_fight_goes_from_the_early_flight_over_cards_technology_and_dice_to_flight() -> None:
    """R-70, H.2: K1 P-6, K2 the defender lays, K3 the attacker, K4, K5, K6 P-17, K7 dice and rerolls, K8, K9."""
    table = fighting(
        f"O blue {HYLOCHERUS}:4G {PECARI}:4G",
        f"A1 red {HYLOCHERUS}:1G",
        "B5 red 1:3G",
        players=6,
        clan_powers=True,
        hands={HYLOCHERUS: "bunker-kosto.1 jamboneuse.1", PECARI: "vibro-massue.1 fusee.1"},
    )
    assert (table.asked, table.question) == ([HYLOCHERUS], ASK_SLIP_AWAY)
    table.tell(f"{HYLOCHERUS}: pass")
    assert (table.asked, table.question) == ([HYLOCHERUS], facts.ASK_DEFENCE)
    table.tell(f"{HYLOCHERUS}: lay cards=bunker-kosto.1+")
    assert (table.asked, table.question) == ([PECARI], facts.ASK_ATTACK)
    assert table.said(facts.REVEALED) == []
    table.tell(f"{PECARI}: lay cards=vibro-massue.1+")
    assert len(table.said(facts.REVEALED)) == 2
    assert (table.asked, table.question) == ([PECARI], ASK_TWEAK)
    table.tell(f"{PECARI}: pass", "chance: 3 3")
    assert (table.asked, table.question) == ([HYLOCHERUS], ASK_REROLL)
    table.tell(f"{HYLOCHERUS}: accept-all")
    assert (table.asked, table.question) == ([PECARI], ASK_REROLL)
    table.tell(f"{PECARI}: accept-all")
    assert [told["round"] for told in rounds(table)] == [1]
    assert (table.asked, table.question) == ([HYLOCHERUS], facts.ASK_FLEE)
    table.tell(f"{HYLOCHERUS}: flee tile=A1")
    assert sorted(table.state.deck.discards) == ["bunker-kosto.1", "vibro-massue.1"]
    assert (table.state.fight, table.state.board["O"].owner) == (None, PECARI)


# ------------------------------------------------------------------------------------------------- order


def test_each_player_fights_all_attacks_of_his_own_before_the_next_does() -> None:
    """C-45, R-68: his attacks, not his defences; seat 0 defends on A2 in the slot of seat 1."""
    table = fighting("O blue 1:1G 0:9G", "A1 red 2:1G 0:9G", "A2 red 0:1G 1:9G", "A4 red 0:2G", order="012")
    assert table.choices(0, "fight", "tile") == ["O", "A1"]
    table.tell("0: fight tile=A1", "chance: 6 1", "chance: 6 1", "chance: 6 1")
    assert pairs(table) == [(0, 2), (0, 1), (1, 0)]


def test_who_has_several_attacks_says_which_is_next_by_default_the_earliest_landing() -> None:
    """D-22, R-68; monsters among them; a single one is not asked for."""
    table = fighting("A2 asteroid pirate:1 0:9G", "O blue 1:1G 0:9G", "A5 red 2:1G 0:9G")
    assert (table.asked, table.question) == ([0], facts.ASK_NEXT_FIGHT)
    assert table.choices(0, "fight", "tile") == ["O", "A2", "A5"]
    assert table.ask(0).default.fields == {"tile": "O"}
    table.tell("0: fight tile=A2", "chance: 6 1")
    assert stack(table, "A2") == ""
    table.default(0)
    table.tell("chance: 6 1")
    assert table.asked == [-1]


# ----------------------------------------------------------------------------------------------- strength


@pytest.mark.parametrize(
    ("troops", "expected"), [("2G+1GG", (8, 2)), ("4G", (6, 3)), ("1G", (6, 0)), ("2GG", (8, 1))]
)
def test_a_gros_gruik_brings_the_d8_and_each_further_pig_one(troops: str, expected: tuple[int, int]) -> None:
    """C-46, T-1, T-2, and X-1: the large die has eight sides, not ten."""
    assert strength(fight(troops, "5G"), 0) == expected


def test_the_large_die_shows_no_more_than_eight() -> None:
    """X-1, R-1."""
    table = fight("1GG", "5G")
    (thrown,) = table.play.asks.values()
    number = thrown.options["rolled"].fields["d1"]
    assert getattr(number, "range")({}) == (1, 8)  # noqa: B009  # fields are of several kinds


def test_strength_is_counted_anew_each_round_and_cards_keep_their_bonus() -> None:
    """R-75, C-48: with its last Gros Gruik a side keeps the D8, with Gorets alone it has the D6."""
    table = fight("9G", "2G+1GG", hands={1: "chateau-porc.1"}).tell("1: lay cards=chateau-porc.1+")
    assert strength(table, 1) == (8, 5)
    table.tell("chance: 6 1")
    assert strength(table, 1) == (8, 4)
    table.tell("chance: 6 1")
    assert strength(table, 1) == (8, 3)


def test_cards_are_turned_up_together_and_an_event_changes_what_is_counted() -> None:
    """C-48: nothing is known of the defender's cards before the attacker has laid; Yodo Lardo brings a D8."""
    table = fight("4G", "2G", hands={1: "jamboneuse.1", 0: f"char-krabouille.1 {YODO}"})
    table.tell("1: lay cards=jamboneuse.1+")
    assert table.said(facts.REVEALED) == []
    assert strength(table, 0) == (6, 3)
    table.tell(f"0: lay cards=char-krabouille.1+{YODO}")
    assert [told["who"] for told in table.said(facts.REVEALED)] == [Who(Seat(1)), Who(Seat(0))]
    assert strength(table, 0) == (8, 6)


def test_the_attacker_lays_after_he_has_seen_how_many_the_defender_laid() -> None:
    """D-25, C-47: none by default; no card is laid later in the fight (R-71)."""
    table = fight(
        "4G", "2G", hands={1: "jamboneuse.1 lardoneuse.1", 0: "char-krabouille.1 torpille-moulinette.1"}
    )
    table.tell("1: lay cards=jamboneuse.1+lardoneuse.1")
    question = table.ask(0)
    assert (question.args["laid"], question.default.option, question.sealed) == (2, "pass", True)
    table.tell("0: lay cards=char-krabouille.1+", "chance: 1 6")
    while table.asked != [-1]:
        assert "lay" not in table.ask(table.asked[0]).options
        table.default(table.asked[0])
    assert table.hand(0) == ["torpille-moulinette.1"]


def test_the_pecari_are_asked_for_one_more_or_one_less_or_nothing() -> None:
    """D-28, P-17: publicly, before technology is compared with six; by default they leave it."""
    table = fighting(
        f"O blue 1:5G {PECARI}:3G",
        players=6,
        clan_powers=True,
        hands={1: "bunker-kosto.1", PECARI: "vibro-massue.1"},
    )
    table.tell("1: lay cards=bunker-kosto.1+", f"{PECARI}: lay cards=vibro-massue.1+")
    question = table.ask(PECARI)
    assert (list(question.options)[:3], question.default.option) == (["pass", "more", "less"], "pass")
    assert (question.args["technology"], question.sealed) == (5, False)
    table.default(PECARI)
    assert table.troops("O") == f"1:5G {PECARI}:3G"


# ------------------------------------------------------------------------------------- rounds, casualties


def test_nobody_is_asked_which_piece_falls() -> None:
    """D-31, X-21, R-76: Gorets first, Gros Gruiks last, and pieces of one kind are alike."""
    table = fight("9G", "1G+2GG").tell("chance: 6 1")
    assert (table.asked, table.troops("O")) == ([-1], "1:2GG 0:9G")
    table.tell("chance: 6 1")
    assert (table.asked, table.troops("O")) == ([-1], "1:1GG 0:9G")


def test_a_tied_round_costs_nobody_anything_and_the_fight_goes_on() -> None:
    """X-28, C-50: it is the round that has no casualty, not the combat."""
    table = fight("3G", "3G").tell("chance: 4 4")
    assert table.troops("O") == "1:3G 0:3G"
    table.tell("chance: 6 1")
    assert table.troops("O") == "1:2G 0:3G"
    assert [told["round"] for told in rounds(table)] == [1, 2]


# ------------------------------------------------------------------------------------------------- flight


def test_from_the_second_round_each_side_may_flee_and_both_stay_by_default() -> None:
    """D-30, C-51, R-77: once for the round, or to the end."""
    table = fight("3G", "3G", "A1 red 1:1G", "A2 red 0:1G")
    assert table.asked == [-1], "the first round must be endured"
    table.tell("chance: 4 4")
    question = table.ask(1)
    assert [name for name in question.options if "card" not in question.options[name].fields] == [
        *("pass", "stay-to-the-end", "flee")
    ]
    assert (table.asked, question.default.option) == ([0, 1], "stay-to-the-end")
    table.tell("1: pass", "0: pass", "chance: 4 4")
    assert table.asked == [0, 1]
    table.default(1)
    table.default(0)
    table.tell("chance: 4 4", "chance: 4 4")
    assert table.asked == [-1]


def test_the_whole_force_flees_to_one_tile_even_one_where_it_is_attacked() -> None:
    """R-77, C-51: it costs no trip, and reinforces the fight to come there."""
    table = fighting("O blue 1:3G+1GG 0:3G", "A1 red 1:1G 2:1G", "A2 red 2:3G", "B1 red 1:2G")
    table.tell("chance: 5 4")
    assert table.choices(1, "flee", "tile") == ["A1"]
    table.tell("1: flee tile=A1")
    assert (table.troops("O"), table.troops("A1")) == ("0:3G", "1:4G+1GG 2:1G")
    assert pairs(table) == [(0, 1), (2, 1)]


def test_a_tile_belongs_to_the_first_who_came_and_an_empty_one_to_nobody() -> None:
    """R-67: while a fight is not decided, possession does not change."""
    table = fight("3G", "1G", "A1 red 1:1G").tell("chance: 4 6")
    assert table.state.board["O"].owner == 1
    assert table.state.board["A2"].owner is None
    table.tell("1: flee tile=A1")
    assert table.state.board["O"].owner == 0


# ---------------------------------------------------------------------------- three parties, one after another


def test_whoever_beats_one_pack_meets_the_next_in_a_new_combat_with_new_cards() -> None:
    """R-82, R-89: what was laid against the pirates does not count against the worm, and more may be laid."""
    table = prowling("O red 0:4G pirate:1", "A1 asteroid worm:1", hands={0: "chateau-porc.1 jamboneuse.1"})
    table.tell("0: pass", "1: move from=A1 to=O", "0: lay cards=chateau-porc.1+", "chance: 1 6")
    assert len(table.said("cochons-extras-fight")) == 2
    assert table.choices(0, "lay", "cards") == ["jamboneuse.1"]
    assert strength(table, 0) == (6, 3)
    table.tell("0: pass", "chance: 1 1 6")
    assert [told["round"] for told in rounds(table)] == [1, 1]
    conserved(table.state)


def test_the_pack_that_wins_against_another_is_said_to_stay() -> None:
    """R-89: the one that came as well as the one that was there."""
    table = prowling("O asteroid pirate:2", "A1 asteroid porcophage:1").tell(
        "1: move from=O to=A1", "chance: 6 1"
    )
    assert [told["monster"] for told in table.said("cochons-extras-won")] == ["pirate"]
    assert stack(table, "A1")[:8] == "pirate:2"
