"""Scenarios of a reader of the original document: the simplified game, cards and fights against each other in time."""

from typing import Unpack

import pytest

from games.cochons import facts
from porc_royal.facts import CHANCE
from tests.cochons.documents import let_pass
from tests.cochons.scenario import Laid, Table, conserved, galaxy

A, B, C, D = range(4)
SWAP, SWAP_2, SWAP_3 = (f"deplacement-de-planetes.{number}" for number in (1, 2, 3))
BACK_SIDE = "fusee-dorsale.1"


# ------------------------------------------------------------- the target is swapped away between plan and deed

SKY = ("B5 red 0:5G", "A3 blue 1:2G", "A6 red 1:3G", "B11 yellow", "B3 red 2:5G")
"""W is B5, X is A3, V is A6, Z is B11."""
HANDS = {
    B: f"{SWAP} {SWAP_2} super-couenne.1 torpille-moulinette.1",
    A: f"{SWAP_3} {BACK_SIDE} jamboneuse.1 robot-kastagne.1",
}


def swapped_away(**laid: Unpack[Laid]) -> Table:
    """B travels first and swaps X and Z; then it is A's turn."""
    laid.setdefault("gap_windows", False)
    laid["order"], laid["hands"] = "102", HANDS
    table = galaxy(*SKY, chapter="travel", **laid)
    table.tell(f"1: swap card={SWAP} one=A3 other=B11", "1: pass")
    while table.asked != [A]:
        table.default(table.asked[0])
    return table


def test_troops_stay_on_a_planet_that_is_swapped_away_and_whoever_wanted_to_land_there_is_too_far() -> None:
    """S-13, S-15, R-51, R-60: neither on foot nor with a range of three; a refusal costs no card and no trip."""
    table = swapped_away()
    assert (table.troops("B11"), table.troops("A3")) == ("1:2G", "")
    assert table.refused("0: trip from=B5 to=B11 gorets=5").startswith(("refused", "cochons-refused"))
    assert table.refused(f"0: trip from=B5 to=B11 gorets=5 card={BACK_SIDE}")
    assert (BACK_SIDE in table.hand(A), table.ask(A).args["trips"]) == (True, 3)


def test_a_swap_back_uses_no_trip_and_the_landing_one() -> None:
    """R-58, R-60."""
    table = swapped_away().tell(f"0: swap card={SWAP_3} one=A3 other=B11")
    assert table.ask(A).args["trips"] == 3
    table.tell("0: trip from=B5 to=A3 gorets=5")
    assert (table.troops("A3"), table.ask(A).args["trips"]) == ("1:2G 0:5G", 2)


def fighting(**laid: Unpack[Laid]) -> Table:
    """A attacks X, which is where it was; V, where B has troops, is two tiles away from it."""
    tiles = ("A3 blue 1:2G 0:5G", "A6 red 1:3G", "O asteroid", "B3 red 2:5G")
    laid["hands"], laid["alone"] = {B: f"{SWAP_2} super-couenne.1", A: "jamboneuse.1"}, True
    return galaxy(*tiles, chapter="attack-gap" if "rule_set" in laid else "combats", **laid)


def test_in_the_simplified_game_events_are_for_the_travels_only_whatever_is_printed_on_them() -> None:
    """S-13, S-22: so nothing brings a refuge near, and one fights to the last."""
    table = fighting()
    assert table.choices(B, "lay", "cards") == ["super-couenne.1"]
    assert "swap" not in table.ask(B).options
    table.tell("1: pass", "0: pass", "chance: 6 1")
    assert (table.troops("A3"), table.asked) == ("1:1G 0:5G", [CHANCE])
    table.tell("chance: 6 1")
    assert table.troops("A3") == "0:5G"


def test_in_the_complete_game_the_same_swap_is_laid_and_makes_a_refuge() -> None:
    """EV-10, R-72, R-77."""
    table = fighting(rule_set="complete", gap_windows=False)
    table.tell(f"1: lay cards={SWAP_2}+ one=A6 other=O", "0: pass", "chance: 6 1")
    table.tell("1: accept-all", "0: accept-all")
    assert table.choices(B, "flee", "tile") == ["O"]


def test_whoever_is_not_travelling_waits_for_the_gap_to_swap() -> None:
    """R-21, R-22: not amid somebody else's trips, where he is not even asked."""
    table = swapped_away(gap_windows=True)
    assert B not in table.play.asks
    table.tell(f"0: swap card={SWAP_3} one=A3 other=B11", "0: pass")
    assert "swap" in table.ask(B).options


# --------------------------------------------------------- a third party is disintegrated by somebody else's fight


def three_on_a_tile(laid: str) -> Table:
    """D defends with technology 3, A lays this card, B waits with a Gros Gruik and a Goret."""
    hands = {0: "bunker-kosto.1 jamboneuse.1", 1: f"{laid} chateau-porc.1", 2: "char-krabouille.1"}
    table = galaxy("O blue 0:3G 1:2G 2:1G+1GG", "B1 red", "A3 red 0:1G", chapter="combats", hands=hands)
    return table.tell("0: lay cards=bunker-kosto.1+", f"1: lay cards={laid}+")


def test_technology_of_six_destroys_also_those_who_wait_and_nobody_may_flee_before() -> None:
    """S-20, S-22, S-25, R-74, R-82: no die, no second fight; the tile is nobody's."""
    table = three_on_a_tile("cannon-casse-groin.1")
    assert table.troops("O") == ""
    assert not [fact for fact in table.facts if fact.says.key.startswith("cochons-round-")]
    assert len(table.said(facts.FIGHT)) == 1
    assert table.hand(2) == ["char-krabouille.1"]
    assert sorted(table.state.deck.discards) == ["bunker-kosto.1", "cannon-casse-groin.1"]
    assert table.state.board["O"].owner is None
    conserved(table.state)


def test_after_a_fight_that_was_won_technology_and_bonuses_begin_anew() -> None:
    """S-19, S-23, R-74, R-82: the survivor is the next defender, with new cards."""
    table = three_on_a_tile("robot-kastagne.1")
    assert [told["technology"] for told in table.said("cochons-technology")] == [5]
    table.tell("chance: 3 4")
    rounds = [fact.says.args for fact in table.facts if fact.says.key.startswith("cochons-round-")]
    assert [(told["attack_total"], told["defence_total"]) for told in rounds] == [(6, 10)]
    table.tell("0: stay-to-the-end", "chance: 3 4")
    rounds = [fact.says.args for fact in table.facts if fact.says.key.startswith("cochons-round-")]
    assert [(told["attack_total"], told["defence_total"]) for told in rounds[1:]] == [(5, 10)]
    assert table.troops("O") == "0:3G 2:1G+1GG"
    table.tell("0: lay cards=jamboneuse.1+", "2: lay cards=char-krabouille.1+")
    assert [told["technology"] for told in table.said("cochons-technology")] == [5, 3]
    table.tell("chance: 4 2")
    rounds = [fact.says.args for fact in table.facts if fact.says.key.startswith("cochons-round-")]
    assert [(told["attack_total"], told["defence_total"]) for told in rounds[2:]] == [(8, 5)]
    assert table.troops("O") == "0:2G 2:1G+1GG"


# ------------------------------------------------------------------- two land before the owner of the tile travels


def two_landings(*, gruik: bool = False, once: bool = True) -> Table:
    """A and C have landed on O, where D has five; D has three more on A2, and an Extra-Mouve. D travels now."""
    landed = "1G+1GG" if gruik else "2G"
    tiles = (f"O blue 2:5G 0:{landed} 1:2G", "A2 red 2:3G", "A3 red 0:1G", "A6 red 1:1G", "A5 red")
    hands = {2: "extra-mouve.1", 0: "extra-mouve.2"}
    return galaxy(
        *tiles, chapter="travel", slot=2, hands=hands, gap_windows=False, travel_once_per_piece=once
    )


def test_two_attackers_pin_as_many_as_both_have_landed_and_a_gros_gruik_is_one() -> None:
    """S-17, R-55: counted by piece; four of five are held."""
    for gruik in (False, True):
        table = two_landings(gruik=gruik)
        assert table.bounds(2, "trip", "gorets", from_="O", to="A5") == (1, 1)
        assert table.refused("2: trip from=O to=A5 gorets=2") == "refused-number"
        table.tell("2: trip from=O to=A5 gorets=1")
        assert "O" not in table.choices(2, "trip", "from")


@pytest.mark.parametrize("once", [True, False])
def test_with_those_who_join_the_pinned_as_many_may_leave_as_are_not_needed(*, once: bool) -> None:
    """S-15, R-49, R-55, R-56, R-118: one trip for each pig, unless the table lets them travel twice."""
    table = two_landings(once=once).tell("2: trip from=O to=A5 gorets=1", "2: trip from=A2 to=O gorets=3")
    assert table.troops("O") == "2:7G 0:2G 1:2G"
    assert ("A5" in table.choices(2, "trip", "from")) != once
    table.tell("2: trip from=O to=A5 gorets=1")
    table.tell("2: extra card=extra-mouve.1")
    assert table.bounds(2, "trip", "gorets", from_="O", to="A2") == (1, 2)
    assert table.refused("2: trip from=O to=A2 gorets=3") == "refused-number"
    table.tell("2: trip from=O to=A2 gorets=2")
    assert table.troops("O") == "2:4G 0:2G 1:2G"


@pytest.mark.parametrize("once", [True, False])
def test_an_attacker_may_leave_again_only_where_the_table_lets_pigs_travel_twice(*, once: bool) -> None:
    """R-49, R-55, R-118: the pin holds defenders alone; with one trip each, those who landed have made theirs."""
    tiles = ("O blue 2:5G", "A3 red 0:3G", "A6 red 1:3G", "B12 red")
    hands = {0: "extra-mouve.2 jamboneuse.1"}
    table = galaxy(*tiles, chapter="travel", hands=hands, gap_windows=False, travel_once_per_piece=once)
    table.tell("0: trip from=A3 to=O gorets=2", "0: pass", "0: pass", "1: pass", "2: pass")
    table.tell("1: trip from=A6 to=O gorets=2", "1: trip from=A6 to=B12 gorets=1")
    while table.state.slot < 3:
        table.default(table.asked[0])
    assert ("O" in table.choices(0, "trip", "from")) != once
    if not once:
        table.tell("0: trip extra=extra-mouve.2 from=O to=A3 gorets=2")
        let_pass(table)
        assert table.troops("O").startswith("2:5G 1:2G")


def test_all_the_defenders_count_in_the_fight_not_the_pinned_alone() -> None:
    """S-18."""
    table = galaxy("O blue 0:5G 1:2G", "B1 red 2:2G", chapter="combats", alone=True).tell("chance: 1 1")
    (told,) = [fact.says.args for fact in table.facts if fact.says.key.startswith("cochons-round-")]
    assert (told["attack_total"], told["defence_total"]) == (2, 5)
