"""Over days, too, nobody is told what the rules hide: each simulated game is played again on another deal."""

import os
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from tests.days.pairs import compare_deals
from tests.days.script import draw_script, script_of_the_week
from tests.days.simulation import Outcome, simulate
from tests.promises.cases import CASES
from tests.promises.leaks import LEAKS
from tests.promises.runner import Runner
from tests.promises.tworuns import Diverged

EVENTS: Final = 60
SEEDS: Final = int(os.environ.get("SEEDS", "3000"))


@cache
def simulate_week(case: str) -> Outcome:
    """The week, once for all who watch it."""
    with TemporaryDirectory() as folder:
        return simulate(script_of_the_week(case, upgraded=None, replaced=None), Path(folder))


@pytest.mark.parametrize("watcher", [0, 2], ids=["the public", "a player"])
@pytest.mark.parametrize("case", ["cochons", "interstellar_pig", "cosmic", "election"])
@pytest.mark.samples("election-*")
def test_a_week_tells_nobody_what_is_hidden(case: str, watcher: int, tmp_path: Path) -> None:
    outcome = simulate_week(case)
    with Runner.open(tmp_path) as runner:
        run = compare_deals(runner, outcome, watcher, EVENTS)
    assert sum(one.act == "reply" for one in run.events) >= 3


@pytest.mark.thorough
def test_a_leak_in_such_a_week_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = "cochons"
    outcome = simulate(script_of_the_week(case, 1, upgraded=None, replaced=None), tmp_path / "game")
    book = LEAKS[case]["a message is as long as a hand is good"](monkeypatch, CASES[case].book)
    with Runner.open(tmp_path) as runner, pytest.raises(Diverged):
        compare_deals(runner, outcome, 0, EVENTS, book)


@pytest.mark.soak
@pytest.mark.parametrize("watcher", range(4))
@pytest.mark.parametrize("case", ["cochons", "interstellar_pig", "cosmic", "election"])
def test_no_simulated_game_tells_anybody_what_is_hidden(case: str, watcher: int, tmp_path: Path) -> None:
    for seed in range(SEEDS // 30):
        outcome = simulate(draw_script(seed, case), tmp_path / str(seed))
        with Runner.open(tmp_path / f"{seed}-pair") as runner:
            compare_deals(runner, outcome, watcher, EVENTS)
