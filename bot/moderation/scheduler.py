"""The scheduler: lets deadlines have their effect, each once, in the order in which they fall due.

What is due is asked of storage, so nothing is lost by a restart. While nobody can be heard nothing falls due; what did
is moved first by the length of the outage (`bot/moderation/outages.py`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Final, TypeAlias

import structlog

from bot.moderation.deps import ModerationDeps, Part, require_space
from bot.moderation.outages import Outages
from bot.moderation.stewards import LeftAlone, Stewards
from bot.moderation.turns import TurnRunner
from bot.ops.metrics import Metrics
from storage.ports import (
    KEPT_FOR_EVER,
    LASTING,
    Change,
    ConstraintBroken,
    Deadline,
    DeadlineKey,
    NewDeadline,
    StorageFailed,
    StoreRefused,
)

log = structlog.get_logger(__name__)

BATCH: Final = 50
CLAIM_MS: Final = 3_000
"""For so long what is due is this process's to meet; should it die, another does."""
BETWEEN_MS: Final = 250
"""What is due and another's is asked for again after so long: it may be done, or that one dead."""
TIDY_MS: Final = 3_600_000
MORE_MS: Final = 30_000
"""When what is old is removed again where there was more of it than is removed at once."""

LONGEST_WAIT_MS: Final = 30_000
"""The wall clock may jump: look again at least this often."""

REST_MS: Final = 5_000
"""How long to wait when the disk is full."""

OFTEN: Final = 100
"""A deadline that is opened again so often, while others are met, is opened by its own effect."""

AGAIN_MS: Final = 3_600_000
"""When a deadline is met again that could not have its effect."""

PASSING: Final = ("full", "busy")
"""Faults of the disk that may pass. After any other the program must end."""


Duty: TypeAlias = Callable[[], Awaitable[int | None]]
"""Does what is due of something beside the tables, and gives when the next of it is."""


class DeadlineStays(Exception):
    """A deadline was fired and is still open."""


class Scheduler(Part):
    """One task that waits for the next due deadline, or for `wake`.

    lasting: what becomes of the deadlines that are a table's own
    duties: what falls due beside the tables
    """

    def __init__(
        self,
        deps: ModerationDeps,
        turns: TurnRunner,
        stewards: Stewards,
        metrics: Metrics,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        lasting: Mapping[str, Callable[[Deadline], Awaitable[bool | None]]] = MappingProxyType({}),
    ) -> None:
        super().__init__(deps)
        self.outages: Final = Outages(deps)
        self.terms = KEPT_FOR_EVER
        self._lasting = lasting
        self._turns = turns
        self._stewards, self._searches = stewards, stewards.searches
        self._metrics = metrics
        self._sleep = sleep
        self._woken = asyncio.Event()
        self._stopping = False
        self._tidy_at = 0
        self.duties: Final[list[Duty]] = []
        self._next_duty: int | None = None
        self._asked_at = 0
        self._left: Final = set[int]()
        self._newer: Final = set[int]()
        self._broken: Final = set[tuple[int, DeadlineKey]]()

    def wake(self) -> None:
        """A deadline may have been opened, or people can be heard again: look again."""
        self._woken.set()

    def stop(self) -> None:
        """Let `run` end after the deadline it is at."""
        self._stopping = True
        self._woken.set()

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
        """Write the heartbeat, keep what is searched for, and now and then remove what is old."""
        await self.outages.beat()
        await self._searches.keep()
        now = self._clock.now()
        if now >= self._tidy_at:
            pruned = await self._store.prune(now, self.terms)
            self._tidy_at = now + (MORE_MS if pruned.more else TIDY_MS)

    async def fire_due(self) -> int:
        """Fire whatever is due now, as long as people can be heard; gives how many deadlines that were."""
        fired, met = 0, dict[tuple[int, DeadlineKey], list[int]]()
        self._left.clear()
        self._newer.clear()
        if self._goes_on():
            await self.outages.measure()
            await self._searches.resume()
        while self._goes_on():
            await self.outages.refresh()
            unheard, until = self.outages.unheard, self._clock.now() + CLAIM_MS
            found = await self._searches.claim_found(unheard, until)
            self._asked_at = self._clock.now()
            batch = [*found, *await self._store.claim_due(self._asked_at, BATCH, unheard, until=until)]
            if not batch:
                break
            try:
                for deadline in batch:
                    if not self._goes_on() or self.outages.unheard != unheard or self._clock.now() >= until:
                        break
                    before = met.setdefault((deadline.table_id, deadline.key), [])
                    at = self._clock.now()
                    # Another of its name may be opened since it had its effect: what was taken back is asked again.
                    if before and (deadline.due_at <= before[-1] or len(before) > OFTEN):
                        await self._give_up(
                            deadline, DeadlineStays(deadline)
                        )  # or it would be fired for ever
                    elif await self._fire(deadline):
                        before.append(at)
                        fired += 1
            finally:
                free = [one for one in batch if one.table_id not in self._left]
                with suppress(StorageFailed):  # they end by themselves
                    await self._store.release_due(free, until)
            await self._do_housekeeping()
        if self._goes_on():
            await self.outages.settle(self._newer)
            await self._meet_duties()
        return fired

    async def _meet_duties(self) -> None:
        """Let what is due beside the tables be done. What fails there stops no table's clock, and is tried again."""
        following = []
        for duty in self.duties:
            try:
                following.append(await duty())
            except StorageFailed:
                raise
            except Exception:
                log.exception("a duty was not met")
        self._next_duty = min((one for one in following if one is not None), default=None)

    def _goes_on(self) -> bool:
        return self.outages.heard and not self._stopping

    async def _find_due(self) -> Sequence[Deadline]:
        """What is due at tables whose people can be heard."""
        return await self._store.due(self._clock.now(), BATCH, self.outages.unheard)

    async def _fire(self, deadline: Deadline) -> bool:
        """Let a deadline have its effect; gives whether it had one.

        One that fell due in an outage is moved instead. What storage refuses is nothing that the table has done: it
        may have been changed meanwhile, or the server is busy, and a moment later all is well.
        """
        try:
            if await self.outages.move(deadline):
                return False
            fire = self._lasting.get(deadline.kind, self._stewards.fire)
            if await fire(deadline) is False:
                return False
        except LeftAlone:
            log.info("deadline left to a newer program", table=deadline.table_id, kind=deadline.kind)
            self._left.add(deadline.table_id)
            self._newer.add(deadline.table_id)
            return False
        except (StorageFailed, StoreRefused, ConstraintBroken) as fault:
            if isinstance(fault, StorageFailed) and fault.fault != "busy":
                if fault.fault != "other" or not self._store.is_shared:
                    raise
                await self._give_up(deadline, fault)  # else it would end one process after the other
                return True
            if isinstance(fault, ConstraintBroken) and not self._may_pass(deadline, fault):
                await self._give_up(deadline, fault)
                return True
            log.warning(
                "deadline is tried again", table=deadline.table_id, kind=deadline.kind, exc_info=fault
            )
            self._left.add(deadline.table_id)
            return False
        except Exception as fault:  # noqa: BLE001 - noted, and the table set aside
            # One table's fault must not stop the clock of the others.
            await self._give_up(deadline, fault)
        else:
            self._broken.discard((deadline.table_id, deadline.key))
            late = self._clock.now() - deadline.due_at
            self._metrics.count_deadline(deadline.kind, late / 1000)
        return True

    def _may_pass(self, deadline: Deadline, fault: ConstraintBroken) -> bool:
        """Whether what a row has broken may be well in a moment: somebody else's row was in its way, for once.

        Twice for the same deadline, or a value that may not stand there, is a fault of the program.
        """
        name = (deadline.table_id, deadline.key)
        if fault.what == "unfit" or name in self._broken:
            self._broken.discard(name)
            return False
        if len(self._broken) >= BATCH:
            self._broken.clear()
        self._broken.add(name)
        return True

    async def _give_up(self, deadline: Deadline, fault: Exception) -> None:
        """Stop the table, unless it is no game of theirs that fails; what is still due then is met again in an hour.

        Deadlines of a table's own are not held when it is set aside.
        """
        what = {"table": deadline.table_id, "kind": deadline.kind}
        if deadline.kind in LASTING:
            log.error("deadline has no effect", **what, exc_info=fault)
        else:
            await self._turns.park(deadline.table_id, fault)
        at = self._clock.now()
        if deadline in await self._find_due():
            later = NewDeadline(deadline.kind, at + AGAIN_MS, deadline.place, deadline.seat, deadline.payload)
            await self._store.commit(Change(at, deadline.table_id, opens=(later,)))

    async def _find_next(self) -> int:
        """When there is something to do again."""
        latest = self._clock.now() + LONGEST_WAIT_MS
        if not self.outages.heard:
            return latest
        due = await self._store.next_due(self.outages.unheard)
        others = (self._next_duty, self._searches.keep_at)
        soonest = min(self.outages.beat_at, latest, *(one for one in others if one is not None))
        if due is None:
            return soonest
        if due <= self._asked_at:  # it was not to be had: somebody is at its table
            due = self._clock.now() + BETWEEN_MS
        return min(soonest, due)

    async def _wait(self, until: int) -> None:
        """Until then, or until woken."""
        timer = asyncio.ensure_future(self._sleep(max(0, until - self._clock.now()) / 1000))
        waker = asyncio.ensure_future(self._woken.wait())
        try:
            await asyncio.wait((timer, waker), return_when=asyncio.FIRST_COMPLETED)
        finally:
            timer.cancel()
            waker.cancel()
