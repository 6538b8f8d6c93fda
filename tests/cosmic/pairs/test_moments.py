"""Moments of the base game that are easily got wrong: ties, empty planets and hands, ships without a home, zaps."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet

DEAL = ("negotiate", "negotiate")
AWAY = {1: ["2-1 20"]}
"""Blue has left its system."""


def test_a_tie_with_the_same_cards_and_as_many_ships_is_the_defenses() -> None:
    """CE-100."""
    table = meet(cards=("attack_08", "attack_08"), ships=4).finish()
    assert (table.totals, table.winner, table.lost(0)) == ({0: 12, 1: 12}, "defense", 4)


def test_a_tie_that_a_reinforcement_makes_is_the_defenses() -> None:
    """CE-93, CE-100: 8 + 3 + 3 against 10 + 4."""
    table = meet(
        cards=("attack_08", "attack_10"),
        hands={0: "reinforcement_3"},
        options={"pace": "gates"},
    ).until("gate-revealed")
    card = table.state.players[0].hand[-1]
    table.tell(f"0: bid side=offense cards={card}+").finish()
    assert (table.winner, table.hand(0)) == ("defense", ["reinforcement_3"])


def test_a_reinforcement_is_not_spent_for_a_side_that_negotiates() -> None:
    """CE-93."""
    table = meet(
        cards=("negotiate", "attack_04"),
        hands={0: "reinforcement_5"},
        policies={0: Policy(reinforce=True)},
    ).finish()
    assert table.hand(0) == ["reinforcement_5"]


def test_compensation_from_an_empty_hand_is_nothing_and_the_ships_are_lost() -> None:
    """CE-106: "too few cards: take all"."""
    table = meet(cards=("negotiate", "attack_08")).finish()
    assert (table.hand(0), table.lost(0)) == ([], 3)


def test_a_defense_that_negotiates_is_compensated_for_its_own_ships_alone() -> None:
    """CE-106: four on the planet; the ally's two bring nothing."""
    table = meet(
        cards=("attack_08", "negotiate"),
        allies={2: "defense 2"},
        hands={0: "attack_04 attack_06 attack_10 attack_12 attack_14 attack_20"},
    ).finish()
    assert (len(table.hand(0)), len(table.hand(1)), len(table.hand(2))) == (2, 4, 0)
    assert (table.lost(1), table.lost(2)) == (4, 2)


def test_a_defense_without_ships_there_gets_no_compensation() -> None:
    """CE-60, CE-107."""
    table = meet(cards=("attack_08", "negotiate"), placed=AWAY, hands={0: "attack_04"}).finish()
    assert (table.hand(0), table.hand(1), table.lost(1)) == (["attack_04"], [], 0)


def test_an_empty_planet_is_defended_with_no_ships() -> None:
    """CE-60: 8 + 3 against 10."""
    table = meet(cards=("attack_08", "attack_10"), placed=AWAY).finish()
    assert (table.totals, table.winner) == ({0: 11, 1: 10}, "offense")
    assert table.ships("1-1") == [3, 0, 0, 0]


def test_third_parties_on_an_empty_planet_are_not_involved() -> None:
    """CE-R8, CE-104: Green's three ships count for nobody, and share the planet afterwards."""
    table = meet(cards=("attack_08", "attack_10"), placed={**AWAY, 2: ["1-1 3"]}).finish()
    assert table.totals == {0: 11, 1: 10}
    assert table.ships("1-1") == [3, 0, 3, 0]


def test_an_empty_planet_that_is_defended_stays_empty() -> None:
    """CE-105."""
    table = meet(cards=("attack_04", "attack_20"), placed=AWAY).finish()
    assert (table.winner, table.lost(0), table.ships("1-1")) == ("defense", 3, [0, 0, 0, 0])


def test_a_third_party_that_is_invited_fights_from_elsewhere_and_its_colony_there_is_safe() -> None:
    """CE-73, CE-104: Green's two allied ships are lost, its two on the planet stay."""
    table = meet(cards=("attack_20", "attack_04"), allies={2: "defense 2"}, placed={2: ["1-1 2"]}).finish()
    assert (table.lost(2), table.ships("1-1")) == (2, [3, 0, 2, 0])


def test_a_morph_against_a_negotiate_is_a_negotiate_and_they_deal() -> None:
    """CE-102, CE-136, CE-114: nobody offers, so each loses three."""
    table = meet(cards=("morph", "negotiate")).finish()
    assert (table.winner, table.lost(0), table.lost(1)) == ("deal", 3, 3)


def test_a_morph_makes_ships_decide() -> None:
    """CE-136: thirty each; four on the planet against three."""
    table = meet(cards=("morph", "attack_30")).finish()
    assert (table.totals, table.winner) == ({0: 33, 1: 34}, "defense")


def test_allies_of_a_deal_go_home_without_rewards_or_losses() -> None:
    """CE-102: also those of the defense."""
    table = meet(cards=DEAL, allies={2: "offense 2", 3: "defense 2"}).finish()
    assert [table.lost(seat) for seat in (2, 3)] == [0, 0]
    assert [table.hand(seat) for seat in (2, 3)] == [[], []]
    assert sum(table.ships("gate")) + sum(table.ships("beside")) == 0


def test_an_ally_whose_last_ships_are_in_the_gate_has_nowhere_to_go() -> None:
    """CE-29: without a colony they go to the warp, though nothing was lost."""
    table = meet(cards=DEAL, allies={2: "offense 4"}, warp={2: 16}).finish()
    assert table.lost(2) == 20


def test_an_offense_whose_last_ships_win_has_a_colony_again() -> None:
    """CE-31, CE-104."""
    table = meet(cards=("attack_20", "attack_04"), ships=4, warp={0: 16}).finish()
    assert (table.ships("1-1")[0], table.lost(0)) == (4, 16)


def test_a_failed_deal_takes_the_last_ships_of_whoever_has_fewer_than_three() -> None:
    """CE-114, CE-R1: all return first, then as many as there are."""
    table = meet(cards=DEAL, ships=2, warp={0: 18}).finish()
    assert table.lost(0) == 20


@pytest.mark.parametrize(("last", "total"), [("", 33), ("card_zap", 13)])
def test_a_zap_that_answers_the_zap_of_a_zap_decides(last: str, total: int) -> None:
    """CE-26: Cosmic Zap on Tripler, Card Zap on that; with another Card Zap on it, Tripler is off."""
    table = meet(
        "tripler",
        cards=("attack_10", "attack_08"),
        hands={0: "card_zap", 1: f"cosmic_zap {last}"},
        policies={0: Policy(protect=True), 1: Policy(powers=("tripler",), protect=True)},
    ).finish()
    assert table.totals[0] == total
    assert table.hand(0) == table.hand(1) == []


def test_a_colony_that_is_left_to_launch_does_not_count_when_it_lands() -> None:
    """CE-20, CE-22: four foreign colonies, the only ship of one of them is launched: again four."""
    four = ["2-1 1", "2-2 1", "2-3 1", "3-1 1"]
    table = meet(cards=("attack_40", "attack_04"), placed={0: four}, chapter="launch", hands={0: "attack_06"})
    table.until("launch").tell("0: launch planet=1-1 ships=2-1.1+").finish()
    assert table.ships("1-1")[0] == 1
    assert table.play.result is not None
    assert table.play.result.winners == ()


def test_a_fifth_colony_on_a_planet_where_one_already_stands_is_none() -> None:
    """CE-21: Red lands where it has a ship; four foreign colonies stay four."""
    four = ["1-1 1", "2-2 1", "2-3 1", "3-1 1"]
    table = meet(cards=("attack_40", "attack_04"), placed={0: four}).finish()
    assert table.ships("1-1")[0] == 4
    assert table.play.result is not None
    assert table.play.result.winners == ()


def test_an_offense_that_wins_lands_with_all_its_allies() -> None:
    """CE-104: all in the gate land in one step, the ally of the offense as well."""
    table = meet(cards=("attack_20", "attack_04"), allies={2: "offense 2", 3: "offense 1"}).finish()
    assert table.ships("1-1") == [3, 0, 2, 1]


def test_a_defensive_ally_without_ships_in_the_warp_is_paid_in_cards_unasked() -> None:
    """CE-105."""
    table = meet(cards=("attack_04", "attack_20"), allies={2: "defense 2"}).finish()
    assert (len(table.hand(2)), table.lost(2), table.asked) == (2, 0, [])


def test_both_sides_allies_of_a_win_go_their_ways() -> None:
    """CE-105: who was beaten is lost, who defended is home and paid for each ship."""
    table = meet(
        cards=("attack_04", "attack_20"), allies={2: "offense 4", 3: "defense 4"}, warp={3: 1}
    ).finish()
    assert (table.lost(2), len(table.hand(2)), table.lost(3), len(table.hand(3))) == (4, 0, 1, 4)


def test_an_attack_of_nothing_beats_a_negotiate() -> None:
    """CE-101: whatever the values and ships are."""
    table = meet(cards=("attack_00", "negotiate"), ships=1, allies={2: "defense 4"}).finish()
    assert (table.winner, table.ships("1-1")[0]) == ("offense", 1)


def test_eight_ships_behind_an_attack_of_nothing_tie_with_an_eight() -> None:
    """CE-94, CE-100: the defense, which has no ship there, wins."""
    table = meet(cards=("attack_00", "attack_08"), ships=4, allies={2: "offense 4"}, placed=AWAY).finish()
    assert (table.totals, table.winner) == ({0: 8, 1: 8}, "defense")
