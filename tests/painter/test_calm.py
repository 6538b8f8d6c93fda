"""Answers before pictures: while the loop is behind, what is painted waits, and not for ever."""

import asyncio
from collections.abc import Callable, Sequence
from types import SimpleNamespace

import pytest

from bot.painter import calm


class Loop:
    """A loop whose time passes only in sleep, each time later than was asked for by the next of these seconds."""

    def __init__(self, late: Sequence[float]) -> None:
        self.now = 0.0
        self.late = list(late)
        self.slept = 0

    def time(self) -> float:
        """Seconds since it began."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.slept += 1
        self.now += seconds + (self.late.pop(0) if self.late else 0.0)


Run = Callable[..., Loop]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Waits for calm in a loop that is late; gives the loop."""

    def wait(*late: float) -> Loop:
        loop = Loop(late)
        monkeypatch.setattr(calm, "asyncio", SimpleNamespace(sleep=loop.sleep, get_running_loop=lambda: loop))
        asyncio.run(calm.wait_for_calm())
        return loop

    return wait


def test_a_loop_that_keeps_up_is_asked_once(run: Run) -> None:
    assert run().slept == 1


def test_while_the_loop_is_behind_pictures_wait(run: Run) -> None:
    assert run(0.2, 0.05, 0.3).slept == 4


def test_a_busy_bot_paints_after_a_second_all_the_same(run: Run) -> None:
    loop = run(*[0.09] * 100)
    assert calm.LONGEST <= loop.now < calm.LONGEST + 0.1
