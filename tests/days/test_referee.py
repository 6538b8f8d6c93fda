"""The referee of simulated games sees what it is there for."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.days.people import DAY, Person
from tests.days.referee import check
from tests.days.script import Script
from tests.days.simulation import Outcome, simulate

SCRIPT = Script(
    1,
    "election",
    (Person(101, "Rosa", "fr", 1), Person(102, "Jules", "en", -5, away=(0, 7 * DAY))),
)
"""Jules is away, and answered for in the end."""


def answer_too_early(outcome: Outcome) -> Outcome:
    return replace(outcome, table=replace(outcome.table, deadline_seconds=25 * 3600))


def call_nobody(outcome: Outcome) -> Outcome:
    outcome.diary.lines = [one for one in outcome.diary.lines if one.kind != "pinged"]
    return outcome


def lose_an_answer(outcome: Outcome) -> Outcome:
    return replace(outcome, log=outcome.log[:-1])


def say_something_twice(outcome: Outcome) -> Outcome:
    first = next(iter(outcome.world.messages.values()))
    outcome.world.messages[first.id + 1] = first
    return outcome


def go_on_for_ever(outcome: Outcome) -> Outcome:
    return replace(outcome, table=replace(outcome.table, status="playing"))


def owe_a_message(outcome: Outcome) -> Outcome:
    return replace(outcome, owed=1)


def break_a_rule(outcome: Outcome) -> Outcome:
    return replace(outcome, warnings=["error: rules broke"])


def give_a_message_up(outcome: Outcome) -> Outcome:
    return replace(outcome, dead=["bug"])


@pytest.mark.parametrize(
    "wrong",
    [
        answer_too_early,
        call_nobody,
        lose_an_answer,
        say_something_twice,
        go_on_for_ever,
        owe_a_message,
        break_a_rule,
        give_a_message_up,
    ],
)
def test_the_referee_finds(wrong: Callable[[Outcome], Outcome], tmp_path: Path) -> None:
    outcome = simulate(SCRIPT, tmp_path)
    check(outcome)
    assert any(line.by == "default" for line in outcome.diary.lines)
    with pytest.raises(AssertionError):
        check(wrong(outcome))
