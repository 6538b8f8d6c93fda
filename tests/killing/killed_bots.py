"""Bots killed with kill -9 at random moments of real games, one after another, and what is looked at then."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from tests.fake_discord import FakeDiscord
from tests.killing.audit import Audit
from tests.killing.bots import Bot, Bots
from tests.killing.crowd import Crowd
from tests.processes.fork_server import ForkServer
from tests.processes.start import Edge, Start
from tests.sockets.games import PLAYED, Game

PATIENCE: Final = 120.0
LIVELIEST: Final = 40


class KilledBots:
    """A channel full of people, and one bot after the other."""

    def __init__(
        self,
        world: FakeDiscord,
        bots: Bots,
        folder: Path,
        luck: int,
        games: Sequence[Game],
        port: int | None = None,
    ) -> None:
        self.world: Final = world
        self.crowd: Final = Crowd(world, luck, games[luck // 2 % len(games)], alone=luck % 2 == 1)
        self.luck: Final = random.Random(luck)
        self.data: Final = folder / "data"
        self.audit: Final = Audit(world, self.data, folder / "copy")
        self._bots: Final = bots
        self._port: Final = port
        if port is not None:
            world.caller.address = f"http://127.0.0.1:{port}"
        self._folder: Final = folder
        self._log: Final = folder / "log"

    async def run_until_killed(self) -> None:
        """One run of the bot, ended by SIGKILL at a moment that nobody chose; then everything is looked at."""
        kind = self.luck.choice(("commit", "commit", "request", "request", "answer", "message"))
        edge: Edge = "before" if self.luck.random() < 0.5 else "after"
        fate = (edge, self.luck.randint(1, LIVELIEST))
        bot = self._start(fate if kind == "commit" else None)
        async with self._playing(bot):
            match kind:
                case "request":
                    await self._requests(self.luck.randint(1, LIVELIEST))
                case "answer":
                    await self._held("/callback$")
                case "message":
                    await self._held(r"/channels/\d+/messages$")
                case _:
                    await asyncio.shield(bot.ended)
            bot.kill()
            assert await bot.ended == -signal.SIGKILL
        if self.luck.random() < 0.5:
            self.world.clear()  # what was under way when the bot was killed arrives now, or after the next start
        await self.audit.look()

    async def run_until_stopped(self, answers: int, receipts: int) -> None:
        """One more run, in which the game goes on, and then a stop as at a deploy.

        answers: to presses and commands in this run; receipts: confirmed replies since the first run, both at least
        """
        bot = self._start()
        async with self._playing(bot):
            goal = self._answered() + answers
            await self.world.until(
                lambda: self._answered() >= goal and self.audit.count_receipts() >= receipts,
                PATIENCE,
                "the game to go on",
            )
        self.world.clear()
        bot.stop()
        assert await bot.ended == 0, self._log.read_text()[-2000:]
        await self.audit.look(all_sent=True)

    @property
    def _env(self) -> dict[str, str]:
        called = {}
        if self._port is not None:
            key = self.world.caller.public_key
            called = {"INTERACTIONS_PORT": str(self._port), "DISCORD_PUBLIC_KEY": key}
        return self.world.env | called | {"DATA_DIR": str(self.data), "PRACTICE_DELAY_MS": "0"}

    def _start(self, fate: tuple[Edge, int] | None = None) -> Bot:
        return self._bots.start(Start(str(self._folder), self._env, fate=fate), self._log)

    # ---- running

    @asynccontextmanager
    async def _playing(self, bot: Bot) -> AsyncIterator[None]:
        """People play until the end of the block; whoever of them cannot go on ends the test."""
        people = asyncio.create_task(self._people(bot))
        block = asyncio.current_task()
        assert block is not None
        failed: list[BaseException] = []

        def look(done: asyncio.Task[None]) -> None:
            if not done.cancelled() and (error := done.exception()) is not None:
                failed.append(error)
                block.cancel()

        def mourn(ended: asyncio.Task[int]) -> None:
            if not ended.cancelled() and ended.result() != -signal.SIGKILL:
                failed.append(AssertionError("it ended by itself"))
                block.cancel()

        people.add_done_callback(look)
        bot.ended.add_done_callback(mourn)
        try:
            yield
        except asyncio.CancelledError:
            if failed:
                raise AssertionError(self._log.read_text()[-3000:]) from failed[0]
            raise
        finally:
            people.remove_done_callback(look)
            bot.ended.remove_done_callback(mourn)
            people.cancel()
            await asyncio.gather(people, return_exceptions=True)

    async def _people(self, bot: Bot) -> None:
        """As soon as the bot is there: repeat some of what its predecessor did not or did answer, then play on."""
        await self._connected()
        for interaction in list(self.crowd.just_done()):
            if self.luck.random() < 0.5:
                interaction.send()
        await self.crowd.live()

    async def _connected(self) -> None:
        """Wait until the bot can hear people."""
        if self._port is not None:
            async with asyncio.timeout(PATIENCE):
                # Nobody tells when it begins to listen.
                while not await self.world.caller.ping():  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            return
        identified = self.world.gateway.identifies
        await self.world.until(
            lambda: self.world.gateway.identifies > identified and self.world.gateway.live,
            PATIENCE,
            "a bot to connect",
        )

    def _answered(self) -> int:
        return sum(each.answered for each in self.world.interactions.values())

    # ---- moments to kill at

    async def _requests(self, number: int) -> None:
        """So many requests from now."""
        goal = len(self.world.traffic) + number
        await self.world.until(lambda: len(self.world.traffic) >= goal, PATIENCE, "requests")

    async def _held(self, path: str) -> None:
        """When some such request has just been made, or has had its effect and is not answered yet."""
        await self._requests(self.luck.randint(3, LIVELIEST))
        fault = self.world.hold_next("POST", path, before_effect=self.luck.random() < 0.5)
        await self.world.until(lambda: fault.hits, PATIENCE, "a request that can be held")


async def kill_often(
    folder: Path,
    fork_server: ForkServer,
    luck: int,
    kills: int,
    games: Sequence[Game] = tuple(PLAYED.values()),
    *,
    port: int | None = None,
) -> None:
    """Kill so many bots while people play one of these games; raises AssertionError for whatever is lost or doubled.

    port: where Discord calls them; None: they have a gateway
    """
    bots = Bots(fork_server)
    try:
        async with FakeDiscord(point_client=False) as world:
            run = KilledBots(world, bots, folder, luck, games, port)
            for _ in range(kills):
                await run.run_until_killed()
            await run.run_until_stopped(answers=5, receipts=kills // 2 + 1)
    finally:
        await bots.end()
    print(f"{kills} kills: {run.audit.tally}")
    assert run.audit.tally.receipts > kills / 2
