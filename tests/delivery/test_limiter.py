"""The limiter alone, at a clock that goes on whenever it sleeps: how fast, and in which order."""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.delivery.limiter import SHARE, Limiter
from bot.delivery.pace import BURST, PER_SECOND
from bot.delivery.priorities import LanePriority, Priority
from tests.delivery.running import QuickClock

SECOND: Final = 1_000
DISCORD: Final = 50
"""So many requests of a bot Discord takes in a second."""


class Line:
    """Requests before a limiter, each of which notes when its turn came."""

    def __init__(self, *, at_once: int = 1_000) -> None:
        self.clock = QuickClock()
        self.observed: list[tuple[Priority, float]] = []
        self.limiter = Limiter(
            self.clock, self.clock.sleep, at_once=at_once, observe=lambda *one: self.observed.append(one)
        )
        self.gone: list[tuple[str, int]] = []

    def add(
        self, name: str, priority: Priority | LanePriority, *, takes_place: bool = True
    ) -> asyncio.Task[None]:
        """One more request in the line."""
        lane = priority if isinstance(priority, LanePriority) else LanePriority(priority)
        return asyncio.create_task(self._go(name, lane, takes_place=takes_place))

    async def _go(self, name: str, lane: LanePriority, *, takes_place: bool) -> None:
        await self.limiter.enter(lane, takes_place=takes_place)
        self.gone.append((name, self.clock.now()))

    @property
    def names(self) -> Sequence[str]:
        """Who has gone, in order."""
        return [name for name, _ in self.gone]

    async def fill(self) -> None:
        """Use up what a quiet while has saved, so that whoever comes has to wait."""
        await asyncio.gather(*(self.add("", Priority.QUESTION) for _ in range(BURST)))
        self.gone.clear()
        self.observed.clear()


async def test_discord_is_never_asked_so_often_in_a_second_as_it_would_refuse() -> None:
    line = Line()
    await asyncio.gather(*(line.add("", Priority.BOARD) for _ in range(500)))
    times = [at for _, at in line.gone]
    busiest = max(sum(at <= one < at + SECOND for one in times) for at in times)
    assert busiest == PER_SECOND + BURST - 1 < DISCORD
    assert times[-1] == (500 - BURST) * SECOND // PER_SECOND, "and no slower than it may"


async def test_what_is_more_urgent_goes_first_and_of_equals_what_came_first() -> None:
    line = Line()
    await line.fill()
    order = (Priority.TIDYING, Priority.BOARD, Priority.STORY, Priority.QUESTION)
    await asyncio.gather(*(line.add(f"{each.name} {number}", each) for number in (1, 2) for each in order))
    urgent = [f"{each.name} {number}" for each in reversed(order) for number in (1, 2)]
    # The tenth turn is for whoever has waited longest, whatever it is.
    assert line.names == [urgent[0], "TIDYING 1", *urgent[1:-2], "TIDYING 2"]


async def test_nothing_waits_for_ever_behind_what_is_more_urgent() -> None:
    """Questions come as fast as they may leave, without end: a board goes in its share of the turns."""
    line = Line()
    await line.fill()
    waiting = [line.add("question", Priority.QUESTION) for _ in range(3)]
    board = line.add("board", Priority.BOARD)
    tidying = line.add("tidying", Priority.TIDYING)
    while not tidying.done():
        waiting.append(line.add("question", Priority.QUESTION))
        await waiting.pop(0)
    assert board.done()
    assert line.names.index("tidying") <= 6 * SHARE
    await asyncio.gather(*waiting)


async def test_what_becomes_more_urgent_while_it_waits_goes_sooner() -> None:
    line = Line()
    await line.fill()
    lane = LanePriority(Priority.TIDYING)
    waiting = [line.add("board", Priority.BOARD) for _ in range(5)] + [line.add("raised", lane)]
    await asyncio.sleep(0)
    lane.raise_to(Priority.QUESTION)
    await asyncio.gather(*waiting)
    assert line.names[0] == "raised"


async def test_nothing_leaves_while_discord_wants_nothing() -> None:
    line = Line()
    line.limiter.pause(7.5)
    line.limiter.pause(2)
    await line.add("", Priority.QUESTION)
    assert line.gone == [("", 7_500)]
    assert line.observed == [(Priority.QUESTION, 7.5)]


async def test_a_place_is_waited_for_by_those_alone_who_need_one() -> None:
    line = Line(at_once=1)
    first = line.add("first", Priority.BOARD)
    second = line.add("second", Priority.BOARD)
    await first
    await line.add("pressed", Priority.QUESTION, takes_place=False)
    assert line.names == ["first", "pressed"]
    line.limiter.leave()
    await second
    assert line.names == ["first", "pressed", "second"]


async def test_whoever_goes_away_leaves_no_gap() -> None:
    """Also when its turn has come at that very moment."""
    line = Line(at_once=1)
    for turns in range(3):
        leaving = line.add("gone away", Priority.QUESTION)
        staying = line.add("stayed", Priority.BOARD)
        for _ in range(turns):
            await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        if "gone away" in line.names:
            line.gone.clear()
            line.limiter.leave()
        await staying
        line.limiter.leave()
    assert line.limiter._places == 1
    assert line.limiter._waiting == []
    assert line.limiter._timer is None


async def test_a_line_that_everybody_has_left_keeps_no_time() -> None:
    line = Line()
    line.limiter.pause(60)
    waiting = line.add("", Priority.BOARD)
    await asyncio.sleep(0)
    assert line.limiter._timer is not None
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert line.limiter._timer is None
