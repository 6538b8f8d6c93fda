"""Several processes, each with a limiter, at one database: together they stay below what Discord takes."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.delivery.invalid_requests import InvalidRequests
from bot.delivery.limit_exchange import LimitExchange
from bot.delivery.limiter import Limiter
from bot.delivery.pace import ALONE_MS, BURST, EVERY_MS, LAPSE_MS, PER_SECOND, SharedPace
from bot.delivery.priorities import LanePriority, Priority
from storage.ports import Shared, SharedLimits, Slots, StorageFailed
from storage.sqlite import open_store
from tests.delivery.running import HeldClock
from tests.storage.servers import open_stores

DISCORD: Final = 50
"""So many requests of a bot Discord takes in a second."""


class StepClock:
    """Goes on to the next who wakes once nobody has anything to do, and no answer of a store is waited for."""

    def __init__(self) -> None:
        self._now = 1_000_000
        self._sleepers: dict[asyncio.Future[None], int] = {}
        self.asked = 0
        self._answered = asyncio.Event()

    def now(self) -> int:
        return self._now

    async def sleep(self, seconds: float) -> None:
        waking = asyncio.get_running_loop().create_future()
        self._sleepers[waking] = self._now + max(1, round(seconds * 1000))
        try:
            await waking
        finally:
            del self._sleepers[waking]

    @asynccontextmanager
    async def stand_still(self) -> AsyncIterator[None]:
        """A store is asked meanwhile: no time passes."""
        self.asked += 1
        try:
            yield
        finally:
            self.asked -= 1
            self._answered.set()

    async def run_until(self, is_over: Callable[[], bool]) -> None:
        """Let time pass until then."""
        while not is_over():
            for _ in range(8):
                await asyncio.sleep(0)
            if self.asked:
                self._answered.clear()
                await self._answered.wait()
            elif self._sleepers:
                self._now = max(self._now, min(self._sleepers.values()))
                for waking, moment in self._sleepers.items():
                    if moment <= self._now and not waking.done():
                        waking.set_result(None)


class Process:
    """A limiter of its own, at a database that all share."""

    def __init__(self, clock: StepClock, store: SharedLimits) -> None:
        self.clock, self._store = clock, store
        self.fault: StorageFailed | None = None
        self.pace = SharedPace(self._take, clock)
        self.limiter = Limiter(clock, clock.sleep, pace=self.pace, at_once=10_000)
        self.gone: list[tuple[Priority, int]] = []
        self.taken = 0

    async def _take(self, number: int) -> Slots:
        async with self.clock.stand_still():
            self.taken += 1
            if self.fault is not None:
                raise self.fault
            return await self._store.take_slots(
                number, every=EVERY_MS, lapse=LAPSE_MS, now=self.clock.now() + 77_000_000
            )

    def add(self, priority: Priority) -> asyncio.Task[None]:
        return asyncio.create_task(self._go(priority))

    async def _go(self, priority: Priority) -> None:
        await self.limiter.enter(LanePriority(priority), takes_place=True)
        self.gone.append((priority, self.clock.now()))


def find_busiest(*processes: Process) -> int:
    """The most that left within a second, of all together."""
    times = sorted(at for one in processes for _, at in one.gone)
    return max(sum(at <= one < at + 1_000 for one in times) for at in times)


@asynccontextmanager
async def open_limits(kind: str, number: int, folder: Path) -> AsyncIterator[Sequence[SharedLimits]]:
    """What so many processes ask, at one database."""
    if kind == "postgres":
        async with open_stores(number) as stores:
            yield stores
        return
    store = await open_store(folder)
    try:
        yield [store] * number
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)])
async def pair(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Process, Process]]:
    clock = StepClock()
    async with open_limits(request.param, 2, tmp_path) as (first, second):
        yield Process(clock, first), Process(clock, second)


Pair = tuple[Process, Process]


async def test_two_processes_together_ask_discord_no_more_than_it_takes(pair: Pair) -> None:
    first, second = pair
    waiting = [one.add(Priority.BOARD) for one in pair for _ in range(200)]
    await first.clock.run_until(lambda: all(task.done() for task in waiting))
    assert PER_SECOND < find_busiest(*pair) <= PER_SECOND + BURST < DISCORD
    gone = Counter({name: len(one.gone) for name, one in (("first", first), ("second", second))})
    assert gone == {"first": 200, "second": 200}
    began, ended = min(at for _, at in first.gone), max(at for one in pair for _, at in one.gone)
    assert ended - began <= 400 * EVERY_MS, "and no slower than they may"
    assert first.taken + second.taken <= 400 / 8 + 2, "a statement for each eight, and no more"


async def test_a_question_waits_no_two_seconds_behind_a_thousand_boards(pair: Pair) -> None:
    """Whichever of two processes it comes to: also the one that has nothing else to send."""
    first, second = pair
    for one in (first, second):
        boards = [first.add(Priority.BOARD) for _ in range(1_000)]
        begun = len(first.gone)
        await first.clock.run_until(lambda begun=begun: len(first.gone) > begun + 100)  # type: ignore[misc]
        at = one.clock.now()
        question = one.add(Priority.QUESTION)
        await one.clock.run_until(question.done)
        assert max(then for kind, then in one.gone if kind is Priority.QUESTION) - at <= 2_000
        for task in boards:
            task.cancel()
        await asyncio.gather(*boards, return_exceptions=True)


async def test_a_database_that_does_not_answer_stops_nobody_and_each_sends_its_share(pair: Pair) -> None:
    first, second = pair
    for one in pair:
        one.pace.processes = 2
        one.fault = StorageFailed("busy", "gone")
    waiting = [one.add(Priority.BOARD) for one in pair for _ in range(100)]
    await first.clock.run_until(lambda: all(task.done() for task in waiting))
    assert PER_SECOND <= find_busiest(first, second) <= PER_SECOND + 2
    assert not first.pace.is_shared
    assert first.taken <= 2, "it is not asked for each"


async def test_slots_are_used_again_once_the_database_answers(pair: Pair) -> None:
    first, _ = pair
    first.fault = StorageFailed("busy", "gone")
    await first.clock.run_until(first.add(Priority.BOARD).done)
    assert not first.pace.is_shared
    first.fault = None
    waiting = [first.add(Priority.BOARD) for _ in range(2 * ALONE_MS // EVERY_MS)]
    await first.clock.run_until(lambda: all(task.done() for task in waiting))
    assert first.pace.is_shared


async def test_a_database_that_answers_too_late_for_its_slots_stops_nobody() -> None:
    clock = StepClock()

    async def take(number: int) -> Slots:
        now = clock.now()
        await clock.sleep(2 * LAPSE_MS / 1000)
        return Slots(now - LAPSE_MS, now)

    pace = SharedPace(take, clock)
    limiter = Limiter(clock, clock.sleep, pace=pace)
    began = clock.now()
    going = asyncio.create_task(limiter.enter(LanePriority(Priority.QUESTION), takes_place=True))
    await clock.run_until(going.done)
    assert clock.now() - began <= 2_000
    assert not pace.is_shared


async def test_whoever_hears_the_databases_time_late_sends_neither_too_early_nor_too_late() -> None:
    """It was told at some moment between question and answer."""
    clock = StepClock()

    async def take(number: int) -> Slots:
        await clock.sleep(0.05)
        told = clock.now() + 5_000
        await clock.sleep(0.1)
        return Slots(told + 200, told)

    pace = SharedPace(take, clock)
    asking = asyncio.create_task(pace.fetch(1))
    asked = clock.now()
    await clock.run_until(asking.done)
    assert pace.compute_wait() == 200
    assert list(pace._slots) == [(asked + 150 + 200, asked + 200 + LAPSE_MS)]


# -- what was refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)])
async def test_what_was_refused_to_one_process_stops_the_others_too(kind: str, tmp_path: Path) -> None:
    clock = HeldClock()
    async with open_limits(kind, 2, tmp_path) as stores:
        counts = [InvalidRequests(clock, limit=20) for _ in stores]
        exchanges = [
            LimitExchange(store, invalid, clock.sleep) for store, invalid in zip(stores, counts, strict=True)
        ]
        for invalid, number in zip(counts, (15, 5), strict=True):
            for _ in range(number):
                invalid.note()
        assert [one.find_end() for one in counts] == [0, 0]
        for exchange in (*exchanges, *exchanges):
            await exchange.exchange()
    assert [one.count() for one in counts] == [20, 20]
    for one in counts:
        assert clock.now() + 590_000 <= one.find_end() <= clock.now() + 620_000
    assert exchanges[0].pace.processes == (2 if kind == "postgres" else 1)
    clock.advance(620_000)
    assert [one.count() for one in counts] == [0, 0]
    assert all(one.find_end() <= clock.now() for one in counts)


async def test_what_the_others_have_not_heard_of_is_told_once_they_can_hear() -> None:
    clock = HeldClock()

    class Deaf:
        told: list[int] = []  # noqa: RUF012 - of this test

        async def take_slots(self, number: int, *, every: int, lapse: int, now: int | None = None) -> Slots:
            raise NotImplementedError

        async def exchange_refusals(self, process: str, number: int, *, now: int | None = None) -> Shared:
            self.told.append(number)
            if len(self.told) == 1:
                raise StorageFailed("busy", "gone")
            return Shared(3, ((0, number),))

    store, invalid = Deaf(), InvalidRequests(clock, limit=20)
    invalid.note()
    assert await invalid.exchange(store, "one") is None
    invalid.note()
    assert invalid.count() == 2
    assert await invalid.exchange(store, "one") == 3
    assert store.told == [1, 2]
    assert invalid.count() == 2
