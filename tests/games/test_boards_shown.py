"""What is found without drawing or telling: whether a board has changed, and whether a look shows anything."""

import random
from collections.abc import Iterator

import pytest

from bot.games import AnyPlay
from porc_royal.facts import Named, Saying, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.scene import Scene
from porc_royal.testing.games import choose_speaker
from tests.promises.cases import ALL_CASES

MOST = 250
"""Replies of one game that are looked at: the first turns of the longest."""
SHOWN = [name for name, case in ALL_CASES.items() if case.book.shown is not None]


def phrase(thing: Saying | Named) -> str:
    """Words that say everything, so that whatever is worded otherwise looks otherwise."""
    return str(thing)


def play(name: str, number: int) -> Iterator[AnyPlay]:
    """A game played by luck, at its beginning and after each reply."""
    case, luck = ALL_CASES[name], random.Random(number)
    book = case.book
    fewest, most = book.seats
    players = fewest + number % (most - fewest + 1)
    settings = case.choose(luck)
    while book.refuse(players, settings) is not None:
        settings = case.choose(luck)
    game = Play.new(book, players, settings)
    for _ in range(MOST):
        yield game
        if game.result is not None:
            return
        seat = choose_speaker(game, luck)
        game.take(seat, draw_reply(game.asks[seat], luck.randrange))


def check_boards(name: str, number: int) -> None:
    """Boards are drawn from the same where they look alike, and there alone. A scene's title is no part of its look."""
    book = ALL_CASES[name].book
    shown = book.shown
    assert shown is not None
    by_data: dict[bytes, Scene] = {}
    by_look: dict[tuple[object, ...], bytes] = {}
    for game in play(name, number):
        view = game.view(None)
        packed, scene = shown.pack(view, phrase), book.board(view, None, phrase)
        assert shown.draw(packed, phrase) == scene
        assert by_data.setdefault(packed, scene) == scene
        look = (scene.width, scene.height, scene.background, scene.layers)
        assert by_look.setdefault(look, packed) == packed
    assert len(by_data) > 1


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.samples("cochons", "interstellar_pig", "cosmic-dominion")
def test_boards_are_drawn_from_the_same_where_they_look_alike_and_there_alone(name: str) -> None:
    check_boards(name, 1)


@pytest.mark.parametrize("name", ALL_CASES)
@pytest.mark.samples("cochons", "interstellar_pig", "cosmic-dominion")
def test_a_look_is_there_where_it_tells_something(name: str) -> None:
    for game in play(name, 1):
        for seat in (None, *map(Seat, range(game.rulebook.seats[0]))):
            view = game.view(seat)
            for look in game.rulebook.looks.values():
                assert look.has_something(view) == bool(look.describe(view, None))


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(2, 14))
@pytest.mark.parametrize("name", SHOWN)
def test_boards_of_more_games_are_drawn_from_the_same_where_they_look_alike(name: str, number: int) -> None:
    check_boards(name, number)
