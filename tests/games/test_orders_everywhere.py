"""Every question of a game has an order that may answer it, or a sentence in its README that says why not."""

import importlib
import re
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games import GAMES

BEGINS: Final = "Questions without an order"
GAMES_WITH_ORDERS: Final = sorted(GAMES)


def read_exceptions(game: str) -> dict[str, str]:
    """The rows of the table in the README: for each question, why no order answers it."""
    module: Any = importlib.import_module(f"games.{game}")
    text = (Path(module.__file__).parent / "README.md").read_text(encoding="utf-8")
    assert BEGINS in text, game
    section = re.split(r"\n(?=#)", text.split(BEGINS, 1)[1])[0]
    rows = re.findall(r"^\| ((?:`[a-z-]+`(?:, )?)+) \| (.+) \|$", section, re.MULTILINE)
    return {name: why for names, why in rows for name in re.findall(r"`([a-z-]+)`", names)}


def questions(game: str) -> set[str]:
    """The keys of all questions that rules ask, without what they all begin with."""
    assembled = GAMES[game].assembly.keys
    keys = assembled if assembled.asks else importlib.import_module(f"games.{game}.facts").KEYS
    return {key.removeprefix(f"{game}-ask-") for key in keys.asks if key not in keys.forms}


@pytest.mark.parametrize("game", GAMES_WITH_ORDERS)
def test_every_question_has_an_order_or_a_sentence_that_says_why_not(game: str) -> None:
    book = GAMES[game].orders
    assert book is not None
    answered = {key.removeprefix(f"{game}-ask-") for kind in book.kinds for key in kind.answers}
    exceptions = read_exceptions(game)
    assert questions(game) - answered - exceptions.keys() == set(), "neither an order nor a reason"
    assert exceptions.keys() & answered == set(), "an order, and a reason why there is none"
    assert exceptions.keys() <= questions(game), "a reason for a question that nobody asks"
    assert all(len(why.split()) >= 4 and why.endswith(".") for why in exceptions.values())


@pytest.mark.parametrize("game", GAMES_WITH_ORDERS)
def test_orders_speak_of_questions_that_are_asked(game: str) -> None:
    book = GAMES[game].orders
    assert book is not None
    for kind in book.kinds:
        assert {key.removeprefix(f"{game}-ask-") for key in kind.answers} <= questions(game), kind.name
