"""Who expects to lose ships: whoever has a part in an encounter that is decided, and nobody else (CE-107)."""

import pytest

from games.cosmic import facts
from games.cosmic.views.struck import find_owner, is_expected
from porc_royal.facts import Named, Saying, Seat, Who
from tests.cosmic.scenario import meet

WON = Saying(facts.WINS, {"who": Who(Seat(0))})


@pytest.mark.parametrize(("seat", "expected"), [(0, True), (1, True), (3, False)])
def test_the_outcome_of_an_encounter_is_expected_by_those_who_have_a_part_in_it(
    seat: int, *, expected: bool
) -> None:
    view = meet("human", "human", cards=("attack_10", "attack_12")).play.view(None)
    assert is_expected(view, [WON], Seat(seat)) is expected


def test_what_a_card_destroys_before_that_is_expected_by_nobody() -> None:
    view = meet("human", "human", cards=("attack_10", "attack_12")).play.view(None)
    played = Saying(facts.PLAYED, {"who": Who(Seat(0))})
    assert not any(is_expected(view, [played], Seat(seat)) for seat in range(4))


def test_a_planet_is_its_systems_and_anything_else_is_nobodys() -> None:
    view = meet("human", "human", cards=("attack_10", "attack_12")).play.view(None)
    for name, planet in view.planets:
        assert find_owner(view, Named("planet", name)) == planet.system
    assert find_owner(view, Named("card", "plague")) is None
    assert find_owner(view, 3) is None
    assert find_owner(view, Named("planet", "nowhere")) is None
