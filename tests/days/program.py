"""One life of the program: the whole bot on a scripted Discord, from its start to its end or its death."""

# ruff: noqa: ANN401 - what stands in for the client has the client's loose types

import asyncio
import contextvars
import sqlite3
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import closing
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, TypeVar

from bot.app import PorcRoyal
from bot.clock import Clock
from bot.delivery.outgoing import PictureRef
from bot.ops.config import Settings
from bot.panels.images import Images
from storage.files import find_database
from storage.migrate import prepare
from storage.sqlite import SqliteStore, open_store
from tests.days.scripted_discord import BOT, ScriptedChannel, ScriptedDiscord
from tests.disk import Disk

T = TypeVar("T")

HEARTBEAT_MS: Final = 30_000
_LIFE: Final[contextvars.ContextVar["Life | None"]] = contextvars.ContextVar("life", default=None)


class Down(Exception):
    """The program does not run, or was killed before it answered."""


class NoPictures(Images):
    """Paints nothing: messages go out with their words."""

    async def __call__(self, ref: PictureRef) -> None:
        return None


class SimulatedBot(PorcRoyal):
    """The whole bot, but for the client's connection to Discord."""

    def __init__(self, settings: Settings, store: SqliteStore, clock: Clock, world: ScriptedDiscord) -> None:
        self._world: Final = world
        super().__init__(settings, store, clock, asyncio.sleep)
        self.http: Any = world

    @property
    def user(self) -> Any:
        return SimpleNamespace(id=BOT)

    def get_partial_messageable(self, id: int, **more: Any) -> ScriptedChannel:  # type: ignore[override]  # noqa: A002
        return self._world.channel(id)

    def get_channel(self, id: int, /) -> None:  # noqa: A002 - the base class calls it so
        return None

    def _add_delivery(self, *arguments: Any) -> None:
        self.pictures = NoPictures(self.tables, self.voices, self.painter, self.metrics)
        super()._add_delivery(*arguments)

    async def begin(self) -> None:
        """What `setup_hook` does, but for commands."""
        if not self._world.away:
            await self.on_shard_resumed(0)
        for run in (self.delivery.run, self.scheduler.run):
            self._tasks.append(asyncio.create_task(self._keep_going(run), name=run.__qualname__))


class Life:
    """The program from a start on. `do` is how people reach it; `kill` ends it between two steps, without a word."""

    def __init__(self, folder: Path, clock: Clock, world: ScriptedDiscord) -> None:
        self._folder, self._clock, self._world = folder, clock, world
        self._disk = Disk()
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self._context = contextvars.copy_context()
        self._context.run(_LIFE.set, self)
        self._began = clock.now()
        self.bot: SimulatedBot
        self.store: SqliteStore | None = None
        self.alive = True
        self.runs = False
        """Whether it is there for people."""

    async def start(self, watch: Callable[[SimulatedBot], None]) -> None:
        """Start on what the folder holds; `watch` sees the bot before it does anything."""
        await self._task(self._start(watch))

    async def _start(self, watch: Callable[[SimulatedBot], None]) -> None:
        with self._disk.used():
            self.store = await open_store(self._folder)
        settings = Settings(discord_token="fake", practice_delay_ms=0, data_dir=str(self._folder))
        self.bot = SimulatedBot(settings, self.store, self._clock, self._world)
        watch(self.bot)
        await self.bot.begin()
        self.runs = True

    async def do(self, work: Callable[[SimulatedBot], Coroutine[Any, Any, T]]) -> T:
        """What somebody has the program do. Raises `Down` where no answer comes."""
        if not self.runs or self._world.away:
            raise Down
        return await self._task(work(self.bot))

    async def _task(self, work: Coroutine[Any, Any, T]) -> T:
        task = self._context.run(asyncio.get_running_loop().create_task, work)
        try:
            return await task
        except asyncio.CancelledError:
            me = asyncio.current_task()
            if task.cancelled() and not self.alive and not (me and me.cancelling()):
                raise Down from None
            raise

    def adopt(self, task: asyncio.Task[Any]) -> None:
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)

    def kill(self) -> None:
        """Nothing of the program happens any more."""
        self.alive = self.runs = False
        self._disk.lose()
        if self.store is not None:
            self.store._engine._lock.release()
            _leave_heartbeat(self._folder, self._began, self._clock.now())
        for task in list(self._tasks):
            task.cancel()

    async def gone(self) -> None:
        """Wait until the last of its tasks has ended."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        """End as a deploy does."""
        await self.do(lambda bot: bot.close())
        self.runs = False


def _leave_heartbeat(folder: Path, began: int, now: int) -> None:
    """The last of the heartbeats that the scheduler writes all the time; simulations leave out the others."""
    last = now - (now - began) % HEARTBEAT_MS
    with closing(sqlite3.connect(find_database(folder), isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("INSERT OR REPLACE INTO meta VALUES ('heartbeat', ?)", (str(last),))


@cache
def _make_empty_database() -> bytes:
    """Migrated once for all simulations of a process."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        prepare(path, check=False)
        return path.read_bytes()


def lay_database(folder: Path) -> None:
    """A folder with an empty database."""
    folder.mkdir(parents=True, exist_ok=True)
    find_database(folder).write_bytes(_make_empty_database())


def make_task(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    """The task factory of a simulation: whatever the program starts is the program's, and dies with it."""
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
    life = _LIFE.get()
    if life is not None:
        life.adopt(task)
    return task
