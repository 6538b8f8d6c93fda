"""Clockwork: lets deadlines have their effect, each once, in the order in which they fall due.

What is due is asked of storage, so nothing is lost by a restart. Deadlines that fell due while the bot was down
are first moved by the length of the outage, with one word to their table: nobody is punished for our absence.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.health import Metrics
from bot.moderator import Moderator
from bot.stewards import Stewards
from storage.ports import Change, Deadline, StorageFailed

BATCH: Final = 50
HEARTBEAT_MS: Final = 30_000
TIDY_MS: Final = 3_600_000
OUTAGE_MS: Final = 120_000
"""Shorter absences are not worth a word."""

LONGEST_WAIT_MS: Final = 30_000
"""The wall clock may jump: look again at least this often."""


class Clockwork:
    """One task that waits for the next due deadline, or for `wake`."""

    def __init__(
        self,
        moderator: Moderator,
        stewards: Stewards,
        metrics: Metrics,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = moderator.store
        self._tables = moderator.tables
        self._moderator = moderator
        self._stewards = stewards
        self._announcer = moderator.announcer
        self._clock = moderator.clock
        self._metrics = metrics
        self._sleep = sleep
        self._woken = asyncio.Event()
        self._stopping = False
        self._started_at = 0
        self._outage = 0

    def wake(self) -> None:
        """A deadline may have been opened: look again."""
        self._woken.set()

    def stop(self) -> None:
        """Let `run` end after the deadline it is at."""
        self._stopping = True
        self._woken.set()

    async def prepare(self) -> None:
        """Measure how long the bot was down."""
        self._started_at = self._clock.now()
        last = await self._store.meta("heartbeat")
        away = self._started_at - int(last) if last else 0
        self._outage = away if away > OUTAGE_MS else 0

    async def run(self) -> None:
        """Fire deadlines until cancelled."""
        beat_at = tidy_at = 0
        while True:
            self._woken.clear()
            now = self._clock.now()
            if now >= beat_at:
                await self._store.put_meta("heartbeat", str(now))
                beat_at = now + HEARTBEAT_MS
            if now >= tidy_at:
                await self._store.prune(now)
                tidy_at = now + TIDY_MS
            await self.fire_due()
            await self._wait(beat_at)

    async def fire_due(self) -> int:
        """Fire whatever is due now; gives how many deadlines that were."""
        fired = 0
        while batch := await self._store.due(self._clock.now(), BATCH):
            for deadline in batch:
                await self._fire(deadline)
                fired += 1
        return fired

    async def _fire(self, deadline: Deadline) -> None:
        try:
            if self._outage and deadline.due_at < self._started_at and deadline.kind != "steward":
                await self._grace(deadline)
            else:
                await self._stewards.fire(deadline)
                self._metrics.deadline(deadline.kind)
        except StorageFailed:
            raise
        except Exception as fault:  # noqa: BLE001 - noted, and the table set aside
            # One table's fault must not stop the clock of the others.
            await self._moderator.park(deadline.table_id, fault)

    async def _grace(self, deadline: Deadline) -> None:
        """Move a table's deadlines by the length of the outage, and say so once."""
        async with self._tables.turn(deadline.table_id) as live:
            live.due_at = None if live.due_at is None else live.due_at + self._outage
            due = live.due_at or deadline.due_at + self._outage
            owed = (self._announcer.outage(live, self._outage // 1000, due),)
            await self._store.commit(
                Change(self._clock.now(), deadline.table_id, owed=owed, shift=self._outage)
            )

    async def _wait(self, beat_at: int) -> None:
        """Until the next deadline, the next heartbeat, or a wake, whichever is first."""
        due = await self._store.next_due()
        now = self._clock.now()
        until = min(beat_at, now + LONGEST_WAIT_MS, due if due is not None else beat_at)
        timer = asyncio.ensure_future(self._sleep(max(0, until - now) / 1000))
        waker = asyncio.ensure_future(self._woken.wait())
        try:
            await asyncio.wait((timer, waker), return_when=asyncio.FIRST_COMPLETED)
        finally:
            timer.cancel()
            waker.cancel()
