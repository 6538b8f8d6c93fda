"""Reward cards (part 5): what they multiply, become and cost; the table of BOT-6, vectors of part 7."""

from collections import Counter

import pytest

from bot.i18n import LANGUAGES
from games.cosmic.expansions.dominion.state.printed_cards import (
    CLAUSES,
    DECKS,
    DOMINION,
    INCURSION,
    OURS,
    TEARS,
    TWISTS,
)
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.reckoning import compare_kinds, modify_kinds
from games.cosmic.state.catalogue import (
    KINDS,
    find_back,
    find_kind,
    list_cards,
    list_further,
    list_types,
    make_attack,
    name_card,
)
from games.cosmic.state.options import read_options
from games.cosmic.state.state import Policy
from porc_royal.facts import Saying, Seat
from tests.cosmic.scenario import Table, meet
from tests.words import WORDS

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
    cards = list_further(RULEBOOK.assembly, read_options(RULEBOOK.assembly, BOTH))["reward"]
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


def test_what_is_our_reading_says_so_where_the_card_is_looked_up() -> None:
    entries = {entry.thing: entry for entry in RULEBOOK.entries()}
    kinds = [kind for kind in RULEBOOK.assembly.table(KINDS).values() if name_card(kind.name) in entries]
    for language in LANGUAGES:
        say = WORDS.of(language).say
        noted = {
            kind.name: "\n".join(
                say(note, str, "cosmic")
                for note in entries[name_card(kind.name)].notes
                if isinstance(note, Saying)
            )
            for kind in kinds
        }
        assert {name for name, text in noted.items() if "✎" in text} == set(OURS)
        assert noted["kicker_4"].count("✎") == 2
        assert "X" in noted["reinforcement_x"]
        assert all("Incursion" in noted[name] for name, _ in INCURSION)


def test_every_text_belongs_to_a_card() -> None:
    assert all(find_kind(name).is_negotiate for name in CLAUSES)
    assert all(find_kind(name).type == "kicker" for name in TWISTS)
    assert all(find_kind(name).type == "rift" for name in TEARS)


def test_without_the_option_there_is_no_reward_card() -> None:
    """CD-2."""
    assert list_further(RULEBOOK.assembly, read_options(RULEBOOK.assembly, {})) == {}
    assert "rift" not in list_types(RULEBOOK.assembly, read_options(RULEBOOK.assembly, {}), 4)
    assert {"rift", "retreat", "intimidate"} <= set(
        list_types(RULEBOOK.assembly, read_options(RULEBOOK.assembly, BOTH), 4)
    )


# ---------------------------------------------------------------------------------------------------------- BOT-6

PRINTED = ("attack_20", "negotiate", "morph", "intimidate_29", "retreat")
WHAT_BEATS_WHAT = {
    "attack_20": ("", "offense", "", "", "offense"),
    "negotiate": ("defense", "deal", "deal", "deal", "deal"),
    "morph": ("", "deal", "nobody", "deal", "deal"),
    "intimidate_29": ("", "deal", "deal", "deal", "deal"),
    "retreat": ("defense", "deal", "deal", "deal", "deal"),
}
"""BOT-6 as printed, the offense's card in front: "" where totals decide."""


@pytest.mark.parametrize("own", PRINTED)
@pytest.mark.parametrize("other", PRINTED)
def test_what_beats_what(own: str, other: str) -> None:
    """BOT-6, CD-R1, CD-60, CD-73: all 25 cells."""
    ours, theirs = modify_kinds(
        RULEBOOK.assembly.table(KINDS)[own], RULEBOOK.assembly.table(KINDS)[other], hazard=False
    )
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
