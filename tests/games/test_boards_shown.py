"""Boards are compared, and kept, by what they are drawn from: equal where they look alike, and there alone."""

import random
from collections.abc import Iterator

import pytest

from porc_royal.facts import Named, Saying
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


def list_boards(name: str, number: int) -> Iterator[tuple[bytes, Scene]]:
    """What the board is drawn from and the board, after each reply of a game played by luck."""
    case, luck = ALL_CASES[name], random.Random(number)
    book = case.book
    assert book.shown is not None
    fewest, most = book.seats
    players = fewest + number % (most - fewest + 1)
    settings = case.choose(luck)
    while book.refuse(players, settings) is not None:
        settings = case.choose(luck)
    play = Play.new(book, players, settings)
    for _ in range(MOST):
        view = play.view(None)
        yield book.shown.pack(view, phrase), book.board(view, None, phrase)
        if play.result is not None:
            return
        seat = choose_speaker(play, luck)
        play.take(seat, draw_reply(play.asks[seat], luck.randrange))


def check(name: str, number: int) -> None:
    """One game's boards. A scene's title is no part of what is seen."""
    shown = ALL_CASES[name].book.shown
    assert shown is not None
    by_data: dict[bytes, Scene] = {}
    by_look: dict[tuple[object, ...], bytes] = {}
    for packed, scene in list_boards(name, number):
        assert shown.draw(packed, phrase) == scene
        assert by_data.setdefault(packed, scene) == scene
        look = (scene.width, scene.height, scene.background, scene.layers)
        assert by_look.setdefault(look, packed) == packed
    assert len(by_data) > 1


@pytest.mark.parametrize("name", SHOWN)
def test_boards_are_drawn_from_the_same_where_they_look_alike_and_there_alone(name: str) -> None:
    check(name, 1)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(2, 14))
@pytest.mark.parametrize("name", SHOWN)
def test_boards_of_more_games_are_drawn_from_the_same_where_they_look_alike(name: str, number: int) -> None:
    check(name, number)
