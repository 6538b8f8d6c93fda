"""The scheduler: lets deadlines have their effect, each once, in the order in which they fall due.

What is due is asked of storage, so nothing is lost by a restart. Deadlines that fell due while the bot was down
are first moved by the length of the outage, with one word to their table: nobody is punished for our absence.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import structlog

from bot.moderation.deps import ModerationDeps, Part, require_space
from bot.moderation.stewards import Stewards
from bot.moderation.turns import TurnRunner
from bot.ops.metrics import Metrics
from bot.tables.deadlines import move_due
from bot.tables.order_delays import DELAYS
from bot.tables.reminders import DIGEST, OF_ONE_SEAT
from storage.ports import LASTING, Change, Deadline, NewDeadline, StorageFailed

log = structlog.get_logger(__name__)

BATCH: Final = 50
HEARTBEAT_MS: Final = 30_000
TIDY_MS: Final = 3_600_000
OUTAGE_MS: Final = 120_000
"""Shorter absences are not worth a word."""

LONGEST_WAIT_MS: Final = 30_000
"""The wall clock may jump: look again at least this often."""

REST_MS: Final = 5_000
"""How long to wait when the disk is full."""

PASSING: Final = ("full", "busy")
"""Faults of the disk that may pass. After any other the program must end."""

UNTOLD: Final = ("begin", "steward", "tell", DIGEST, *OF_ONE_SEAT, *LASTING)
"""Nobody is waiting for these: they are late, and that is all."""

AWAY: Final = "away"
"""What the program's memory calls an outage that not every table was told of yet: since when, until when."""


class DeadlineStays(Exception):
    """A deadline was fired and is still open."""


class Scheduler(Part):
    """One task that waits for the next due deadline, or for `wake`.

    lasting: what becomes of the deadlines that are a table's own
    """

    def __init__(
        self,
        deps: ModerationDeps,
        turns: TurnRunner,
        stewards: Stewards,
        metrics: Metrics,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        lasting: Mapping[str, Callable[[Deadline], Awaitable[None]]] = MappingProxyType({}),
    ) -> None:
        super().__init__(deps)
        self._lasting = lasting
        self._turns = turns
        self._stewards = stewards
        self._metrics = metrics
        self._sleep = sleep
        self._woken = asyncio.Event()
        self._stopping = False
        self._back_at = self._outage = 0
        self._beat_at = self._tidy_at = 0

    def wake(self) -> None:
        """A deadline may have been opened: look again."""
        self._woken.set()

    def stop(self) -> None:
        """Let `run` end after the deadline it is at."""
        self._stopping = True
        self._woken.set()

    async def prepare(self) -> None:
        """Measure how long the bot was down, unless an earlier start did that and could not tell every table."""
        now, last, told = self._clock.now(), await self._store.meta("heartbeat"), await self._store.meta(AWAY)
        since, until = map(int, told.split()) if told else (0, 0)
        if last is not None and now - int(last) > OUTAGE_MS:
            since, until = since or int(last), now
            await self._store.put_meta(AWAY, f"{since} {until}")
        self._back_at, self._outage = until, until - since

    async def run(self) -> None:
        """Fire deadlines until `stop`."""
        while not self._stopping:
            self._woken.clear()
            try:
                await self._do_housekeeping()
                await require_space(self._store)
                await self.fire_due()
            except StorageFailed as fault:
                if fault.fault not in PASSING:
                    raise
                log.warning("scheduler cannot write", fault=fault.fault)
                await self._wait(self._clock.now() + REST_MS)
            else:
                await self._wait(await self._find_next())

    async def _do_housekeeping(self) -> None:
        """Write the heartbeat, and now and then remove what is old."""
        now = self._clock.now()
        if now >= self._beat_at:
            await self._store.put_meta("heartbeat", str(now))
            self._beat_at = now + HEARTBEAT_MS
        if now >= self._tidy_at:
            await self._store.prune(now)
            self._tidy_at = now + TIDY_MS

    async def fire_due(self) -> int:
        """Fire whatever is due now; gives how many deadlines that were."""
        fired = 0
        before: Sequence[Deadline] = ()
        while not self._stopping and (batch := await self._store.due(self._clock.now(), BATCH)):
            for deadline in batch:
                if deadline in before:  # or it would be fired for ever
                    await self._turns.park(deadline.table_id, DeadlineStays(deadline))
                elif not self._stopping:
                    await self._fire(deadline)
                    fired += 1
            before = batch
            await self._do_housekeeping()
        if self._outage and not self._stopping:
            self._outage = 0
            await self._store.put_meta(AWAY, None)
        return fired

    async def _fire(self, deadline: Deadline) -> None:
        try:
            missed = self._outage and deadline.due_at < self._back_at
            if missed and deadline.kind in DELAYS:
                await self._extend_delay(deadline)
            elif missed and deadline.kind not in UNTOLD:
                await self._extend_deadlines(deadline)
            else:
                await self._lasting.get(deadline.kind, self._stewards.fire)(deadline)
                self._metrics.count_deadline(deadline.kind)
        except StorageFailed:
            raise
        except Exception as fault:  # noqa: BLE001 - noted, and the table set aside
            # One table's fault must not stop the clock of the others.
            await self._turns.park(deadline.table_id, fault)

    async def _extend_deadlines(self, deadline: Deadline) -> None:
        """Move a table's deadlines by the length of the outage, and say so once."""
        async with self._tables.turn(deadline.table_id) as live:
            if deadline not in await self._store.deadlines(deadline.table_id):
                return  # moved already, with another one of its table
            # One that fell due just before we went must not be found overdue again.
            away = max(self._outage, self._back_at - deadline.due_at)
            at = self._clock.now()
            opens = move_due(live, self._back_at - self._outage, at, away)
            live.shift_stewards(away)
            due = live.due_at or deadline.due_at + away
            told = self._announcer.announce_outage(live, self._outage // 1000, due)
            owed = (
                told,
                *self._announcer.show_waiting(live, at),
                *self._announcer.show_due_times(live),
            )
            posts = live.posts.take_changes()
            await self._store.commit(
                Change(at, deadline.table_id, owed=owed, shift=away, opens=opens, posts=posts)
            )
        self._wake()

    async def _extend_delay(self, deadline: Deadline) -> None:
        """Move a delay of somebody's own by the length of the outage, with no word: nobody is to know that it runs.

        Where the table's own deadline has passed as well, all are moved together.
        """
        others = await self._store.deadlines(deadline.table_id)
        if any(one.due_at < self._back_at and one.kind not in (*UNTOLD, *DELAYS) for one in others):
            await self._extend_deadlines(deadline)
            return
        away = max(self._outage, self._back_at - deadline.due_at)
        later = NewDeadline(deadline.kind, deadline.due_at + away, deadline.place, deadline.seat)
        async with self._tables.turn(deadline.table_id):
            if deadline in await self._store.deadlines(deadline.table_id):
                at = self._clock.now()
                await self._store.commit(Change(at, deadline.table_id, fires=deadline.key, opens=(later,)))
        self._wake()

    async def _find_next(self) -> int:
        """When there is something to do again."""
        due = await self._store.next_due()
        soonest = min(self._beat_at, self._clock.now() + LONGEST_WAIT_MS)
        return soonest if due is None else min(soonest, due)

    async def _wait(self, until: int) -> None:
        """Until then, or until woken."""
        timer = asyncio.ensure_future(self._sleep(max(0, until - self._clock.now()) / 1000))
        waker = asyncio.ensure_future(self._woken.wait())
        try:
            await asyncio.wait((timer, waker), return_when=asyncio.FIRST_COMPLETED)
        finally:
            timer.cancel()
            waker.cancel()
