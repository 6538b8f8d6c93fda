"""Orders that are given in one press with an answer: which of them need not be given, since another says as much."""

import pytest

from porc_royal.asks import Answer, Reply
from porc_royal.orders import Given, Kept

BOTH: dict[str, Answer] = {"questions": ("attack", "defence"), "when": "at-once", "until": "turn"}


@pytest.mark.parametrize(
    ("given", "covers"),
    [
        ({}, True),
        ({"questions": ("attack",)}, False),
        ({"until": "game"}, True),
        ({"when": "if-late"}, False),
        ({"questions": ("attack", "defence", "attack-extras"), "until": "game"}, True),
    ],
)
def test_an_order_that_says_as_much_for_as_long_is_not_given_again(
    given: dict[str, Answer], *, covers: bool
) -> None:
    assert Given("lay", Reply("lay", {**BOTH, **given})).covers(Reply("lay", BOTH)) is covers


def test_an_order_for_the_turn_is_none_for_the_game_and_another_kind_is_another_order() -> None:
    for_the_game = Reply("lay", {**BOTH, "until": "game"})
    assert not Given("lay", Reply("lay", BOTH)).covers(for_the_game)
    assert not Given("flee", Reply("flee", BOTH)).covers(Reply("lay", BOTH))


def test_what_was_given_with_an_answer_belongs_to_that_question_alone() -> None:
    order = Kept("lay", BOTH, since=7, beside=True)
    assert order.is_beside(7)
    assert order.is_beside(6)
    assert not order.is_beside(8)
    assert not Kept("lay", BOTH, since=7).is_beside(7)
