"""Courses of an encounter: invitations, alliances, decks that run out, hazards, second encounters, pay and price."""

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet, position, ready
from tests.games.telling import alone

TYPES = "plague attack_08 attack_10 flare_human morph negotiate reinforcement_2"


# -------------------------------------------------------------------------------------------------- invitations


def ally_on_condition(*aliens: str, **said: object) -> Table:
    """Green joins the offense; Yellow does, too, unless Green is there, then it joins the defense."""
    table = meet(*aliens, cards=("attack_10", "attack_12"), chapter="alliance", **said).until("invite")  # type: ignore[arg-type]
    table.tell("0: invite seats=%32+%33", "1: invite seats=%32+%33").until("ally")
    table.tell("2: ally side=offense ships=2-1.1+2-1.2")
    return table.tell("3: ally side=offense ships=3-1.1+ unless=2-offense instead=defense")


def test_a_force_field_after_conditional_answers_changes_no_other_answer() -> None:
    """Force Field at AL3, CE-73: Green is sent home; Yellow, who answered to Green's being there, stays with Blue."""
    table = ally_on_condition(hands={0: "force_field"}, policies={0: Policy(ready=("force_field_1",))}).until(
        "choose-seat"
    )
    table.tell("0: seat seats=%32+").until("card")
    assert (table.ships("gate"), table.ships("beside")) == ([3, 0, 0, 0], [0, 0, 0, 1])
    assert table.finish().totals == {0: 13, 1: 17}


def test_a_force_field_may_cancel_alliances_of_both_sides() -> None:
    """ "Any or all of the alliances just formed"."""
    table = ally_on_condition(hands={1: "force_field"}, policies={1: Policy(ready=("force_field_1",))}).until(
        "choose-seat"
    )
    table.tell("1: seat seats=%32+%33").until("card")
    assert table.finish().totals == {0: 13, 1: 16}
    assert (table.lost(2), table.lost(3)) == (0, 0)


def test_a_force_field_sends_a_parasite_home_that_nobody_invited() -> None:
    """A35: its alliance was formed like any other."""
    table = meet(
        *("", "", "parasite"),
        cards=("attack_10", "attack_12"),
        chapter="alliance",
        hands={0: "force_field"},
        policies={0: Policy(ready=("force_field_1",))},
    ).until("ally")
    while 2 not in table.asked:
        table.step()
    table.tell("2: ally side=defense ships=2-1.1+").until("choose-seat")
    table.tell("0: seat seats=%32+").until("card")
    assert table.ships("beside") == [0, 0, 0, 0]


def test_a_card_zapped_force_field_leaves_the_alliances() -> None:
    """CE-26."""
    table = ally_on_condition(
        hands={0: "force_field", 3: "card_zap"},
        policies={0: Policy(ready=("force_field_1",)), 3: Policy(cards=("artifact",))},
    )
    assert table.finish().totals == {0: 15, 1: 17}


def test_an_ally_that_observer_brought_in_may_rise_from_the_warp_with_zombies_super() -> None:
    """A56 super: each ally may add a ship from the warp, after alliances are formed."""
    table = meet(
        *("zombie", ""),
        cards=("attack_10", "attack_12"),
        chapter="alliance",
        hands={0: "flare_zombie"},
        policies={0: ready("zombie")},
        warp={2: 1},
    ).until("invite")
    table.tell("0: invite seats=%32+", "1: pass").until("ally")
    table.tell("2: ally side=offense ships=2-1.1+").until("choose-yes").tell("2: yes").finish()
    assert table.totals == {0: 15, 1: 16}


# ---------------------------------------------------------------------------------------------------------- plague


def plague(victim: int, *aliens: str, **said: object) -> Table:
    """Red plays Plague at its regroup."""
    policies = {0: Policy(ready=("plague_1",)), **dict(said.pop("policies", {}))}  # type: ignore[call-overload]
    table = meet(*aliens, chapter="encounter", policies=policies, **said).until("choose-seat")  # type: ignore[arg-type]
    return table.tell(f"0: seat seat=%3{victim}")


def test_plague_takes_one_of_each_of_six_types() -> None:
    """Artifact, attack, flare, morph, negotiate, reinforcement; of two attacks the victim keeps one."""
    hands = {0: "attack_10 plague", 1: TYPES.replace("plague", "quash")}
    table = plague(1, hands=hands).until("launch")
    assert (table.lost(1), len(table.hand(1))) == (3, 1)
    assert table.hand(1)[0].startswith("attack")


def test_plague_finds_fewer_ships_and_no_cards() -> None:
    """As many as there are."""
    table = plague(2, hands={0: "attack_10 plague"}, warp={2: 18}).until("launch")
    assert (table.lost(2), table.hand(2)) == (20, [])


def test_a_masochist_may_bring_plague_on_itself() -> None:
    """ "Pick a player": any."""
    table = plague(0, "masochist", hands={0: "attack_10 plague morph"}).until("launch")
    assert (table.lost(0), table.hand(0)) == (3, [])


def test_a_zombie_pays_plague_with_cards_alone() -> None:
    """A56."""
    table = plague(1, "", "zombie", hands={0: "attack_10 plague", 1: "morph negotiate"}).until("launch")
    assert (table.lost(1), table.hand(1)) == (0, [])


def test_vulch_takes_the_artifact_that_plague_makes_another_discard() -> None:
    """A51: "any artifact another player discards"; the Plague itself goes to it, too, for Red has played it."""
    hands = {0: "attack_10 plague", 1: "quash negotiate"}
    table = plague(1, "", "", "vulch", hands=hands).until("launch")
    assert "quash" in table.hand(2)
    assert "negotiate" in table.discards


# --------------------------------------------------------------------------------------------- decks that run out


def test_a_reward_larger_than_the_deck_takes_the_shuffled_discards_too() -> None:
    """CE-28: one card is left, the discards are shuffled for the others."""
    table = meet(cards=("attack_04", "attack_20"), allies={2: "defense 3"}).until("card")
    pile = table.state.deck.pile
    table.state.deck.discards, table.state.deck.pile = pile[:-1], pile[-1:]
    assert len(table.finish().hand(2)) == 3


def test_a_quake_deals_flares_that_were_discarded_to_new_owners_and_drops_the_draw() -> None:
    """CD-10, CE-28: nothing in deck or discards; hands of three and two make five cards for four seats."""
    table = meet(
        cards=("attack_04", "attack_20"),
        allies={2: "defense 2"},
        hands={0: "flare_human morph plague", 1: "quash negotiate"},
    ).until("card")
    table.state.deck.pile.clear()
    table.step()
    while -1 not in table.asked:
        table.step()
    assert not any(table.hand(seat) for seat in range(4))
    assert len(table.said("cosmic-quake")) == 1  # told before the hands are seen to be empty
    table.finish()
    assert sum(len(table.hand(seat)) for seat in range(4)) == 5
    assert [len(table.hand(seat)) for seat in range(4)] == [2, 1, 1, 1]


def test_destiny_is_shuffled_anew_when_one_card_is_left() -> None:
    """CE-12: the last card and the discards make a new deck, from which one is drawn."""
    state = position(chapter="launch", hands={0: "attack_10", 1: "attack_08"})
    state.destiny.discards, state.destiny.pile = state.destiny.pile[:-1], state.destiny.pile[-1:]
    table = Table(alone(RULEBOOK, "launch"), state, "launch").until("launch")
    assert (len(table.state.destiny.pile), len(table.state.destiny.discards)) == (16, 1)


# ------------------------------------------------------------------------------------------------------- hazards


@pytest.mark.parametrize(("second", "lost"), [("colour_1_1", 1), ("colour_1_hazard", 2)])
def test_a_hazard_warning_stands_though_the_card_is_redrawn(second: str, lost: int) -> None:
    """CE-50, CE-52c, A44: Red draws its own colour with a warning, so again; a ship aboard is lost for each warning.

    The liner does not sail by the second card: the warning is still on.
    """
    state = position("", "", "tourist", chapter="launch", destiny=f"colour_0_hazard {second}")
    state.ships["liner"] = [0, 0, 2, 0]
    state.ships["2-5"][2] -= 2
    names = [name for name in RULEBOOK.chapters if name not in {"turn", "end"}]
    table = Table(alone(RULEBOOK, *names), state, "launch").until("launch")
    assert table.state.now.hazard
    assert (table.lost(2), table.said("cosmic-tourist-sails")) == (lost, [])


# -------------------------------------------------------------------------------------------- a second encounter


def test_a_deal_allows_a_second_encounter_and_flares_may_be_played_again() -> None:
    """CE-115, CE-120, CE-130."""
    table = meet(
        cards=("negotiate", "negotiate"),
        hands={0: "attack_40 attack_30"},
        through=True,
    )
    table.state.now.again = "yes"
    table.state.now.flared.append(table.state.seats[0])
    table.until("deal").tell("0: offer give-cards=attack_30_1+", "1: accept").finish()
    assert (table.state.now.number, table.state.now.flared) == (2, [])


def test_a_quashed_deal_ends_the_turn() -> None:
    """CE-109, CE-120, CE-121: a failed deal is no success."""
    table = meet(
        cards=("negotiate", "negotiate"),
        hands={0: "attack_40 attack_30", 2: "quash"},
        policies={2: Policy(ready=("quash_1",))},
        through=True,
    )
    table.state.now.again = "yes"
    table.until("deal").tell("0: offer give-cards=attack_30_1+", "1: accept").finish()
    assert table.state.encounter is None
    assert table.state.offense == 1


def test_there_is_no_third_encounter() -> None:
    """CE-120: at most two."""
    table = meet(cards=("attack_20", "attack_04"), hands={0: "attack_10"}, through=True)
    table.state.now.number, table.state.now.again = 2, "yes"
    table.finish()
    assert table.state.encounter is None


def test_machine_has_a_third_and_a_zap_stops_it_there() -> None:
    """A24, CE-134."""
    for zap, number in (("morph", 3), ("cosmic_zap", 0)):
        table = meet(
            "machine",
            cards=("attack_20", "attack_04"),
            hands={0: "attack_10", 1: zap},
            policies={1: Policy(powers=("machine",))},
            through=True,
        )
        table.state.now.number, table.state.now.again = 2, "yes"
        table.finish()
        assert (0 if table.state.encounter is None else table.state.now.number) == number


# ------------------------------------------------------------------------------------------------- pay and price


def test_barbarian_sorts_the_hand_before_compensation_is_taken_from_its_own() -> None:
    """A4 "before compensation", CE-106: Blue's negotiate takes from what Red, who has kept two cards, holds then."""
    table = meet(
        "barbarian",
        cards=("attack_20", "negotiate"),
        ships=2,
        hands={1: "attack_40 attack_30 morph plague"},
    )
    table.finish()
    kept = len(table.hand(0)) + len(table.hand(1))
    assert kept == 2
    assert table.lost(1) == 4


def test_hacker_spares_the_hand_that_has_won() -> None:
    """A16: compensation from a hand of its choice; Blue's stays whole."""
    hands = {1: "attack_04 attack_05", 2: "morph plague quash"}
    table = meet("hacker", cards=("negotiate", "attack_08"), hands=hands).until("power").tell("0: use")
    table.tell("0: seat seat=%32").finish()
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 2, 0]


def test_an_encounter_that_oracles_super_ends_is_a_deal_for_whoever_counts_them() -> None:
    """A33 "as if a deal were made": Tick-Tock loses a token, a Warrior gets one, Grudge takes one ship of Green's."""
    aliens = ("warrior", "tick_tock", "grudge")
    told = {}
    for alien in aliens:
        blue = alien if alien != "tick_tock" else ""
        table = meet(
            *("oracle", blue, "", "tick_tock" if alien == "tick_tock" else ""),
            cards=("attack_12", "attack_08"),
            hands={0: "flare_oracle"},
            policies={0: ready("oracle")},
            chapter="alliance",
            through=True,
        ).until("invite")
        table.tell("0: pass", "1: invite seats=%32+").until("ally").tell("2: pass").finish()
        told[alien] = (table.lost(2), [dict(player.tokens) for player in table.state.players])
        assert (
            sum(sum(there) for place, there in table.state.ships.items() if place in ("gate", "beside")) == 0
        )
    assert told["warrior"][1][1] == {"warrior": 1}
    assert told["tick_tock"][1][3] == {"tick-tock": 9}
    assert told["grudge"][0] == 1
