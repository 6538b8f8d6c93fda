"""The bot may be killed between any two of its steps."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tests.days.people import Person
from tests.days.referee import check
from tests.days.script import Script
from tests.days.simulation import Outcome, simulate

STRIDE: Final = 13
"""Steps between two kills of the ordinary run; the long run tries every step."""

SCRIPT: Final = Script(
    1, "election", (Person(101, "Rosa", "fr", 1), Person(102, "Jules", "en", -5)), {"ballot": "sealed"}
)


def kill_at(steps: Iterable[int], folder: Path) -> list[Outcome]:
    """The same short game, killed once, at each of these steps of its first life."""
    played = []
    for step in steps:
        outcome = simulate(replace(SCRIPT, crashes=(step,)), folder / str(step))
        check(outcome)
        played.append(outcome)
    return played


def killed(outcome: Outcome) -> bool:
    return any(line.what == "the bot is killed" for line in outcome.diary.lines)


def test_a_game_goes_on_wherever_the_bot_is_killed(tmp_path: Path) -> None:
    whole = simulate(SCRIPT, tmp_path / "whole")
    played = kill_at(range(1, whole.steps, STRIDE), tmp_path)
    assert all(killed(one) for one in played[:-1])
    assert len(played) >= 40


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_a_game_goes_on_at_whichever_of_all_steps_the_bot_is_killed(part: int, tmp_path: Path) -> None:
    whole = simulate(SCRIPT, tmp_path / "whole")
    kill_at(range(1 + part, whole.steps, 10), tmp_path)
