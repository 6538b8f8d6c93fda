"""Reward cards (part 5): what they multiply, become and cost; the table of 5.4, vectors of part 7."""

from collections import Counter

import pytest

from games.cosmic.catalogue import (
    KINDS,
    find_back,
    find_kind,
    list_cards,
    list_further,
    list_types,
    make_attack,
)
from games.cosmic.expansions.dominion.printed_cards import (
    CLAUSES,
    DECKS,
    DOMINION,
    INCURSION,
    OURS,
    TEARS,
    TWISTS,
)
from games.cosmic.expansions.dominion.stakes import STAKES
from games.cosmic.options import chosen
from games.cosmic.rules.reckoning import compare_kinds, modify_kinds
from games.cosmic.state import Policy
from games.table.asks import Reply
from games.table.facts import Seat
from tests.cosmic.scenario import Table, meet

BOTH = {"reward_deck": "both"}
EVERY = {"reward_deck": "both", "pace": "every"}
GATES = {"reward_deck": "both", "pace": "gates"}


def kicked(table: Table, **kickers: str) -> Table:
    """Main players put kickers down with their cards: red="kicker_4"."""
    table.until("card")
    for name, kicker in kickers.items():
        seat = ("red", "blue").index(name)
        held = table.state.players[seat].hand
        card = next(one for one in held if find_kind(one).name == table.cards[seat])
        laid = next(one for one in held if find_kind(one).name == kicker)
        table.tell(f"{seat}: card card={card} kicker={laid}")
    return table


def test_each_deck_has_32_cards_with_the_back_of_their_own() -> None:
    """CD-30."""
    for deck in ("dominion", "incursion"):
        assert len(list_cards(DECKS[deck], "r")) == 32
    cards = list_further(chosen(BOTH))["reward"]
    assert len(frozenset(cards)) == 64
    assert {find_back(card) for card in cards} == {"reward"}
    assert find_back("attack_12_1") == find_back("flare_remora") == "cosmic"


def test_the_deck_of_dominion_is_made_up_as_listed() -> None:
    """CD-30, CD-83."""
    types = Counter(find_kind(card).type for card in list_cards(DOMINION))
    assert types == {
        "attack": 5,
        "negotiate": 4,
        "morph": 1,
        "retreat": 2,
        "intimidate": 4,
        "kicker": 5,
        "reinforcement": 2,
        "rift": 4,
        "artifact": 5,
    }


def test_what_is_our_reading_is_named_and_is_in_a_deck() -> None:
    assert set(OURS) <= {name for name, _ in (*DOMINION, *INCURSION)}
    assert {name for name, _ in INCURSION} <= set(OURS)


def test_every_text_belongs_to_a_card() -> None:
    assert all(find_kind(name).is_negotiate for name in CLAUSES)
    assert all(find_kind(name).type == "kicker" for name in TWISTS)
    assert all(find_kind(name).type == "rift" for name in TEARS)


def test_without_the_option_there_is_no_reward_card() -> None:
    """CD-2."""
    assert list_further(chosen({})) == {}
    assert "rift" not in list_types(chosen({}), 4)
    assert {"rift", "retreat", "intimidate"} <= set(list_types(chosen(BOTH), 4))


# ---------------------------------------------------------------------------------------------------------- 5.4

PRINTED = ("attack_20", "negotiate", "morph", "intimidate_29", "retreat")
WHAT_BEATS_WHAT = {
    "attack_20": ("", "offense", "", "", "offense"),
    "negotiate": ("defense", "deal", "deal", "deal", "deal"),
    "morph": ("", "deal", "nobody", "deal", "deal"),
    "intimidate_29": ("", "deal", "deal", "deal", "deal"),
    "retreat": ("defense", "deal", "deal", "deal", "deal"),
}
"""5.4 as printed, the offense's card in front: "" where totals decide."""


@pytest.mark.parametrize("own", PRINTED)
@pytest.mark.parametrize("other", PRINTED)
def test_what_beats_what(own: str, other: str) -> None:
    """5.4, CD-R1, CD-60, CD-73: all 25 cells."""
    ours, theirs = modify_kinds(KINDS[own], KINDS[other], hazard=False)
    assert compare_kinds(ours, theirs) == WHAT_BEATS_WHAT[own][PRINTED.index(other)]
    if own == "morph" and other == "attack_20":
        assert ours.name == "attack_20"
    if own == "intimidate_29" and other == "attack_20":
        assert ours == make_attack(29)


@pytest.mark.parametrize(
    ("other", "winner"), [("attack_20", "offense"), ("negotiate", "deal"), ("morph", "deal")]
)
def test_tv_22_an_intimidate_is_an_attack_against_an_attack(other: str, winner: str) -> None:
    """CD-73."""
    table = meet(cards=("", other), hands={0: "attack_04 intimidate_29"}, chapter="alliance", options=BOTH)
    table.until("invite").tell("0: lay card=intimidate_29_r1").finish()
    assert table.winner == winner
    if winner == "offense":
        assert table.totals == {0: 32, 1: 24}


# ------------------------------------------------------------------------------------------------------ kickers


def test_tv_1_a_kicker_multiplies_the_attack_and_not_the_ships() -> None:
    """CD-42: 10 times 2, and 12 ships, make 32."""
    table = meet(cards=("attack_10", "attack_04"), ships=12, hands={0: "kicker_2"}, options=BOTH, allies={})
    assert kicked(table, red="kicker_2").finish().totals[0] == 32


def test_tv_3_compensation_is_multiplied() -> None:
    """CD-43: three ships lost, six cards taken of nine."""
    held = " ".join(["attack_06"] * 4 + ["attack_08"] * 4)
    table = meet(cards=("negotiate", "attack_04"), hands={0: "kicker_2", 1: held}, options=BOTH)
    assert len(table.state.players[1].hand) == 9
    kicked(table, red="kicker_2").finish()
    assert len(table.hand(0)) == 6


def test_tv_4_a_failed_deal_costs_the_opponent_twice_as_much() -> None:
    """CD-44."""
    table = meet(cards=("negotiate", "negotiate"), hands={0: "kicker_2"}, options=BOTH)
    kicked(table, red="kicker_2").finish()
    assert (table.lost(0), table.lost(1)) == (3, 6)


def test_below_none_compensation_and_losses_go_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """CD-45: no card in the decks does so; were a plain kicker negative, its figures would turn round."""
    monkeypatch.setitem(TWISTS, "kicker_reverse_polarity", TWISTS["kicker_jamming_signal"])
    cards = ("negotiate", "attack_04")
    table = meet(cards=cards, hands={0: "kicker_reverse_polarity attack_06 attack_08 attack_10 attack_12", 1: ""},
                 options=BOTH)  # fmt: skip
    kicked(table, red="kicker_reverse_polarity").finish()
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 3)
    deal = meet(
        cards=("negotiate", "negotiate"), hands={0: "kicker_reverse_polarity"}, warp={1: 5}, options=BOTH
    )
    kicked(deal, red="kicker_reverse_polarity").finish()
    assert (deal.lost(0), deal.lost(1)) == (3, 2)


def test_a_kicker_multiplies_what_a_morph_has_copied() -> None:
    """CD-R6."""
    table = meet(cards=("morph", "attack_10"), hands={0: "kicker_4"}, options=BOTH)
    assert kicked(table, red="kicker_4").finish().totals == {0: 43, 1: 14}


def test_an_attack_that_became_a_negotiate_is_multiplied_as_that() -> None:
    """CD-R4."""
    policy = {2: Policy(ready=("emotion_control_1",))}
    table = meet(
        cards=("attack_10", "attack_08"),
        hands={0: "kicker_2", 2: "emotion_control"},
        options=BOTH,
        policies=policy,
    )
    kicked(table, red="kicker_2").finish()
    assert (table.lost(0), table.lost(1)) == (3, 6)


def test_mirror_turns_the_digits_of_what_kickers_have_multiplied() -> None:
    """CD-R5: 15 twice is 30, and 03 in the mirror."""
    table = meet("mirror", cards=("attack_15", "attack_04"), hands={0: "kicker_2"}, options=BOTH)
    table.until("card")
    kicked(table, red="kicker_2").until("power").tell("0: use").finish()
    assert table.totals == {0: 3 + 3, 1: 40 + 4}


def test_jamming_cancels_the_others_and_forbids_reinforcements() -> None:
    """CD-46, CD-R3: not itself; two of them cancel each other, and the ban stays."""
    policies = {0: Policy(reinforce=True)}
    table = meet(
        cards=("attack_10", "attack_20"),
        hands={0: "kicker_4 reinforcement_5 reinforcement_3", 1: "kicker_jamming_signal"},
        options=BOTH,
        policies=policies,
    )
    kicked(table, red="kicker_4", blue="kicker_jamming_signal").finish()
    assert table.totals == {0: 13, 1: 44}
    assert "reinforcement_5" in table.hand(0)


def test_two_jamming_signals_cancel_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """CD-R3."""
    monkeypatch.setitem(TWISTS, "kicker_duplicity", TWISTS["kicker_jamming_signal"])
    table = meet(
        cards=("attack_10", "attack_20"),
        hands={0: "kicker_duplicity reinforcement_5", 1: "kicker_jamming_signal"},
        policies={0: Policy(reinforce=True)},
        options=BOTH,
    )
    kicked(table, red="kicker_duplicity", blue="kicker_jamming_signal").finish()
    assert table.totals == {0: 13, 1: 24}
    assert "reinforcement_5" in table.hand(0)


@pytest.mark.parametrize("other", ["attack_20", "negotiate", "retreat"])
def test_self_destruct_loses_everything_whatever_the_cards_say(other: str) -> None:
    """CD-46, CD-R21: a retreat saves nothing, nobody is compensated."""
    table = meet(
        cards=("attack_10", other),
        hands={0: "kicker_self_destruct attack_06"},
        allies={2: "offense 1"},
        options=BOTH,
    )
    kicked(table, red="kicker_self_destruct").finish()
    assert table.winner == "nobody"
    assert table.ships("warp")[:3] == [3, 4, 1]
    assert len(table.hand(1)) == 0


def test_reverse_polarity_turns_both_attacks_round_and_nothing_else() -> None:
    """CD-46."""
    table = meet(cards=("attack_10", "attack_20"), hands={1: "kicker_reverse_polarity"}, options=BOTH)
    assert kicked(table, blue="kicker_reverse_polarity").finish().totals == {0: -7, 1: -16}
    deal = meet(cards=("negotiate", "negotiate"), hands={1: "kicker_reverse_polarity"}, options=BOTH)
    kicked(deal, blue="kicker_reverse_polarity").finish()
    assert (deal.lost(0), deal.lost(1)) == (3, 3)


@pytest.mark.parametrize(("defense", "lands"), [("attack_04", 3), ("attack_20", 0)])
def test_duplicity_scatters_ones_own_allies(defense: str, lands: int) -> None:
    """CD-R22: whatever the outcome; those of the other side are rewarded as ever."""
    table = meet(
        cards=("attack_08", defense),
        hands={0: "kicker_duplicity"},
        allies={2: "offense 2", 3: "defense 1"},
        options=BOTH,
    )
    kicked(table, red="kicker_duplicity").finish()
    assert table.lost(2) == 2
    assert table.ships("1-1")[0] == lands
    assert table.ships("1-1")[2] == 0


def test_a_kicker_lies_face_down_with_the_card_and_that_is_told() -> None:
    """CD-40, CD-41: one each, allies have none; only its owner knows it before the cards are flipped."""
    hands = {0: "kicker_4", 2: "kicker_2"}
    table = meet(cards=("attack_08", "attack_10"), hands=hands, options=EVERY)
    kicked(table, red="kicker_4").until("window")
    side = table.play.view(None).encounter
    assert side is not None
    assert (side.offense.down, side.offense.backs) == (2, ("cosmic", "reward"))
    assert [find_kind(card).name for card in table.play.view(Seat(0)).own] == ["attack_08", "kicker_4"]
    assert "kicker_4" not in [find_kind(card).name for card in table.play.view(Seat(1)).own]


def test_kickers_are_discarded_with_the_cards_each_to_its_own_pile() -> None:
    """CD-32, CD-47."""
    table = meet(cards=("attack_08", "attack_10"), hands={0: "kicker_4"}, options=BOTH, through=True)
    kicked(table, red="kicker_4").finish()
    assert [find_kind(card).name for card in table.state.decks["reward"].discards] == ["kicker_4"]
    assert table.discards == ["attack_08", "attack_10"]


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
