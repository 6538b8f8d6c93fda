"""Nobody ever learns what the rules hide: all that is sent, shown, offered, refused and scheduled, compared."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import AnyRulebook
from tests.promises.cases import CASES
from tests.promises.leaks import LEAKS, hunt
from tests.promises.leaks_told import Hunt
from tests.promises.secrets import SECRETS
from tests.promises.theatre import Theatre, theatre
from tests.promises.tworuns import Diverged

WATCHERS = ("the public", "the first seat", "the second seat", "the last seats")
EVENTS, FEW = 24, 8
"""What happens while two runs are compared: every third time little, so that what was sealed at first still is."""

TRIES = 60
"""Pairs of runs in which a leak must show."""


def watchers(watcher: int) -> st.SearchStrategy[int]:
    return st.just(watcher) if watcher < 3 else st.integers(3, 6)


@pytest.mark.parametrize("watcher", range(len(WATCHERS)), ids=WATCHERS)
@pytest.mark.parametrize("name", CASES)
def test_what_the_rules_hide_changes_nothing_that_a_viewer_is_shown(
    name: str, watcher: int, tmp_path: Path
) -> None:
    with theatre(tmp_path) as stages:

        @settings(max_examples=CASES[name].pairs)
        @given(number=st.integers(0, 10_000), seat=watchers(watcher))
        def alike(number: int, seat: int) -> None:
            stages.pair(name, number, watcher=seat, events=EVENTS if number % 3 else FEW)

        alike()


@pytest.mark.parametrize("name", [name for name in CASES if SECRETS[name].universe()])
def test_what_is_shown_differs_at_a_reveal_and_not_before(name: str, tmp_path: Path) -> None:
    with theatre(tmp_path) as stages:
        reveals = sum(stages.reveal(name, number, watcher=number % 4, events=30) for number in range(16))
    assert reveals >= 4


@pytest.mark.parametrize(("name", "leak"), [(name, leak) for name in LEAKS for leak in LEAKS[name]])
def test_a_leak_sown_on_purpose_is_found(
    name: str, leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = LEAKS[name][leak](monkeypatch, CASES[name].book)
    with theatre(tmp_path) as stages, pytest.raises(Diverged):
        look_for_leaks(stages, name, book, hunt(name, leak))


def look_for_leaks(stages: Theatre, name: str, book: AnyRulebook, where: Hunt) -> None:
    """Pair after pair, until two do not look alike."""
    for number in range(where.start, where.start + TRIES):
        stages.pair(
            name,
            number,
            watcher=(number + 1) % 4,
            events=where.events,
            book=book,
            question=where.question,
            settings=where.settings,
        )


def test_every_game_has_leaks_sown_into_it() -> None:
    assert sorted(LEAKS) == sorted(CASES)
    assert all(len(LEAKS[name]) >= 15 for name in CASES)
