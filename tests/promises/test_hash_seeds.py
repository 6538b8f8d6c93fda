"""Equal replies give an equal game and equal bytes, under every hash seed."""

from tests.hash_seeds import outputs
from tests.promises.cases import CASES

GAMES = [(name, str(number)) for name in CASES for number in (1, 4)]


def test_the_hash_seed_changes_no_byte_of_a_moderated_game() -> None:
    """All games of a seed come from one process: starting one takes longer than any game."""
    printed = outputs("-m", "tests.promises.transcript", *(word for game in GAMES for word in game))
    first, *others = (dict(zip(GAMES, each.split(), strict=True)) for each in printed)
    for again in others:
        assert again == first, "a game told differently"
    assert len(set(first.values())) == len(GAMES), "two games told alike"


def test_a_program_that_follows_the_order_of_a_set_is_caught() -> None:
    assert len(set(outputs("-c", "print({'oink', 'groin', 'gruik', 'grunz'})"))) > 1
