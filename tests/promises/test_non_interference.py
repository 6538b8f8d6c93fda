"""Nobody ever learns what the rules hide: all that is sent, shown, offered, refused and scheduled, compared."""

import os
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.promises.cases import CASES
from tests.promises.leaks import LEAKS, look_for_leaks
from tests.promises.runner import open_runner
from tests.promises.secrets import SECRETS
from tests.promises.tworuns import Diverged

WATCHERS = ("the public", "the first seat", "the second seat", "the last seats")
EVENTS, FEW = 24, 8
"""What happens while two runs are compared: every third time little, so that what was sealed at first still is."""

REVEALS = 4
"""What is turned up must show so often."""

PAIRS = int(os.environ.get("PAIRS", "500"))
"""How many pairs the long run compares for each game and watcher: `make soak T=tests/promises PAIRS=5000`."""

FIRST_OF_SOAK = 10_001
"""The ordinary run has those before."""

TRIES = 60
"""Pairs of runs in which a leak must show."""


def watchers(watcher: int) -> st.SearchStrategy[int]:
    return st.just(watcher) if watcher < 3 else st.integers(3, 6)


@pytest.mark.parametrize("watcher", range(len(WATCHERS)), ids=WATCHERS)
@pytest.mark.parametrize("name", CASES)
def test_what_the_rules_hide_changes_nothing_that_a_viewer_is_shown(
    name: str, watcher: int, tmp_path: Path
) -> None:
    with open_runner(tmp_path) as runner:

        @settings(max_examples=CASES[name].pairs)
        @given(number=st.integers(0, 10_000), seat=watchers(watcher))
        def alike(number: int, seat: int) -> None:
            runner.pair(name, number, watcher=seat, events=EVENTS if number % 3 else FEW)

        alike()


@pytest.mark.soak
@pytest.mark.parametrize("watcher", range(len(WATCHERS)), ids=WATCHERS)
@pytest.mark.parametrize("name", CASES)
def test_as_many_pairs_as_are_wanted_look_alike(name: str, watcher: int, tmp_path: Path) -> None:
    for number in range(FIRST_OF_SOAK, FIRST_OF_SOAK + PAIRS):
        with open_runner(tmp_path / str(number)) as runner:
            runner.pair(name, number, watcher=watcher, events=EVENTS if number % 3 else FEW)


@pytest.mark.parametrize("name", [name for name in CASES if SECRETS[name].universe()])
def test_what_is_shown_differs_at_a_reveal_and_not_before(name: str, tmp_path: Path) -> None:
    with open_runner(tmp_path) as runner:
        shown = (runner.reveal(name, number, watcher=number % 4, events=30) for number in range(16))
        assert sum(islice(filter(None, shown), REVEALS)) == REVEALS


def _find_marks(name: str, leak: str) -> list[pytest.MarkDecorator]:
    """Where the table on record shows a leak no more, the search is long: `make soak`, until it is found anew."""
    return [pytest.mark.soak] if name == "cosmic" or leak == "a picture is kept without its viewer" else []


@pytest.mark.parametrize(
    ("name", "leak"),
    [pytest.param(name, leak, marks=_find_marks(name, leak)) for name in LEAKS for leak in LEAKS[name]],
)
def test_a_leak_sown_on_purpose_is_found(
    name: str, leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = LEAKS[name][leak](monkeypatch, CASES[name].book)
    with open_runner(tmp_path) as runner, pytest.raises(Diverged):
        look_for_leaks(runner, name, leak, book, TRIES)


def test_every_game_has_leaks_sown_into_it() -> None:
    assert sorted(LEAKS) == sorted(CASES)
    assert all(len(LEAKS[name]) >= 15 for name in CASES)
