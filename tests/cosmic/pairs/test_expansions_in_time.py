"""The three expansions in time: what a card or power of one does while another is under way, or has just been."""

import pytest

from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.rules.destiny import list_targets
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from tests.cosmic.pairs.plays import BOTH, CARDS, FLAGSHIPS, choose, hold, play
from tests.cosmic.pig import drop, stage, totals
from tests.cosmic.scenario import meet, ready

# ----------------------------------------------------------------------------------- kickers before everything else


def test_a_kicker_comes_before_tripler_divides_a_high_attack_by_its_flare() -> None:
    """CD-42 ("before other game effects"), A46 wild: 08 times 2 is 16, which is high: a third of it, rounded up."""
    table = meet(cards=CARDS, hands={0: "flare_tripler", 1: "kicker_2"}, options=BOTH,
                 policies={0: ready("tripler")})  # fmt: skip
    play(table, 1, "attack_08", "kicker_2").finish()
    assert table.totals == {0: 13, 1: 6 + 4}


def test_a_kicker_comes_before_fodder_looks_what_lies_between() -> None:
    """CD-42, A14: 08 times 2 is 16; 12 lies between that and 10, 09 does not."""
    table = meet("fodder", cards=CARDS, hands={0: "attack_09 attack_12", 1: "kicker_2"}, options=BOTH)
    play(table, 1, "attack_08", "kicker_2").until("power").tell("0: use").until("choose-card")
    assert [find_kind(card).name for card in table.choices(0, "card", "cards")] == ["attack_12"]


def test_a_kicker_comes_before_calculator_guesses_the_sum() -> None:
    """CD-42, A5 wild: 15 times 2 and 08 are even together; even was called, so Blue's 8 is reduced by 30."""
    table = meet(cards=("attack_15", "attack_08"), hands={0: "flare_calculator kicker_2"}, options=BOTH,
                 policies={0: ready("calculator")})  # fmt: skip
    play(table, 0, "attack_15", "kicker_2").until("choose-yes").tell("0: pass").finish()
    assert table.totals == {0: 33, 1: 8 - 30 + 4}


def test_a_kicker_multiplies_both_cards_of_deuce() -> None:
    """CD-42, A9: each is an attack that its player reveals."""
    table = meet("deuce", cards=("", "attack_08"), hands={0: "attack_04 attack_06 kicker_2"}, options=BOTH)
    table.until("card")
    cards = tuple(hold(table, 0, kind) for kind in ("attack_06", "attack_04"))
    table.take(Seat(0), Reply("card", {"cards": cards, "kicker": hold(table, 0, "kicker_2")}))
    assert table.finish().totals[0] == 2 * 10 + 3


# ------------------------------------------------------------------------------- what is taken, stolen, drawn along


def test_filchs_flare_steals_no_rift_that_is_being_played() -> None:
    """A13 wild: an artifact or a flare; a rift is neither."""
    table = meet(
        hands={0: "rift_2", 2: "flare_filch negotiate"},
        policies={0: Policy(ready=("rift_2_r1",)), 2: Policy(cards=("rift",))},
        chapter="encounter",
        options=BOTH,
    )
    assert table.until("choose-seat").asked == [0]


def test_a_rift_that_traders_flare_gives_back_at_once_does_not_detonate() -> None:
    """CD-82, A45 wild: it was not kept; another card given back, it is, and detonates."""
    for given, lost in (("rift_3", 0), ("attack_04", 3)):
        table = meet(
            hands={0: "flare_trader attack_04 attack_06", 1: "rift_3"},
            policies={0: ready("trader")},
            chapter="alliance",
            options=BOTH,
        ).until("choose-card")
        choose(table, 0, given)
        table.until("card")
        assert table.lost(0) == lost


def test_remora_draws_along_from_the_cosmic_deck_alone() -> None:
    """CD-36, A38: "the deck" is the cosmic one; what another gets of the reward deck brings it nothing."""
    for rewards, drawn in ((0, 1), (2, 0)):
        table = meet(
            *("", "", "", "remora"),
            cards=("attack_04", "attack_20"),
            allies={2: "defense 2"},
            options=BOTH,
        ).until("reward")
        table.take(Seat(2), Reply("reward", {"ships": 0, "reward-cards": rewards}))
        table.finish()
        assert len(table.hand(3)) == drawn


def test_an_intimidate_is_an_encounter_card_left_when_hate_disarms() -> None:
    """CD-71, A17 wild: Blue's only other card goes, but it has played one already, and has not lost."""
    table = meet(cards=("attack_10", ""), hands={0: "flare_hate", 1: "intimidate_19 attack_04"},
                 policies={0: ready("hate")}, chapter="alliance", options=BOTH)  # fmt: skip
    table.until("invite").tell("1: lay card=intimidate_19_r1").finish()
    assert table.hand(1) == []
    assert table.totals == {0: 13, 1: 23}


# ----------------------------------------------------------------------------------------------- allies that leave


def test_duplicity_scatters_allies_that_solar_wind_would_take_elsewhere() -> None:
    """CD-R22: whatever the outcome; before rewards, which Solar Wind still brings those of the offense."""
    table = meet(
        cards=("attack_20", "attack_04"), hands={0: "kicker_duplicity", 2: "solar_wind"}, options=BOTH,
        allies={2: "offense 2"}, policies={2: Policy(ready=("solar_wind_r1",))},
    )  # fmt: skip
    play(table, 0, "attack_20", "kicker_duplicity").finish()
    assert table.lost(2) == 2
    assert len(table.hand(2)) == 2


def test_observer_saves_allied_ships_from_duplicity() -> None:
    """A32: they return home instead of going to the warp, whatever sends them there."""
    table = meet("observer", cards=("attack_20", "attack_04"), hands={0: "kicker_duplicity"}, options=BOTH,
                 allies={2: "offense 2"})  # fmt: skip
    play(table, 0, "attack_20", "kicker_duplicity").finish()
    assert (table.lost(2), table.ships("1-1")[2]) == (0, 0)


def test_macron_counts_two_for_rewards_that_cards_of_the_reward_deck_bring() -> None:
    """A25: whatever it is rewarded for; as an ally under Solar Wind, and as the defense with Victory Boon."""
    wind = meet(
        *("", "", "macron"), cards=("attack_20", "attack_04"), hands={3: "solar_wind"}, options=BOTH,
        allies={2: "offense 1"}, policies={3: Policy(ready=("solar_wind_r1",))},
    ).finish()  # fmt: skip
    assert len(wind.hand(2)) == 2
    boon = meet(
        *("", "macron"), cards=("attack_04", "attack_20"), hands={1: "victory_boon"}, options=BOTH,
        policies={1: Policy(ready=("victory_boon_r1",))},
    ).finish()  # fmt: skip
    assert len(boon.hand(1)) == 8


# --------------------------------------------------------------------------------------- special ships in Cosmic Pig


def test_the_defense_sends_the_flagship_that_it_names() -> None:
    """CP-R11, CD-R20, CP-R23: it is three lower then."""
    table = stage(cards=("attack_20", "attack_04"), chapter="launch", options=FLAGSHIPS, marked={1: "1-2"})
    table.until("launch").tell("0: launch planet=1-1 ships=0-1.1+").until("pig-defend")
    table.take(Seat(1), Reply("ships", {"ships": ("1-2.flagship",)}))
    assert DRIVES.of(table.state).marked[1][0].place == "beside"


def test_the_defense_does_not_send_a_second_special_ship_to_the_first() -> None:
    """CD-28, CD-R27, X-15: the ban on both stays where any number may be sent."""
    double = {"special_ships": "flagship", "double_ships": "same"}
    table = stage(cards=("attack_20", "attack_04"), chapter="launch", options=double, marked={1: "1-1"})
    table.until("launch").tell("0: launch planet=1-1 ships=0-1.1+").until("pig-defend")
    with pytest.raises(Refused) as refused:
        table.take(Seat(1), Reply("ships", {"ships": ("1-2.flagship-2",)}))
    assert refused.value.says.key == "cosmic-refused-both-ships"


# -------------------------------------------------------------------------------------------------- Piggy Challenges


def test_a_variable_attack_is_transposed_in_a_challenge_under_a_warning() -> None:
    """CD-50, CP-40: the challenge falls into the encounter in which the warning was drawn."""
    for hazard, total in ((False, 21 - 5), (True, 12 - 5)):
        table = drop(hands={2: "variable_21_12"}, options=BOTH)
        table.state.now.hazard = hazard
        for seat in range(4):
            table.default(seat)
        sums = {int(one["who"].seat): one["total"] for one in table.said("cosmic-pig-total")}  # type: ignore[union-attr]
        assert sums[2] == total


def test_deuce_needs_one_card_alone_in_a_challenge() -> None:
    """CP-42, CP-R33: it is no main player there."""
    table = drop("", "", "deuce", hands={2: "attack_10 quash"})
    assert table.hand(2) == ["attack_10", "quash"]


def test_macron_adds_a_single_ship_as_the_defense() -> None:
    """A25, CP-R11: it sends one ship only, also where others may send any number."""
    table = stage("", "macron", cards=("attack_20", "attack_04"), chapter="launch").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+").until("pig-defend")
    with pytest.raises(Refused):
        table.tell("1: ships ships=1-2.1+1-3.1")
    table.tell("1: ships ships=1-2.1+").finish()
    assert totals(table)[1] == 4 - 5 - 5 * 4


def test_yin_yang_does_not_divide_two_special_ships_between_both_sides() -> None:
    """CD-28, CD-R27, A55: that is one encounter, too."""
    double = {"special_ships": "flagship", "double_ships": "same"}
    table = meet(*("", "", "yin_yang"), cards=CARDS, chapter="alliance", options=double, marked={2: "2-1"})
    table.until("invite").tell("0: invite seats=%32+", "1: invite seats=%32+").until("ally")
    table.take(Seat(2), Reply("ally", {"side": "offense", "ships": ("2-1.flagship",)}))
    table.until("ally")
    with pytest.raises(Refused) as refused:
        table.take(Seat(2), Reply("ally", {"side": "defense", "ships": ("2-2.flagship-2",)}))
    assert refused.value.says.key == "cosmic-refused-both-ships"
    table.take(Seat(2), Reply("ally", {"side": "defense", "ships": ("2-2.2",)}))


def test_who_strikes_back_meets_that_player_and_nobody_else_there() -> None:
    """A53 wild, CP-31: in Blue's system, and not Green's base beside Blue's there."""
    table = stage(placed={2: ["1-2 2"]})
    state = table.state
    state.now.against = Seat(1)
    state.now.named = None
    assert {one.defense for one in list_targets(state)} == {1}
    state.now.against, state.now.named = None, Seat(1)
    assert {one.defense for one in list_targets(state)} == {1, 2}


def test_an_absent_joker_lays_what_is_best_for_its_side_where_the_lower_total_wins_too() -> None:
    """A20, BOT-2, CP-20: 04 on its own card; 42 in the base game."""
    for table, value in ((stage("joker", cards=("attack_08", "attack_12")), 4),
                         (meet("joker", cards=("attack_08", "attack_12")), 42)):  # fmt: skip
        table.finish()
        side = table.state.now.offense
        assert find_kind(side.shown).value == value
