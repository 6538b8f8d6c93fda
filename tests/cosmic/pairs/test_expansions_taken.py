"""Cards that change hands, and zaps: what is taken and kept, given back or looked at, and who pays for what."""

import pytest

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIGGY
from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import GATE, WARP, Policy
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Seat
from tests.cosmic.pairs.plays import BOTH, CARDS, FLAGSHIPS, VESSELS, choose, hold, play
from tests.cosmic.pig import holder, stage
from tests.cosmic.scenario import Table, meet, ready

GATES = {**BOTH, "pace": "gates"}


def at_start(hands: dict[int, str], *aliens: str, **more: object) -> Table:
    """The first gate of an encounter of Red."""
    table = meet(*aliens, hands=hands, chapter="encounter", options=GATES, **more)  # type: ignore[arg-type]
    return table.until("gate-start")


def ordered(card: str) -> Policy:
    """Played as soon as it may be."""
    return Policy(ready=(card,))


# ---------------------------------------------------------------------------------------------------------- rifts


def test_a_rift_in_a_hand_that_trader_takes_detonates_and_one_that_it_gives_does_not() -> None:
    """CD-81, CD-82, A45: Red gets Blue's rift and keeps it; its own one it has given itself."""
    table = meet("trader", hands={0: "rift_4 attack_04", 1: "rift_3 attack_06"}, options=BOTH).until("power")
    table.tell("0: use").until("card")
    assert (table.lost(0), table.lost(1)) == (3, 0)
    assert sorted(table.hand(1)) == ["attack_04", "rift_4"]


@pytest.mark.parametrize(("kept", "lost"), [("rift_3", 3), ("attack_04", 0)])
def test_a_rift_that_barbarian_keeps_detonates_and_one_that_it_discards_does_not(
    kept: str, lost: int
) -> None:
    """CD-81, CD-82, A4: one card for its single ship."""
    table = meet("barbarian", cards=("attack_20", "attack_08"), hands={1: "rift_3 attack_04 attack_06"}, ships=1,
                 options=BOTH).until("choose-card")  # fmt: skip
    choose(table, 0, kept)
    table.finish()
    assert table.lost(0) == lost
    assert "rift_3" in [find_kind(card).name for card in table.state.decks["reward"].discards]


def test_a_rift_that_hacker_picks_from_a_third_hand_detonates() -> None:
    """CD-81, A16: whosever hand it was."""
    table = meet(
        "hacker", cards=("negotiate", "attack_08"), hands={3: "rift_3 attack_04"}, ships=1, options=BOTH
    )
    table.until("power").tell("0: use").until("choose-seat").tell("0: seat seat=%33").until("choose-card")
    choose(table, 0, "rift_3")
    table.finish()
    assert table.lost(0) == 1 + 3


def test_a_rift_that_hackers_flare_passes_on_at_once_does_not_detonate() -> None:
    """CD-82, A16 super: compensation was taken, and as many cards are given back."""
    table = meet("hacker", cards=("negotiate", "attack_08"), hands={0: "flare_hacker", 1: "rift_3"}, ships=1,
                 options=BOTH, policies={0: ready("hacker")}).until("power")  # fmt: skip
    table.tell("0: pass").until("choose-card")
    choose(table, 0, "rift_3")
    table.finish()
    assert table.lost(0) == 1
    assert "rift_3" in table.hand(1)


def test_a_rift_of_colonies_sends_the_last_colony_to_the_warp() -> None:
    """CD-81, CE-29: there is no other colony to which its ships could go."""
    table = meet(cards=("negotiate", "attack_08"), hands={1: "rift_1"}, ships=4, warp={0: 12}, options=BOTH)
    assert table.ships("0-2")[0] == 4
    table.finish()
    assert (table.lost(0), table.hand(0)) == (20, [])


def test_ships_that_a_detonation_costs_vacuum_take_others_along() -> None:
    """CD-81, A47."""
    vacuum = meet(
        "vacuum", cards=("negotiate", "attack_08"), hands={1: "rift_3"}, ships=1, options=BOTH
    ).finish()
    assert vacuum.lost(0) == 1 + 3
    assert sum(vacuum.lost(seat) for seat in (1, 2, 3)) == 1 + 3


def test_whoever_founds_the_fifth_colony_by_anothers_rift_wins_in_that_encounter() -> None:
    """CD-80, CE-20, CE-R2: Red plays it, Green founds and wins before destiny is drawn."""
    table = at_start({0: "rift_1"}, placed={2: ("3-1 1", "3-2 1", "3-3 1", "3-4 1"), 3: ("0-1 4",)})
    table.tell("0: play card=rift_1_r1", "1: pass", "2: pass", "3: pass")
    table.until("choose-seat").tell("0: seat seat=%32").until("choose-planet")
    assert table.choices(2, "planet", "planet") == ["2-5", "3-5"]
    table.tell("2: planet planet=3-5").until("choose-ships")
    table.take(Seat(2), Reply("ships", {"ships": ("2-1.1",)}))
    assert table.play.result is not None
    assert table.play.result.winners == (Seat(2),)


def test_right_of_refusal_puts_a_rift_back_before_it_detonates() -> None:
    """CD-82, CD-52: of what is put back and taken anew the second one is kept."""
    table = meet(
        cards=("negotiate_right_of_refusal", "attack_08"), hands={1: "rift_3"}, ships=1, options=BOTH
    )
    table.until("choose-card")
    assert "CD-52" in table.ask(0).rule
    choose(table, 0, "rift_3")
    table.finish()  # it was the only card, so it comes again
    assert table.lost(0) == 1 + 3


# ----------------------------------------------------------------------------------------------------------- zaps


def test_a_zapped_omni_zap_cancels_nothing_and_costs_nothing() -> None:
    """CE-26, CD-83: Red's Tripler stays off, and Red keeps its ships."""
    for shield, sums, lost in (("", {0: 30 + 3, 1: 12}, 3), ("card_zap", {0: 10 + 3, 1: 12}, 0)):
        table = meet(
            "tripler", cards=CARDS, hands={0: "omni_zap", 1: "cosmic_zap", 2: shield}, options=BOTH,
            policies={0: Policy(protect=True), 1: Policy(powers=("tripler",)), 2: Policy(cards=("zap",))},
        ).finish()  # fmt: skip
        assert (table.totals, table.lost(0)) == (sums, lost)


def test_an_omni_zap_against_a_jamming_kicker_lets_reinforcements_be_played_again() -> None:
    """CD-83, CD-R3."""
    for zaps in (False, True):
        table = meet(cards=CARDS, hands={0: "reinforcement_5", 1: "kicker_jamming_signal", 2: "omni_zap"},
                     options=GATES).until("card")  # fmt: skip
        play(table, 1, "attack_08", "kicker_jamming_signal").until("gate-revealed")
        assert "bid" not in table.ask(0).options
        if zaps:
            table.tell("2: play card=omni_zap_r1", *(f"{seat}: pass" for seat in (0, 1, 3))).until(
                "choose-card"
            )
            choose(table, 2, "kicker_jamming_signal")
            table.until("gate-revealed")
        assert ("bid" in table.ask(0).options) == zaps


def test_a_ship_zap_after_the_reveal_takes_one_off_the_sum_and_the_compensation() -> None:
    """CD-83, CE-94, CE-107: of three ships two are left in the gate."""
    fight = meet(cards=CARDS, hands={2: "ship_zap"}, options=GATES).until("gate-revealed")
    fight.tell("2: play card=ship_zap_r1", *(f"{seat}: pass" for seat in (0, 1, 3))).until("choose-seat")
    fight.tell("2: seat seat=%30").until("their-ships")
    fight.take(Seat(2), Reply("ships", {"ships": ("gate.1",)}))
    fight.finish()
    assert fight.totals == {0: 12, 1: 12}
    assert fight.winner == "defense"


def test_a_ship_zap_that_empties_a_third_home_colony_switches_a_power_off_at_once() -> None:
    """CE-22, CE-23: before the totals are reckoned."""
    table = meet("warpish", cards=CARDS, hands={2: "ship_zap"}, warp={0: 8}, options=GATES, ships=3,
                 ).until("gate-revealed")  # fmt: skip
    table.tell("2: play card=ship_zap_r1", *(f"{seat}: pass" for seat in (0, 1, 3))).until("choose-seat")
    table.tell("2: seat seat=%30").until("their-ships")
    table.take(Seat(2), Reply("ships", {"ships": ("0-1.1",)}))
    table.finish()
    assert table.totals[0] == 13


def test_solar_wind_lets_a_defensive_ally_win_by_landing() -> None:
    """CD-83, CE-20: it is the fifth foreign colony; Ionic Gas changes nothing of that."""
    table = meet(
        cards=("attack_04", "attack_20"), hands={2: "solar_wind"}, allies={3: "defense 1"}, options=BOTH,
        placed={3: ("2-1 1", "2-2 1", "2-3 1", "2-4 1")}, policies={2: ordered("solar_wind_r1")},
    ).finish()  # fmt: skip
    assert table.play.result is not None
    assert table.play.result.winners == (Seat(3),)


def test_ionic_gas_takes_the_rewards_of_solar_wind_and_of_a_victory_boon_too() -> None:
    """CE-105: nobody collects rewards in this encounter."""
    wind = meet(
        cards=("attack_20", "attack_04"), hands={2: "solar_wind", 3: "ionic_gas"}, allies={2: "offense 2"},
        options=BOTH, policies={2: ordered("solar_wind_r1"), 3: ordered("ionic_gas_1")},
    ).finish()  # fmt: skip
    assert (wind.hand(2), wind.ships("1-1")[2]) == ([], 0)
    boon = meet(
        cards=("attack_04", "attack_20"), hands={1: "victory_boon", 3: "ionic_gas"}, options=BOTH,
        policies={1: ordered("victory_boon_r1"), 3: ordered("ionic_gas_1")},
    ).finish()  # fmt: skip
    assert boon.hand(1) == []


def test_victory_boon_and_allies_are_rewarded_from_whichever_deck_they_say() -> None:
    """CD-31, CD-83: four rewards for the defense, two for its ally, each split as declared."""
    table = meet(
        cards=("attack_04", "attack_20"), hands={1: "victory_boon"}, allies={3: "defense 2"}, options=BOTH,
        policies={1: ordered("victory_boon_r1")}, warp={1: 2},
    ).until("reward")  # fmt: skip
    table.take(Seat(3), Reply("reward", {"ships": 0, "reward-cards": 2}))
    table.until("reward").take(Seat(1), Reply("reward", {"ships": 2, "reward-cards": 1}))
    table.finish()
    assert dict(table.play.view(None).seat(Seat(1)).backs) == {"cosmic": 1, "reward": 1}
    assert table.lost(1) == 0


# -------------------------------------------------------------------------------------------------- special ships


def test_a_spent_flagship_is_charged_by_whatever_brings_it_out_of_the_warp() -> None:
    """CD-22: Mobius Tubes, in somebody else's encounter."""
    freed = meet(hands={0: "mobius_tubes"}, chapter="encounter", options={**FLAGSHIPS, "pace": "gates"}, warp={2: 2},
                 marked={2: WARP}).until("gate-start")  # fmt: skip
    DRIVES.of(freed.state).marked[2][0].charged = False
    freed.tell("0: play card=mobius_tubes_1 more=yes", "1: pass", "2: pass", "3: pass").until("gate-start")
    one = DRIVES.of(freed.state).marked[2][0]
    assert (one.charged, freed.lost(2)) == (True, 0)
    assert one.place.startswith("2-")


def test_a_salvage_vessel_whose_side_retreats_or_deals_brings_nothing() -> None:
    """CD-26: "after winning"; the other side's does where it wins."""
    for cards, rewards in ((("retreat", "attack_08"), 2), (("negotiate", "negotiate"), 0)):
        table = meet(cards=cards, options={**BOTH, **VESSELS}, marked={0: GATE, 1: "1-1"}).finish()
        assert (len(table.hand(0)), len(table.hand(1))) == (0, rewards)


def test_a_force_field_sends_an_allys_flagship_home() -> None:
    """CD-24, CE-74: it helps nobody then."""
    table = meet(cards=CARDS, hands={1: "force_field"}, allies={2: "offense 1"}, options=FLAGSHIPS,
                 marked={2: GATE}, chapter="alliance", policies={1: ordered("force_field_1")})  # fmt: skip
    table.until("choose-seat").tell("1: seat seats=%32+").finish()
    assert table.totals == {0: 13, 1: 12}
    assert DRIVES.of(table.state).marked[2][0].place.startswith("2-")


def test_void_removes_a_flagship_with_all_its_ships_and_the_marker_waits_for_another() -> None:
    """CD-23, A50."""
    table = meet("", "void", cards=("attack_04", "attack_20"), options=FLAGSHIPS, marked={0: GATE}).finish()
    assert table.ships("removed")[0] == 3
    assert DRIVES.of(table.state).marked[0][0].place == ""


# ------------------------------------------------------------------------------------------------------ The Piggy


def test_a_holder_who_is_beaten_by_hates_flare_before_cards_gives_it_up() -> None:
    """CP-27, A17 wild: it was defeated, by whatever."""
    table = stage(
        cards=("attack_04", "attack_10"), hands={0: "flare_hate"}, piggy=1, policies={0: ready("hate")}
    )
    table.take(CHANCE, Reply("shuffled", {"order": (hold(table, 1, "attack_10"), PIGGY)}))
    table.finish()
    assert (table.winner, holder(table)) == ("offense", 0)


def test_mutant_may_take_the_piggy_out_of_any_hand() -> None:
    """A31, CP-36: it is a card of a hand like others."""
    table = stage("mutant", cards=CARDS, hands={2: ""}, piggy=2, chapter="alliance").until("power")
    table.tell("0: use").until("choose-seat").tell("0: seat seat=%32").until("choose-seat")
    assert holder(table) == 0


def test_an_omni_zap_is_a_ship_zap_at_the_reveal_too() -> None:
    """CD-83: "any other Zap"; its user pays three ships of its own."""
    table = meet(cards=CARDS, hands={2: "omni_zap"}, options=GATES).until("gate-revealed")
    table.tell("2: play card=omni_zap_r1", *(f"{seat}: pass" for seat in (0, 1, 3))).until("choose-yes")
    table.tell("2: yes").until("choose-seat").tell("2: seat seat=%30").until("their-ships")
    table.take(Seat(2), Reply("ships", {"ships": ("gate.1",)}))
    table.finish()
    assert table.totals == {0: 12, 1: 12}
    assert (table.lost(0), table.lost(2)) == (3, 3)


def test_of_several_ships_retrieved_the_one_that_was_named_is_launched() -> None:
    """CD-R20, A21 super: three have left the warp, the flagship among them, which lands at home."""
    for named, place in (("regrouped.2", "0-"), ("regrouped.flagship", "gate")):
        table = meet("kamikaze", hands={0: "flare_kamikaze attack_04"}, warp={0: 3}, marked={0: WARP},
                     chapter="encounter", options=FLAGSHIPS, policies={0: ready("kamikaze")})  # fmt: skip
        table.until("launch").take(Seat(0), Reply("launch", {"planet": "1-1", "ships": (named,)}))
        assert DRIVES.of(table.state).marked[0][0].place.startswith(place)


@pytest.mark.parametrize("pace", ["orders", "every"])
def test_a_flagship_adds_nothing_unasked_where_the_lower_total_wins(pace: str) -> None:
    """CD-24 ("may"), A2: it would only harm its side; with a Homo sapiens challenge it helps again (CP-26)."""
    table = meet(*("anti_matter", ""), cards=("attack_10", "attack_04"), options={**FLAGSHIPS, "pace": pace},
                 marked={0: GATE, 1: "1-1"}).finish()  # fmt: skip
    assert table.totals == {0: 10 - 3, 1: 4 + 4}
    human = stage(
        "homo_sapiens", cards=("attack_20", "attack_04"), options=FLAGSHIPS, marked={0: GATE}
    ).until("power")
    human.tell("0: use").finish()
    assert human.totals[0] == 20 + 3 + 3


def test_fodders_flare_brings_the_flagship_that_is_named() -> None:
    """CD-R20, CD-24, A14 wild: one ship, late, and three more by it."""
    table = meet(cards=CARDS, hands={2: "flare_fodder"}, chapter="alliance", options=FLAGSHIPS, marked={2: "2-1"},
                 policies={2: ready("fodder")}).until("invite")  # fmt: skip
    table.tell("0: invite seats=%32+", "1: pass").until("ally").tell("2: pass").until("choose-ships")
    table.take(Seat(2), Reply("ships", {"ships": ("2-1.flagship",)}))
    assert table.finish().totals[0] == 10 + 3 + 1 + 3
