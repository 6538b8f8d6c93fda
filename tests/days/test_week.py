"""Six players in three time zones, two of them away for a week, the bot for 20 hours, a substitute, newer rules."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.days.referee import check
from tests.days.script import script_of_the_week
from tests.days.simulation import Outcome, simulate

GAMES = ("cochons", "interstellar_pig", "election")


@cache
def play(case: str) -> Outcome:
    with TemporaryDirectory() as folder:
        return simulate(script_of_the_week(case), Path(folder))


@pytest.mark.parametrize("case", GAMES)
def test_the_week_ends_and_nobody_was_answered_for_within_time(case: str) -> None:
    check(play(case))


@pytest.mark.parametrize("case", ["cochons", "interstellar_pig"])
def test_all_that_belongs_to_the_week_has_happened(case: str) -> None:
    outcome = play(case)
    said = [line.what for line in outcome.diary.lines]
    assert "the rules are upgraded" in said
    assert "the bot goes down for 20 hours" in said
    assert any(line.who == "Zoé" and line.by == "person" for line in outcome.diary.lines)
    assert any(line.by == "default" for line in outcome.diary.lines)
