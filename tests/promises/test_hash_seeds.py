"""Equal replies give an equal game and equal bytes, under every hash seed."""

import pytest

from tests.hash_seeds import outputs
from tests.promises.cases import CASES

GAMES = (
    (3, 12),
    pytest.param(3, 25, marks=pytest.mark.thorough),
    *(pytest.param(number, 100, marks=pytest.mark.soak) for number in range(4, 14)),
)
"""Which games are played, and for how many answers."""


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize(("number", "answers"), GAMES)
def test_the_hash_seed_changes_no_byte_of_a_moderated_game(number: int, answers: int) -> None:
    """All games of a seed come from one process: starting one takes longer than any game."""
    games = [(name, str(number)) for name in CASES]
    words = (word for game in games for word in game)
    printed = outputs("-m", "tests.promises.transcript", str(answers), *words)
    first, *others = (dict(zip(games, each.split(), strict=True)) for each in printed)
    for again in others:
        assert again == first, "a game told differently"
    assert len(set(first.values())) == len(games), "two games told alike"


def test_a_program_that_follows_the_order_of_a_set_is_caught() -> None:
    assert len(set(outputs("-c", "print({'oink', 'groin', 'gruik', 'grunz'})"))) > 1
