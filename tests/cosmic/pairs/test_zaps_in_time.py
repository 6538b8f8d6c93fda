"""Zaps, and zaps of zaps, on powers that answer powers; flares whose power comes and goes; powers that change hands."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet, ready

CARDS = ("attack_10", "attack_08")


def test_a_zap_on_vacuum_that_answers_shadow_is_itself_zapped() -> None:
    """A39, A47, CE-26: Shadow takes a ship of Blue's, Vacuum answers; Yellow's zap on that falls by Blue's Card Zap."""
    for shield, lost in (("card_zap", [1, 1, 0, 0]), ("morph", [0, 1, 0, 0])):
        table = meet(
            *("", "vacuum", "", "shadow"),
            hands={0: "attack_10", 1: f"attack_08 {shield}", 3: "cosmic_zap"},
            policies={1: Policy(protect=True), 3: Policy(powers=("vacuum",))},
            chapter="encounter",
        ).until("launch")
        assert [table.lost(seat) for seat in range(4)] == lost


def test_a_card_zapped_healers_wild_lets_the_zap_stand() -> None:
    """A18 wild, CE-132: Red would ignore the zap on Tripler; its flare is cancelled, discarded, and spent."""
    table = meet(
        "tripler",
        cards=CARDS,
        hands={0: "flare_healer", 1: "cosmic_zap card_zap"},
        policies={0: Policy(protect=True), 1: Policy(powers=("tripler",), protect=True)},
    ).finish()
    assert table.totals == {0: 13, 1: 12}
    assert table.hand(0) == []
    assert "flare_healer" in table.discards


def test_an_upset_turns_the_victory_of_a_zapped_human() -> None:
    """A19, A22, CE-R5: "its side wins", and after everything else the winner loses."""
    table = meet(
        *("human", "loser"),
        cards=CARDS,
        hands={3: "cosmic_zap"},
        policies={3: Policy(powers=("human",))},
    )
    table.until("power").tell("1: use").finish()
    assert table.winner == "defense"


def test_a_human_whose_zap_is_zapped_adds_four_and_wins_nothing_by_it() -> None:
    """A19, CE-26."""
    table = meet(
        "human",
        cards=("attack_04", "attack_20"),
        hands={0: "cosmic_zap", 1: "card_zap"},
        policies={0: Policy(powers=("human",)), 1: Policy(cards=("zap",))},
    ).finish()
    assert (table.totals, table.winner) == ({0: 11, 1: 24}, "defense")


def test_a_power_zapped_in_the_first_encounter_works_in_the_second() -> None:
    """CE-134: "may not be used again this encounter"."""
    table = meet(
        "tripler",
        cards=("attack_10", "attack_08"),
        hands={0: "attack_06", 1: "attack_08 cosmic_zap"},
        policies={1: Policy(powers=("tripler",))},
        destiny="colour_1_1",
        through=True,
    )
    table.state.now.again = "yes"
    table.finish()
    assert (table.state.now.number, table.state.now.zapped) == (2, [])


def test_a_super_is_a_wild_once_the_third_home_colony_is_lost_in_the_middle() -> None:
    """CE-23: after cards are put down Red has two home colonies; its flare then divides Blue's 20 by 3 as a wild."""
    table = meet(
        "tripler",
        cards=("attack_12", "attack_20"),
        hands={0: "flare_tripler"},
        policies={0: ready("tripler")},
        placed={0: ["2-1 4", "2-2 4", "3-1 4"]},
    ).until("card")
    table.state.ships["0-2"][0], table.state.ships["warp"][0] = 0, 4
    table.finish()
    assert table.totals == {0: 15, 1: 11}


def test_a_super_in_effect_ends_with_the_power() -> None:
    """CE-23, CE-130: Macron's super let it send three ships; at the reveal its power is off, and each counts one."""
    table = meet(
        "macron",
        cards=CARDS,
        hands={0: "flare_macron"},
        policies={0: ready("macron")},
        chapter="encounter",
        placed={0: ["2-1 4", "2-2 4"]},
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").until("card")
    for planet in ("0-2", "0-3"):
        table.state.ships["warp"][0] += table.state.ships[planet][0]
        table.state.ships[planet][0] = 0
    assert table.finish().totals == {0: 13, 1: 12}


def test_macron_traded_before_the_cards_counts_for_its_new_owner() -> None:
    """A25, A40 wild: Red sent one ship as a Macron; Blue's four count four each now."""
    table = meet(
        *("macron", ""),
        cards=CARDS,
        ships=1,
        hands={3: "flare_sorcerer"},
        policies={3: ready("sorcerer")},
    ).finish()
    assert table.totals == {0: 11, 1: 24}


def test_a_lent_power_goes_back_when_its_borrower_is_below_three_homes() -> None:
    """A36 wild, CE-23: lent for the encounter; Red cannot use it, and Yellow has it again afterwards."""
    table = meet(
        *("", "", "", "tripler"),
        chapter="encounter",
        hands={0: "attack_10", 1: "attack_08", 3: "flare_philanthropist"},
        policies={3: ready("philanthropist")},
        placed={0: ["2-1 4", "2-2 4", "2-3 4"]},
    )
    table.cards = CARDS
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+").finish()
    assert table.totals == {0: 11, 1: 12}
    assert table.state.players[3].powers == []


def test_a_lent_power_is_back_in_the_next_encounter() -> None:
    """A36 wild."""
    table = meet(
        *("", "", "", "tripler"),
        chapter="encounter",
        hands={0: "attack_10", 1: "attack_08", 3: "flare_philanthropist"},
        policies={3: ready("philanthropist")},
        through=True,
    )
    table.cards = CARDS
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+").finish()
    assert table.state.encounter is None
    assert table.state.players[3].powers == ["tripler"]
    assert table.state.players[0].powers == ["parasite"]


def test_a_traded_mandatory_power_may_be_zapped_at_its_new_owners() -> None:
    """A40 wild, CE-134: the order named the power, whoever has it."""
    table = meet(
        *("tripler", "virus"),
        cards=CARDS,
        hands={2: "cosmic_zap", 3: "flare_sorcerer"},
        policies={2: Policy(powers=("virus",)), 3: ready("sorcerer")},
    ).finish()
    assert table.totals == {0: 13, 1: 28}


@pytest.mark.parametrize(("zaps", "winner"), [("", "deal"), ("card_zap", "offense")])
def test_emotion_control_comes_before_pacifist_wins(zaps: str, winner: str) -> None:
    """CE-92, A34: Red's negotiate would beat the attack; once that is a negotiate too, there is a deal to be made."""
    table = meet(
        "pacifist",
        cards=("negotiate", "attack_20"),
        hands={0: zaps, 3: "emotion_control"},
        policies={0: Policy(cards=("artifact",)), 3: Policy(ready=("emotion_control_1",))},
    ).finish()
    assert table.winner == winner


def test_a_power_zapped_at_launch_is_off_for_whoever_gets_it() -> None:
    """CE-R6, A25, A40: the power is switched off for the rest of the encounter, also when it changes hands."""
    table = meet(
        *("macron", ""),
        cards=CARDS,
        hands={1: "cosmic_zap", 3: "flare_sorcerer"},
        policies={1: Policy(powers=("macron",)), 3: ready("sorcerer")},
        chapter="launch",
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").finish()
    assert table.state.players[1].powers == ["macron"]
    assert table.totals == {0: 13, 1: 12}


def test_a_lent_power_that_was_traded_on_goes_back_to_its_owner() -> None:
    """A36 wild "for the encounter", A40 wild: Red was lent Tripler and traded its powers with Blue, who has it then."""
    table = meet(
        *("human", "virus", "", "tripler"),
        chapter="encounter",
        hands={0: "attack_10", 1: "attack_08", 2: "flare_sorcerer", 3: "flare_philanthropist"},
        policies={2: ready("sorcerer"), 3: ready("philanthropist")},
        through=True,
    )
    table.cards = CARDS
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+").finish()
    assert table.totals == {0: 10, 1: 24 + 4 + 4}
    assert [sorted(player.powers) for player in table.state.players[:2]] == [["virus"], ["human"]]
    assert table.state.players[3].powers == ["tripler"]


@pytest.mark.parametrize(("ship", "total"), [("2-1.1", 36), ("0-3.1", 16)])
def test_kamikazes_wild_may_cost_a_power_of_ones_own(ship: str, total: int) -> None:
    """A21 wild, CE-23: a ship sent away after cards were chosen adds three; the last of a third home ends Tripler."""
    table = meet(
        "tripler",
        cards=CARDS,
        hands={0: "flare_kamikaze"},
        policies={0: ready("kamikaze")},
        placed={0: ["2-1 4", "2-2 4", "3-1 3"]},
    ).until("choose-ships")
    table.tell(f"0: ships ships={ship}+").finish()
    assert table.totals[0] == total
