"""When powers of the base game act, on whom, and what they leave: clauses that no other scenario reads as closely."""

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, count_uses, meet, position, ready

CARDS = ("attack_10", "attack_08")


def test_the_last_tokens_of_joker_come_back_face_down() -> None:
    """A20: two wild cards, two tokens left: the first is on a card when the last one leaves the sheet."""
    table = meet("joker", cards=("attack_08", "attack_08"))
    down = ("attack_16", "attack_15", "attack_08", "attack_04", "negotiate", "morph", "retreat")
    table.state.players[0].tokens = {f"joker-down-{token}": 1 for token in down}
    assert table.finish().totals == {0: 45, 1: 27}
    assert sorted(table.state.players[0].tokens) == ["joker-down-attack_23", "joker-down-attack_42"]


def test_shadow_strikes_whom_the_special_named_though_others_hold_more_now() -> None:
    """A39, CE-54: Blue held most cards when the card was drawn; Aura has laid some of them out since."""
    table = meet(
        *("aura", "", "", "shadow"),
        hands={0: "attack_06", 1: "attack_08 attack_10 attack_12", 2: "attack_20 negotiate"},
        placed={1: ["0-1 1"]},
        destiny="special_cards",
        chapter="launch",
    ).until("power")
    table.tell("0: use").until("launch")
    assert [table.lost(seat) for seat in range(4)] == [0, 1, 0, 0]


def test_auras_opponent_on_a_wild_card_is_asked_once_it_is_the_defense() -> None:
    """A3, CE-53: nobody was named, so the defense is known with the launch; Red has a colony in its system."""
    hands = {0: "attack_06 attack_04", 1: "attack_08 morph"}
    table = meet("", "aura", hands=hands, placed={0: ["1-2 1"]}, destiny="wild_1", chapter="launch")
    assert table.question == "cosmic-ask-launch"
    table.tell("0: launch planet=1-1 ships=0-1.1+")
    assert (table.question, table.asked) == ("cosmic-ask-power", [1])
    table.tell("1: use", "1: card cards=attack_08_1+")
    assert sorted(table.view(2).seats[0].displayed) == ["attack_04_1", "attack_06_1"]


def test_aura_named_by_a_card_that_will_ignores_is_no_main_player_yet() -> None:
    """A3, A54: Will may meet anybody; Blue is asked when it is met, and Green instead of it is not."""
    for planet, asked in (("1-1", True), ("2-1", False)):
        table = meet("will", "aura", hands={0: "attack_06", 1: "attack_08"}, chapter="launch")
        assert table.question == "cosmic-ask-launch"
        table.tell(f"0: launch planet={planet} ships=0-1.1+")
        assert (table.question == "cosmic-ask-power") is asked


def test_aura_that_declined_before_the_launch_is_not_asked_again() -> None:
    """A3: as the defense that destiny names, once."""
    table = meet("", "aura", hands={1: "attack_08"}, chapter="launch").until("power")
    table.tell("1: pass").until("launch").tell("0: launch planet=1-1 ships=0-1.1+")
    assert table.question != "cosmic-ask-power"


def test_mutants_super_discards_first_with_a_whole_hand_too() -> None:
    """A31: eight cards; three are discarded, and it is filled up again."""
    held = "flare_mutant attack_04 attack_04 attack_06 attack_06 attack_08 attack_08"
    table = meet(
        "mutant",
        cards=CARDS,
        hands={0: held},
        policies={0: ready("mutant")},
        chapter="alliance",
    ).until("power")
    table.tell("0: use", "0: card cards=attack_04_1+attack_04_2+attack_06_1+").until("card")
    assert len(table.hand(0)) == 8
    assert table.discards == ["attack_04", "attack_04", "attack_06"]


def test_mutant_with_a_whole_hand_is_not_asked() -> None:
    """A31: "with under 8 cards"."""
    held = "attack_04 attack_04 attack_04 attack_06 attack_06 attack_08 attack_08"
    table = meet("mutant", cards=CARDS, hands={0: held}, chapter="alliance")
    assert table.question == "cosmic-ask-invite"


def test_a_quake_in_the_middle_fills_mutants_hand() -> None:
    """A31, CD-10: the second card is not there; all get new hands, and nothing more is taken."""
    table = meet("mutant", cards=CARDS, hands={0: "attack_04 attack_06"}, chapter="alliance").until("power")
    state = table.state
    state.players[2].hand, state.deck.pile = state.deck.pile[1:], state.deck.pile[:1]
    table.tell("0: use", "0: pass").until("choose-seat").tell("0: pass").until("invite")
    assert [len(table.hand(seat)) for seat in range(4)] == [8, 8, 8, 8]


def test_remora_profits_from_ships_that_zombies_super_frees() -> None:
    """A38, A56: "another retrieves from the warp"."""
    table = meet(
        *("zombie", "", "", "remora"),
        cards=("attack_20", "attack_04"),
        hands={0: "flare_zombie"},
        policies={0: ready("zombie")},
        warp={2: 2, 3: 2},
        allies={2: "offense 1"},
        chapter="alliance",
    ).until("choose-yes")
    table.tell("2: yes").until("card")
    assert (table.lost(2), table.lost(3)) == (1, 1)


def test_a_power_is_said_to_be_lost_when_the_plague_has_taken_the_third_home() -> None:
    """CE-R2, CE-23: at once, before anybody is asked where to launch."""
    table = meet(
        chapter="encounter",
        hands={0: "plague"},
        policies={0: Policy(ready=("plague_1",))},
        placed={1: ["2-1 4", "2-2 4", "2-3 3"]},
    )
    table.until("choose-seat").tell("0: seat seat=%31").until("choose-ships")
    table.tell("1: ships ships=1-3.1+2-1.1+2-2.1+")
    assert len(table.said("cosmic-power-lost")) == 1


def test_spiffs_fifth_colony_wins_before_its_other_ships_are_lost() -> None:
    """A41, CE-20: "the moment"."""
    placed = {0: ["1-2 1", "2-1 1", "2-2 1", "2-3 1"]}
    table = meet("spiff", cards=("attack_04", "attack_20"), placed=placed, ships=3).until("power")
    table.tell("0: use")
    assert table.play.result is not None
    assert list(table.play.result.winners) == [0]
    assert table.lost(0) == 0


def test_the_defense_says_how_many_ships_stay_for_yin_yang() -> None:
    """A55: "may stay": a negotiating defense would rather be compensated for all."""
    for stay, lost in ((0, 4), (1, 3)):
        table = meet(
            *("", "", "yin_yang"),
            cards=("attack_10", "negotiate"),
            hands={0: "attack_04 attack_06 attack_08 attack_12"},
            allies={2: "offense 1"},
        )
        table.state.now.defense.allies.append(2)  # type: ignore[union-attr, arg-type]
        table.state.ships["2-2"][2] -= 1
        table.state.ships["beside"][2] += 1
        table.until("choose-number").tell(f"1: number number={stay}").finish()
        assert (table.lost(1), len(table.hand(1))) == (lost, lost)


def test_mirror_turns_both_attacks_of_deuce() -> None:
    """A29 "all revealed attacks", A9: 08 and 06 become 80 and 60, Blue's 12 becomes 21."""
    table = meet("deuce", "mirror", cards=("", "attack_12"), hands={0: "attack_08 attack_06"}).until("power")
    assert table.tell("1: use").finish().totals == {0: 143, 1: 25}


def test_mirror_turns_what_a_kicker_has_made_of_each_of_deuces_attacks() -> None:
    """CD-R5: 12 and 07 doubled are 24 and 14, and then 42 and 41."""
    table = meet(
        *("deuce", "mirror"),
        cards=("", "attack_40"),
        hands={0: "attack_12 attack_07 kicker_2"},
        options={"kickers": "old"},
    ).until("card")
    table.tell("0: card cards=attack_12_1+attack_07_1+ kicker=kicker_2_1").until("power")
    assert table.tell("1: use").finish().totals[0] == 42 + 41 + 3


def test_ships_aboard_leave_a_liner_that_was_traded_away() -> None:
    """A44, A40 wild: else they could come back from it no more."""
    table = meet(
        *("tourist", ""),
        cards=CARDS,
        hands={3: "flare_sorcerer"},
        policies={3: ready("sorcerer")},
        through=True,
    )
    table.state.ships["liner"] = [4, 0, 0, 0]
    table.state.ships["0-5"][0] = 0
    table.finish()
    assert table.state.ships["liner"] == [0, 0, 0, 0]
    assert sum(there[0] for there in table.state.ships.values()) == 20


def test_machine_is_not_asked_for_more_after_an_encounter_in_between() -> None:
    """A24, A53 wild: Blue strikes back on Red's turn; play goes on with Red, whatever Blue would like."""
    state = position("", "machine", hands={0: "attack_04", 1: "attack_40 attack_20"}, chapter="launch")
    state.now.counter = Seat(1)
    table = Table(RULEBOOK, state, "end").until("launch").tell("1: launch planet=0-5 ships=1-1.1+")
    while table.state.offense == 1 and table.play.result is None and table.state.interrupted is not None:
        assert table.question != "cosmic-choose-yes"
        table.step()
    assert (table.state.offense, count_uses(table, "machine")) == (1, 0)


def test_machine_that_wants_no_more_or_has_no_card_has_not_used_its_power() -> None:
    """A24 "may", CE-134: so nobody spends a zap on it, and nobody learns which of both it was."""
    for hand, again, uses in (("attack_06", "no", 0), ("attack_06", "yes", 1), ("", "yes", 0)):
        table = meet(
            *("machine", "", ""),
            cards=("attack_04", "attack_20"),
            hands={0: hand, 2: "cosmic_zap"},
            policies={2: Policy(powers=("machine",))},
            through=True,
        )
        table.state.now.again = again
        table.finish()
        assert (count_uses(table, "machine"), len(table.hand(2))) == (uses, 1 - uses)
        assert table.state.offense == 1
