"""Artifacts, and zaps of zaps."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet


def test_quash_undoes_a_deal() -> None:
    table = meet(
        cards=("negotiate", "negotiate"),
        hands={0: "attack_40", 2: "quash"},
        policies={2: Policy(ready=("quash_1",))},
    ).until("deal")
    table.tell("0: offer give-random=1", "1: accept").finish()
    assert (table.lost(0), table.lost(1), table.hand(1)) == (3, 3, [])


def test_emotion_control_makes_a_deal_of_two_attacks() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={3: "emotion_control"},
        policies={3: Policy(ready=("emotion_control_1",))},
    ).finish()
    assert table.winner == "deal"


def test_ionic_gas_keeps_compensation_and_rewards_away() -> None:
    table = meet(
        cards=("negotiate", "attack_20"),
        allies={2: "defense 2"},
        hands={1: "attack_40 attack_30", 3: "ionic_gas"},
        policies={3: Policy(ready=("ionic_gas_1",))},
    ).finish()
    assert (table.hand(0), len(table.hand(1)), table.hand(2)) == ([], 2, [])


def test_mobius_tubes_free_everybody_at_the_offenses_regroup() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={0: "mobius_tubes", 1: "mobius_tubes"},
        policies={0: Policy(ready=("mobius_tubes_1",)), 1: Policy(ready=("mobius_tubes_2",))},
        warp={0: 3, 1: 2, 2: 1},
        chapter="encounter",
    ).until("launch")
    assert sum(table.ships("warp")) == 0
    assert (table.hand(0), "mobius_tubes" in table.hand(1)) == (["attack_20"], True)


def test_plague_takes_three_ships_and_a_card_of_each_type() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={0: "plague", 1: "attack_40 morph negotiate"},
        policies={0: Policy(ready=("plague_1",))},
        chapter="encounter",
    ).until("choose-seat")
    table.tell("0: seat seat=%31").until("launch")
    assert table.lost(1) == 3
    assert len(table.hand(1)) == 1


def test_force_field_sends_allies_home() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={3: "force_field"},
        policies={3: Policy(ready=("force_field_1",))},
        allies={2: "offense 2"},
        ships=3,
        chapter="alliance",
    ).until("choose-seat")
    table.tell("3: seat seats=%32+").until("card")
    assert table.ships("gate") == [3, 0, 0, 0]


@pytest.mark.parametrize(("second", "totals"), [("", {0: 13, 1: 18}), ("card_zap", {0: 33, 1: 18})])
def test_a_zap_of_a_zap(second: str, totals: dict[int, int]) -> None:
    """S-14, by standing orders: Cosmic Zap on Tripler, answered by its owner's Card Zap or not."""
    table = meet(
        "tripler",
        cards=("attack_10", "attack_14"),
        hands={0: second, 1: "cosmic_zap"},
        policies={0: Policy(protect=True), 1: Policy(powers=("tripler",))},
    ).finish()
    assert table.totals == totals


def test_a_zap_of_a_zap_of_a_zap_where_every_window_is_asked() -> None:
    """S-14: the last one stands."""
    table = meet(
        "tripler",
        cards=("attack_10", "attack_14"),
        hands={0: "card_zap", 1: "cosmic_zap", 2: "card_zap"},
        options={"pace": "every"},
    ).until("answer")
    table.tell("0: pass", "2: pass", "3: pass", "1: cancel card=cosmic_zap_1")
    table.tell("0: cancel card=card_zap_1", "2: pass", "3: pass")
    table.tell("1: pass", "2: cancel card=card_zap_2", "3: pass").finish()
    assert table.totals == {0: 13, 1: 18}
