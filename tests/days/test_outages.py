"""Discord, or the network, is away for hours while the bot runs."""

from pathlib import Path
from typing import Final

import pytest

from porc_royal.rulebook import Setting
from tests.days.people import HOUR, Person
from tests.days.referee import check
from tests.days.script import Script
from tests.days.simulation import simulate

PEOPLE: Final = (
    Person(101, "Rosa", "fr", awake=(0, 24), answers=(1, 10)),
    Person(102, "Jules", "en", awake=(0, 24), answers=(8 * 60, 9 * 60)),
    Person(103, "Ada", "en", awake=(0, 24), answers=(6 * 60, 7 * 60)),
)
"""Two of them take their time, but never as long as they have."""


@pytest.mark.parametrize("down", [(), ((20 * HOUR, 2 * HOUR),)], ids=["running", "killed meanwhile"])
@pytest.mark.parametrize("case", ["election", "cochons"])
@pytest.mark.samples("election-*")
def test_nobody_is_answered_for_because_discord_was_away(
    case: str, down: tuple[tuple[int, int], ...], tmp_path: Path
) -> None:
    options: dict[str, Setting] = {"max_turns": 1} if case == "cochons" else {"ballot": "sealed"}
    silences = ((4 * HOUR, 30 * HOUR),)
    script = Script(1, case, PEOPLE, options, window=24 * 3600, silences=silences, outages=down)
    outcome = simulate(script, tmp_path)
    check(outcome)
    assert any(one.what == "Discord is away for 30 hours" for one in outcome.diary.lines)
    assert not any(one.by in ("default", "practice") for one in outcome.diary.of_kind("answered"))
