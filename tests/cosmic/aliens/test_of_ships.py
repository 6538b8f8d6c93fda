"""Aliens that give, take and send ships: Healer, Kamikaze, Machine, Masochist, Observer, Shadow."""

from games.cosmic.state import REGROUPED, REMOVED, Policy
from tests.cosmic.scenario import meet


def ready(alien: str) -> Policy:
    return Policy(ready=(f"flare_{alien}",))


def test_healer_gives_back_what_was_just_lost_and_draws_a_card() -> None:
    """A18."""
    table = meet("", "", "healer", cards=("attack_10", "attack_20")).until("power-on")
    assert table.asked == [2]
    table.tell("2: use").finish()
    assert (table.lost(0), len(table.hand(2))) == (0, 1)


def test_an_absent_healer_heals_nobody() -> None:
    """Part 8.2."""
    table = meet("", "", "healer", cards=("attack_10", "attack_20")).finish()
    assert (table.lost(0), table.hand(2)) == (3, [])


def test_healer_does_not_heal_itself() -> None:
    table = meet("healer", cards=("attack_10", "attack_20")).finish()
    assert table.lost(0) == 3


def test_a_zapped_healer_heals_nobody() -> None:
    zaps = {1: Policy(powers=("healer",))}
    table = meet("", "", "healer", cards=("attack_10", "attack_20"), hands={1: "cosmic_zap"}, policies=zaps)
    table.until("power-on").tell("2: use").finish()
    assert (table.lost(0), table.hand(2)) == (3, [])


def test_healed_ships_were_lost_and_are_compensated() -> None:
    """CE-107: they had gone to the warp."""
    table = meet("", "", "healer", cards=("negotiate", "attack_20"), hands={1: "morph plague quash"})
    table.until("power-on").tell("2: use").finish()
    assert (table.lost(0), len(table.hand(0))) == (0, 3)


def test_healers_super_draws_a_card_for_each_ship() -> None:
    table = meet(
        "",
        "",
        "healer",
        cards=("attack_10", "attack_20"),
        hands={2: "flare_healer"},
        policies={2: ready("healer")},
    )
    table.until("power-on").tell("2: use").finish()
    assert len(table.hand(2)) == 1 + 3


def test_healers_wild_ignores_a_cosmic_zap() -> None:
    table = meet(
        "human",
        cards=("attack_10", "attack_20"),
        hands={0: "flare_healer", 1: "cosmic_zap"},
        policies={0: Policy(protect=True), 1: Policy(powers=("human",))},
    ).finish()
    assert table.totals == {0: 17, 1: 24}
    assert "cosmic_zap" in table.discards


def test_kamikaze_draws_two_cards_for_each_ship() -> None:
    """A21."""
    table = meet("kamikaze", cards=("attack_10", "attack_08")).until("power").tell("0: use")
    table.tell("0: ships ships=0-3.1+0-3.2").until("card")
    assert (table.lost(0), len(table.hand(0))) == (2, 1 + 4)


def test_an_absent_kamikaze_keeps_its_ships() -> None:
    table = meet("kamikaze", cards=("attack_10", "attack_08")).until("card")
    assert (table.lost(0), len(table.hand(0))) == (0, 1)


def test_kamikaze_without_three_home_colonies_is_not_asked() -> None:
    """CE-23."""
    table = meet("kamikaze", cards=("attack_10", "attack_08"), placed={0: ["2-1 4", "2-2 4", "2-3 4"]})
    assert table.question == "cosmic-ask-card"


def test_kamikazes_wild_adds_three_for_each_ship_from_outside() -> None:
    table = meet(
        cards=("attack_10", "attack_20"), hands={0: "flare_kamikaze"}, policies={0: ready("kamikaze")}
    )
    table.until("choose-ships").tell("0: ships ships=0-2.1+0-2.2+0-3.1+0-3.2").finish()
    assert table.totals == {0: 25, 1: 24}
    assert table.lost(0) == 4


def test_kamikazes_super_takes_three_ships_at_the_regroup() -> None:
    table = meet(
        "kamikaze",
        chapter="encounter",
        warp={0: 4},
        hands={0: "flare_kamikaze"},
        policies={0: ready("kamikaze")},
    ).until("launch")
    assert table.lost(0) == 1
    assert table.ships(REGROUPED)[0] == 3


def test_machine_has_another_encounter_after_a_failure() -> None:
    """A24."""
    table = meet("machine", cards=("attack_04", "attack_20"), hands={0: "attack_06"}, through=True)
    table.state.now.again = ""
    table.until("choose-yes").finish()
    assert table.winner == ""
    assert table.state.now.number == 2


def test_machine_stops_without_an_encounter_card() -> None:
    table = meet("machine", cards=("attack_04", "attack_20"), hands={0: "morph"}, through=True)
    table.state.players[0].hand.remove("morph_1")
    table.state.deck.pile.append("morph_1")
    table.state.now.again = ""
    table.finish()
    assert table.state.encounter is None


def test_a_zapped_machine_stops() -> None:
    table = meet(
        "machine",
        cards=("attack_04", "attack_20"),
        hands={0: "attack_06", 1: "cosmic_zap"},
        policies={1: Policy(powers=("machine",))},
        through=True,
    )
    table.state.now.again = "yes"
    assert table.finish().state.encounter is None


def test_machines_wild_has_a_second_encounter_with_a_new_hand() -> None:
    table = meet(
        cards=("attack_04", "attack_20"),
        hands={0: "flare_machine"},
        policies={0: ready("machine")},
        through=True,
    )
    table.state.now.again = "yes"
    table.finish()
    assert table.state.now.number == 2
    assert "morph" in table.hand(0)


def test_machines_super_draws_a_card_instead_of_a_ship() -> None:
    table = meet(
        "machine",
        chapter="encounter",
        warp={0: 2},
        hands={0: "flare_machine"},
        policies={0: ready("machine")},
    ).until("launch")
    assert table.lost(0) == 2
    assert len(table.hand(0)) == 2


def test_masochist_wins_when_all_its_ships_are_lost() -> None:
    """A27: without a colony its power works, too."""
    table = meet("", "", "masochist", chapter="encounter", warp={2: 20})
    assert table.play.result is not None
    assert table.play.result.winners == (2,)


def test_masochist_wins_at_its_own_regroup_before_a_ship_is_taken() -> None:
    table = meet("masochist", chapter="encounter", warp={0: 20})
    assert table.play.result is not None
    assert table.play.result.winners == (0,)


def test_masochist_with_a_single_ship_does_not_win() -> None:
    assert meet("", "", "masochist", chapter="encounter", warp={2: 19}).play.result is None


def test_masochists_wild_lets_another_player_take_a_ship() -> None:
    table = meet(
        chapter="encounter",
        warp={0: 2, 3: 2},
        hands={1: "flare_masochist"},
        policies={1: ready("masochist")},
    )
    table.until("choose-seat").tell("1: seat seat=%33")
    assert (table.lost(0), table.lost(3)) == (2, 1)


def test_masochists_super_removes_a_ship_from_the_game() -> None:
    table = meet(
        "",
        "masochist",
        chapter="encounter",
        warp={1: 2},
        hands={1: "flare_masochist"},
        policies={1: ready("masochist")},
    )
    assert (table.lost(1), table.ships(REMOVED)[1]) == (1, 1)


def test_an_allied_observer_brings_its_own_ships_home() -> None:
    """A32."""
    table = meet("", "", "observer", cards=("attack_04", "attack_20"), allies={2: "offense 2"}).finish()
    assert (table.lost(0), table.lost(2)) == (3, 0)


def test_observers_allies_come_home_and_its_own_ships_do_not() -> None:
    table = meet("observer", cards=("attack_04", "attack_20"), allies={2: "offense 2"}).finish()
    assert (table.lost(0), table.lost(2)) == (3, 0)


def test_a_zapped_observer_loses_its_ships() -> None:
    table = meet(
        "",
        "",
        "observer",
        cards=("attack_04", "attack_20"),
        allies={2: "offense 2"},
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("observer",))},
    ).finish()
    assert table.lost(2) == 2


def test_observers_wild_lets_its_allies_draw() -> None:
    table = meet(
        chapter="alliance",
        allies={2: "offense 2", 3: "defense 1"},
        hands={0: "attack_04 flare_observer", 1: "attack_04"},
        policies={0: ready("observer")},
    ).until("card")
    assert (len(table.hand(2)), len(table.hand(3))) == (1, 0)


def test_observers_super_launches_a_ship_from_the_warp() -> None:
    table = meet(
        "observer",
        chapter="launch",
        warp={0: 2},
        hands={0: "attack_04 flare_observer", 1: "attack_04"},
        policies={0: ready("observer")},
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-2.1")
    assert (table.ships("gate")[0], table.lost(0)) == (4, 1)


def test_observers_super_does_not_send_more_than_four() -> None:
    table = meet(
        "observer",
        chapter="launch",
        warp={0: 2},
        hands={0: "attack_04 flare_observer", 1: "attack_04"},
        policies={0: ready("observer")},
    ).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-2.1+0-2.2")
    assert (table.ships("gate")[0], table.lost(0)) == (4, 1)


def test_shadow_sends_a_ship_of_whom_destiny_names_to_the_warp() -> None:
    """A39, S-13: by default of the largest stack."""
    placed = {1: ["1-3 2"]}
    table = meet("", "", "", "shadow", chapter="launch", placed=placed)
    assert table.asked == [3]
    table.default(3)
    assert (table.ships("1-3")[1], table.lost(1)) == (5, 1)


def test_shadow_does_nothing_to_itself() -> None:
    """S-13 (b)."""
    table = meet("", "", "", "shadow", chapter="launch", destiny="colour_3_1")
    assert table.question == "cosmic-ask-launch"
    assert sum(table.ships("warp")) == 0


def test_shadow_picks_any_other_player_on_a_wild_card() -> None:
    """S-13 (c)."""
    table = meet("", "", "", "shadow", chapter="launch", destiny="wild_1", placed={1: ["1-3 2"]})
    assert table.choices(3, "seat", "seat") == ["1", "0", "2"]
    table.tell("3: seat seat=%30", "3: ships ships=0-2.1+")
    assert (table.ships("0-2")[0], table.lost(0)) == (3, 1)


def test_shadow_with_two_home_colonies_is_not_asked() -> None:
    """S-13 (d), CE-23."""
    placed = {3: ["2-1 4", "2-2 4", "2-3 4"]}
    table = meet("", "", "", "shadow", chapter="launch", placed=placed)
    assert table.question == "cosmic-ask-launch"


def test_shadows_super_puts_its_own_ship_in_that_place() -> None:
    table = meet(
        "shadow",
        chapter="launch",
        warp={0: 1},
        hands={0: "flare_shadow"},
        policies={0: ready("shadow")},
    ).tell("0: ships ships=1-2.1+")
    assert table.ships("1-2") == [1, 3, 0, 0]
    assert (table.lost(0), table.lost(1)) == (0, 1)


def test_shadows_wild_takes_the_victorious_ships_along() -> None:
    table = meet(
        cards=("attack_20", "attack_04"),
        allies={2: "offense 2"},
        hands={1: "flare_shadow"},
        policies={1: ready("shadow")},
    )
    table.until("choose-ships").tell("1: ships ships=1-2.1+").finish()
    assert table.winner == "offense"
    assert (table.lost(0), table.lost(1), table.lost(2)) == (3, 5, 2)
    assert table.ships("1-1") == [0, 0, 0, 0]
