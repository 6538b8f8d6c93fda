"""The aliens that others are copied from: each power and both flares."""

from games.cosmic.in_play import works
from games.cosmic.state import Policy
from games.table.facts import Seat, Who
from tests.cosmic.scenario import meet


def test_humans_side_has_four_more() -> None:
    """A19."""
    assert meet("human", cards=("attack_10", "attack_08")).finish().totals == {0: 17, 1: 12}


def test_an_allied_human_adds_four_to_the_side_it_is_on() -> None:
    """A19, S-17."""
    table = meet("", "", "human", cards=("attack_10", "attack_08"), allies={2: "defense 2"})
    assert table.finish().totals == {0: 13, 1: 18}


def test_a_zapped_human_makes_its_side_win() -> None:
    """A19, S-17 (c)."""
    table = meet(
        "",
        "",
        "human",
        cards=("attack_30", "attack_08"),
        allies={2: "defense 2"},
        hands={0: "cosmic_zap"},
        policies={0: Policy(powers=("human",))},
    ).finish()
    assert table.totals == {0: 33, 1: 14}
    assert table.winner == "defense"


def test_humans_super_adds_eight() -> None:
    table = meet(
        "human",
        cards=("attack_10", "attack_08"),
        hands={0: "flare_human"},
        policies={0: Policy(ready=("flare_human",))},
    ).finish()
    assert table.totals[0] == 21
    assert table.hand(0) == ["flare_human"]


def test_humans_wild_is_an_attack_42_and_goes_to_human() -> None:
    table = meet(
        "",
        "",
        "human",
        cards=("attack_10", "attack_08"),
        hands={0: "flare_human"},
        policies={0: Policy(ready=("flare_human",))},
    ).finish()
    assert table.totals[0] == 45
    assert (table.hand(0), table.hand(2)) == ([], ["flare_human"])


def test_virus_against_tripler() -> None:
    """S-2: 08 times 4 and 2 allies; 10 times 3 and 4."""
    table = meet(
        "virus", "tripler", cards=("attack_08", "attack_10"), ships=4, allies={2: "offense 2"}
    ).finish()
    assert table.totals == {0: 34, 1: 34}
    assert table.winner == "defense"
    assert (table.lost(0), table.lost(2)) == (4, 2)


def test_tripler_divides_more_than_ten_rounded_up() -> None:
    """S-2 (b)."""
    assert meet("", "tripler", cards=("attack_08", "attack_11")).finish().totals[1] == 8


def test_triplers_wild_divides_first() -> None:
    """S-2 (c): 20 becomes 7, which Tripler triples."""
    table = meet(
        "virus",
        "tripler",
        cards=("attack_08", "attack_20"),
        ships=4,
        allies={2: "offense 2"},
        hands={0: "flare_tripler"},
        policies={0: Policy(ready=("flare_tripler",))},
    ).finish()
    assert table.totals == {0: 34, 1: 25}


def test_triplers_super_triples_thirteen() -> None:
    table = meet(
        "tripler",
        cards=("attack_13", "attack_08"),
        hands={0: "flare_tripler"},
        policies={0: Policy(ready=("flare_tripler",))},
    ).finish()
    assert table.totals[0] == 42


def test_pacifists_negotiate_wins_against_an_attack() -> None:
    """A34."""
    table = meet("pacifist", cards=("negotiate", "attack_20")).finish()
    assert table.winner == "offense"
    assert table.ships("1-1") == [3, 0, 0, 0]


def test_a_zapped_pacifist_loses() -> None:
    table = meet(
        "pacifist",
        cards=("negotiate", "attack_20"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("pacifist",))},
        through=True,
    ).finish()
    assert table.lost(0) == 3
    assert table.discards == ["cosmic_zap", "negotiate", "attack_20"]


def test_pacifists_wild_card_zapped_leaves_the_negotiate_and_uses_the_flare_up() -> None:
    """S-18, CE-132."""
    table = meet(
        "",
        "",
        cards=("negotiate", "attack_08"),
        hands={0: "flare_pacifist", 2: "card_zap"},
        policies={0: Policy(ready=("flare_pacifist",)), 2: Policy(cards=("wild",))},
    ).finish()
    assert table.winner == "defense"
    assert "flare_pacifist" in table.discards
    assert list(table.state.now.flared) == [0]


def test_a_card_zap_on_a_card_zap_lets_the_flare_have_its_effect() -> None:
    """S-18 (c)."""
    table = meet(
        cards=("negotiate", "attack_08"),
        hands={0: "flare_pacifist card_zap", 2: "card_zap"},
        policies={0: Policy(ready=("flare_pacifist",), protect=True), 2: Policy(cards=("wild",))},
    ).finish()
    assert table.totals == {0: 18, 1: 12}
    assert table.hand(0) == ["flare_pacifist"]


def test_zombies_ships_go_home_and_bring_no_compensation() -> None:
    """S-3 (c)."""
    table = meet("zombie", cards=("negotiate", "attack_06"), hands={1: "attack_20 attack_23"}).finish()
    assert (table.lost(0), len(table.hand(1))) == (0, 2)


def test_zombies_wild_saves_one_ship() -> None:
    table = meet(
        cards=("attack_04", "attack_20"),
        hands={0: "flare_zombie"},
        policies={0: Policy(ready=("flare_zombie",))},
    ).finish()
    assert table.lost(0) == 2


def test_macrons_one_ship_counts_four_and_loses_two_cards_worth() -> None:
    """S-9 (b)."""
    table = meet(
        "macron", cards=("negotiate", "attack_08"), ships=1, hands={1: "attack_20 attack_23"}
    ).finish()
    assert (table.lost(0), len(table.hand(0)), len(table.hand(1))) == (1, 2, 0)


def test_macron_against_virus() -> None:
    """S-9."""
    table = meet("macron", "virus", cards=("attack_10", "attack_04"), ships=1).finish()
    assert table.totals == {0: 14, 1: 16}


def test_macron_may_launch_a_single_ship() -> None:
    """A25, CE-61."""
    table = meet("macron", chapter="launch").until("launch")
    assert "launch" in table.ask(0).options
    assert table.refused("0: launch planet=1-1 ships=0-1.1+0-2.1") == "refused-number"


def test_sorcerer_swaps_the_cards() -> None:
    """A40."""
    table = meet("", "sorcerer", cards=("attack_20", "attack_04")).until("power").tell("1: use").finish()
    assert table.totals == {0: 7, 1: 24}


def test_sorcerers_wild_trades_powers_for_good() -> None:
    """S-11."""
    table = meet(
        "tripler",
        "virus",
        cards=("attack_10", "attack_08"),
        hands={3: "flare_sorcerer"},
        policies={3: Policy(ready=("flare_sorcerer",))},
    ).finish()
    assert table.totals == {0: 30, 1: 28}
    assert table.state.players[0].powers == ["virus"]
    assert "flare_sorcerer" in table.discards


def test_parasite_joins_where_it_was_not_invited() -> None:
    """A35, S-20: Parasite at seat 2 is asked although nobody invited it."""
    cards = ("attack_10", "attack_12")
    table = meet("human", "human", "parasite", "human", cards=cards, chapter="alliance").until("ally")
    assert table.asked == [2]
    table.tell("2: ally side=offense ships=2-1.1+2-1.2+2-2.1").until("card")
    assert table.ships("gate") == [3, 0, 3, 0]


def test_trader_swaps_hands() -> None:
    """A45."""
    table = meet("", "trader", cards=("attack_10", "attack_04"), hands={0: "morph", 1: "plague"})
    table.until("power").tell("1: use").until("card")
    assert (table.hand(0), table.hand(1)) == (["attack_04", "plague"], ["attack_10", "morph"])


def test_oracle_sees_the_card_before_it_chooses() -> None:
    """A33, S-4."""
    table = meet("oracle", cards=("attack_12", "attack_08")).until("card")
    assert table.asked == [1]
    table.step()
    assert table.asked == [0]
    assert table.view(0).encounter.defense.cards == ("attack_08_1",)  # type: ignore[union-attr]


def test_oracles_super_ends_the_encounter_as_a_success() -> None:
    table = meet(
        "oracle",
        cards=("attack_12", "attack_08"),
        hands={0: "flare_oracle"},
        policies={0: Policy(ready=("flare_oracle",))},
    ).finish()
    assert table.state.now.success
    assert table.hand(1) == ["attack_08"]


def test_mutant_refills_from_whom_it_likes() -> None:
    """A31, S-10: here two cards to fill up, one of Blue's, one of the deck."""
    held = "attack_04 attack_06 attack_06 attack_08 attack_08"
    table = meet("mutant", cards=("attack_10", "attack_08"), hands={0: held, 1: "morph"}, chapter="alliance")
    table.until("power").tell("0: use", "0: seat seat=%31").until("choose-seat").tell("0: pass")
    assert (len(table.hand(0)), len(table.hand(1))) == (8, 1)


def test_filch_takes_the_opponents_card_from_the_discards() -> None:
    """A13."""
    table = meet("", "filch", cards=("attack_20", "attack_04"), through=True)
    table.until("power").tell("1: use").until("choose-card").tell("1: card cards=attack_20_1+")
    assert table.hand(1) == ["attack_20"]


def test_a_macron_zapped_at_launch_may_send_four_that_count_one() -> None:
    """S-9 (d), CE-135, CE-R6."""
    table = meet(
        "macron",
        cards=("attack_10", "attack_08"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("macron",))},
        chapter="launch",
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").finish()
    assert table.totals == {0: 13, 1: 12}


def test_a_macron_that_allies_counts_four_and_brings_two_rewards() -> None:
    """S-9 (c)."""
    table = meet("", "", "macron", cards=("attack_15", "attack_10"), allies={2: "defense 1"}).finish()
    assert table.totals == {0: 18, 1: 18}
    assert len(table.hand(2)) == 2


def test_three_powers_act_in_the_order_of_the_seats() -> None:
    """S-17 without Warpish: Tripler, then an allied Human."""
    table = meet(
        "tripler", "", "human", cards=("attack_06", "attack_09"), ships=4, allies={2: "defense 2"}
    ).finish()
    assert table.totals == {0: 22, 1: 19}
    assert [args["who"] for args in table.said("cosmic-uses")] == [Who(Seat(0)), Who(Seat(2))]


def test_a_power_that_is_back_works_in_the_second_encounter() -> None:
    """S-15 (c), CE-R7."""
    table = meet(
        "tripler",
        cards=("attack_10", "attack_09"),
        chapter="launch",
        placed={0: ["2-1 4", "2-2 4", "3-1 4"]},
        destiny="colour_0_1 colour_1_1",
        through=True,
    ).until("launch")
    table.tell("0: refound planet=0-5 ships=2-1.1+2-1.2 again=yes")
    assert works(table.state, Seat(0), "tripler")


def test_pacifists_super_makes_the_opponent_pay_for_a_failed_deal() -> None:
    table = meet(
        "pacifist",
        cards=("negotiate", "negotiate"),
        hands={0: "flare_pacifist"},
        policies={0: Policy(ready=("flare_pacifist",))},
    ).until("deal")
    table.tell("0: refuse").finish()
    assert (table.lost(0), table.lost(1)) == (1, 5)


def test_viruss_wild_multiplies_own_ships_by_allied_ships() -> None:
    table = meet(
        cards=("attack_10", "attack_09"),
        allies={2: "offense 2"},
        hands={0: "flare_virus"},
        policies={0: Policy(ready=("flare_virus",))},
    ).finish()
    assert table.totals[0] == 16


def test_viruss_super_multiplies_by_allied_ships_too() -> None:
    table = meet(
        "virus",
        cards=("attack_10", "attack_09"),
        allies={2: "offense 2"},
        hands={0: "flare_virus"},
        policies={0: Policy(ready=("flare_virus",))},
    ).finish()
    assert table.totals[0] == 50


def test_filchs_wild_steals_an_artifact_that_is_being_played() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={2: "emotion_control", 3: "flare_filch negotiate"},
        policies={2: Policy(ready=("emotion_control_1",)), 3: Policy(cards=("artifact",))},
    ).finish()
    assert table.winner == "offense"
    assert sorted(table.hand(3)) == ["emotion_control", "flare_filch"]


def test_mutants_wild_takes_a_card_of_the_opponent_and_of_each_ally() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        allies={2: "defense 1"},
        hands={0: "flare_mutant", 1: "morph", 2: "plague"},
        policies={0: Policy(ready=("flare_mutant",))},
    ).finish()
    assert table.hand(0) == ["morph", "plague", "flare_mutant"]


def test_traders_wild_takes_one_and_gives_one_back() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={0: "flare_trader"},
        policies={0: Policy(ready=("flare_trader",))},
        chapter="alliance",
    ).until("choose-card")
    table.tell("0: card cards=attack_20_1+").until("card")
    assert (table.hand(0), table.hand(1)) == (["attack_04", "flare_trader"], ["attack_20"])


def test_oracles_wild_mixes_both_hands() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={0: "flare_oracle"},
        policies={0: Policy(ready=("flare_oracle",))},
    ).until("card")
    assert len(table.hand(0)) == 2
    assert table.said("cosmic-mixed")


def test_parasites_wild_settles_where_a_power_was_lost() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={3: "flare_parasite"},
        policies={3: Policy(ready=("flare_parasite",))},
        placed={1: ["2-1 4", "2-2 4"], 3: ["0-1 1"]},
    )
    table.state.players[3].powers = ["human"]
    table.until("choose-planet").tell("3: planet planet=1-5").finish()
    assert table.ships("1-5") == [0, 0, 0, 1]


def test_zombies_super_lets_allies_rise_from_the_warp() -> None:
    table = meet(
        "zombie",
        cards=("attack_20", "attack_04"),
        hands={0: "flare_zombie"},
        policies={0: Policy(ready=("flare_zombie",))},
        warp={2: 2},
        chapter="alliance",
    ).until("invite")
    table.tell("0: invite seats=%32+", "1: pass").until("ally").tell("2: ally side=offense ships=2-1.1+")
    table.until("choose-yes").tell("2: yes").until("card")
    assert table.ships("gate") == [3, 0, 2, 0]
