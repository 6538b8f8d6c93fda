"""Random and practice players finish the game under every option; nothing is lost or doubled on the way."""

import random
from collections import Counter

import pytest

from games.cochons import facts
from games.cochons.rulebook import RULEBOOK
from games.cochons.state import State
from games.cochons.view import View
from games.table.facts import Seat
from games.table.play import Play
from tests.cochons.games import random_game
from tests.cochons.scenario import conserved
from tests.games import playing
from tests.games.playing import steps

GAMES = 24
"""Many more, and of each rule set, are played by tests/promises."""


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_ends_conserves_everything_and_can_be_rebuilt_after_every_reply(number: int) -> None:
    finish(number)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(GAMES, 1000))
def test_a_thousand_random_games_end_and_can_be_rebuilt(number: int) -> None:
    finish(number)


def finish(number: int) -> None:
    """Play game `number`; after each reply rebuild it from its last position and the replies since."""
    play, luck = random_game(number)
    playing.finish(play, luck, check)
    assert play.result is not None
    assert len(play.result.winners) == 1
    assert play.state.turn <= play.state.options.max_turns


def check(play: Play[State, View]) -> None:
    shuffling = any(ask.key == "chance-deck" for ask in play.asks.values())
    conserved(play.state, shuffling=shuffling or play.position.chapter == "setup")


@pytest.mark.parametrize("number", range(0, GAMES, 8))
def test_a_seam_leaves_nothing_half_done(number: int) -> None:
    play, luck = random_game(number)
    for _, step in steps(play, luck):
        if step.seam is not None:
            assert play.state.fight is None or play.position.chapter == "combats"
            assert b'"fight":null' in step.seam.state
            if play.position.chapter in ("reorganisation", "production", "draw"):
                assert all(len(tile.troops) <= 1 for tile in play.state.board.values())


@pytest.mark.parametrize("number", range(GAMES))
def test_every_default_is_legal_and_a_game_of_defaults_never_stalls(number: int) -> None:
    play, luck = random_game(number)
    playing.defaults(play, luck, 3000)


@pytest.mark.parametrize("number", range(16))
def test_practice_players_finish_their_games_and_always_answer_legally(number: int) -> None:
    luck = random.Random(number)
    play = Play.new(RULEBOOK, 3 + number % 4, {"max_turns": 10, "auto_build": number % 2 == 0})
    for seat in range(len(play.state.players)):
        assert play.view(Seat(seat)).viewer == seat
    count = sum(1 for _ in steps(play, luck, sensible=True))
    assert play.result is not None
    assert count < 3000


def test_practice_players_win_by_the_recipe_more_often_than_not() -> None:
    ends = Counter[str]()
    for number in range(12):
        play = Play.new(RULEBOOK, 3 + number % 4, {"max_turns": 12})
        for _ in steps(play, random.Random(number), sensible=True):
            pass
        assert play.result is not None
        ends[play.result.why.key] += 1
    assert ends[facts.WON] > 6
