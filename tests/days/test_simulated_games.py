"""Whole games over days: whatever befalls the bot and its players, they end, and nobody is wronged."""

import os
from pathlib import Path
from typing import Final

import pytest

from tests.days.referee import check
from tests.days.script import Script, draw_script
from tests.days.simulation import Outcome, simulate

GAMES: Final = 40
"""So many in the ordinary run; `make soak` plays thousands more."""
PARTS: Final = 8
"""Several tests, so that all processors have some."""

SEEDS: Final = int(os.environ.get("SEEDS", "3000"))
"""How many games the long run plays: `make soak T=tests/days SEEDS=10000`."""


def play_all(numbers: range, folder: Path, case: str = "") -> None:
    """Play these games, and say which of them are not as they should be."""
    for number in numbers:
        check_game(draw_script(number, case), folder / str(number))


def check_game(script: Script, folder: Path) -> Outcome:
    """One game, and its referee."""
    try:
        outcome = simulate(script, folder)
    except Exception as fault:
        raise AssertionError(f"{script}: {fault!r}") from fault
    check(outcome)
    return outcome


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.samples("[013]")
def test_whatever_happens_over_days_games_end_and_nobody_is_answered_for_too_early(
    part: int, tmp_path: Path
) -> None:
    play_all(range(part, GAMES, PARTS), tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_thousands_of_simulated_games(part: int, tmp_path: Path) -> None:
    play_all(range(GAMES + part, GAMES + SEEDS, PARTS), tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("case", ["cochons", "cochons-complete", "interstellar_pig", "cosmic"])
def test_hundreds_of_longer_games(case: str, tmp_path: Path) -> None:
    play_all(range(SEEDS // 30), tmp_path, case)
