"""Nobody ever learns what the rules hide: all that is sent, shown, offered, refused and scheduled, compared."""

import os
from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.promises.cases import ALL_CASES, CASES
from tests.promises.leaks import LEAKS, WATCHED, find_leak, find_place, look_for_leak, set_up, sow
from tests.promises.openings_cosmic import MakeOpening
from tests.promises.runner import Runner
from tests.promises.secrets import SECRETS

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
@pytest.mark.samples(
    "election-the second seat",
    "cochons-complete-the second seat",
    "cosmic-the first seat",
    "interstellar_pig-the second seat",
)
def test_what_the_rules_hide_changes_nothing_that_a_viewer_is_shown(
    name: str, watcher: int, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:

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
        with Runner.open(tmp_path / str(number)) as runner:
            runner.pair(name, number, watcher=watcher, events=EVENTS if number % 3 else FEW)


@pytest.mark.parametrize("name", [name for name in CASES if SECRETS[name].universe()])
@pytest.mark.samples("cochons-complete")
def test_what_is_shown_differs_at_a_reveal_and_not_before(name: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        shown = (runner.reveal(name, number, watcher=number % 4, events=30) for number in range(16))
        assert sum(islice(filter(None, shown), REVEALS)) == REVEALS


ORDINARY: Final[Mapping[str, Collection[str]]] = {
    "cochons": {
        "the awaited stand in the order of their hands",
        "the path of the rules says too much",
    },
    "cochons-complete": {"a die is asked about only if events are in hand"},
    "cosmic": {
        "the value of a bid is told",
        "what Mind and its like see is told to everybody",
    },
    "cosmic-dominion": {"everybody's intimidates may be laid"},
    "cosmic-planetoids": {"whether a chain is asked for depends on hands"},
    "election": {
        "a deadline waits for who is missing",
        "the tally runs along",
    },
    "interstellar_pig": {
        "the options stand in a telling order",
    },
}
"""Leaks that the ordinary run looks for; `make thorough` looks for them all."""


@pytest.mark.parametrize(
    ("name", "leak"),
    [pytest.param(name, leak, id=f"{name}-{leak}") for name in LEAKS for leak in LEAKS[name]],
)
@pytest.mark.samples(*(f"{name}-{leak}" for name in ORDINARY for leak in ORDINARY[name]))
def test_a_leak_sown_on_purpose_is_found(name: str, leak: str, tmp_path: Path) -> None:
    """And nothing shows at the same table without it: so it is the leak that was found."""
    with Runner.open(tmp_path) as runner:
        with pytest.MonkeyPatch.context() as patch:
            found = find_leak(runner, name, leak, sow(patch, name, leak), TRIES)
        assert found is not None
        where, number = found
        look_for_leak(runner, name, ALL_CASES[name].book, where, number)


def test_every_game_has_leaks_sown_into_it() -> None:
    assert sorted(LEAKS) == sorted(ALL_CASES)
    assert all(LEAKS[name] for name in ALL_CASES)


def _list_set_up() -> Iterator[tuple[str, MakeOpening, int]]:
    """The cases' situations that are set up by hand, and how much happens there at most."""
    for name in LEAKS:
        hunts = [find_place(name, leak) for leak in LEAKS[name]]
        for make in dict.fromkeys(one.opened for one in hunts):
            if make is not None:
                yield name, make, max(one.events for one in hunts if one.opened is make)
    for name in WATCHED:
        yield from ((name, make, FEW) for make in WATCHED[name])


def _name(make: MakeOpening) -> str:
    return str(getattr(make, "func", make).__name__)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "make", "events"),
    [pytest.param(*row, id=f"{row[0]}-{_name(row[1])}") for row in _list_set_up()],
)
def test_where_a_leak_would_show_nothing_does(
    name: str, make: MakeOpening, events: int, tmp_path: Path
) -> None:
    """The same tables, and more of them, by the true rules."""
    opened = set_up(make)
    with Runner.open(tmp_path) as runner:
        for number in range(PAIRS // 5):
            happens = len(opened.lead) + (events if number % 3 else EVENTS)
            runner.pair(name, number, watcher=number % 5, events=happens, opened=opened)
