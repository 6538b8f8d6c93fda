"""Somebody who gets up after each answer, whatever it brings, and comes again when called."""

from pathlib import Path

import pytest

from tests.days.people import Person
from tests.days.referee import check, find_call_time
from tests.days.script import Script
from tests.days.simulation import simulate

PEOPLE = (
    Person(101, "Rosa", "fr", awake=(0, 24), answers=(1, 3), tires=1),
    Person(102, "Jules", "en", awake=(0, 24), answers=(1, 3)),
    Person(103, "Ada", "en", awake=(0, 24), answers=(1, 3), tires=2),
)


@pytest.mark.parametrize("case", ["cochons", "interstellar_pig", "cosmic"])
@pytest.mark.samples("cochons")
def test_whose_own_answer_brings_the_next_question_is_called_for_it(case: str, tmp_path: Path) -> None:
    script = Script(1, case, PEOPLE, {"max_turns": 2} if case == "cochons" else {}, deadline=0, window=0)
    outcome = simulate(script, tmp_path)
    check(outcome)
    assert any(find_call_time(outcome, line) for line in outcome.diary.of_kind("asked"))
    outcome.diary.lines = [one for one in outcome.diary.lines if one.kind != "pinged"]
    with pytest.raises(AssertionError, match="is not called two hours after"):
        check(outcome)
