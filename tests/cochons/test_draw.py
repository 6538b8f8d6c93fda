from typing import Unpack

import pytest

from bot.i18n import LANGUAGES, Language
from bot.wording.voice import Voice
from porc_royal.asks import PASS
from porc_royal.facts import Seat
from tests.cochons.scenario import Laid, Table, conserved, galaxy
from tests.words import WORDS

HANDS = {
    0: "jamboneuse.1 lardoneuse.1 bunker-kosto.1 bunker-kosto.2",
    1: "missile-eklatou.1 char-krabouille.1 char-krabouille.2 char-krabouille.3",
    2: "extra-mouve.1 transporteur.1",
}


def drawing(**laid: Unpack[Laid]) -> Table:
    laid.setdefault("hands", HANDS)
    return galaxy("O red 0:3G", "A1 blue 1:3G", "A2 red 2:3G", chapter="draw", **laid)


def test_all_are_asked_at_once_and_nobody_sees_what_is_thrown_before_all_have_answered() -> None:
    table = drawing()
    assert table.asked == [0, 1, 2]
    assert all(ask.sealed for ask in table.play.asks.values())
    table.tell("1: discard cards=missile-eklatou.1+", "0: pass")
    assert table.said("cochons-discarded") == []
    assert len(table.hand(1)) == 4
    table.tell("1: discard cards=char-krabouille.1+char-krabouille.2")
    table.tell("2: pass")
    assert [args["number"] for args in table.said("cochons-discarded")] == [2]
    assert table.state.deck.discards == ["char-krabouille.1", "char-krabouille.2"]


def test_only_own_cards_may_be_thrown() -> None:
    table = drawing()
    assert table.choices(0, "discard", "cards") == HANDS[0].split()
    assert table.refused("0: discard cards=extra-mouve.1+") == "refused-value"
    assert table.refused("0: discard cards=+") == "refused-number"


@pytest.mark.parametrize(("rules", "size"), [("simplified", 4), ("complete", 6)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_may_throw_cards_away_reads_to_how_many_the_hand_is_filled(
    language: Language, rules: str, size: int
) -> None:
    """S-13, C-19: how many new ones a card thrown away brings decides on it."""
    table = drawing(rule_set=rules)
    voice = Voice(WORDS.of(language), "{}".format, "cochons")
    for hand in table.play.asks.values():
        assert str(size) in voice.ask(hand).replace(str(hand.args["hand"]), "", 1)


def test_hands_are_refilled_to_four_in_play_order_and_only_the_number_is_public() -> None:
    table = drawing(order="120")
    table.tell("0: discard cards=jamboneuse.1+lardoneuse.1", "1: pass", "2: pass")
    assert [len(table.hand(seat)) for seat in range(3)] == [4, 4, 4]
    assert [(str(args["who"]), args["number"]) for args in table.said("cochons-drew")] == [
        ("Who(seat=2)", 2),
        ("Who(seat=0)", 2),
    ]
    private = [fact for fact in table.facts if fact.says.key == "cochons-drew-cards"]
    assert [fact.to for fact in private] == [(Seat(2),), (Seat(0),)]
    conserved(table.state)


def test_the_default_throws_nothing_away() -> None:
    assert {ask.default.option for ask in drawing().play.asks.values()} == {PASS}


def test_an_exhausted_pile_is_made_anew_from_the_discards() -> None:
    table = drawing()
    state = table.state
    state.deck.discards, state.deck.pile = state.deck.pile[1:], state.deck.pile[:1]
    old = list(state.deck.discards)
    last = state.deck.pile[0]
    table.tell("0: pass", "1: pass", "2: pass", f"chance: shuffled order={'+'.join(old)}")
    assert table.hand(2) == ["extra-mouve.1", "transporteur.1", last, old[-1]]
    assert [args["number"] for args in table.said("cochons-reshuffled")] == [len(old)]


def test_with_both_piles_empty_one_draws_fewer() -> None:
    table = drawing()
    table.state.deck.pile, table.state.deck.discards = [], []
    table.tell("0: pass", "1: pass", "2: pass")
    assert len(table.hand(2)) == 2
    assert table.state.phase == "gap"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swap_of_fewer_than_the_card_swaps_does_not_say_that_the_card_says_so(language: Language) -> None:
    """R-29: two cards for two, or as many as both have."""
    cards = {"who": "Bob", "cards": "–"}
    one, two = (WORDS.of(language).text("cochons-ask-piga", number=number, **cards) for number in (1, 2))
    said = {"en": "as many as the card swaps", "fr": "autant que la carte en échange"}[language]
    assert (said in one, said in two) == (False, True)
