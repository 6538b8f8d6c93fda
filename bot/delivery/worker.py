"""Delivery: brings what is owed to Discord, in order inside a lane, lanes side by side.

A lane is one destination. One task looks which lanes are due; each of them gets a task of its own for a
few messages, and the most urgent of all that these want to send goes next (`limiter.py`). Nothing is remembered
here that matters: a killed delivery starts again from the outbox.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import discord
import structlog
from msgspec import Struct

from bot.delivery.arrivals import Arrivals
from bot.delivery.deps import DeliveryDeps
from bot.delivery.dm_channels import DmChannels
from bot.delivery.lane import LaneRunner
from bot.delivery.memory import make_room
from bot.delivery.outgoing import address_channel, address_dm
from bot.delivery.policy import DeliveryPolicy
from bot.delivery.priorities import LanePriority, Priority
from bot.delivery.sender import Sender
from storage.ports import StorageFailed

__all__ = ["DeliveryStopped", "DeliveryWorker", "Status"]

LONGEST_WAIT_MS: Final = 30_000
"""The wall clock may jump: look again at least this often."""
GLANCE_MS: Final = 1_000
"""Look again so soon while lanes are under way, or the disk is full."""
STUCK_MS: Final = 120_000
CLAIM_MS: Final = 3_000
"""For so long a lane is this process's; should it die, another goes on with what it had then."""
RETRY_MS: Final = 10_000
"""A lane that was refused is not tried again so soon, however much is pressed in its channel."""
_log = structlog.get_logger("delivery")


class DeliveryStopped(Exception):
    """Delivery does not run any more, so it cannot become idle."""


class Status(Struct, frozen=True):
    """How delivery is. Times are unix milliseconds.

    lanes: under way. closed_until: Discord refuses everything until then, 0 if not. looked_at: when the
    outbox was last looked into. invalid: answers that lead to a ban, within ten minutes. clock_ahead: this
    machine's clock before Discord's, in ms.
    """

    running: bool
    lanes: int
    closed_until: int
    looked_at: int
    invalid: int
    clock_ahead: int


class DeliveryWorker:
    """Start `run` once the client is logged in; call `wake` after every commit that owes something."""

    def __init__(self, deps: DeliveryDeps) -> None:
        self._deps: Final = deps
        self._outbox: Final = deps.outbox
        self._clock: Final = deps.clock
        self._dm_channels: Final = DmChannels(deps)
        self._arrivals: Final = Arrivals(deps)
        self._policy: Final = DeliveryPolicy(deps, self._dm_channels, Sender(deps))
        self._lanes: Final = LaneRunner(deps, self._policy)
        self._under_way: Final[dict[str, asyncio.Task[None]]] = {}
        self._priorities: Final[dict[str, LanePriority]] = {}
        self._claims: Final[dict[str, int]] = {}
        self._woken: Final = asyncio.Event()
        self._turned = asyncio.Event()
        self._asked = 0
        self._answered = 0
        self._quiet = False
        self._stopping = False
        self._takes, self._awaits = True, False
        self._running = False
        self._looked_at = deps.clock.now()
        self._rests_until = 0
        self._fault: BaseException | None = None

    # -- what others call --------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something may be owed: look again."""
        self._woken.set()

    async def idle(self) -> None:
        """Wait until nothing is due that could be sent now. Raises DeliveryStopped."""
        self._asked += 1
        mine = self._asked
        self.wake()
        while not (self._quiet and self._answered >= mine):
            if self._stopping:
                raise DeliveryStopped
            await self._turned.wait()

    async def recheck(self, channel_id: int) -> None:
        """Roles or the channel changed: a lane that waits because it was refused tries again now."""
        self._policy.recheck(channel_id)
        await self.retry(channel_id, at_once=True)

    async def retry(self, channel_id: int, *, at_once: bool = False) -> None:
        """Somebody acts in this channel, so it may be written to again: its lane waits no longer if it was refused."""
        destination, known = address_channel(channel_id), self._lanes.unrefused
        now, since = self._clock.now(), known.get(destination)
        # Another process may have been refused since.
        if since is not None and not (self._deps.shared and now - since >= RETRY_MS):
            return
        tried_before = now if at_once else now - RETRY_MS
        make_room(known)
        known[destination] = now  # before it is read: what is put off meanwhile is not lost
        try:
            rows = await self._outbox.lane(destination, 1)
        except BaseException:
            known.pop(destination, None)
            raise
        for row in rows:
            if row.attempted_at is None or row.not_before <= now:
                continue
            known.pop(destination, None)
            if row.attempted_at <= tried_before:
                await self._outbox.postpone(row.id, now)
                self.wake()

    async def retry_refused(self) -> None:
        """The bot has just come back: whatever was refused before may be taken now."""
        await self._outbox.retry_now(self._clock.now())
        self.wake()

    async def note_acting(self, user_id: int) -> bool:
        """This person acted: direct messages to them may be tried again. Says whether they were refused before."""
        were_closed = await self._dm_channels.note_acting(user_id)
        if were_closed:
            self.wake()
        return were_closed

    async def note_pressed(self, user_id: int, message: discord.Message) -> None:
        """A direct message to this person was pressed, so it is there."""
        await self._arrivals.note_pressed(address_dm(user_id), message)

    async def drain(self, seconds: float, *, hand_over: bool = False, take_over: bool = False) -> None:
        """Send what is due for at most so long, then stop; `run` returns. Unsent messages stay owed.

        hand_over: others deliver from the same outbox, so only what is under way is sent
        take_over: others did, and what they had claimed and have not sent is waited for
        """
        self._takes, self._awaits = not hand_over, take_over
        try:
            if self._running:
                async with asyncio.timeout(seconds):
                    await self.idle()
        except TimeoutError:
            _log.warning("drain_cut_short", lanes=len(self._under_way))
        except DeliveryStopped:
            _log.warning("drained_already")
        finally:
            self._stopping = True
            self.wake()
        while self._running:
            await self._turned.wait()

    @property
    def healthy(self) -> bool:
        """Whether it runs, and has looked into the outbox within two minutes."""
        return self._running and self._clock.now() - self._looked_at < STUCK_MS

    def status(self) -> Status:
        """How it is."""
        guard = self._deps.rate_guard
        return Status(
            self._running,
            len(self._under_way),
            guard.closed_until(),
            self._looked_at,
            guard.invalid,
            guard.discord_time.ahead,
        )

    # -- the one task that looks --------------------------------------------------------------------------

    async def run(self) -> None:
        """Deliver until `drain`. Raises StorageFailed when the store has failed for good."""
        self._running = True
        try:
            while not self._stopping:
                self._woken.clear()
                asked = self._asked
                until = await self._look()
                self._turn(asked)
                if not self._stopping:
                    await self._wait(until)
        finally:
            self._stopping = True
            for task in self._under_way.values():
                task.cancel()
            await asyncio.gather(*self._under_way.values(), return_exceptions=True)
            self._running = False
            self._turn(self._asked)
        if self._fault is not None:
            raise self._fault

    async def _look(self) -> int:
        """Start the lanes that are due; gives when to look again."""
        now = self._looked_at = self._clock.now()
        longest = now + LONGEST_WAIT_MS
        closed = max(self._deps.rate_guard.closed_until(), self._rests_until)
        try:
            await self._keep_claims(now)
            if closed > now:
                self._quiet = not self._under_way
                return min(closed, longest, *([now + GLANCE_MS] if self._claims else []))
            due = await self._claim_lanes(now) if self._takes else {}
            due_at = await self._outbox.next_owed_at()
        except StorageFailed as fault:
            self._on_storage_fault(fault)
            self._quiet = not self._under_way
            return now + GLANCE_MS
        for destination, priority in due.items():
            self._start(destination, LanePriority(Priority(priority)))
        claimed = self._awaits and due_at is not None and due_at <= now + CLAIM_MS
        self._quiet = not self._under_way and not claimed
        if due_at is None:
            return longest
        return min(longest, due_at if due_at > now and not self._claims else now + GLANCE_MS)

    async def _keep_claims(self, now: int) -> None:
        """Keep the lanes that are under way. One that somebody else has taken since ends before its next message."""
        # What was lost (0) stays so for its task, also once the other has let go of it.
        ending = {lane: until for lane, until in self._claims.items() if 0 < until <= now + CLAIM_MS * 2 // 3}
        if ending:
            kept = await self._outbox.keep_lanes(ending, now + CLAIM_MS)
            for lane in ending.keys() & self._claims.keys():
                self._claims[lane] = now + CLAIM_MS if lane in kept else 0

    async def _claim_lanes(self, now: int) -> Mapping[str, int]:
        """Take lanes, so many of each priority that none of them waits for a place that a less urgent one has.

        What is under way may have become more urgent: by what was owed since behind the message that waits.
        """
        if self._priorities:
            for lane, priority in (await self._outbox.find_priorities(self._priorities)).items():
                if lane in self._priorities:
                    self._priorities[lane].raise_to(priority)
        busy = Counter(each.value for each in self._priorities.values())
        room = [self._deps.lanes - busy[priority] for priority in Priority]
        until = now + CLAIM_MS
        found = await self._outbox.claim_lanes(now, room, until=until)
        # Whoever has lost a lane ends before another task begins there: it would take that one's claim for its own.
        lost = dict.fromkeys(found.keys() & self._claims.keys(), until)
        if lost:
            await self._outbox.release_lanes(lost)
        self._claims.update((lane, until) for lane in found if lane not in lost)
        return {lane: priority for lane, priority in found.items() if lane not in lost}

    def _turn(self, asked: int) -> None:
        """Let those who wait look again."""
        self._answered = asked
        turned, self._turned = self._turned, asyncio.Event()
        turned.set()

    async def _wait(self, until: int) -> None:
        """Until then, or until woken."""
        waker = asyncio.ensure_future(self._woken.wait())
        timer = asyncio.ensure_future(self._deps.sleep(max(0, until - self._clock.now()) / 1000))
        try:
            await asyncio.wait((waker, timer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waker.cancel()
            timer.cancel()

    def _start(self, destination: str, priority: LanePriority) -> None:
        running = self._run_lane(destination, priority)
        task = asyncio.create_task(running, name=f"delivery: {destination}")
        self._under_way[destination], self._priorities[destination] = task, priority
        task.add_done_callback(lambda done: self._ended(destination, done))

    async def _run_lane(self, destination: str, priority: LanePriority) -> None:
        try:
            await self._lanes.run_lane(
                destination,
                priority,
                lambda: self._has(destination),
                lambda: self._takes and self._has(destination),
            )
        finally:
            held = self._claims.pop(destination, 0)
            if held:
                with suppress(StorageFailed):  # it ends by itself
                    await self._outbox.release_lanes({destination: held})

    def _has(self, destination: str) -> bool:
        """Whether the lane is still this process's."""
        return self._clock.now() < self._claims.get(destination, 0)

    def _ended(self, destination: str, task: asyncio.Task[None]) -> None:
        if self._under_way.get(destination) is task:  # else it was released and taken again in between
            del self._under_way[destination], self._priorities[destination]
        fault = None if task.cancelled() else task.exception()
        if isinstance(fault, StorageFailed):
            self._on_storage_fault(fault)
        elif fault is not None:
            self._fail(fault)
        self.wake()

    # -- the disk -----------------------------------------------------------------------------------------

    def _on_storage_fault(self, fault: StorageFailed) -> None:
        """Rest while the disk is full or busy; end `run` when the store has failed for good."""
        if fault.fault in ("full", "busy"):
            _log.error("outbox_unwritable", fault=fault.fault)
            self._rests_until = self._clock.now() + GLANCE_MS
        else:
            self._fail(fault)

    def _fail(self, fault: BaseException) -> None:
        self._fault = self._fault or fault
        self._stopping = True
