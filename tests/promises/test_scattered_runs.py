"""What others get does not differ with hidden cards, also where each press comes to another of several processes."""

from pathlib import Path
from typing import Final

import pytest

from tests.promises.cases import CASES
from tests.promises.leaks import LEAKS, find_leak, sow
from tests.promises.scattered import ScatteredRunner

pytestmark = pytest.mark.thorough

PAIRS: Final = 2
EVENTS: Final = 24
WATCHERS: Final = 4
SOWN: Final = {"cochons": 2, "interstellar_pig": 2}
"""So many of the leaks that are sown into a case are looked for."""


@pytest.mark.parametrize("name", CASES)
def test_what_the_rules_hide_changes_nothing_that_a_viewer_gets_of_several_processes(
    name: str, tmp_path: Path
) -> None:
    with ScatteredRunner.open(tmp_path) as runner:
        for number in range(PAIRS):
            for watcher in range(number % 2, WATCHERS, 2):
                runner.pair(name, number, watcher=watcher, events=EVENTS)
                assert all(runner.acted), "each of them has done something"


@pytest.mark.parametrize("name", SOWN)
def test_a_leak_shows_there_as_well(name: str, tmp_path: Path) -> None:
    for leak in list(LEAKS[name])[: SOWN[name]]:
        with pytest.MonkeyPatch.context() as patch, ScatteredRunner.open(tmp_path) as runner:
            assert find_leak(runner, name, leak, sow(patch, name, leak), 20) is not None, leak
