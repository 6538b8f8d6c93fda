"""A fake Discord for each bot, the bot in a process of its own, and tables that wait in its data folder."""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from bench.measure import cpu_seconds
from bench.seated import PEOPLE, Seated, ahead, write
from storage.sqlite import open_store
from tests.fake_discord import Channel, FakeDiscord, Guild, Interaction, Person

OURS: Final = "bot"
BARE: Final = "bench.bare"
ECHO: Final = "Groin groin groin."


class Bot:
    """One bot at work: its world, its process, and a person in a channel who types commands."""

    def __init__(self, module: str, folder: Path) -> None:
        self.module: Final = module
        self.folder: Final = folder
        self.world: Final = FakeDiscord(point_client=False)
        self.guild: Guild
        self.channel: Channel
        self.person: Person
        self._ready: asyncio.Future[float]
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.world.__aenter__()
        self.world.patience = 30.0
        self.guild = self.world.guild()
        self.channel = self.world.channel(self.guild, "lobby")
        self.person = self.world.person("Bartholomé", self.guild, locale="fr")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        await self.world.__aexit__(kind, error, trace)

    # ---- the process

    @property
    def pid(self) -> int:
        """The number of the process."""
        if self._process is None:
            raise LookupError(self.module)
        return self._process.pid

    async def start(self, **more: str) -> float:
        """Start the process; gives the seconds until it has answered its first command.

        Later, `ready` gives the seconds until its client said that it is ready: discord.py waits for guilds.
        """
        environment = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
        environment |= self.world.env | {"DATA_DIR": str(self.folder), "LOG_LEVEL": "INFO"} | more
        began = time.perf_counter()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        before = self.world.gateway.identifies
        self._ready = asyncio.get_running_loop().create_future()
        self._reading = asyncio.create_task(self._read(self._process, began))
        await self._hears(before)
        await self.simple()
        return time.perf_counter() - began

    async def _hears(self, before: int) -> None:
        """Wait until the process hears people; so many had identified themselves `before` it."""
        await self.world.bot_connected(before + 1, timeout=60)

    async def ready(self) -> float:
        """The seconds from the start of the process until its client was ready."""
        return await asyncio.wait_for(self._ready, 60)

    async def _read(self, process: asyncio.subprocess.Process, began: float) -> None:
        """Read what the process says, since nobody else does."""
        while process.stdout is not None and (line := await process.stdout.readline()):
            if b"ready" in line and not self._ready.done():
                self._ready.set_result(time.perf_counter() - began)

    async def stop(self) -> None:
        """End the process as a deploy does, and wait until it is gone."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), 20)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
        self._process = None
        await self.world.until(lambda: not self.world.gateway.live or None, 20, "the gateway to be left")

    async def rest(self, quiet: float = 0.3) -> None:
        """Wait until the bot has had nothing to do for a while."""
        while True:
            before = cpu_seconds(self.pid)
            await asyncio.sleep(quiet)
            if cpu_seconds(self.pid) - before < 0.02 * quiet:
                return

    # ---- what people type

    async def simple(self) -> float:
        """The simplest command there is; gives the seconds until its answer."""
        if self.module == BARE:
            return await time_answer(self.person.slash("echo", {"text": ECHO}, channel=self.channel))
        return await time_answer(
            self.person.slash("rules", {"word": "carapate", "game": "cochons"}, channel=self.channel)
        )


async def time_answer(under_way: Interaction) -> float:
    """The seconds until an interaction that has just been sent is answered."""
    began = time.perf_counter()
    await under_way
    return time.perf_counter() - began


class Seats:
    """The channels and people of many tables, in the world of one bot."""

    def __init__(self, bot: Bot, number: int) -> None:
        self._bot = bot
        world, guild = bot.world, bot.guild
        self.channels: Final = [world.channel(guild, f"table-{one}") for one in range(number)]
        self.people: Final = [
            [world.person(f"Joueuse {one}-{seat}", guild) for seat in range(PEOPLE)] for one in range(number)
        ]

    def ids(self, number: int) -> tuple[int, int, Sequence[int]]:
        """The ids of table `number`, the first of which is 1."""
        people = [person.id for person in self.people[number - 1]]
        return self._bot.guild.id, self.channels[number - 1].id, people

    async def lay(self, *, more: int = 0, **options: Any) -> list[Seated]:
        """Write the tables into the bot's data folder, which must not be in use."""
        laid = [ahead(one + 1, self.ids, start=0, more=more, **options) for one in range(len(self.channels))]
        store = await open_store(self._bot.folder)
        await write(store, (change for change, _ in laid))
        await store.close()
        return [table for _, table in laid]


@asynccontextmanager
async def both() -> AsyncIterator[tuple[Bot, Bot]]:
    """Ours and the bare one, not started yet."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        (folder / "ours").mkdir()
        ours = await stack.enter_async_context(Bot(OURS, folder / "ours"))
        bare = await stack.enter_async_context(Bot(BARE, folder))
        yield ours, bare
