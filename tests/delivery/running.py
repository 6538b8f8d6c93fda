"""Delivery at work between a real store and a fake Discord, whose clock the test sets."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import discord

from bot.delivery import Channels, DeliveryDeps, DeliveryWorker, RateGuard, StoredMessageIds
from bot.delivery.outgoing import Outgoing, PictureRef, make_row
from bot.delivery.ports import DrawnByNewer
from bot.painter import PaintedPicture, PictureFailed
from storage.ports import Change, Owed, TableRow
from storage.sqlite import SqliteStore
from tests.fake_discord import FakeDiscord

PNG = b"\x89PNG\r\n\x1a\n a board"


class HeldClock:
    """Starts at the true time, because Discord's ids carry it; goes on only when told to."""

    def __init__(self) -> None:
        self._now = time.time_ns() // 1_000_000
        self._sleepers: dict[asyncio.Future[None], int] = {}

    def now(self) -> int:
        return self._now

    async def sleep(self, seconds: float) -> None:
        waking = asyncio.get_running_loop().create_future()
        self._sleepers[waking] = self._now + int(seconds * 1000)
        try:
            await waking
        finally:
            self._sleepers.pop(waking, None)

    def advance(self, milliseconds: int) -> None:
        self._now += milliseconds
        for waking, moment in self._sleepers.items():
            if moment <= self._now and not waking.done():
                waking.set_result(None)


class QuickClock:
    """The limiter's: whoever sleeps by it wakes at once, and so much has passed."""

    def __init__(self) -> None:
        self._now = 0

    def now(self) -> int:
        return self._now

    async def sleep(self, seconds: float) -> None:
        until = self._now + math.ceil(seconds * 1000)
        await asyncio.sleep(0)
        self._now = max(self._now, until)


@dataclass
class Notes:
    """What the moderator was told."""

    closed: list[tuple[int, int | None, Outgoing, int]] = field(default_factory=list)
    troubles: list[tuple[int | None, int, int, str]] = field(default_factory=list)
    gone: list[tuple[int | None, int]] = field(default_factory=list)
    reached: list[int] = field(default_factory=list)

    async def report_closed_dms(
        self, user_id: int, table_id: int | None, message: Outgoing, code: int
    ) -> None:
        self.closed.append((user_id, table_id, message, code))

    async def report_open_dms(self, user_id: int) -> None:
        self.reached.append(user_id)

    async def report_refusal(self, table_id: int | None, channel_id: int, code: int, permission: str) -> None:
        self.troubles.append((table_id, channel_id, code, permission))

    async def report_deleted_channel(self, table_id: int | None, channel_id: int) -> None:
        self.gone.append((table_id, channel_id))


class Painter:
    """Paints the same picture each time, or what it is told to do instead."""

    def __init__(self) -> None:
        self.asked: list[PictureRef] = []
        self.arrived: list[PaintedPicture] = []
        self.fails = False
        self.never = False
        self.nothing = False
        self.newer = False
        """Whether only a newer program can draw it."""
        self.described = "36 tiles\nnobody holds one"
        """What is said in place of a picture that came without words."""
        self.known = False
        """Whether it shows nothing new: it is painted only if it is wanted all the same."""

    async def __call__(self, ref: PictureRef, /) -> PaintedPicture | None:
        self.asked.append(ref)
        if self.fails:
            raise PictureFailed("scene")
        if self.newer:
            raise DrawnByNewer
        if self.never:
            await asyncio.Event().wait()
        return (
            None
            if self.nothing or (self.known and not ref.again)
            else PaintedPicture(PNG, f"{ref.alt}, painted")
        )

    async def describe(self, ref: PictureRef, /) -> str:
        return self.described

    def mark_shown(self, picture: PaintedPicture, /) -> None:
        self.arrived.append(picture)


class RunningDelivery:
    """Delivery and all it is connected to. `begin` starts a (new) worker, `kill` ends it."""

    def __init__(
        self, world: FakeDiscord, store: SqliteStore, client: discord.Client, rate_guard: RateGuard
    ) -> None:
        self.world = world
        self.store = store
        self.client = client
        self.rate_guard = rate_guard
        self.clock = HeldClock()
        self.pace = QuickClock()
        self.notes = Notes()
        self.painter = Painter()
        self.events: Counter[str] = Counter()
        self.picture_seconds = 5.0
        self.lanes = 64
        self.shared = False
        """Whether others deliver from the same outbox."""
        self.quiet: set[int] = set()
        """Who wants to be left in peace."""
        self.delivery: DeliveryWorker
        self._running: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.delivery = DeliveryWorker(
            DeliveryDeps(
                client=self.client,
                channels=Channels(self.client, self.clock, told=True),
                outbox=self.store,
                failures=self.notes,
                message_ids=StoredMessageIds(self.store, self.clock),
                pictures=self.painter,
                rate_guard=self.rate_guard,
                clock=self.clock,
                sleep=self.clock.sleep,
                event=lambda what: self.events.update([what]),
                lanes=self.lanes,
                shared=self.shared,
                picture_seconds=self.picture_seconds,
                find_quiet=self.find_quiet,
            )
        )
        self._running = asyncio.create_task(self.delivery.run())

    async def find_quiet(self, people: Collection[int]) -> Collection[int]:
        return self.quiet.intersection(people)

    async def kill(self) -> None:
        """End the worker in the middle of whatever it does."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None

    async def finished(self) -> None:
        assert self._running is not None
        await self._running

    async def open_table(self, channel_id: int) -> int:
        table_id = await self.store.new_table_id()
        now = self.clock.now()
        table = TableRow(table_id, channel_id, "cochons", 1, "fr", host_id=1, created_at=now)
        await self.store.commit(Change(now, table_id, table=table))
        return table_id

    async def owe(
        self, where: str, *messages: Outgoing, table_id: int | None = None, not_before: int = 0
    ) -> Sequence[int]:
        rows = [make_row(where, message, not_before=not_before) for message in messages]
        ids = await self.store.owe(rows, now=self.clock.now(), table_id=table_id)
        self.delivery.wake()
        return ids

    async def deliver(self, where: str, *messages: Outgoing, table_id: int | None = None) -> None:
        """Owe, and wait until nothing more can be sent now."""
        await self.owe(where, *messages, table_id=table_id)
        await self.delivery.idle()

    async def later(self, milliseconds: int) -> None:
        """Let time pass, and wait until nothing more can be sent then."""
        self.clock.advance(milliseconds)
        await self.delivery.idle()

    async def waiting(self, where: str) -> list[Owed]:
        return list(await self.store.lane(where, 100))

    async def dead(self) -> list[str | None]:
        return [row.reason for row in reversed(await self.store.dead_messages())]
