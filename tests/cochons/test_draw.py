from typing import Unpack

from porc_royal.asks import PASS
from porc_royal.facts import Seat
from tests.cochons.scenario import Laid, Table, conserved, galaxy

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
