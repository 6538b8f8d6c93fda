"""What is remembered of channels where no gateway tells of them: for a while, and not of all."""

from typing import Any

import pytest

from bot.delivery.channels import KEPT_MS, MOST, _Remembered
from tests.delivery.running import HeldClock


def test_an_answer_is_remembered_for_a_while() -> None:
    clock = HeldClock()
    kept: _Remembered[str] = _Remembered(clock)
    kept.keep(1, "one")
    clock.advance(KEPT_MS - 1)
    assert kept.find(1) == "one"
    clock.advance(1)
    assert kept.find(1) is None


def test_by_a_clock_that_was_set_back_nothing_is_remembered() -> None:
    clock = HeldClock()
    kept: _Remembered[str] = _Remembered(clock)
    kept.keep(1, "one")
    clock.advance(-1)
    assert kept.find(1) is None


@pytest.mark.parametrize("number", [MOST + 1, 3 * MOST])
def test_of_many_the_latest_are_remembered(number: int) -> None:
    kept: _Remembered[Any] = _Remembered(HeldClock())
    for one in range(number):
        kept.keep(one, str(one))
    assert len(kept) == MOST
    assert kept.find(number - 1) == str(number - 1)
    assert kept.find(number - MOST) == str(number - MOST)
    assert kept.find(number - MOST - 1) is None
