"""The reward deck, hands of two backs, rifts, intimidates and artifacts (part 5)."""

import pytest

from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet

BOTH = {"reward_deck": "both"}
GATES = {"reward_deck": "both", "pace": "gates"}


def choose(table: Table, seat: int, *names: str, field: str = "cards", option: str = "card") -> Table:
    table.take(Seat(seat), Reply(option, {field: names}))
    return table


def rewards_left(table: Table) -> int:
    return len(table.state.decks["reward"].pile)


def start(hands: dict[int, str]) -> Table:
    """The first gate of an encounter."""
    return meet(cards=("attack_10", "attack_04"), hands=hands, chapter="encounter", options=GATES).until(
        "gate-start"
    )


def passed(table: Table, *seats: int) -> Table:
    return table.tell(*(f"{seat}: pass" for seat in seats))


# -------------------------------------------------------------------------------------------------------- the deck


def test_rewards_are_split_before_anything_is_drawn() -> None:
    """CD-31, CD-34: a ship, a cosmic card and two reward cards for four ships."""
    table = meet(cards=("attack_04", "attack_20"), allies={3: "defense 4"}, warp={3: 2}, options=BOTH)
    table.until("reward").tell("3: reward ships=1 reward-cards=2").finish()
    assert dict(table.play.view(None).seat(Seat(3)).backs) == {"cosmic": 1, "reward": 2}
    assert table.said("cosmic-rewarded-further")[0]["number"] == 2
    assert rewards_left(table) == 62


def test_no_more_is_split_than_is_due() -> None:
    """CD-31."""
    table = meet(cards=("attack_04", "attack_20"), allies={3: "defense 2"}, warp={3: 2}, options=BOTH)
    with pytest.raises(Refused):
        table.until("reward").tell("3: reward ships=1 reward-cards=2")


def test_an_empty_reward_deck_is_shuffled_anew_and_never_quakes() -> None:
    """CD-33."""
    table = meet(cards=("attack_04", "attack_20"), allies={3: "defense 3"}, options=BOTH)
    deck = table.state.decks["reward"]
    deck.discards, deck.pile = deck.pile[:2], []
    table.until("reward")
    with pytest.raises(Refused):
        table.tell("3: reward ships=0 reward-cards=3")
    table.tell("3: reward ships=0 reward-cards=2").finish()
    assert dict(table.play.view(None).seat(Seat(3)).backs) == {"cosmic": 1, "reward": 2}
    assert not table.said("cosmic-quake")
    assert rewards_left(table) == 0


def test_reward_cards_go_to_their_own_discards_and_clone_reaches_them() -> None:
    """CD-32, CD-R10."""
    table = meet("clone", cards=("variable_12_21", "retreat"), options=BOTH, through=True).finish()
    assert "variable_12_21" in table.hand(0)
    assert [find_kind(card).name for card in table.state.decks["reward"].discards] == ["retreat"]


def test_space_junk_does_not_reach_the_reward_discards() -> None:
    """CD-32."""
    policies = {2: Policy(ready=("space_junk_r1",))}
    table = meet(
        cards=("attack_10", "attack_04"),
        hands={2: "space_junk"},
        policies=policies,
        options=BOTH,
        through=True,
    )
    table.state.deck.discards.append(table.state.deck.pile.pop(0))
    top = find_kind(table.state.deck.discards[-1]).name
    table.until("choose-seat").tell("2: seat seat=%33").finish()
    assert top in table.hand(3)
    assert len(table.state.decks["reward"].discards) == 1


def test_whoever_takes_at_random_says_of_which_back() -> None:
    """CD-35, CE-139."""
    held = "attack_06 attack_08 variable_12_21 kicker_4"
    table = meet(cards=("negotiate", "attack_04"), ships=2, hands={1: held}, options=BOTH).until(
        "choose-number"
    )
    assert "CD-35" in table.ask(0).rule
    table.tell("0: number number=0").finish()
    assert sorted(table.hand(0)) == ["kicker_4", "variable_12_21"]


def test_of_one_back_nobody_is_asked() -> None:
    """CD-35."""
    table = meet(cards=("negotiate", "attack_04"), hands={1: "attack_06 attack_08 attack_10"}, options=BOTH)
    table.finish()
    assert len(table.hand(0)) == 3


def test_tv_28_a_quake_leaves_the_reward_deck_alone() -> None:
    """CD-10, CD-R14: reward cards of hands go to their discards, the cosmic deck alone is dealt anew."""
    table = meet(
        cards=("attack_04", "attack_20"),
        allies={2: "defense 1"},
        hands={0: "negotiate negotiate kicker_4", 1: "negotiate", 2: "negotiate rift_3"},
        players=3,
        options=BOTH,
    ).until("card")
    table.state.deck.pile.clear()
    table.finish()
    assert table.said("cosmic-quake")
    assert {"kicker_4", "rift_3"} == {find_kind(card).name for card in table.state.decks["reward"].discards}
    assert [len(table.hand(seat)) for seat in (0, 1, 2)] == [2, 1, 1]


# ---------------------------------------------------------------------------------------------------------- rifts


def test_tv_23_a_rift_among_the_cards_of_compensation_detonates() -> None:
    """CD-81, CD-R11: four cards, three of them stay, three ships are lost."""
    table = meet(
        cards=("negotiate", "attack_04"),
        ships=4,
        hands={1: "rift_3 attack_06 attack_08 attack_10"},
        options=BOTH,
    ).finish()
    assert len(table.hand(0)) == 3
    assert table.lost(0) == 4 + 3
    assert [find_kind(card).name for card in table.state.decks["reward"].discards] == ["rift_3"]


def test_whoever_has_too_little_loses_what_there_is() -> None:
    """CD-R12."""
    table = meet(cards=("negotiate", "attack_04"), ships=1, hands={1: "rift_2"}, options=BOTH).finish()
    assert table.hand(0) == []
    assert len(table.said("cosmic-rift-detonates")) == 1


def test_a_rift_of_colonies_costs_one() -> None:
    """CD-81: its ships go to other colonies."""
    table = meet(cards=("negotiate", "attack_04"), ships=1, hands={1: "rift_1"}, options=BOTH)
    table.until("choose-planet").tell("0: planet planet=0-5").finish()
    assert table.ships("0-5")[0] == 0
    assert sum(table.ships(place)[0] for place in ("0-1", "0-2", "0-3", "0-4")) == 19
    assert table.lost(0) == 1


def test_of_several_rifts_the_taker_says_which_detonates_first() -> None:
    """CD-R11."""
    table = meet(cards=("negotiate", "attack_04"), ships=2, hands={1: "rift_2 rift_3"}, options=BOTH)
    table.until("choose-card")
    choose(table, 0, "rift_3_r1").finish()
    assert [str(args["card"]) for args in table.said("cosmic-rift-detonates")] != []
    assert table.lost(0) == 2 + 3


def test_a_rift_that_is_given_does_not_detonate() -> None:
    """CD-82."""
    table = meet(cards=("negotiate", "negotiate"), hands={0: "rift_5"}, options=BOTH).until("deal")
    table.take(Seat(0), Reply("offer", {"give-cards": ("rift_5_r1",)}))
    table.tell("1: accept").finish()
    assert "rift_5" in table.hand(1)
    assert not table.said("cosmic-rift-detonates")


def test_a_rift_taken_and_got_rid_of_at_once_does_not_detonate() -> None:
    """CD-82: Vulch throws it away again."""
    policies = {0: Policy(ready=("flare_vulch",))}
    table = meet(
        cards=("attack_20", "attack_04"),
        hands={0: "flare_vulch", 1: "rift_5"},
        policies=policies,
        options=BOTH,
    ).until("choose-yes")
    table.tell("0: pass").finish()
    assert not table.said("cosmic-rift-detonates")


def test_rifts_are_played_at_the_start_of_an_encounter() -> None:
    """CD-80: the offense alone plays the first; X-17: wherever nobody has a colony."""
    assert start({1: "rift_1"}).choices(1, "play", "card") == []
    table = start({0: "rift_1"})
    table.state.ships["3-5"][3] = 0
    table.tell("0: play card=rift_1_r1 more=yes", "1: pass", "2: pass", "3: pass")
    table.until("choose-seat").tell("0: seat seat=%30").until("choose-ships")
    choose(table, 0, "0-1.1", field="ships", option="ships").until("gate-start")
    assert table.ships("3-5")[0] == 1


@pytest.mark.parametrize(("rift", "freed"), [("rift_3", 3), ("rift_5", 4)])
def test_a_rift_frees_ships_of_whomever(rift: str, freed: int) -> None:
    """CD-80."""
    table = meet(
        cards=("attack_10", "attack_04"), hands={0: rift}, chapter="encounter", warp={0: 2, 1: 1, 2: 2},
        options=GATES,
    ).until("gate-start")  # fmt: skip
    before = sum(table.ships("warp"))
    table.tell(f"0: play card={rift}_r1", "1: pass", "2: pass", "3: pass")
    table.tell("0: seat seat=%30", "1: pass", "2: pass", "3: pass")
    table.until("choose-seat").tell("0: seat seat=%32")
    table.until("choose-number").tell("0: number number=2")
    assert before - sum(table.ships("warp")) == min(freed, 3)


# ----------------------------------------------------------------------------------------------------- intimidates


def allied() -> Table:
    """Blue meets Red, whom Green (2) helps; all may lay intimidates before."""
    table = meet(
        cards=("attack_04", "attack_08"),
        hands={0: "intimidate_19", 2: "intimidate_29", 3: "intimidate_39"},
        chapter="alliance",
        options=BOTH,
    )
    return table.until("invite")


def test_anybody_may_lay_one_intimidate_and_all_are_told_that_it_is_one() -> None:
    """CD-70, CD-74."""
    table = allied().tell("3: lay card=intimidate_39_r1")
    assert table.play.view(None).seat(Seat(3)).hand == 0
    seen = STAKES.seen(table.play.view(Seat(0)))
    assert seen is not None
    assert (seen.laid, seen.own) == ((3,), "")
    own = STAKES.seen(table.play.view(Seat(3)))
    assert own is not None
    assert own.own == "intimidate_39_r1"
    assert "lay" not in table.ask(3).options
    assert table.said("cosmic-intimidate-lays")


def test_a_main_players_intimidate_is_its_card() -> None:
    """CD-71, CD-R7, CD-R9: the other main player is asked alone."""
    table = allied().tell("0: lay card=intimidate_19_r1").until("card")
    assert "card" not in table.ask(0).options["card"].fields
    assert table.finish().totals == {0: 22, 1: 12}
    assert "attack_04" in table.hand(0)


@pytest.mark.parametrize("alien", ["magician", "oracle"])
def test_powers_do_not_change_what_was_laid(alien: str) -> None:
    """CD-71."""
    table = meet(
        "", alien, cards=("", "attack_08"), hands={0: "intimidate_19"}, chapter="alliance", options=BOTH
    ).until("invite")
    table.tell("0: lay card=intimidate_19_r1").finish()
    assert table.totals[0] == 22


def test_without_another_card_the_turn_goes_on() -> None:
    """CD-71."""
    table = meet(cards=("", "attack_08"), hands={0: "intimidate_19"}, chapter="alliance", options=BOTH)
    table.until("invite").tell("0: lay card=intimidate_19_r1").finish()
    assert table.totals == {0: 22, 1: 12}


def test_an_allys_intimidate_replaces_the_card_unseen() -> None:
    """CD-72, CD-74, CD-R10: it is discarded with the cards, the replaced one goes back."""
    table = meet(
        cards=("attack_04", "attack_08"), hands={2: "intimidate_29", 3: "intimidate_39"}, chapter="alliance",
        options=BOTH, through=True,
    ).until("invite")  # fmt: skip
    table.tell("2: lay card=intimidate_29_r1", "3: lay card=intimidate_39_r1")
    table.tell("0: invite seats=2+3", "1: pass").until("ally")
    table.take(Seat(2), Reply("ally", {"side": "offense", "ships": ("2-1.1",)}))
    table.until("swap")
    assert table.choices(0, "swap", "seat") == ["2"]
    assert "intimidate_39" in table.hand(3)
    table.tell("0: swap seat=%32").finish()
    assert table.totals == {0: 33, 1: 12}
    assert table.hand(0) == ["attack_04"]
    assert [find_kind(card).name for card in table.state.decks["reward"].discards] == ["intimidate_29"]


def test_what_was_swapped_in_its_main_player_does_not_see() -> None:
    """CD-72: its owner does."""
    table = meet(
        cards=("attack_04", "attack_08"), hands={2: "intimidate_29"}, chapter="alliance",
        options={"reward_deck": "both", "pace": "every"},
    ).until("invite")  # fmt: skip
    table.tell("2: lay card=intimidate_29_r1", "0: invite seats=2+3", "1: pass").until("ally")
    table.take(Seat(2), Reply("ally", {"side": "offense", "ships": ("2-1.1",)}))
    table.until("swap").tell("0: swap seat=%32").until("window")
    assert table.play.view(Seat(0)).own == ()
    side = table.play.view(None).encounter
    assert side is not None
    assert side.offense.down == 1


def test_both_main_players_swap_at_once() -> None:
    """CD-R8."""
    table = meet(
        cards=("attack_04", "attack_08"), hands={2: "intimidate_29", 3: "intimidate_19"}, chapter="alliance",
        options=BOTH,
    ).until("invite")  # fmt: skip
    table.tell("2: lay card=intimidate_29_r1", "3: lay card=intimidate_19_r1")
    table.tell("0: invite seats=2+3", "1: invite seats=2+3").until("ally")
    table.take(Seat(2), Reply("ally", {"side": "offense", "ships": ("2-1.1",)}))
    table.take(Seat(3), Reply("ally", {"side": "defense", "ships": ("3-1.1",)}))
    table.until("swap")
    assert {0, 1} <= set(table.play.asks)
    table.tell("0: swap seat=%32", "1: swap seat=%33").finish()
    assert table.winner == "deal"
    assert ("attack_04" in table.hand(0), "attack_08" in table.hand(1)) == (True, True)


def test_unused_ones_go_back_when_the_encounter_is_over() -> None:
    """CD-74."""
    table = meet(
        cards=("attack_04", "attack_08"),
        hands={3: "intimidate_39"},
        chapter="launch",
        options=BOTH,
        through=True,
    ).until("launch")
    table.tell("3: lay card=intimidate_39_r1").finish()
    assert "intimidate_39" in table.hand(3)
    assert STAKES.of(table.state).laid == {}
