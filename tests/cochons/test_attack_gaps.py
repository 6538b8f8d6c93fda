"""3A.w: the windows before somebody's attacks, the cards played there, and the order of the fights (R-21, R-72)."""

import pytest

from games.cochons import facts
from porc_royal.facts import Seat
from tests.cochons.fights import GORRUPTION, RAIN, SWAP, YODO, attacking, pairs
from tests.cochons.monsters import stack
from tests.cochons.scenario import answers, conserved, galaxy

# ---------------------------------------------------------------------------------------------- windows


def test_before_a_players_attacks_everybody_is_asked_alike_and_by_default_passes() -> None:
    """R-21, R-22, D-21."""
    table = attacking("O blue 1:3G 0:3G", hands={0: GORRUPTION, 2: "jamboneuse.1"})
    assert (table.asked, table.question) == ([0, 1, 2], "cochons-ask-attack-gap")
    options = {answers(ask) for ask in table.play.asks.values()}
    assert options == {("pass", "pass-phase", "swap", "bribe", "promote", "rain")}
    assert {ask.default.option for ask in table.play.asks.values()} == {"pass"}
    assert all(ask.window and ask.sealed for ask in table.play.asks.values())


def test_there_is_a_window_before_each_attackers_slot_and_none_before_the_others() -> None:
    """R-21: seat 1 has no attack to fight."""
    table = attacking("O blue 1:1G 0:9G", "A1 red 1:1G 2:9G").tell("0: pass", "1: pass", "2: pass")
    assert table.ask(-1).key == "chance-attack"
    table.tell("chance: 6 1")
    assert table.asked == [0, 1, 2]
    assert [table.ask(seat).args["who"] for seat in (0, 1)] == [table.ask(2).args["who"]] * 2
    table.tell("0: pass", "1: pass", "2: pass", "chance: 6 1")
    assert pairs(table) == [(0, 1), (2, 1)]


def test_without_fights_there_is_no_window() -> None:
    assert attacking("O blue 1:3G", "A1 red 0:2G", hands={0: RAIN}).play.result is not None


def test_a_table_may_do_without_the_windows() -> None:
    """R-22, flag gap_windows."""
    assert attacking("O blue 1:1G 0:9G", gap_windows=False).asked == [-1]


def test_who_passes_for_the_phase_is_not_asked_again_in_it() -> None:
    """R-22, D-21."""
    table = attacking("O blue 1:1G 0:9G", "A1 red 1:1G 2:9G")
    table.tell("0: pass-phase", "1: pass", "2: pass", "chance: 6 1")
    assert table.asked == [1, 2]
    table.tell("1: pass-phase", "2: pass", "chance: 6 1")
    assert (table.asked, table.question) == ([2], "cochons-ask-fights-over")
    table.tell("2: pass")
    assert table.state.passing == []


def test_after_the_last_fight_there_is_one_more_window_and_only_then() -> None:
    """R-21, L1141, L1213: Gorruption and Pluie meet what the fights have left; nothing is left to sit out."""
    table = attacking("O blue 1:1G 0:9G", "A1 red 1:1G 2:9G")
    table.tell("0: pass", "1: pass", "2: pass", "chance: 6 1")
    assert table.question == "cochons-ask-attack-gap"
    table.tell("0: pass", "1: pass", "2: pass", "chance: 6 1")
    assert (table.asked, table.question) == ([0, 1, 2], "cochons-ask-fights-over")
    assert {answers(ask) for ask in table.play.asks.values()} == {
        ("pass", "swap", "bribe", "promote", "rain")
    }
    assert all(ask.window and ask.sealed for ask in table.play.asks.values())
    table.tell("0: pass", "1: pass", "2: pass")
    assert table.play.result is not None


def test_a_lone_survivor_may_be_bribed_before_the_reorganisation() -> None:
    """EV-08, L1141: "valable sur une planète où il y a un seul Goret ennemi", which a fight has just made."""
    table = attacking("O blue 1:1G 0:2G", hands={2: GORRUPTION})
    assert table.choices(2, "bribe", "tile") == []
    table.tell("0: pass", "1: pass", "2: pass", "chance: 1 6", "chance: 6 1")
    assert table.troops("O") == "0:1G"
    table.tell("0: pass", "1: pass", f"2: bribe card={GORRUPTION} tile=O", "chance: 4")
    assert table.troops("O") == "2:1G"
    conserved(table.state)


def test_without_windows_or_for_whoever_passed_the_phase_there_is_none_after_the_fights_either() -> None:
    """R-22, flag gap_windows."""
    table = attacking("O blue 1:1G 0:9G", gap_windows=False).tell("chance: 6 1")
    assert table.play.result is not None
    table = attacking("O blue 1:1G 0:9G", hands={2: RAIN})
    table.tell("0: pass-phase", "1: pass-phase", "2: pass-phase", "chance: 6 1")
    assert table.play.result is not None


def test_what_is_submitted_is_carried_out_in_play_order_and_what_became_impossible_returns() -> None:
    """R-24, R-25."""
    table = attacking("O blue 1:1G 0:3G", order="210", hands={0: GORRUPTION, 2: RAIN}, players=3)
    table.tell(f"0: bribe card={GORRUPTION} tile=O", "1: pass", f"2: rain card={RAIN} tile=O")
    table.dice(6)
    table.dice(1, 1, 1)
    assert table.hand(0) == [GORRUPTION]
    (lost,) = [fact for fact in table.facts if fact.says.key == facts.ORDER_LOST]
    assert lost.to == (Seat(0),)
    assert table.said("cochons-fight") == []


# ------------------------------------------------------------------------------------- cards in windows


def test_a_corrupted_goret_takes_the_place_of_the_one_it_was() -> None:
    """EV-08, R-63: the attacker's lone Goret changes sides, and its new owner is the attacker now."""
    table = attacking("O blue 1:3G 0:1G", "A1 red 1:1G 0:9G", hands={2: GORRUPTION})
    table.tell("0: pass", "1: pass")
    assert table.choices(2, "bribe", "tile") == []
    table = attacking("O blue 0:1G", "A1 red 1:1G 0:9G", hands={2: GORRUPTION})
    assert table.choices(2, "bribe", "tile") == ["O"]
    table.tell("0: pass", "1: pass", f"2: bribe card={GORRUPTION} tile=O", "chance: 4")
    assert table.troops("O") == "2:1G"
    assert table.said("cochons-bribed")[0]["face"] == 4
    conserved(table.state)


@pytest.mark.parametrize("face", [5, 6])
def test_a_goret_may_have_principles(face: int) -> None:
    """EV-08."""
    table = attacking("O blue 0:1G", "A1 red 1:1G 0:9G", hands={2: GORRUPTION})
    table.tell("0: pass", "1: pass", f"2: bribe card={GORRUPTION} tile=O", f"chance: {face}")
    assert table.troops("O") == "0:1G"
    assert table.state.deck.discards == [GORRUPTION]


def test_a_bribe_wants_a_lone_goret_of_one_other_player_and_one_in_reserve() -> None:
    """EV-08, R-35, R-63: own pigs and Extra-Cochons may be there, a Gros Gruik may not."""
    tiles = ("O blue 0:1GG", "A1 red 1:1G 0:9G", "A2 red 2:5G 0:1G", "A3 asteroid 1:1G pirate:2")
    table = attacking(*tiles, hands={2: GORRUPTION})
    assert table.choices(2, "bribe", "tile") == ["A2", "A3"]
    poor = attacking(*tiles, "A5 red 2:15G", hands={2: GORRUPTION})
    assert poor.choices(2, "bribe", "tile") == []


def test_a_bribed_goret_joins_the_bribers_pigs_in_the_earlier_place() -> None:
    """R-63: it stood there first, so its new owner now possesses the tile, and nobody is left to fight."""
    table = attacking("O blue 1:1G 0:3G", hands={0: GORRUPTION})
    table.tell(f"0: bribe card={GORRUPTION} tile=O", "1: pass", "2: pass", "chance: 1")
    assert table.troops("O") == "0:4G"
    assert table.said("cochons-fight") == []
    conserved(table.state)


def test_a_fight_whose_attackers_slot_is_past_is_fought_all_the_same() -> None:
    """C-43, R-69: whoever bribes the lone attacker of monsters has that attack on his hands."""
    table = attacking("O asteroid pirate:1 1:1G", hands={0: GORRUPTION})
    table.tell(f"0: bribe card={GORRUPTION} tile=O", "1: pass", "2: pass", "chance: 1")
    assert (table.state.slot, table.troops("O")) == (1, "0:1G")
    table.tell("chance: 6 1")
    assert (table.troops("O"), stack(table, "O")) == ("0:1G", "")


def test_meteors_hit_friend_foe_and_monsters_and_release_the_pinned() -> None:
    """H-20, EV-26, R-64, R-84, R-121: dice in play order, then the pirate's."""
    table = galaxy(
        "O asteroid 0:2G 1:2G pirate:1",
        chapter="gap",
        rule_set="complete",
        slot=1,
        hands={0: RAIN},
    )
    assert table.play.view(None).tile("O").troops[0].pinned == 2
    table.tell(f"0: rain card={RAIN} tile=O", "1: pass", "2: pass", "chance: 5 2, 6 6, 4")
    assert (table.troops("O"), stack(table, "O")) == ("0:1G", "pirate:1!")
    assert [told["gorets"] for told in table.said("cochons-rain-toll")] == [1, 2]
    assert [told["number"] for told in table.said("cochons-rain-toll-extras")] == [0]
    conserved(table.state)


def test_a_table_may_spare_monsters_the_meteors() -> None:
    """R-84, flag ec_hit_by_area_effects."""
    table = attacking(
        "O asteroid 0:1G pirate:1",
        "A1 red 1:1G 0:9G",
        hands={0: RAIN},
        options={"ec_hit_by_area_effects": False},
    )
    table.tell("1: pass", "2: pass", f"0: rain card={RAIN} tile=O")
    table.dice(6)
    assert (table.troops("O"), stack(table, "O")[:8]) == ("", "pirate:1")


def test_yodo_makes_a_gros_gruik_of_an_own_goret_anywhere() -> None:
    """EV-23, R-65, R-35."""
    table = attacking("O blue 1:3G 0:3G", "A1 red 2:2G", "A2 red 2:1GG", hands={2: YODO})
    assert table.choices(2, "promote", "tile") == ["A1"]
    table.tell("0: pass", "1: pass", f"2: promote card={YODO} tile=A1")
    assert table.troops("A1") == "2:1G+1GG"
    conserved(table.state)
    none_left = attacking("O blue 1:3G 0:3G", "A1 red 2:2G+3GG", hands={2: YODO})
    assert none_left.choices(2, "promote", "tile") == []


def test_a_promoted_goret_stays_as_moved_as_it_was() -> None:
    """R-65: one that has not moved is taken if there is any."""
    table = galaxy(
        "O blue 0:2G", chapter="travel", rule_set="complete", slot=0, hands={0: f"{YODO} yodo-lardo.2"},
        arrange=lambda state: setattr(state.board["O"].troops[0], "moved_gorets", 1),
    )  # fmt: skip
    table.tell(f"0: promote card={YODO} tile=O")
    troop = table.state.board["O"].troops[0]
    assert (troop.moved_gorets, troop.moved_gruiks) == (1, 0)
    table.tell("0: promote card=yodo-lardo.2 tile=O")
    troop = table.state.board["O"].troops[0]
    assert (troop.gruiks, troop.moved_gorets, troop.moved_gruiks) == (2, 0, 1)


def test_a_swap_before_the_attacks_carries_everything_along() -> None:
    """EV-10, R-60: troops, order of arrival, monsters; the sun never moves."""
    table = attacking(
        "O blue 1:3G 0:3G", "A1 red 2:2G", "A2 asteroid pirate:2", hands={2: SWAP},
        arrange=lambda state: setattr(state.board["A6"], "kind", "sun"),
    )  # fmt: skip
    assert "A6" not in table.choices(2, "swap", "one")
    assert "A6" not in table.choices(2, "swap", "other", one="O")
    table.tell("0: pass", "1: pass", f"2: swap card={SWAP} one=O other=A2")
    assert (table.troops("A2"), stack(table, "O")) == ("1:3G 0:3G", "pirate:2")
    assert pairs(table) == [(0, 1)]


@pytest.mark.parametrize("chapter", ["travel", "gap"])
def test_these_events_may_be_played_in_ones_own_turn_and_in_the_gaps_of_2b(chapter: str) -> None:
    """R-21, R-58: codes 2B and 3A."""
    table = galaxy("O blue 0:3G", chapter=chapter, rule_set="complete", hands={0: "jamboneuse.1"})
    assert {"bribe", "promote", "rain", "swap"} <= set(table.ask(0).options)


def test_they_are_not_part_of_the_simplified_game() -> None:
    """S-4, S-13."""
    table = galaxy("O blue 0:3G", chapter="travel", hands={0: "jamboneuse.1"})
    assert not {"bribe", "promote", "rain"} & set(table.ask(0).options)


# ------------------------------------------------------------------------------------- order of fights


def test_on_one_tile_the_survivor_defends_against_the_next_in_the_attackers_slots() -> None:
    """T-6: Phacochérus 0, Scrofa 1, Porcus 2; Phacochérus flees after a round, Porcus is wiped out."""
    table = attacking("O blue 0:2G 1:4G 2:2G", "A1 red 0:1G", gap_windows=False)
    table.tell("chance: 6 1", "0: flee tile=A1", "chance: 1 6", "chance: 1 6")
    assert pairs(table) == [(1, 0), (2, 1)]
    assert table.troops("O") == "1:4G"


def test_a_late_arriver_whose_slot_comes_first_fights_right_after_the_earlier_one() -> None:
    """R-69, C-52, X-19."""
    table = attacking("O blue 0:1G 2:9G 1:1G", order="120", gap_windows=False)
    table.tell("chance: 6 1", "chance: 1 6")
    assert pairs(table) == [(2, 0), (1, 2)]


def test_gorets_lost_in_3a_are_remembered() -> None:
    """P-12, R-141."""
    table = attacking("O blue 1:1G+1GG 0:3G", gap_windows=False).tell("chance: 6 1", "chance: 6 1")
    assert [player.fallen for player in table.state.players] == [0, 1, 0]
