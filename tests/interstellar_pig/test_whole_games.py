"""Random and practice players finish the game under every option; nothing is lost or doubled on the way.

The state follows from the options, chance and the replies alone: INV-8, INV-1 to INV-7, INV-10 after each reply.
"""

import random
from collections import Counter

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state import State
from games.interstellar_pig.view import View
from games.table.play import Play
from tests.games import playing
from tests.interstellar_pig.games import RARE, random_game, steps
from tests.promises.invariants_interstellar_pig import whole

GAMES = 72


def check(play: Play[State, View]) -> None:
    """T.4 after a reply."""
    whole(play.state, {ask.key for ask in play.asks.values()})


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_ends_conserves_everything_and_can_be_rebuilt_after_every_reply(number: int) -> None:
    play, luck = random_game(number)
    playing.finish(play, luck, check, rare=RARE)


@pytest.mark.parametrize("number", range(0, GAMES, 8))
def test_a_seam_leaves_nothing_half_done(number: int) -> None:
    play, luck = random_game(number)
    for _, step in steps(play, luck):
        if step.seam is not None:
            assert b'"fight":null' in step.seam.state
            assert b'"carried":[]' in step.seam.state


@pytest.mark.parametrize("number", range(GAMES))
def test_every_default_is_legal_and_a_game_of_defaults_never_stalls(number: int) -> None:
    play, luck = random_game(number)
    playing.defaults(play, luck, 3000)


@pytest.mark.parametrize("number", range(24))
def test_practice_players_finish_their_games_and_always_answer_legally(number: int) -> None:
    luck = random.Random(number)
    play = Play.new(RULEBOOK, 2 + number % 3, {"allow_hold": number % 4 == 0})
    assert sum(1 for _ in steps(play, luck, sensible=True)) < 3000
    assert play.result is not None


def test_practice_players_often_end_with_the_prize_in_somebodys_hand() -> None:
    ends = Counter[str]()
    for number in range(18):
        play = Play.new(RULEBOOK, 2 + number % 3, {})
        for _ in steps(play, random.Random(number), sensible=True):
            pass
        assert play.result is not None
        ends[play.result.why.key] += 1
    assert ends[facts.WON_PRIZE] > 6, ends
