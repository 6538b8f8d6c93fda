"""Referees watch whole games; here a few of each kind, in `make soak` every random game (tests/promises)."""

import pytest

from tests.promises.cases import CASES
from tests.referees.watching import REFEREES, UNWATCHED, watch

FEW = 6
"""Games of each kind."""


@pytest.mark.parametrize("number", range(FEW))
@pytest.mark.parametrize("name", REFEREES)
@pytest.mark.samples(
    "election-?", "interstellar_pig-[12]", "cochons-[12]", "cochons-complete-[12]", "cosmic-2"
)
def test_an_independent_referee_comes_to_the_same_results(name: str, number: int) -> None:
    assert watch(name, number).faults == []


def test_every_game_has_a_referee() -> None:
    assert set(CASES) - set(UNWATCHED) == set(REFEREES)
