"""K2 to K6 of the complete game: events laid face down with sealed targets, and what they do (R-71 to R-82)."""

import pytest

from games.cochons.state.state import State
from porc_royal.facts import Seat
from tests.cochons.fights import (
    COWARDS,
    GORRUPTION,
    JARET,
    RAIN,
    RUN,
    SWAP,
    SWAP_2,
    TRAITOR,
    YODO,
    fight,
    strength,
)
from tests.cochons.monsters import stack
from tests.cochons.scenario import conserved, galaxy

ATTACKER, DEFENDER = 0, 1


# ---------------------------------------------------------------------------------------------- the lay


def test_combat_cards_and_the_events_made_for_it_may_be_laid_and_no_others() -> None:
    """R-72, C-47: Force Gruik is never laid, nor are the events of other sequences."""
    hand = f"jamboneuse.1 fusee.1 force-gruik.1 {SWAP} {GORRUPTION} {COWARDS} {TRAITOR} {JARET} {RAIN} {RUN} {YODO}"
    table = fight("3G", "3G", hands={1: hand})
    assert set(table.choices(1, "lay", "cards")) == set(hand.split()) - {"fusee.1", "force-gruik.1"}


def test_the_simplified_game_lays_combat_cards_only() -> None:
    """S-13."""
    table = galaxy("O blue 1:3G 0:3G", chapter="combats", hands={1: f"jamboneuse.1 {SWAP}"})
    assert table.choices(1, "lay", "cards") == ["jamboneuse.1"]
    assert list(table.ask(1).options["lay"].fields) == ["cards"]


def test_targets_are_named_for_the_cards_that_are_laid_and_stay_sealed() -> None:
    """R-71, R-72, D-24: a question has fields for one's own cards only; the others see how many were laid."""
    table = fight("3G", "3G", "A1 red", hands={1: f"{SWAP} {RAIN} jamboneuse.1", 0: "lardoneuse.1"})
    assert list(table.ask(1).options["lay"].fields) == ["cards", "one", "other", "rain-on"]
    assert table.choices(1, "lay", "one", cards=("jamboneuse.1",)) == []
    assert "O" in table.choices(1, "lay", "one", cards=(SWAP,))
    assert table.choices(1, "lay", "rain-on", cards=(SWAP,)) == []
    table.tell(f"1: lay cards={SWAP}+{RAIN} one=O other=A1 rain-on=A1")
    assert [told["number"] for told in table.said("cochons-laid")] == [2]
    for seat in (0, 2, None):
        view = table.play.view(None if seat is None else Seat(seat)).fight
        assert view is not None
        assert (view.defender.number, view.defender.laid) == (2, None)


def test_a_swap_that_is_laid_needs_both_its_tiles() -> None:
    """R-72."""
    table = fight("3G", "3G", "A1 red", hands={1: f"{SWAP} {SWAP_2}"})
    why = "cochons-refused-swap-without-tiles"
    assert table.refused(f"1: lay cards={SWAP}+") == why
    assert table.refused(f"1: lay cards={SWAP}+ one=O") == why
    assert table.refused(f"1: lay cards={SWAP}+{SWAP_2} one=O other=A1") == why
    table.tell(f"1: lay cards={SWAP}+{SWAP_2} one=O other=A1 one-2=A1 other-2=A2")
    assert len(table.said("cochons-swapped")) == 2


def test_two_swaps_move_the_tiles_that_were_named_wherever_they_are_by_then() -> None:
    """EV-10, R-73: the planet of the fight goes to A1, then on to A2."""
    table = fight("3G", "3G", "A1 red", hands={1: f"{SWAP} {SWAP_2}"})
    middle = table.state.board["O"].name
    table.tell(f"1: lay cards={SWAP}+{SWAP_2} one=O other=A1 one-2=O other-2=A2")
    assert table.state.board["A2"].name == middle
    assert table.troops("A2") == "1:3G 0:3G"


# ------------------------------------------------------------------------------------------- order, ends


def test_the_worked_combat_of_bolga() -> None:
    """T-3: Scrofa 4G against Phacochérus 1GG+1G, with Yodo Lardo."""
    table = fight(
        "4G",
        "1G+1GG",
        "A1 red 1:1G",
        hands={1: "porcherie-blindee.1 jamboneuse.1", 0: f"char-krabouille.1 {YODO}"},
    )
    table.tell("1: lay cards=porcherie-blindee.1+jamboneuse.1", f"0: lay cards=char-krabouille.1+{YODO}")
    assert table.troops("O") == "1:1G+1GG 0:3G+1GG"
    assert strength(table, ATTACKER) == (8, 6)
    assert strength(table, DEFENDER) == (8, 4)
    assert table.said("cochons-technology") == [{"technology": 4}]
    table.tell("chance: 6 3")
    assert strength(table, DEFENDER) == (8, 3)
    table.tell("1: flee tile=A1")
    assert (table.troops("O"), table.troops("A1")) == ("0:3G+1GG", "1:1G+1GG")
    assert len(table.state.deck.discards) == 4
    conserved(table.state)


def test_events_act_in_their_fixed_order_the_defenders_first() -> None:
    """R-73: swap, cowards, corruption, treason, meteors, Yodo Lardo, Jaret, whatever the order in which they lie."""
    table = fight(
        "6G",
        "6G",
        "A1 red 1:1G",
        "A3 red 2:1G",
        hands={1: f"{JARET} {RAIN} {TRAITOR} {SWAP}", 0: f"{YODO} {GORRUPTION} {COWARDS} {SWAP_2}"},
    )
    table.tell(f"1: lay cards={JARET}+{RAIN}+{TRAITOR}+{SWAP} one=A5 other=A6 rain-on=A3")
    table.tell(f"0: lay cards={YODO}+{GORRUPTION}+{COWARDS}+{SWAP_2} one=A5 other=A6 bribed-on=A3")
    table.tell("chance: 6")
    table.dice(6, 6, 6, 6, 6, 6)
    table.dice(1)
    keys = ("swapped", "cowards", "bribe-refused", "betrayed", "rain", "promoted", "jaret")
    told = [fact.says.key.removeprefix("cochons-") for fact in table.facts]
    assert [key for key in told if key in keys] == [
        *("swapped", "swapped", "cowards", "bribe-refused", "betrayed", "rain", "promoted", "jaret")
    ]
    assert [told["who"].seat for told in table.said("cochons-swapped")] == [1, 0]  # type: ignore[union-attr]
    conserved(table.state)


def test_when_a_side_has_nobody_left_the_fight_is_over_and_technology_is_not_looked_at() -> None:
    """R-73, R-82: the cards are discarded, the others take the tile."""
    table = fight("1G", "2G", hands={1: f"{TRAITOR} bunker-kosto.1 bunker-kosto.2", 0: JARET})
    table.tell(f"1: lay cards={TRAITOR}+bunker-kosto.1+bunker-kosto.2", f"0: lay cards={JARET}+")
    table.dice(3)
    assert table.troops("O") == "1:2G"
    assert table.said("cochons-disintegrated") == table.said("cochons-jaret") == []
    assert len(table.state.deck.discards) == 4
    conserved(table.state)


def test_when_both_are_gone_the_next_arriver_takes_the_tile() -> None:
    """R-82."""
    table = galaxy(
        "O blue 1:1G 0:1G 2:2G", chapter="attack-gap", rule_set="complete", gap_windows=False,
        alone=True, hands={1: f"{TRAITOR} {RAIN}"},
    )  # fmt: skip
    table.tell(f"1: lay cards={RAIN}+")
    table.dice(6)
    table.dice(6)
    table.dice(1, 1)
    assert table.troops("O") == "2:2G"


def test_a_card_that_has_lost_its_target_is_discarded_without_effect() -> None:
    """R-25: the reserve has no Gros Gruik left for Yodo Lardo."""
    table = fight("3G", "3G", "A1 red 0:3GG", hands={0: YODO}).tell(f"0: lay cards={YODO}+")
    assert [told["card"] for told in table.said("cochons-no-effect")]
    assert table.troops("O") == "1:3G 0:3G"


# ---------------------------------------------------------------------------------------------- EV-10


def test_a_swap_laid_changes_where_one_may_flee_to_at_once() -> None:
    """EV-10, R-60, R-73: the map first; B1 was out of reach."""
    table = fight("3G", "3G", "A1 red", "B5 red 1:1G", hands={1: f"{SWAP} {RUN}"})
    table.tell(f"1: lay cards={SWAP}+{RUN} one=A1 other=B5")
    assert table.choices(1, "flee", "tile") == ["A1"]
    table.tell("1: flee tile=A1")
    assert (table.troops("A1"), table.troops("O")) == ("1:4G", "0:3G")


# ---------------------------------------------------------------------------------------------- EV-08


def test_corruption_laid_is_for_the_tile_of_the_fight_unless_another_is_named() -> None:
    """EV-08, R-63."""
    table = fight("1G", "3G", hands={1: GORRUPTION}).tell(f"1: lay cards={GORRUPTION}+", "chance: 4")
    assert table.troops("O") == "1:4G"
    table = fight("1G", "3G", "A1 red 2:1G", hands={1: GORRUPTION})
    table.tell(f"1: lay cards={GORRUPTION}+ bribed-on=A1", "chance: 1")
    assert (table.troops("O"), table.troops("A1")) == ("1:3G 0:1G", "1:1G")
    table = fight("2G", "3G", hands={1: GORRUPTION}).tell(f"1: lay cards={GORRUPTION}+")
    assert len(table.said("cochons-no-effect")) == 1


# ---------------------------------------------------------------------------------------- EV-28, EV-15


def test_run_for_it_takes_the_whole_force_to_a_neighbour_before_technology_is_looked_at() -> None:
    """EV-28, R-74, R-78."""
    cards = {1: f"{RUN} bunker-kosto.1", 0: "destroyer-de-cochon-noir.1"}
    table = fight("3G", "2G+1GG", "A1 red 1:1G", "A2 red 1:2G", hands=cards)
    table.tell(f"1: lay cards={RUN}+bunker-kosto.1", "0: lay cards=destroyer-de-cochon-noir.1+")
    assert table.ask(1).default.fields == {"tile": "A2"}
    table.tell("1: flee tile=A1")
    assert (table.troops("A1"), table.troops("O")) == ("1:3G+1GG", "0:3G")
    assert table.said("cochons-disintegrated") == []


def test_a_table_may_look_at_technology_before_anybody_withdraws() -> None:
    """R-73, R-74, flag withdraw_before_tech_check."""
    cards = {1: f"{RUN} bunker-kosto.1", 0: "destroyer-de-cochon-noir.1"}
    options = {"withdraw_before_tech_check": False}
    table = fight("3G", "3G", "A1 red 1:1G", hands=cards, options=options)
    table.tell(f"1: lay cards={RUN}+bunker-kosto.1", "0: lay cards=destroyer-de-cochon-noir.1+")
    assert (table.troops("O"), table.troops("A1")) == ("", "1:1G")


def test_one_may_think_better_of_running() -> None:
    """EV-28, D-27: the card is spent."""
    table = fight("3G", "3G", "A1 red 1:1G", hands={1: RUN}).tell(f"1: lay cards={RUN}+", "1: pass")
    assert (table.asked, table.hand(1)) == ([-1], [])
    assert len(table.said("cochons-run-not")) == 1


def test_without_a_neighbour_running_does_nothing_or_costs_the_troops() -> None:
    """EV-28, R-78, flag retreat_card_without_destination."""
    table = fight("3G", "3G", hands={1: RUN}).tell(f"1: lay cards={RUN}+")
    assert len(table.said("cochons-no-effect")) == 1
    lost = fight("3G", "3G", hands={1: RUN}, options={"retreat_card_without_destination": "lost"})
    lost.tell(f"1: lay cards={RUN}+")
    assert lost.troops("O") == "0:3G"
    conserved(lost.state)


def test_half_of_the_enemy_rounded_up_withdraws_as_their_owner_chooses() -> None:
    """H-12, EV-15, R-78, R-105, D-26."""
    table = fight("3G", "4G+1GG", "A1 red 1:1G", hands={0: COWARDS}).tell(f"0: lay cards={COWARDS}+")
    assert (table.asked, table.question) == ([1], "cochons-ask-cowards")
    assert table.bounds(1, "withdraw", "gruiks", tile="A1") == (0, 1)
    table.default(1)
    assert (table.troops("O"), table.troops("A1")) == ("1:1G+1GG 0:3G", "1:4G")
    assert strength(table, DEFENDER) == (8, 1)
    assert strength(table, ATTACKER) == (6, 2)
    other = fight("3G", "4G+1GG", "A1 red 1:1G", hands={0: COWARDS}).tell(f"0: lay cards={COWARDS}+")
    other.tell("1: withdraw tile=A1 gruiks=1")
    assert (other.troops("O"), other.troops("A1")) == ("1:2G 0:3G", "1:3G+1GG")


def test_cowards_without_a_neighbour_stay_or_are_lost() -> None:
    """H-12, EV-15, R-78, flag retreat_card_without_destination."""
    table = fight("3G", "4G+1GG", hands={0: COWARDS}).tell(f"0: lay cards={COWARDS}+")
    assert strength(table, DEFENDER) == (8, 4)
    lost = fight("3G", "4G+1GG", hands={0: COWARDS}, options={"retreat_card_without_destination": "lost"})
    assert lost.tell(f"0: lay cards={COWARDS}+").troops("O") == "1:1G+1GG 0:3G"
    conserved(lost.state)


def test_a_single_coward_leaves_the_tile_to_the_others_and_nothing_is_asked() -> None:
    """EV-15, R-78."""
    table = fight("3G", "1G", "A1 red 1:1G", hands={0: COWARDS}).tell(f"0: lay cards={COWARDS}+")
    assert (table.troops("O"), table.troops("A1")) == ("0:3G", "1:2G")


def test_extra_cochons_are_no_cowards_and_no_traitors() -> None:
    """R-78, R-81: the cards are discarded without effect."""
    table = galaxy(
        "O asteroid pirate:2 0:3G", chapter="attack-gap", rule_set="complete", gap_windows=False,
        alone=True, hands={0: f"{COWARDS} {TRAITOR}"},
    )  # fmt: skip
    table.tell(f"0: lay cards={COWARDS}+{TRAITOR}")
    assert len(table.said("cochons-no-effect")) == 2
    assert stack(table, "O") == "pirate:2"


# ---------------------------------------------------------------------------------------- EV-16, EV-17


def test_treason_rolls_a_die_for_each_enemy_of_this_fight_only() -> None:
    """EV-16, R-81: Gorets first, who fall on 1-3, Gros Gruiks on 1-2."""
    table = galaxy(
        "O blue 1:2G+2GG 0:3G 2:2G", chapter="attack-gap", rule_set="complete", gap_windows=False,
        alone=True, hands={0: TRAITOR},
    )  # fmt: skip
    table.tell(f"0: lay cards={TRAITOR}+")
    table.dice(3, 4, 3, 2)
    assert table.troops("O") == "1:1G+1GG 0:3G 2:2G"
    conserved(table.state)


def test_jaret_rolls_two_dice_for_the_whole_combat_or_one_round() -> None:
    """EV-17, R-80, flag jaret_duration."""
    table = fight("3G", "3GG", hands={0: JARET}).tell(f"0: lay cards={JARET}+", "chance: 6 6 1")
    assert table.said("cochons-round-won")[0]["attack_die"] == 12
    table.tell("chance: 5 5 8")
    assert table.said("cochons-round-won")[1]["attack_die"] == 10
    once = fight("3G", "3GG", hands={0: JARET}, options={"jaret_duration": "round"})
    once.tell(f"0: lay cards={JARET}+", "chance: 6 6 1", "chance: 5 1")
    assert once.said("cochons-round-won")[1]["attack_die"] == 5


# ---------------------------------------------------------------------------------------- disintegration


@pytest.mark.parametrize(
    ("attack", "expected"), [("destroyer-de-cochon-noir.1", ""), ("vibro-massue.1", "1:5G 0:3G 2:2G")]
)
def test_technology_six_destroys_the_tile(attack: str, expected: str) -> None:
    """H-1, C-49, R-74: those who wait for their fight included."""
    table = galaxy(
        "O blue 1:5G 0:3G 2:2G", chapter="attack-gap", rule_set="complete", gap_windows=False,
        alone=True, hands={1: "bunker-kosto.1", 0: attack},
    )  # fmt: skip
    table.tell("1: lay cards=bunker-kosto.1+", f"0: lay cards={attack}+")
    assert table.troops("O") == expected
    if expected:
        assert (strength(table, DEFENDER), strength(table, ATTACKER)) == ((6, 8), (6, 4))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_meteor_shower_laid_hits_its_own_side_too(seat: int) -> None:
    """EV-26, R-64."""
    if seat == 2:
        table = fight("2G", "2G", "A1 red 2:1G", hands={0: RAIN}).tell(f"0: lay cards={RAIN}+ rain-on=A1")
        table.dice(5)
        assert (table.troops("A1"), table.troops("O")) == ("", "1:2G 0:2G")
        return
    table = fight("2G", "2G", hands={seat: RAIN}).tell(f"{seat}: lay cards={RAIN}+")
    table.dice(5, 2)
    table.dice(1, 6)
    assert table.troops("O") == "1:1G 0:1G"


def test_attrition_without_cards() -> None:
    """H-2, T-2, C-50, in the complete game."""
    table = fight("3G", "2G").tell("chance: 2 5", "chance: 4 4", "chance: 6 1", "chance: 3 2")
    assert table.troops("O") == "0:2G"
    totals = [
        (fact.says.args["attack_total"], fact.says.args["defence_total"])
        for fact in table.facts
        if fact.says.key.startswith("cochons-round-")
    ]
    assert totals == [(4, 6), (5, 5), (7, 2), (4, 2)]


# ------------------------------------------------------------------------------------------ before, after


def test_a_swap_may_be_played_in_ones_own_slot_of_the_reorganisation() -> None:
    """EV-10, R-87: the neighbours one may step to change with it."""
    table = galaxy(
        "A1 red 0:3G", "B1 red 0:1G", "B7 red", chapter="reorganisation", rule_set="complete", hands={0: SWAP}
    )
    while table.asked != [0] or "swap" not in table.ask(0).options:
        table.default(table.asked[0])
    table.tell(f"0: swap card={SWAP} one=B1 other=B7")
    assert table.troops("B7") == "0:1G"
    assert table.state.deck.discards == [SWAP]


def test_allies_must_fight_too() -> None:
    """R-85, C-43."""

    def allied(state: State) -> None:
        state.coalitions = [[Seat(0), Seat(1)]]

    assert fight("3G", "3G", arrange=allied).said("cochons-fight")
