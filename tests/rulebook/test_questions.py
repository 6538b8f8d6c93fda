"""Whatever a game asks, its rule is told: `/why` has something to quote."""

import random
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from bot.games import GAMES, AnyPlay
from bot.i18n import LANGUAGES
from bot.wording.rules_lookup import quote_rule, settle_all
from porc_royal.facts import CHANCE
from porc_royal.rulebook import Setting
from porc_royal.sections import find_rule
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.games.rulebooks import told_at
from tests.promises.cases import ALL_CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game
from tests.rulebook.citations import TOLD
from tests.words import WORDS

PLAYED = 3
NAMES = tuple(name for name, case in ALL_CASES.items() if case.book.name in TOLD and name in INVARIANTS)


@pytest.mark.parametrize("first", range(0, 12, PLAYED))
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.samples("election-0", "cochons*-0", "interstellar_pig-0", "cosmic-0")
def test_why_quotes_a_rule_for_every_question_that_is_met(name: str, first: int) -> None:
    book = GAMES[ALL_CASES[name].book.name]
    asked = list_rules_asked(name, first)
    assert asked
    for language in LANGUAGES:
        untold = [
            (key, rule) for key, rule in sorted(asked) if len(quote_rule(WORDS.of(language), book, rule)) < 2
        ]
        assert untold == []


@pytest.mark.parametrize("game", TOLD)
def test_the_rule_of_standing_orders_is_told(game: str) -> None:
    orders = GAMES[game].orders
    assert orders is None or find_rule(GAMES[game].sections, orders.rule) is not None


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.samples("election-[01]", "cochons*-[01]", "interstellar_pig-[01]", "cosmic-[01]")
def test_a_question_names_a_rule_by_which_its_table_plays(name: str, number: int) -> None:
    book = GAMES[ALL_CASES[name].book.name]
    settings, asked = play_by_luck(name, number)
    assert {rule for _, rule in asked} - told_at(book.sections, settle_all(book, settings)) == set()


def list_rules_asked(name: str, first: int) -> frozenset[tuple[str, str]]:
    """The questions of some games, by key, with the rules that they name."""
    return frozenset[tuple[str, str]]().union(
        *(play_by_luck(name, number)[1] for number in range(first, first + PLAYED))
    )


@cache
def play_by_luck(name: str, number: int) -> tuple[Mapping[str, Setting], frozenset[tuple[str, str]]]:
    """The options of one game, and its questions, by key, with the rules that they name."""
    luck = random.Random(number)
    play, _, settings = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
    return settings, frozenset(list_asked(play, luck, name))


def list_asked(play: AnyPlay, luck: random.Random, name: str) -> Iterator[tuple[str, str]]:
    """The questions of a game that luck plays to its end, by key, with the rules that they name."""
    while play.result is None:
        yield from ((ask.key, ask.rule) for ask in play.asks.values() if ask.seat != CHANCE)
        seat = choose_speaker(play, luck)
        play.take(seat, choose_reply(play.asks[seat], luck, INVARIANTS[name].rare))
