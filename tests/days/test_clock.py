"""The wall clock jumps: a machine that slept, a clock that was set."""

from collections import Counter
from pathlib import Path

import pytest

from tests.days.people import DAY, HOUR, Person
from tests.days.referee import check
from tests.days.script import Script
from tests.days.simulation import simulate

PEOPLE = (Person(101, "Rosa", "fr", 1), Person(102, "Jules", "en", -5, away=(0, 7 * DAY)))


@pytest.mark.parametrize(
    "jumps",
    [((20 * HOUR, 26 * HOUR),), ((20 * HOUR, 26 * HOUR), (21 * HOUR, -26 * HOUR)), ((20 * HOUR, -6 * HOUR),)],
    ids=["ahead", "ahead and back", "back"],
)
@pytest.mark.samples("ahead and back")
def test_a_clock_that_jumps_fires_no_deadline_twice(
    jumps: tuple[tuple[int, int], ...], tmp_path: Path
) -> None:
    outcome = simulate(Script(1, "election", PEOPLE, jumps=jumps), tmp_path)
    check(outcome)
    answered = Counter((one.who, one.place) for one in outcome.diary.of_kind("answered"))
    assert set(answered.values()) == {1}
    assert [one.who for one in outcome.diary.of_kind("answered") if one.by == "default"] == ["Jules"]
    told = Counter(one.what for one in outcome.diary.of_kind("pinged") if one.who == "Jules")
    assert max(told.values()) == 1, "each reminder came once"
