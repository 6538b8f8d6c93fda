"""Gentle practice players: better than luck, worse than ordinary ones, and no winners of the first turns."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from bot.games import GAMES
from porc_royal.asks import Ask, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting

Think = Callable[[Play[Any, Any], Ask, random.Random], Reply]
MOST: Final = 6_000


def think_ordinary(play: Play[Any, Any], ask: Ask, luck: random.Random) -> Reply:
    return play.rulebook.practise(play.view(ask.seat), ask, luck.randrange(1 << 32))


def think_gently(play: Play[Any, Any], ask: Ask, luck: random.Random) -> Reply:
    assert play.rulebook.gentle is not None
    return play.rulebook.gentle(play.view(ask.seat), ask, luck.randrange(1 << 32))


def think_nothing(_play: Play[Any, Any], ask: Ask, luck: random.Random) -> Reply:
    return draw_reply(ask, luck.randrange)


def play_game(
    game: str, settings: Mapping[str, Setting], thinkers: list[Think], number: int
) -> Play[Any, Any]:
    book, luck = GAMES[game], random.Random(number)
    play = Play.new(book, len(thinkers), {one.name: one.default for one in book.options} | dict(settings))
    for _ in range(MOST):
        if play.result is not None:
            return play
        seat = play.awaited[0]
        ask = play.asks[seat]
        reply = draw_reply(ask, luck.randrange) if seat == CHANCE else thinkers[seat](play, ask, luck)
        play.take(seat, reply)
    raise AssertionError(f"{game} does not end")


def count_wins(
    game: str, settings: Mapping[str, Setting], better: Think, worse: Think, games: int, players: int = 3
) -> Counter[str]:
    """One of the better kind among the worse, seats rotated: how many games each kind has won."""
    wins = Counter[str]()
    for number in range(games):
        seat = Seat(number % players)
        thinkers = [better if one == seat else worse for one in range(players)]
        result = play_game(game, settings, thinkers, number).result
        assert result is not None
        wins["better"] += seat in result.winners
        wins["worse"] += any(one != seat for one in result.winners)
    return wins


SIMPLIFIED: Final[Mapping[str, Setting]] = {"rule_set": "simplified", "max_turns": 8}


@pytest.mark.thorough
def test_an_ordinary_player_wins_more_often_than_its_share_among_gentle_ones() -> None:
    wins = count_wins("cochons", SIMPLIFIED, think_ordinary, think_gently, 18)
    assert wins["better"] * 2 > 18, wins


@pytest.mark.thorough
def test_a_gentle_player_wins_more_often_than_its_share_among_random_ones() -> None:
    wins = count_wins("cochons", SIMPLIFIED, think_gently, think_nothing, 18)
    assert wins["better"] * 2 > 18, wins


@pytest.mark.thorough
def test_in_interstellar_pig_of_two_an_ordinary_player_beats_a_gentle_one_and_that_one_luck() -> None:
    for better, worse in ((think_ordinary, think_gently), (think_gently, think_nothing)):
        wins = count_wins("interstellar_pig", {}, better, worse, 24, players=2)
        assert wins["better"] > wins["worse"], wins


@pytest.mark.thorough
def test_in_cosmic_encounter_of_four_an_ordinary_player_wins_more_than_its_share_among_gentle_ones() -> None:
    wins = count_wins("cosmic", {}, think_ordinary, think_gently, 12, players=4)
    assert 3 * wins["better"] > wins["worse"], wins


def test_gentle_players_win_nothing_in_the_first_turns() -> None:
    for number in range(3):
        play = play_game("cochons", {"rule_set": "simplified", "max_turns": 6}, [think_gently] * 3, number)
        assert play.view(None).turn > 2
