"""What whole games of the Cochons leave at a seam, and how those of practice players end.

That any game ends, loses nothing, and can be rebuilt after every reply is proven in tests/promises.
"""

import random
from collections import Counter

import pytest

from games.cochons import facts
from games.cochons.rulebook import RULEBOOK
from porc_royal.play import Play
from tests.cochons.games import random_game
from tests.games.playing import steps


@pytest.mark.parametrize("number", [0, 8, 16])
def test_a_seam_leaves_nothing_half_done(number: int) -> None:
    play, luck = random_game(number)
    for _, step in steps(play, luck):
        if step.seam is not None:
            assert play.state.fight is None or play.position.chapter == "combats"
            assert b'"fight":null' in step.seam.state
            if play.position.chapter in ("reorganisation", "production", "draw"):
                assert all(len(tile.troops) <= 1 for tile in play.state.board.values())
    assert play.result is not None
    assert len(play.result.winners) == 1
    assert play.state.turn <= play.state.options.max_turns


@pytest.mark.thorough
def test_practice_players_win_by_the_recipe_more_often_than_not() -> None:
    ends = Counter[str]()
    for number in range(12):
        play = Play.new(RULEBOOK, 3 + number % 4, {"max_turns": 12, "auto_build": number % 2 == 0})
        assert sum(1 for _ in steps(play, random.Random(number), sensible=True)) < 3000
        assert play.result is not None
        ends[play.result.why.key] += 1
    assert ends[facts.WON] > 6
