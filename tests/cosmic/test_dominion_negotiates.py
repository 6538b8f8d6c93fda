"""Cosmic Dominion: variable attacks, negotiates with a text of their own, retreats and what else modifies itself."""

import pytest

from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import meet

BOTH = {"reward_deck": "both"}


# --------------------------------------------------------------------------------------------- variable attacks


@pytest.mark.parametrize(("hazard", "value"), [(True, 21), (False, 12)])
def test_tv_6_a_variable_attack_is_transposed_under_a_hazard_warning(hazard: bool, value: int) -> None:
    """CD-50, CD-R2, CD-R28, CD-11."""
    table = meet(cards=("variable_12_21", "attack_04"), options=BOTH)
    table.state.now.hazard = hazard
    assert table.finish().totals == {0: value + 3, 1: 8}


def test_a_variable_attack_may_become_weaker_and_a_morph_copies_what_it_has_become() -> None:
    """CD-50, CD-R2."""
    table = meet(cards=("variable_21_12", "morph"), options=BOTH)
    table.state.now.hazard = True
    assert table.finish().totals == {0: 15, 1: 16}


def test_a_variable_attack_is_known_by_its_main_number() -> None:
    """CD-51."""
    assert find_kind("variable_12_21").named == "attack_12"
    table = meet("visionary", cards=("attack_08", ""), hands={1: "variable_12_21 attack_40"}, options=BOTH)
    table.until("power").tell("0: use").until("choose-card")
    table.take(Seat(0), Reply("card", {"cards": ("attack_12",)}))
    table.until("card")
    assert table.choices(1, "card", "card") == ["variable_12_21_r1"]


# ------------------------------------------------------------------------------------------- unique negotiates


def test_tv_5_a_crooked_deal_against_a_faulty_translator() -> None:
    """CD-53, CD-R17."""
    table = meet(cards=("negotiate_crooked_deal", "negotiate_faulty_translator"), options=BOTH).finish()
    assert (table.lost(0), table.lost(1)) == (1, 3)


@pytest.mark.parametrize(
    ("cards", "losses"),
    [
        (("negotiate_faulty_translator", "negotiate"), (2, 2)),
        (("negotiate_crooked_deal", "negotiate_crooked_deal"), (3, 3)),
        (("negotiate_crooked_deal", "negotiate"), (2, 4)),
    ],
)
def test_what_a_failed_deal_costs(cards: tuple[str, str], losses: tuple[int, int]) -> None:
    """CD-R17."""
    table = meet(cards=cards, options=BOTH).finish()
    assert (table.lost(0), table.lost(1)) == losses


def test_a_crooked_deal_takes_one_card_more() -> None:
    """CD-52."""
    held = "attack_06 attack_06 attack_06 attack_08 attack_08"
    table = meet(cards=("negotiate_crooked_deal", "attack_04"), hands={1: held}, options=BOTH).finish()
    assert len(table.hand(0)) == 4


def test_epic_oratory_doubles_the_compensation_or_saves_the_ships() -> None:
    """CD-52, CD-R16."""
    held = " ".join(["attack_06"] * 7)
    table = meet(cards=("negotiate_epic_oratory", "attack_04"), hands={1: held}, options=BOTH).until(
        "choose-yes"
    )
    table.tell("0: pass").finish()
    assert (table.lost(0), len(table.hand(0))) == (3, 6)
    saved = meet(cards=("negotiate_epic_oratory", "attack_04"), hands={1: held}, options=BOTH).until(
        "choose-yes"
    )
    saved.tell("0: yes").finish()
    assert (saved.lost(0), len(saved.hand(0))) == (0, 0)


def test_epic_oratory_lets_both_grant_two_colonies() -> None:
    """CD-R15."""
    table = meet(cards=("negotiate_epic_oratory", "negotiate"), options=BOTH).until("deal")
    table.tell("0: offer give-planet=0-4 give-second=0-5 take-planet=1-4 take-second=1-5")
    table.tell("1: accept").finish()
    assert [table.ships(planet)[1] for planet in ("0-4", "0-5")] == [1, 1]
    assert [table.ships(planet)[0] for planet in ("1-4", "1-5")] == [1, 1]
    plain = meet(cards=("negotiate", "negotiate"), options=BOTH).until("deal")
    assert "give-second" not in plain.ask(0).options["offer"].fields


def test_right_of_refusal_puts_cards_back_for_others_once() -> None:
    """CD-52, our reading: the rift that is given back does not detonate (CD-82)."""
    held = "rift_3 rift_4 rift_5"
    table = meet(cards=("negotiate_right_of_refusal", "attack_04"), ships=1, hands={1: held}, options=BOTH)
    table.until("choose-card")
    taken = table.choices(0, "card", "cards")
    assert len(taken) == 1
    table.take(Seat(0), Reply("card", {"cards": tuple(taken)}))
    table.finish()
    assert len(table.said("cosmic-rift-detonates")) == 1
    assert len(table.hand(1)) == 2


def test_self_defense_saves_half_of_the_ships_on_the_planet() -> None:
    """CD-52, our reading: compensation for those that were lost alone."""
    held = " ".join(["attack_06"] * 5)
    table = meet(cards=("attack_10", "negotiate_self_defense"), hands={0: held}, options=BOTH)
    table.state.ships["1-1"][1] = 3
    table.state.ships["1-2"][1] = 5
    table.finish()
    assert table.lost(1) == 1
    assert len(table.hand(1)) == 1


# ------------------------------------------------------------------------------------------------------- retreat


def test_tv_21_a_retreating_defense_stays_and_its_allies_go_home() -> None:
    """CD-60, CD-61, CD-62."""
    table = meet(
        cards=("attack_12", "retreat"), hands={0: "attack_06"}, allies={2: "defense 1"}, options=BOTH
    )
    table.state.ships["1-1"][1], table.state.ships["1-2"][1] = 2, 6
    table.finish()
    assert table.winner == "offense"
    assert table.ships("1-1") == [3, 2, 0, 0]
    assert table.ships("warp") == [0, 0, 0, 0]
    assert table.ships("beside") == [0, 0, 0, 0]
    assert len(table.hand(1)) == 0


def test_a_retreating_offense_loses_no_ships_and_defensive_allies_are_rewarded() -> None:
    """CD-62."""
    table = meet(
        cards=("retreat", "attack_04"), allies={2: "offense 2", 3: "defense 1"}, options=BOTH
    ).finish()
    assert table.winner == "defense"
    assert table.ships("warp") == [0, 0, 0, 0]
    assert not table.state.now.success
    assert len(table.hand(3)) == 1


# ----------------------------------------------------------------------------------------------- reinforcements


def test_reinforcement_x_counts_the_allies_of_both_sides() -> None:
    """CD-83, our reading."""
    table = meet(
        cards=("attack_10", "attack_10"),
        hands={0: "reinforcement_x"},
        allies={2: "offense 1", 3: "defense 1"},
        policies={0: Policy(reinforce=True)},
        options=BOTH,
    ).finish()
    assert table.totals == {0: 16, 1: 15}


def test_joker_turns_two_wild_cards_and_its_tokens_modify_themselves() -> None:
    """CD-R24, CD-R25: the offense's card first; a retreat that meets an attack stays one (CD-12: hazard is no deck)."""
    table = meet("", "", "joker", cards=("attack_08", "attack_08"), options=BOTH).until("choose-card")
    table.take(Seat(2), Reply("card", {"cards": ("retreat",)}))
    table.until("choose-card")
    table.take(Seat(2), Reply("card", {"cards": ("attack_15",)}))
    table.finish()
    assert table.winner == "defense"
    assert table.ships("warp")[0] == 0


def test_kinds_of_the_expansion_stand_in_the_catalogue() -> None:
    """CD-1, CD-13, CD-36: aliens of the set stand in the base's pool; draws from "the deck" are cosmic."""
    table = meet(cards=("attack_10", "attack_04"), options=BOTH)
    assert len(table.state.decks["reward"].pile) == 64
    assert STAKES.is_on(table.state)
