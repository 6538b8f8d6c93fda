"""The second way in: what an answer by HTTP costs beside one by the gateway, and what many servers cost there."""

import asyncio
import socket
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Final

from bench.bots import OURS, Bot
from bench.figures import Figure, ratio
from bench.measure import resident
from tests.fake_discord import Channel, Person

BLOCK: Final = 10
SERVERS: Final = (20, 3_000, 100_000)
"""How many servers have called when memory is looked at: hardly any, and many."""
QUICK_SERVERS: Final = (20, 40, 80)
AT_ONCE: Final = 20
TRIES: Final = 5
"""So often somebody asks who was not answered in time: a machine that has other things to do is slow now and then.

Whoever is answered at none of them ends the measurement. How long an answer takes has a row of its own.
"""
CALLS_OF_FEW: Final = 6_000
"""How often the first servers call before memory is first looked at: what only fills up once is no server's."""
MORE_MIB: Final = 8
SLOWER: Final = 1.2


class CalledBot(Bot):
    """A bot without a gateway, which Discord calls."""

    async def start(self, *, rules: bool = True, **more: str) -> float:
        """Start the process; Discord's page has its address before anybody types."""
        port = _find_port()
        self.world.caller.address = f"http://127.0.0.1:{port}"
        key = self.world.caller.public_key
        return await super().start(rules=rules, INTERACTIONS_PORT=str(port), DISCORD_PUBLIC_KEY=key, **more)

    async def _hears(self, _before: int) -> None:
        await self.ready()

    async def stop(self) -> None:
        """End the process, and whatever calls it."""
        await self.world.caller.settle()
        await super().stop()

    async def call_from(self, servers: int) -> int:
        """A command from each of so many servers, which are left again, so that only the bot could remember them.

        Each is answered; gives how often one had to be asked again. Raises TimeoutError where one is never answered.
        """

        async def call(_number: int) -> int:
            channel, person = self._enter()
            late = await self._ask(channel, person)
            guild = channel.guild
            assert guild is not None
            del self.world.guilds[guild.id], self.world.channels[channel.id], self.world.users[person.id]
            return late

        return await self._call(servers, call)

    async def call_often(self, times: int) -> int:
        """The same command so many times, from the same `AT_ONCE` servers."""
        there = [self._enter() for _ in range(AT_ONCE)]
        return await self._call(times, lambda number: self._ask(*there[number]))

    def _enter(self) -> tuple[Channel, Person]:
        """A server that has the bot."""
        guild = self.world.guild()
        return self.world.channel(guild, "lobby"), self.world.person("Bartholomé", guild, locale="fr")

    async def _ask(self, channel: Channel, person: Person) -> int:
        """Ask until it is answered; gives how many times it was not."""
        asked = {"word": "R-114", "game": "cochons"}  # one message: the server may be left once it is there
        for late in range(TRIES):
            try:
                await person.slash("rules", asked, channel=channel)
            except TimeoutError:
                continue
            return late
        raise TimeoutError(f"a server was not answered in {TRIES} tries")

    async def _call(self, times: int, call: Callable[[int], Awaitable[int]]) -> int:
        late = 0
        for _ in range(times // AT_ONCE):
            late += sum(await asyncio.gather(*map(call, range(AT_ONCE))))
            self.world.interactions.clear()
            self.world.traffic.clear()
        return late


async def measure_calls(*, quick: bool) -> list[Figure]:
    """The same command both ways, in turn; then one from each of more and more servers."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        for name in ("called", "told"):
            (folder / name).mkdir()
        called = await stack.enter_async_context(CalledBot(OURS, folder / "called"))
        told = await stack.enter_async_context(Bot(OURS, folder / "told"))
        await called.start()
        await told.start()
        answered = await _time_both(called, told, 20 if quick else 300)
        await told.stop()
        return [answered, *await _weigh(called, QUICK_SERVERS if quick else SERVERS)]


async def _time_both(called: Bot, told: Bot, times: int) -> Figure:
    """Blocks of a few commands, in turn."""
    waited: dict[Bot, list[float]] = {called: [], told: []}
    for bot in waited:
        for _ in range(2 * BLOCK):
            await bot.simple()
    for number in range(times // BLOCK):
        for bot in (called, told) if number % 2 else (told, called):
            waited[bot] += [await bot.simple() for _ in range(BLOCK)]
    ours, other = median(waited[called]) * 1e3, median(waited[told]) * 1e3
    note = "/rules with a word, privately, one at a time; Discord calls the one, and tells the other by the gateway"
    return ratio(
        "command → answer by HTTP, p50", ours, other, ours / other, SLOWER, "at most", unit="ms", note=note
    )


async def _weigh(bot: CalledBot, servers: tuple[int, ...]) -> list[Figure]:
    """Memory when so many servers have called, beside what it was when the first of them had, again and again."""
    sizes, called = list[float](), 0
    late = await bot.call_often(max(CALLS_OF_FEW if servers is SERVERS else 0, AT_ONCE))
    for number in servers:
        late += await bot.call_from(number - called)
        called = number
        await bot.rest(1.0)
        sizes.append(resident(bot.pid))
    note = "proportional set size at rest, by HTTP, after a /rules in a channel of each server"
    note += ", and before that many from the same few"
    note += f"; each was answered, {late} of them at a later try"
    return [
        Figure(
            f"memory when {number:,} servers have called, more than with {servers[0]:,}",
            size,
            "MiB",
            sizes[0],
            size - sizes[0],
            MORE_MIB,
            "at most",
            "value",
            note,
        )
        for number, size in zip(servers[1:], sizes[1:], strict=True)
    ]


def _find_port() -> int:
    """A port that is free now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
