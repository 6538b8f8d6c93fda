"""Absent seats: neither when something answers for them nor what it answers betrays what anybody holds."""

from pathlib import Path
from typing import Any

import pytest

from bot.tables import absence
from bot.tables.live import Live
from porc_royal.facts import Seat
from tests.promises.cases import CASES
from tests.promises.leaks_told import weight
from tests.promises.runner import Runner
from tests.promises.tworuns import Diverged

PAIRS = (
    range(4),
    *(pytest.param(range(first, first + 8), marks=pytest.mark.soak) for first in range(4, 84, 8)),
)
"""Which pairs are compared: the ordinary run has a few of each case."""
TRIES = range(40)


@pytest.mark.parametrize("numbers", PAIRS, ids=str)
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-*")
def test_what_answers_for_the_absent_and_when_betrays_nothing(
    name: str, numbers: range, tmp_path: Path
) -> None:
    with Runner.open(tmp_path) as runner:
        play_pairs(runner, name, numbers)


def play_pairs(runner: Runner, name: str, numbers: range) -> None:
    """Pairs of runs in which some are away."""
    for number in numbers:
        runner.pair(name, number, watcher=number % 4, events=20, absent=True)


def test_a_steward_whose_speed_betrays_a_hand_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = absence.find_steward_time

    def hurry(live: Live, seat: Seat, *more: Any) -> int | None:
        time = true(live, seat, *more)
        return None if time is None else time - weight(live.play)

    monkeypatch.setattr("bot.tables.deadlines.find_steward_time", hurry)
    with Runner.open(tmp_path) as runner, pytest.raises(Diverged):
        play_pairs(runner, "cochons", TRIES)
