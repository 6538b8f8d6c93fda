"""Several bots at one PostgreSQL database, any of which is called, and killed with kill -9 while the others go on."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from storage.postgres.copying import copy_to_sqlite
from tests.fake_discord import FakeDiscord, age_of
from tests.killing.audit import Audit
from tests.killing.bots import Bot, Bots
from tests.killing.crowd import Crowd
from tests.killing.takeovers import (
    Life,
    Takeover,
    forget_claims,
    list_takeovers,
    name_process,
    read_claims,
    watch_claims,
)
from tests.ports import find_free_port
from tests.processes.fork_server import ForkServer
from tests.processes.start import Start
from tests.sockets.games import PLAYED, Game
from tests.storage.servers import empty_database, find_database_url

T = TypeVar("T")
PROCESSES: Final = 3
PATIENCE: Final = 120.0
STILL: Final = 400.0
"""Seconds without anything new after which a game stands still: on a busy machine a strong player's search is given up
after sixty, and may have to do with several questions in a row."""
ANSWERED_WITHIN: Final = 20.0
"""Real seconds after which people press something else: whoever was to answer them was killed."""
LIVELIEST: Final = 30
LOOK_EVERY: Final = 6
_STATE: Final = (
    "SELECT clock_timestamp(), id, status, revision FROM tables WHERE status <> 'ended'",
    "SELECT table_id, kind, place, seat, to_timestamp(due_at / 1000.0) AS due, held, claimed_until FROM deadlines",
    "SELECT id, destination, kind, to_timestamp(not_before / 1000.0) AS due, tries FROM outbox WHERE sent_at IS NULL",
    "SELECT state, wait_event, left(query, 60) AS query FROM pg_stat_activity WHERE state LIKE 'idle in%'",
)
"""What tells why nothing moves: tables, what is due, what is owed, who holds something."""


@dataclass
class SharedAudit(Audit):
    """Looks at the database that the bots share, when none of them is there."""

    url: str = ""

    async def _make_copy(self) -> bool:
        await copy_to_sqlite(self.url, self.copy)
        return True


class SeveralBots:
    """A channel full of people, and the processes of a bot."""

    def __init__(
        self,
        world: FakeDiscord,
        fork_server: ForkServer,
        folder: Path,
        luck: int,
        crowd: Crowd,
        url: str,
    ) -> None:
        self.world: Final = world
        self.luck: Final = random.Random(luck)
        self.crowd: Final = crowd
        self.audit: Final = SharedAudit(world, folder, folder / "copy", url=url)
        self._folder: Final = folder
        self._url: Final = url
        self._ports: Final = [find_free_port() for _ in range(PROCESSES)]
        self._starters: Final = [Bots(fork_server) for _ in range(PROCESSES)]
        self.running: Final[dict[int, Bot]] = {}
        self.unanswered = 0
        self.lives: Final[dict[str, Life]] = {}
        """The processes that have run so far, by their names."""
        self._names: Final[dict[int, str]] = {}
        self._watches: Final = set[asyncio.Task[None]]()
        self._arriving: Final = asyncio.Lock()
        world.patience = ANSWERED_WITHIN
        world.caller.address, *world.caller.others = [f"http://127.0.0.1:{one}" for one in self._ports]

    def start(self, number: int) -> None:
        """Let one of them begin."""
        who = self._names[number] = f"{number}-{len(self.lives)}"
        self.lives[who] = Life(who)
        env = self.world.env | {
            "DATABASE_URL": name_process(self._url, who),
            "DATA_DIR": str(self._folder / f"data{number}"),
            "INTERACTIONS_PORT": str(self._ports[number]),
            "DISCORD_PUBLIC_KEY": self.world.caller.public_key,
            "PRACTICE_DELAY_MS": "0",
        }
        log = self._folder / f"log{number}"
        self.running[number] = self._starters[number].start(Start(str(self._folder), env), log)
        watch = asyncio.create_task(self._note_listening(number, who))
        self._watches.add(watch)
        watch.add_done_callback(self._watches.discard)

    async def _note_listening(self, number: int, who: str) -> None:
        """Note when a process has begun to listen."""
        while self._names.get(number) == who:
            if await self._listens(number):
                self.lives[who] = replace(self.lives[who], listened_at=_now())
                return
            await asyncio.sleep(0.02)

    async def arrive(self) -> None:
        """Start those that do not run, and wait until somebody listens."""
        async with self._arriving:
            if not self.lives:
                await watch_claims(self._url)
            for number in range(PROCESSES):
                if number not in self.running:
                    self.start(number)
        async with asyncio.timeout(PATIENCE):
            while not await self.world.caller.ping():  # noqa: ASYNC110 - nobody tells when they begin to listen
                await asyncio.sleep(0.01)

    async def kill(self, number: int) -> None:
        """End one at once."""
        bot = self.running.pop(number)
        self._note_end(number, killed=True)
        bot.kill()
        assert await bot.ended == -signal.SIGKILL, self.read_log(number)

    def _note_end(self, number: int, *, killed: bool = False) -> None:
        """Note that one is there no longer."""
        who = self._names.pop(number)
        self.lives[who] = replace(self.lives[who], ended_at=_now(), killed=killed)

    async def replace(self, number: int) -> None:
        """Ask one to end, and start another once it is gone; gives when that listens."""
        bot = self.running.pop(number)
        self._note_end(number)
        bot.stop()
        assert await bot.ended == 0, self.read_log(number)
        self.start(number)
        async with asyncio.timeout(PATIENCE):
            while not await self._listens(number):  # noqa: ASYNC110 - nobody tells when it begins to listen
                await asyncio.sleep(0.01)

    async def _listens(self, number: int) -> bool:
        """Whether anybody takes a connection there."""
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self._ports[number])
        except OSError:
            return False
        writer.close()
        return True

    async def stop(self) -> None:
        """Ask one after the other to end, as a deploy does."""
        for number in list(self.running):
            bot = self.running.pop(number)
            self._note_end(number)
            bot.stop()
            assert await bot.ended == 0, self.read_log(number)

    def read_log(self, number: int) -> str:
        """The end of what one has printed."""
        return (self._folder / f"log{number}").read_text()[-3000:]

    async def play(self) -> None:
        """People play for ever; what nobody answered, since who was to was killed, they do again, or something else."""
        await self.arrive()
        while True:
            try:
                await self.crowd.live()
            except* TimeoutError:
                self.unanswered += 1
            for interaction in list(self.crowd.just_done()):
                if self.luck.random() < 0.5:
                    interaction.send()

    async def pass_requests(self, number: int) -> None:
        """So many requests from now."""
        goal = len(self.world.traffic) + number
        try:
            await self.world.until(lambda: len(self.world.traffic) >= goal, STILL, "requests")
        except TimeoutError as fault:
            raise AssertionError(await self.describe(goal - len(self.world.traffic))) from fault

    async def describe(self, lacking: int) -> str:
        """Who waits for whom, where nothing moves any more."""
        lines = [
            f"{lacking} requests are lacking; processes {sorted(self.running)}, {self.unanswered} unanswered"
        ]
        for one in list(self.world.interactions.values())[-12:]:
            what = one.data.get("custom_id") or one.data.get("name")
            said = ((one.callback or {}).get("data") or {}).get("content")
            lines.append(
                f"{age_of(one.id):.0f} s ago {one.person.name}: {what} -> {one.answered} {said!r:.150}"
            )
        lines += [f"{one.person.name} sees {one.describe()}" for one in self.crowd.everybody]
        connection: Any = await asyncpg.connect(self._url)
        try:
            for sql in _STATE:
                lines += [f"{dict(row)}" for row in await connection.fetch(sql)]
        finally:
            await connection.close()
        return "\n".join(lines)

    async def kill_some(self, kills: int) -> None:
        """Kill one after the other while people play; another takes its place at once."""
        async with self.people() as people:
            for _ in range(kills):
                await self.arrive()
                await wait_beside(people, self.pass_requests(self.luck.randint(1, LIVELIEST)))
                await self.kill(self.luck.choice(list(self.running)))

    @asynccontextmanager
    async def people(self) -> AsyncIterator[asyncio.Task[None]]:
        """They play until the end of the block."""
        people = asyncio.create_task(self.play())
        try:
            yield people
        finally:
            people.cancel()
            await asyncio.gather(people, return_exceptions=True)

    async def count_ended(self) -> int:
        """How many games are over."""
        connection: Any = await asyncpg.connect(self._url)
        try:
            number: int = await connection.fetchval("SELECT count(*) FROM tables WHERE status = 'ended'")
            return number
        except asyncpg.UndefinedTableError:  # no process has made it yet
            return 0
        finally:
            await connection.close()

    async def look(self) -> None:
        """End all of them at once, and look at everything."""
        for number in list(self.running):
            await self.kill(number)
        self.world.clear()
        await self.audit.look()

    async def end(self) -> None:
        """Leave none behind; and print how long what those who were killed have left waited for another."""
        found = list_takeovers(await read_claims(self._url), list(self.lives.values()))
        print(describe_takeovers(sorted(found, key=lambda one: -one.waited)))
        self._names.clear()
        await asyncio.gather(*self._watches)
        for one in self._starters:
            await one.end()
        await forget_claims(self._url)


def _now() -> int:
    return time.time_ns() // 1_000_000


async def play_to_the_end(run: SeveralBots, most: int) -> int:
    """Kill one of the processes again and again until a game has ended; gives how often that was.

    most: requests between two kills, from one to so many
    """
    kills = 0
    async with run.people() as people:
        while not await run.count_ended():
            await run.arrive()
            await wait_beside(people, run.pass_requests(run.luck.randint(1, most)))
            await run.kill(run.luck.choice(list(run.running)))
            kills += 1
    await run.arrive()
    await run.stop()
    await run.audit.look(all_sent=True)
    return kills


def describe_takeovers(found: Sequence[Takeover]) -> str:
    """How many there were, and the longest of them, which stand first."""
    longest = "; ".join(
        f"{one.waited / 1000:.1f} s: {one.work} of {one.killed}, by {one.by}" for one in found[:3]
    )
    return f"{len(found)} takeovers, the longest {longest or 'none'}"


async def wait_beside(people: asyncio.Task[None], work: Coroutine[Any, Any, T]) -> T:
    """What comes of something while people play; raises what befalls whoever of them cannot go on."""
    waiting = asyncio.ensure_future(work)
    try:
        await asyncio.wait((waiting, people), return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            people.result()
        return await waiting
    finally:
        waiting.cancel()


async def kill_some_of_several(
    folder: Path,
    fork_server: ForkServer,
    luck: int,
    kills: int,
    games: Sequence[Game] = tuple(PLAYED.values()),
) -> None:
    """Kill so many of three processes; raises AssertionError for whatever is lost or doubled."""
    url = find_database_url()
    await empty_database(url)
    async with FakeDiscord(point_client=False) as world:
        crowd = Crowd(world, luck, games[luck // 2 % len(games)], alone=luck % 2 == 1)
        run = SeveralBots(world, fork_server, folder, luck, crowd, url)
        try:
            for done in range(0, kills, LOOK_EVERY):
                await run.kill_some(min(LOOK_EVERY, kills - done))
                await run.look()
            await run.arrive()
            goal = run.audit.count_receipts() + 5
            async with run.people() as people:
                going = world.until(lambda: run.audit.count_receipts() >= goal, STILL, "the game to go on")
                await wait_beside(people, going)
            await run.stop()
            await run.audit.look(all_sent=True)
        finally:
            await run.end()
    print(f"{kills} kills: {run.audit.tally}, {run.unanswered} times nobody answered")
    assert run.audit.tally.receipts > kills / 2
