"""Random and practice players finish the game under every option; nothing is lost or doubled on the way."""

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter

import pytest

from games.cochons import facts
from games.cochons.rulebook import RULEBOOK
from games.table.facts import CHANCE, Seat
from games.table.play import Play
from games.table.replies import some_reply
from games.table.rulebook import Result
from tests.cochons.games import random_game
from tests.cochons.scenario import conserved
from tests.games.playing import steps
from tests.house.tree import ROOT

GAMES = 64


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
    position, since = play.position, []
    while play.result is None:
        seat = luck.choice(play.awaited)
        reply = some_reply(play.asks[seat], luck.randrange)
        since.append((seat, play.asks[seat].check(reply)))
        step = play.take(seat, reply)
        shuffling = any(ask.key == "chance-deck" for ask in play.asks.values())
        conserved(play._state, shuffling=shuffling or play.position.chapter == "setup")
        if step.seam is not None:
            position, since = step.seam, []
        if play.result is None:
            assert Play.resume(RULEBOOK, position, since).fingerprint() == play.fingerprint()
    assert isinstance(play.result, Result)
    assert len(play.result.winners) == 1
    assert play._state.turn <= play._state.options.max_turns


@pytest.mark.parametrize("number", range(0, GAMES, 8))
def test_a_seam_leaves_nothing_half_done(number: int) -> None:
    play, luck = random_game(number)
    for _, step in steps(play, luck):
        if step.seam is not None:
            assert play._state.fight is None or play.position.chapter == "combats"
            assert b'"fight":null' in step.seam.state
            if play.position.chapter in ("reorganisation", "production", "draw"):
                assert all(len(tile.troops) <= 1 for tile in play._state.board.values())


@pytest.mark.parametrize("number", range(GAMES))
def test_every_default_is_legal_and_a_game_of_defaults_never_stalls(number: int) -> None:
    play, luck = random_game(number)
    count = 0
    while play.result is None:
        seat = play.awaited[0]
        ask = play.asks[seat]
        assert ask.check(ask.default) == ask.default
        play.take(seat, some_reply(ask, luck.randrange) if seat == CHANCE else ask.default)
        count += 1
        assert count < 3000


@pytest.mark.parametrize("number", range(16))
def test_practice_players_finish_their_games_and_always_answer_legally(number: int) -> None:
    luck = random.Random(number)
    play = Play.new(RULEBOOK, 3 + number % 4, {"max_turns": 10, "auto_build": number % 2 == 0})
    for seat in range(len(play._state.players)):
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


def digest() -> str:
    """The end of some games and everything told in them, as one number."""
    seen = hashlib.sha256()
    for number in range(8):
        play, luck = random_game(number)
        for _, step in steps(play, luck, sensible=number % 2 == 0):
            seen.update(repr(step.facts).encode())
        seen.update(play.fingerprint())
    return seen.hexdigest()


@pytest.mark.parametrize("seed", ["0", "1", "4242"])
def test_the_hash_seed_changes_nothing(seed: str) -> None:
    script = "from tests.cochons.test_whole_games import digest; print(digest())"
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == digest()
