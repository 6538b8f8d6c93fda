"""Random games with expansions finish; nothing of them is lost, and any reply may be the last before a restart (X)."""

import pytest

from tests.cosmic.mixed_games import KINDS, play_one

CHUNK = 10
"""How many games one test plays."""
LONG = [(kind, first) for kind in KINDS for first in range(0, 1000, CHUNK)]


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["dominion-planetoids", "all"])
def test_a_game_with_several_expansions_finishes(kind: str) -> None:
    play_one(kind, 0)


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "first"), LONG)
def test_a_thousand_games_of_each_kind_finish(kind: str, first: int) -> None:
    for number in range(first, first + CHUNK):
        play_one(kind, number)
