"""Answers before pictures: while the loop is behind, what is painted waits, and not for ever."""

import asyncio
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.outgoing import PictureRef
from bot.painter import Painter, calm
from bot.painter import painter as painting
from bot.panels import images
from porc_royal.scene import Layer, Scene, Text


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
    assert run(0.1, 0.05, 0.2).slept == 4


def test_a_busy_bot_paints_after_half_a_second_all_the_same(run: Run) -> None:
    loop = run(*[0.09] * 100)
    assert calm.LONGEST <= loop.now < calm.LONGEST + 0.1


async def test_pictures_that_wait_one_behind_another_share_their_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each waits from when it was asked for: a dozen of them are not late by a dozen times as much."""
    waited: list[float | None] = []

    async def note_and_dawdle(asked_at: float | None = None) -> None:
        waited.append(asked_at)
        for _ in range(20):
            await asyncio.sleep(0)

    monkeypatch.setattr(painting, "wait_for_calm", note_and_dawdle)
    loop = asyncio.get_running_loop()
    painter = Painter(limit=60)
    try:
        before = loop.time()
        asked = [asyncio.create_task(painter.digest(board(width))) for width in range(120, 126)]
        await asyncio.sleep(0)
        after = loop.time()
        await asyncio.gather(*asked)
    finally:
        await painter.close()
    assert len(waited) == len(asked)
    assert all(one is not None and before <= one <= after for one in waited)


async def test_what_is_drawn_for_a_message_waits_before_anything_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Waits(Exception):
        pass

    async def wait() -> None:
        raise Waits

    nothing: Any = None
    monkeypatch.setattr(images, "wait_for_calm", wait)
    with pytest.raises(Waits):
        await images.Images(nothing, nothing, nothing, nothing)(
            PictureRef(table_id=1, what="board", alt="37 tiles")
        )


def board(width: int) -> Scene:
    """A small picture of its own."""
    return Scene(width, 40, "#202030", "", (Layer("words", (Text(4, 20, "Groin", 12, "#ffffff"),)),))
