"""Six players in three time zones, two of them away for a week, the bot for 20 hours, a substitute, newer rules."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.days.people import DAY, HOUR
from tests.days.referee import check
from tests.days.script import Script, script_of_the_week
from tests.days.simulation import Outcome, simulate

GAMES = ("cochons", "interstellar_pig", "cosmic", "election")


def write_script(case: str) -> Script:
    """The week; an election is over sooner, so votes are called one by one, and what befalls it comes earlier."""
    week = script_of_the_week(case)
    if case != "election" or week.replaced is None:
        return week
    away = (14 * HOUR, 14 * HOUR + 7 * DAY)
    return replace(
        week,
        people=tuple(replace(one, away=away) if one.away[1] else one for one in week.people),
        settings=week.settings | {"ballot": "roll-call"},
        outages=((26 * HOUR, 20 * HOUR),),
        replaced=(week.replaced[0], 14 * HOUR),
    )


@cache
def play(case: str) -> Outcome:
    with TemporaryDirectory() as folder:
        return simulate(write_script(case), Path(folder))


@pytest.mark.parametrize("case", GAMES)
@pytest.mark.samples("election", "interstellar_pig")
def test_the_week_ends_and_nobody_was_answered_for_within_time(case: str) -> None:
    check(play(case))


@pytest.mark.parametrize("case", GAMES)
@pytest.mark.samples("election", "interstellar_pig")
def test_all_that_belongs_to_the_week_has_happened(case: str) -> None:
    outcome = play(case)
    said = [line.what for line in outcome.diary.lines]
    assert "the rules are upgraded" in said
    assert "the bot goes down for 20 hours" in said
    assert any(line.who == "Zoé" and line.by == "person" for line in outcome.diary.lines)
    assert any(line.by == "default" for line in outcome.diary.lines)


@pytest.mark.parametrize("case", GAMES)
@pytest.mark.samples("election", "interstellar_pig")
def test_somebody_has_closed_their_direct_messages_and_is_called_in_the_channel(case: str) -> None:
    outcome = play(case)
    (closed,) = (one.name for one in outcome.simulated if one.closed)
    where = {line.what.split(",")[0] for line in outcome.diary.of_kind("pinged") if line.who == closed}
    assert where == {"channel"}
