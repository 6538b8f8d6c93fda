"""The same seed gives the same run: what happened once can be looked at again."""

from pathlib import Path

import pytest

from tests.days.script import Script, draw_script, script_of_the_week
from tests.days.simulation import Outcome, simulate
from tests.hash_seeds import outputs


def told(outcome: Outcome) -> list[tuple[int, str, tuple[int, ...]]]:
    """All messages as they stand in the end."""
    return [(one.at, one.text, one.pings) for one in outcome.world.messages.values()]


@pytest.mark.parametrize(
    "script",
    [draw_script(2), script_of_the_week("interstellar_pig", 1)],
    ids=["killed in between", "a week away"],
)
def test_the_same_seed_gives_the_same_diary_and_the_same_messages(script: Script, tmp_path: Path) -> None:
    one, other = (simulate(script, tmp_path / name) for name in ("one", "other"))
    assert str(one.diary) == str(other.diary)
    assert told(one) == told(other)
    assert one.log == other.log


def test_another_seed_gives_another_diary(tmp_path: Path) -> None:
    one, other = (simulate(draw_script(seed, "election"), tmp_path / str(seed)) for seed in (0, 1))
    assert str(one.diary) != str(other.diary)


@pytest.mark.thorough
def test_the_diary_is_the_same_on_every_hash_seed() -> None:
    first, *others = outputs("-m", "bench", "diary", "election", "--seed", "3")
    assert "is asked election-ask-" in first
    assert others == [first] * len(others)
