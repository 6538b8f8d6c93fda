"""Every game of ours declares what the promises must know of it."""

import pytest

from tests.games.ours import OURS
from tests.promises.cases import ALL_CASES, CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.secrets import SECRETS


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_tried(game: str) -> None:
    assert game in [case.game for case in ALL_CASES.values()]


@pytest.mark.parametrize("name", CASES)
def test_a_game_says_what_it_hides(name: str) -> None:
    assert name in SECRETS


@pytest.mark.parametrize("name", CASES)
def test_a_game_says_what_is_conserved(name: str) -> None:
    assert name in INVARIANTS
