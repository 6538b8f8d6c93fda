"""Rulings on the later aliens where they meet cards, expansions and each other, a scenario each (CE-R14 to CE-R69)."""

from typing import Final

import pytest

from games.cosmic.expansions.cosmic_pig.rules.piggy import capture, find_possessor
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIGGY
from games.cosmic.extension.hooks import Now
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Named, Seat, Who
from tests.cosmic.pairs.lines import follow, play_out, wait
from tests.cosmic.pairs.plays import BOTH, hold, play
from tests.cosmic.pig import stage
from tests.cosmic.prepared import carry_out, prepare, reply
from tests.cosmic.scenario import Table, count_uses, meet, ready

ATTACKS: Final = ("attack_20", "attack_10")


@pytest.mark.parametrize(("become", "sort"), [("human", "super"), ("virus", "wild")])
def test_of_several_aliens_each_makes_its_own_flare_a_super_one(become: str, sort: str) -> None:
    """CE-R14."""
    table = prepare(
        "reincarnator",
        become={0: become},
        cards=ATTACKS,
        hands={0: "flare_human"},
        policies={0: ready("human")},
    ).finish()
    assert [one["sort"] for one in table.said("cosmic-played")] == [Named("sort", sort)]


def test_cards_set_aside_come_back_where_the_encounter_breaks_off() -> None:
    """CE-R21: the offense has no encounter card, and its turn is over."""
    table = meet(
        "laser",
        cards=("", "attack_10"),
        hands={0: "plague", 1: "attack_08 attack_09 attack_11 attack_12"},
        chapter="alliance",
        through=True,
    ).finish()
    assert len(table.said("cosmic-no-card")) == 1
    assert sorted(table.hand(1)) == ["attack_08", "attack_09", "attack_10", "attack_11", "attack_12"]


def test_what_lies_on_the_discards_may_be_taken_and_what_lies_on_the_table_is_in_no_hand() -> None:
    """CE-R31: an artifact for the one that was played."""
    table = prepare(
        *("", "", "alchemist"),
        cards=ATTACKS,
        discards=("plague_1",),
        hands={2: "quash"},
        chapter="encounter",
    )
    follow(table, "2 power use")
    assert table.choices(2, "card", "cards") == ["plague_1"]
    play_out(table)
    assert (table.hand(2), "quash" in table.discards) == (["plague"], True)


def test_a_planetoid_is_a_planet_for_citadel() -> None:
    """CE-R33."""
    table = meet(
        "",
        "",
        "citadel",
        cards=ATTACKS,
        chapter="launch",
        hands={2: "attack_06"},
        options={"planetoids": True},
    )
    wait(table, 2, "citadel-lay")
    planets = table.choices(2, "lay", "planet")
    assert {table.state.planets[name].kind for name in planets} >= {"planet", "planetoid"}


def test_a_citadel_goes_into_the_warp_with_its_planet() -> None:
    """CE-R35."""
    table = prepare("voyager", standing={"0-5": ("attack_08_7",)}, hands={0: "attack_20"}, chapter="turn")
    follow(table, "0 voyager-move set-out planet=0-5")
    assert (table.state.planets["0-5"].away, table.state.standing["0-5"]) == (True, ["attack_08_7"])


def test_shadow_acts_on_a_card_that_dictator_chose() -> None:
    """CE-R39: the offense has drawn it."""
    table = meet("", "", "dictator", "shadow", cards=ATTACKS, chapter="launch", destiny="colour_2_1")
    follow(table, "2 dictator-choose colour seat=1")
    table.finish()
    assert count_uses(table, "shadow") == 1


@pytest.mark.parametrize("laid", [True, False])
def test_an_intimidate_of_its_own_does_not_spare_the_haunting(laid: bool) -> None:
    """CE-R41: Doppelganger borrows all the same, and plays the intimidate."""
    table = meet(
        "doppelganger",
        cards=("attack_04", "attack_10"),
        hands={0: "intimidate_29", 2: "attack_20 negotiate"},
        chapter="alliance",
        options=BOTH,
    ).until("invite")
    if laid:
        table.tell(f"0: lay card={hold(table, 0, 'intimidate_29')}")
    table.finish()
    assert len(table.said("cosmic-doppelganger-haunts")) == 1
    shown = {one["who"]: one["card"] for one in table.said("cosmic-reveals")}
    assert (shown[Who(Seat(0))] == Named("card", "intimidate-29")) is laid


def test_the_kicker_beside_a_claim_is_shown_and_multiplies_it() -> None:
    """CE-R47: 20 claimed, times two, and three ships."""
    table = meet(
        "gambler", cards=("attack_04", "attack_10"), hands={0: "kicker_2"}, options={"kickers": "old"}
    )
    play(table, 0, "attack_04", "kicker_2").until("gambler-claim")
    reply(table, 0, "claim", card="attack_20")
    reply(table, 1, "pass").finish()
    assert table.totals[0] == 43
    assert Named("card", "kicker-2") in [one["card"] for one in table.said("cosmic-reveals")]


def test_hosts_wild_flare_may_be_that_of_an_alien_in_play() -> None:
    """CE-R51: one that became unused later; the text is the printed one."""
    table = prepare(
        *("host", "human"),
        cards=ATTACKS,
        sheets={0: {"host": "flare_human"}},
        policies={0: ready("human")},
    ).finish()
    assert [one["sort"] for one in table.said("cosmic-played")] == [Named("sort", "wild")]


def test_a_fiat_takes_cards_of_the_hand_and_none_of_a_hoard() -> None:
    """CE-R52: all cards, and what lies in Miser's second hand stays."""
    table = prepare(
        *("judge", "miser"),
        cards=ATTACKS,
        sheets={1: {"miser": "attack_08 quash"}},
        hands={1: "plague"},
        through=True,
    )
    wait(table, 0, "judge-declare")
    assert "take-random" in table.ask(0).options["for-winner"].fields
    follow(table, "0 judge-declare for-winner take-random=1")
    play_out(table)
    hoard = table.state.players[1].face_down["miser"]
    assert (sorted(find_kind(card).name for card in hoard), "plague" in table.hand(0)) == (
        ["attack_08", "quash"],
        True,
    )


def test_compensation_is_no_business_of_quartermaster() -> None:
    """CE-R64: only what a text calls a reward."""
    table = meet(
        "", "", "quartermaster", cards=("negotiate", "attack_10"), hands={1: "quash plague mobius_tubes"}
    )
    table.finish()
    assert table.said("cosmic-compensation")
    assert count_uses(table, "quartermaster") == 0


def test_usurper_without_an_ally_to_lay_a_card_is_not_asked() -> None:
    """CE-R68."""
    table = meet("usurper", cards=ATTACKS).finish()
    assert count_uses(table, "usurper") == 0


def test_usurper_replaces_an_intimidate_which_goes_back_unseen() -> None:
    """CE-R68."""
    table = meet(
        *("usurper", "", ""),
        cards=("attack_20", "attack_04"),
        hands={1: "intimidate_29", 2: "attack_06"},
        chapter="alliance",
        options=BOTH,
    ).until("invite")
    table.tell(f"1: lay card={hold(table, 1, 'intimidate_29')}")
    table.take(Seat(1), Reply("invite", {"seats": ("2",)}))
    table.tell("0: pass").until("ally")
    table.take(Seat(2), Reply("ally", {"side": "defense", "ships": ("2-1.1",)}))
    play_out(
        table, "0 power use", "2 choose-card card cards=attack_06", "0 choose-seat/usurper-theirs seat seat=2"
    )
    shown = {one["who"]: one["card"] for one in table.said("cosmic-reveals")}
    assert shown[Who(Seat(1))] == Named("card", "attack-06")
    assert "intimidate_29" in table.hand(1)


def lay_an_intimidate(**said: object) -> Table:
    """Red is Usurper; its ally Yellow has laid an intimidate, and lays a 30 for it, too."""
    table = meet(
        *("usurper", "sorcerer", ""),
        cards=("attack_08", "attack_04"),
        hands={2: "intimidate_19 attack_30"},
        chapter="alliance",
        options=BOTH,
        through=True,
        **said,  # type: ignore[arg-type]
    ).until("invite")
    table.tell(f"2: lay card={hold(table, 2, 'intimidate_19')}", "0: invite seats=%32+", "1: pass").until(
        "ally"
    )
    table.take(Seat(2), Reply("ally", {"side": "offense", "ships": ("2-1.1",)}))
    return follow(table, "0 power use", "2 choose-card/usurper-lay card cards=attack_30")


def test_usurper_acts_before_an_intimidate_is_swapped_in() -> None:
    """CE-R68, CD-72: Red has its ally's 30 already when it may take the intimidate; what it replaces goes home."""
    for lines, total, back in (
        (("0 swap swap seat=2",), 19 + 3 + 1, "attack_30"),
        (("0 swap pass",), 30 + 3 + 1, "intimidate_19"),
    ):
        table = lay_an_intimidate()
        follow(table, "0 choose-seat/usurper-own seat seat=2")
        follow(table, *lines, "1 power pass").finish()
        assert table.totals == {0: total, 1: 4 + 4}
        assert table.hand(0) == ["attack_08"]
        assert table.hand(2) == [back]


def test_usurper_acts_before_all_others_once_cards_are_chosen() -> None:
    """A84, CE-R68, A40: first of all, then the intimidate, then Blue's Sorcerer swaps what lies there by then."""
    table = follow(lay_an_intimidate(), "0 choose-seat/usurper-own pass", "0 swap swap seat=2", "1 power use")
    assert table.finish().totals == {0: 4 + 3 + 1, 1: 19 + 4}
    assert (table.hand(0), table.hand(2)) == (["attack_08"], ["attack_30"])


def test_a_zapped_usurper_leaves_the_intimidate_to_be_swapped_in() -> None:
    """CE-R68, CD-72, CE-134: nobody lays a card for it; the offer of its ally stands."""
    table = meet(
        *("usurper", "", ""),
        cards=("attack_08", "attack_04"),
        hands={1: "cosmic_zap", 2: "intimidate_19 attack_30"},
        policies={1: Policy(powers=("usurper",))},
        chapter="alliance",
        options=BOTH,
        through=True,
    ).until("invite")
    table.tell(f"2: lay card={hold(table, 2, 'intimidate_19')}", "0: invite seats=%32+", "1: pass").until(
        "ally"
    )
    table.take(Seat(2), Reply("ally", {"side": "offense", "ships": ("2-1.1",)}))
    follow(table, "0 power use", "0 swap swap seat=2").finish()
    assert table.totals == {0: 19 + 3 + 1, 1: 4 + 4}
    assert table.hand(2) == ["attack_30"]


def test_usurpers_wild_counts_ships_and_not_what_they_are_worth() -> None:
    """CE-R69: Macron's single ship against two: the offense wins by heads."""
    table = meet(
        *("", "", "macron", ""),
        cards=ATTACKS,
        hands={0: "flare_usurper"},
        policies={0: ready("usurper")},
        allies={2: "defense 1", 3: "offense 2"},
        chapter="alliance",
    )
    table.finish()
    assert table.said("cosmic-total") == []


def join_defense(table: Table) -> None:
    """Seat 2, which is with the offense, is with the defense as well, with two more ships."""
    defense = table.state.now.defense
    assert defense is not None
    defense.allies.append(Seat(2))
    table.state.ships["2-5"][2] -= 2
    table.state.ships["beside"][2] += 2


def test_yin_yang_on_both_sides_is_against_aces_wild_as_well() -> None:
    """CE-R29: everybody else is on the other side, one of them on both."""
    table = meet(
        *("", "", "yin_yang"),
        cards=("attack_04", "attack_20"),
        hands={0: "flare_ace"},
        policies={0: ready("ace")},
        allies={2: "offense 2", 3: "defense 1"},
    )
    join_defense(table)
    assert table.finish().winner == "offense"


def test_a_robbed_hand_goes_back_as_it_is_when_the_encounter_ends() -> None:
    """CE-R42: the flare lies aside with its own hand; the robbed player keeps what it drew meanwhile."""
    table = meet(
        cards=ATTACKS,
        hands={2: "flare_doppelganger plague", 3: "quash attack_08"},
        policies={2: ready("doppelganger")},
        placed={3: ["2-5 1"]},
        chapter="alliance",
        through=True,
    ).until("card")
    assert (sorted(table.hand(2)), table.hand(3)) == (["attack_08", "quash"], [])
    table.finish()
    assert sorted(table.hand(2)) == ["flare_doppelganger", "plague"]
    assert sorted(table.hand(3)) == ["attack_08", "quash"]


def test_an_intimidate_comes_back_unseen_where_heads_decide() -> None:
    """CE-R48: Usurper's wild ends it before cards are chosen."""
    table = meet(
        cards=ATTACKS,
        hands={0: "flare_usurper", 1: "intimidate_29"},
        policies={0: ready("usurper")},
        chapter="alliance",
        options=BOTH,
        through=True,
    ).until("invite")
    table.tell(f"1: lay card={hold(table, 1, 'intimidate_29')}").finish()
    assert (table.said("cosmic-reveals"), "intimidate_29" in table.hand(1)) == ([], True)


def test_greenhorns_late_force_field_takes_allies_away_before_totals() -> None:
    """CE-R49: 10 + 4 without the two ships of the ally."""
    table = meet(
        *("greenhorn", ""),
        cards=ATTACKS,
        hands={0: "force_field"},
        allies={2: "defense 2"},
        options={"pace": "gates"},
    )
    follow(table, "0 gate-revealed play card=force_field").until("gate-revealed")
    table.finish()
    assert (table.totals[1], table.ships("beside")[2]) == (14, 0)


def test_a_winning_defense_that_is_accused_leaves_its_planet_and_has_won() -> None:
    """CE-R60: for its other colonies; the losers have lost."""
    table = meet(
        *("", "", "muckraker", ""),
        cards=("attack_04", "attack_20"),
        hands={2: "flare_muckraker attack_10 quash"},
        policies={2: ready("muckraker")},
        allies={2: "offense 1"},
    )
    play_out(table, "2 power use", "2 choose-card/muckraker-price card cards=attack_10")
    assert (table.winner, table.lost(0), table.ships("1-1")[1], table.lost(1)) == ("defense", 3, 0, 0)


def test_under_a_jamming_signal_greenhorn_reinforces_from_outside_as_little_as_others() -> None:
    """CE-R50: who may reinforce uninvolved is not asked whether it does."""
    for kicker, asked in (("kicker_jamming_signal", False), ("", True)):
        table = meet(
            *("", "", "greenhorn"),
            cards=ATTACKS,
            hands={0: kicker, 2: "reinforcement_5"},
            options={**BOTH, "pace": "every"},
        )
        play(table, 0, "attack_20", kicker)
        seen = set[int]()
        while table.play.result is None:
            asks = table.play.asks.items()
            seen.update(
                int(seat) for seat, ask in asks if ask.key == "cosmic-ask-reinforce" and not ask.optional
            )
            table.step()
        assert (2 in seen) is asked


def test_yin_yang_on_both_sides_is_accused_for_the_winning_one() -> None:
    """CE-R59: without a bribe its two ships of the offense go home; the others share the fate of the losers."""
    table = meet(
        *("", "", "yin_yang", "muckraker"),
        cards=ATTACKS,
        hands={3: "attack_10"},
        allies={2: "offense 2", 3: "defense 1"},
    )
    join_defense(table)
    play_out(table, "3 power use", "3 choose-card/muckraker-price card cards=attack_10", "2 choose-card pass")
    assert table.ships("1-1")[2] == 0


def test_the_piggy_is_held_and_captured_while_it_lies_aside() -> None:
    """CE-R20: Laser has set it aside; its owner loses, and the winner takes it from there."""
    state = stage(cards=ATTACKS, piggy=1).state
    state.players[1].hand.remove(PIGGY)
    state.players[1].laid_by.append(PIGGY)
    state.now.winner = "offense"
    assert find_possessor(state) == Seat(1)
    table = carry_out(lambda now: capture(Now(now)), state=state)
    assert [player.laid_by for player in table.state.players] == [[]] * 4
    assert PIGGY in table.state.players[0].hand
    assert [one["other"] for one in table.said("cosmic-pig-captures")] == [Who(Seat(1))]
