"""Who meets whom in the random games of the long run (`tests/cosmic/many_games.py`)."""

import pytest

from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK
from tests.cosmic.many_games import ENOUGH, GAMES, Seen, choose_aliens, list_pairs, play_one


def test_aliens_that_act_in_one_place_are_found_by_their_hooks() -> None:
    pairs = list_pairs()
    assert "total" in pairs["anti_matter", "virus"]
    assert "discarding" in pairs["clone", "deuce"]
    assert ("machine", "tripler") not in pairs


def test_a_random_game_is_heard() -> None:
    seen = Seen()
    assert play_one(6, seen) > 50
    assert sum(seen.kept.values()) == sum(seen.players.elements())
    assert seen.acted
    assert sum(seen.ends.values()) == 1


@pytest.mark.soak
def test_every_alien_is_dealt_a_hundred_times_and_every_pair_meets() -> None:
    """Aliens that act in one place have met in at least one of the games that are played."""
    seen = Seen()
    for number in range(GAMES):
        choose_aliens(number, seen)
    assert min(seen.dealt[alien] for alien in RULEBOOK.assembly.table(ALIENS)) >= ENOUGH
    assert list_pairs().keys() <= seen.met.keys()
    assert seen.players.keys() == set(range(3, 9))
