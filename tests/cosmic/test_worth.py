"""What the absent give up is worth least, and what they take of others most, under the rules in play."""

import pytest

from games.cosmic.rules.worth import keep_worth, list_best, list_worst
from porc_royal.facts import Seat
from tests.cosmic.pig import ON
from tests.cosmic.scenario import meet, position, ready

HAND = "attack_04 attack_20 attack_40 negotiate morph"


@pytest.mark.parametrize(
    ("options", "worst", "best"),
    [
        ({}, ("attack_04_1", "negotiate_1"), ("attack_20_1", "attack_40_1")),
        (ON, ("attack_40_1", "negotiate_1"), ("attack_04_1", "attack_20_1")),
    ],
)
def test_low_attacks_are_worth_most_where_the_lower_total_wins(
    options: dict[str, bool], worst: tuple[str, ...], best: tuple[str, ...]
) -> None:
    """CE-94, CP-20, CE-R10."""
    state = position(hands={0: HAND}, options=options)
    hand = state.player(Seat(0)).hand
    assert list_worst(state, hand, 2) == worst
    assert list_best(state, hand, 2) == best


def test_the_piggy_is_worth_more_than_anything() -> None:
    """CP-1, CP-11."""
    assert keep_worth("the_piggy_1") > max(keep_worth(card) for card in ("attack_40_1", "morph_1"))


def test_whoever_is_absent_discards_what_is_worth_least() -> None:
    """A17, CE-R10: Hate discards a card of its own choice."""
    table = meet("hate", hands={0: "attack_30 attack_40", 1: "attack_08"}, chapter="turn").until(
        "choose-card"
    )
    assert table.ask(0).default.many("cards") == ("attack_30_1",)


def test_whoever_is_absent_takes_the_best_of_what_it_sees() -> None:
    """A4, CE-R10: Barbarian keeps as many cards as it had ships there."""
    table = meet(
        "barbarian",
        cards=("attack_20", "attack_08"),
        ships=2,
        hands={1: HAND, 0: "flare_barbarian"},
        policies={0: ready("barbarian")},
    ).until("choose-card")
    assert table.ask(0).default.many("cards") == ("attack_20_1", "attack_40_1")
