"""What whole games leave at a seam, and how those of practice players end.

That any game ends, loses nothing (INV-1 to INV-8, INV-10), and can be rebuilt after every reply is proven in
tests/promises.
"""

import random
from collections import Counter

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.rulebook import RULEBOOK
from porc_royal.play import Play
from tests.interstellar_pig.games import random_game, steps


@pytest.mark.parametrize("number", range(0, 72, 8))
def test_a_seam_leaves_nothing_half_done(number: int) -> None:
    play, luck = random_game(number)
    for _, step in steps(play, luck):
        if step.seam is not None:
            assert b'"fight":null' in step.seam.state
            assert b'"carried":[]' in step.seam.state


@pytest.mark.parametrize("number", range(0, 24, 4))
@pytest.mark.samples("0", "12")
def test_practice_players_finish_their_games_where_one_may_hold(number: int) -> None:
    luck = random.Random(number)
    play = Play.new(RULEBOOK, 2 + number % 3, {"allow_hold": True})
    assert sum(1 for _ in steps(play, luck, sensible=True)) < 3000
    assert play.result is not None


@pytest.mark.thorough
def test_practice_players_often_end_with_the_prize_in_somebodys_hand() -> None:
    ends = Counter[str]()
    for number in range(18):
        play = Play.new(RULEBOOK, 2 + number % 3, {})
        assert sum(1 for _ in steps(play, random.Random(number), sensible=True)) < 3000
        assert play.result is not None
        ends[play.result.why.key] += 1
    assert ends[facts.WON_PRIZE] > 6, ends
