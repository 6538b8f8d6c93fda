"""The bot at work in a test: on a data folder and a fake Discord, with the time in the test's hand."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from bot.app import PorcRoyal
from bot.delivery import Limiter
from bot.delivery.outgoing import address_channel, address_dm
from bot.endpoint.running import Served, serve_endpoint
from bot.ops.config import Settings
from bot.tables.live import Live
from porc_royal.scene import Scene
from storage.ports import Entry, Owed
from storage.postgres.store import open_postgres
from storage.sqlite import SqliteStore, open_store
from tests.delivery.running import HeldClock, QuickClock
from tests.fake_discord import Channel, FakeDiscord

PNG: Final = b"\x89PNG\r\n\x1a\n a picture"
SECOND: Final = 1_000
PATIENCE: Final = 60.0
"""Seconds that a test waits for anything, on however busy a machine, before it fails."""
LISTENERS: Final = ("on_guild", "on_raw", "on_thread", "on_member")
"""How the names of the events begin whose listeners are waited for."""
COMMANDS: Final = "commands:global"
"""Under which name the bot remembers what commands it has sent."""


class StillPainter:
    """Paints the same picture each time, without a process of its own; knows pictures apart all the same."""

    async def png(self, scene: Scene) -> bytes:
        return PNG

    async def digest(self, scene: Scene) -> str:
        return hashlib.sha256(msgspec.json.encode(scene)).hexdigest()

    async def warm(self) -> None:
        pass

    async def close(self) -> None:
        pass


@dataclass(frozen=True)
class Registered:
    """Commands as Discord keeps them, and what the bot that sent them remembers them by."""

    digest: str
    kept: dict[str, dict[str, Any]]


class RunningBot:
    """A bot that can be stopped, killed and started again on the same data.

    The clock stands still until `settle` or a test advances it, and Discord's ids carry its time: a bot that
    runs three days in a test still finds the presses fresh. `called`: Discord calls it by HTTP. `painted`: with real
    pictures. `database`: it uses this one, not a file. Unless it is `new` there, Discord has had its commands since
    an earlier start, as it has nearly always: the first start here sends them.
    """

    registered: ClassVar[Registered | None] = None

    def __init__(
        self,
        world: FakeDiscord,
        data: Path,
        *,
        painted: bool = False,
        new: bool = False,
        called: bool = False,
        database: str | None = None,
    ) -> None:
        self.world: Final = world
        self._new: Final = new
        self.called: Final = called
        self._way: Final = AsyncExitStack()
        self.clock: Final = HeldClock()
        self._data: Final = data
        self._database: Final = database
        self._painted: Final = painted
        self._connection: asyncio.Task[None] | None = None
        self._listening: Final = set[asyncio.Task[None]]()
        self.bot: PorcRoyal
        self.served: Served
        self.store: SqliteStore
        world.ids.now = self.clock.now
        world.answer_within = float("inf")
        world.patience = PATIENCE

    # ---- coming and going

    async def open(self) -> None:
        """Start the bot; ready when this returns."""
        self.store = await self._open_store()
        settings = Settings(
            discord_token="fake",
            practice_delay_ms=0,
            data_dir=str(self._data),
            interactions_port=0 if self.called else None,
        )
        pace = QuickClock()
        limiter = Limiter(pace, pace.sleep)
        self.bot = PorcRoyal(
            settings, self.store, self.clock, self.clock.sleep, picture_seconds=60, limiter=limiter
        )
        self.bot._connection.guild_ready_timeout = 0.02
        if not self._painted:
            still: Any = StillPainter()
            await self.bot.painter.close()
            self.bot.painter = self.bot.pictures._painter = still
        self._take_turns()
        self._note_listeners()
        await self._know_commands()
        await self.bot.login("fake")
        if self.called:
            key = self.world.caller.public_key
            self.served = await self._way.enter_async_context(serve_endpoint(self.bot, "127.0.0.1", 0, key))
            self.world.caller.address = f"http://127.0.0.1:{self.served.port}"
        else:
            self._connection = asyncio.create_task(self.bot.connect())
            await self.bot.wait_until_ready()
        await self.until_heard()
        await self._keep_commands()

    async def _open_store(self) -> SqliteStore:
        if self._database is None:
            return await open_store(self._data)
        other: Any = await open_postgres(self._database)  # most tests look into the file
        found: SqliteStore = other
        return found

    async def _know_commands(self) -> None:
        """Let the commands be there that an earlier bot of these tests has sent."""
        known = RunningBot.registered
        if known is None or self._new or await self.store.meta(COMMANDS) is not None:
            return
        application = self.world.bot.id
        self.world.commands[None] = {
            name: one | {"application_id": str(application)} for name, one in known.kept.items()
        }
        await self.store.put_meta(COMMANDS, f"{application} {known.digest}")

    async def _keep_commands(self) -> None:
        """Remember what was sent, for the next bot of these tests."""
        digest = await self.store.meta(COMMANDS)
        if digest is not None and self.world.requests("PUT", r"^/applications/\d+/commands$"):
            RunningBot.registered = Registered(digest.partition(" ")[2], self.world.commands[None])

    def _take_turns(self) -> None:
        """`settle` fires deadlines as the scheduler does: never both at once."""
        lock, fire_due = asyncio.Lock(), self.bot.scheduler.fire_due

        async def alone() -> int:
            async with lock:
                return await fire_due()

        self.bot.scheduler.fire_due = alone  # type: ignore[method-assign]  # so that tests need not wait

    def _note_listeners(self) -> None:
        """Know what listens to events: to look through all tasks for it took a tenth of these tests."""
        schedule = self.bot._schedule_event

        def note(
            coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **kwargs: Any
        ) -> asyncio.Task[Any]:
            task = schedule(coro, event_name, *args, **kwargs)
            if event_name.startswith(LISTENERS):
                self._listening.add(task)
                task.add_done_callback(self._listening.discard)
            return task

        self.bot._schedule_event = note  # type: ignore[method-assign]  # the client's own way to begin them

    async def close(self) -> None:
        """Stop it as a deploy does."""
        self._hush()
        await self.bot.close()
        await self._gone()

    async def kill(self) -> None:
        """Stop it without a word: what was not committed is lost, what was not sent stays owed."""
        self._hush()
        if self._connection is not None:
            self._connection.cancel()  # amid a handshake, the client would tell a loop that it has let go of
        self.bot.admission.stopping = True
        for task in self.bot._tasks:
            task.cancel()
        await asyncio.gather(*self.bot._tasks, return_exceptions=True)
        await super(PorcRoyal, self.bot).close()
        await self.bot.painter.close()
        await self.store.close()
        await self._gone()

    def _hush(self) -> None:
        """discord.py would say that it is ready even after it was closed."""
        for task in (self.bot._connection._ready_task, *self.bot._connection._ready_tasks.values()):
            if task is not None:
                task.cancel()

    async def _gone(self) -> None:
        await self._way.aclose()
        if self._connection is not None:
            await asyncio.gather(self._connection, return_exceptions=True)
            self._connection = None

    # ---- waiting

    async def settle(self, patience: int = 10 * SECOND) -> None:
        """Let everything happen that is due, and every message arrive that needs no longer than `patience`."""
        until = self.clock.now() + patience
        await self._hear()
        for _ in range(500):
            await self.bot.scheduler.fire_due()
            await self.bot.delivery.idle()
            outages = self.bot.scheduler.outages
            due = await self.store.next_due(outages.unheard) if outages.heard else None
            owed = await self.store.next_owed_at()
            if due is not None and due <= self.clock.now():
                continue
            if owed is None or owed > until:
                return
            if owed > self.clock.now():
                self.clock.advance(owed - self.clock.now())
        raise AssertionError("the bot does not come to rest")

    async def _hear(self) -> None:
        """Let every event arrive that Discord has sent and nobody holds back, and what listens to it end.

        Presses and commands have their own waiting (`rest`): tests look at what happens in the midst of them.
        """
        gateway = self.world.gateway
        await self.world.caller.settle()
        async with asyncio.timeout(self.world.patience):
            while gateway.flowing.is_set() and any(  # noqa: ASYNC110  # the client tells nobody what it has heard
                self._count_heard(session.shard) != len(session.events)
                for session in gateway.live
                if session.events
            ):
                await asyncio.sleep(0)
        if self._listening:
            await asyncio.wait(self._listening, timeout=self.world.patience)

    def _count_heard(self, shard: int) -> int | None:
        """How many events of a shard the client has read."""
        found = self.bot.get_shard(shard)
        return None if found is None else found._parent.ws.sequence

    async def until_heard(self, *, heard: bool = True) -> None:
        """Wait until the bot knows that people can be heard, or that they cannot."""
        async with asyncio.timeout(self.world.patience):
            while self.bot.scheduler.outages.connected != heard:  # noqa: ASYNC110  # the client tells nobody
                await asyncio.sleep(0.001)

    async def rest(self) -> None:
        """Let everything end that presses and commands have begun, also what follows their answers."""
        await self.world.caller.settle()
        for _ in range(3):
            await asyncio.sleep(0)
            if under_way := self.bot.admission.under_way - {asyncio.current_task()}:
                await asyncio.wait(under_way)

    async def later(self, milliseconds: int) -> None:
        """So much later, when everything due by then has happened."""
        self.clock.advance(milliseconds)
        await self.settle()

    # ---- looking inside

    async def live(self, table: int = 1) -> Live:
        """The table as it stands."""
        async with self.bot.tables.turn(table) as live:
            return live

    async def log(self, table: int = 1) -> Sequence[Entry]:
        """Everything that was taken."""
        return await self.store.log(table)

    async def owed_to(self, place: Channel) -> Sequence[Owed]:
        """The messages that wait for a channel or for somebody's direct messages."""
        lane = address_channel(place.id) if place.recipient is None else address_dm(place.recipient.id)
        return await self.store.lane(lane, 100)

    def text(self, key: str, language: str = "fr", **args: str | int) -> str:
        """A sentence of the bot."""
        return self.bot.words.of("en" if language.startswith("en") else "fr").text(key, **args)
