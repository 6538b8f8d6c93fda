"""The promises as a stranger's game is held to them, tried on our own."""

import random

import pytest

from porc_royal.testing import check_rulebook, check_sources, read_sources
from tests.promises.cases import ALL_CASES
from tests.promises.declared import DECLARED
from tests.promises.invariants import INVARIANTS
from tests.samples import keep_first
from tests.words import WORDS

GAMES = ("cochons", "cosmic", "election", "interstellar_pig")


@pytest.mark.parametrize("seed", keep_first((1, 2, 0, 3, 4, 5), 2))
@pytest.mark.parametrize("case", ALL_CASES)
@pytest.mark.samples("election-*", "interstellar_pig-1", "cochons-1")
def test_a_rulebook_keeps_every_promise_of_the_library(case: str, seed: int) -> None:
    """The shorter games are played first."""
    kept, book, reader = ALL_CASES[case], ALL_CASES[case].book, WORDS.of("en")
    settings = {name: values[0] for name, values in kept.limits.items() if len(values) == 1}
    settings |= {**kept.kept, **INVARIANTS[case].quick(random.Random(seed))}
    found = check_rulebook(
        book,
        DECLARED[book.name],
        games=1,
        seed=seed,
        settings=settings,
        has_words=lambda key: reader.has(key, book.name),
    )
    assert not list(map(str, found))


@pytest.mark.parametrize("game", GAMES)
def test_no_source_of_a_game_walks_into_a_trap(game: str) -> None:
    assert not list(map(str, check_sources("games", read_sources(f"games.{game}"))))
