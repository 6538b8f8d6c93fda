"""A loopback Discord, a client logged in to it, a store, and a courier between them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.delivery import RateGuard
from storage.sqlite import SqliteStore, open_store
from tests.delivery.office import HeldClock, Office
from tests.loopback import Channel, Guild, Loopback, Person, hurried


@pytest.fixture
def naps() -> Iterator[list[float]]:
    """discord.py's waits are a thousandth as long; here are the lengths it wanted."""
    with hurried() as found:
        yield found


@pytest_asyncio.fixture
async def world() -> AsyncIterator[Loopback]:
    async with Loopback() as found:
        yield found


@pytest.fixture
def guild(world: Loopback) -> Guild:
    return world.guild()


@pytest.fixture
def channel(world: Loopback, guild: Guild) -> Channel:
    return world.channel(guild)


@pytest.fixture
def rosa(world: Loopback, guild: Guild) -> Person:
    return world.person("Rosa", guild)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    found = await open_store(tmp_path)
    yield found
    await found.close()


@pytest_asyncio.fixture
async def office(
    world: Loopback, channel: Channel, rosa: Person, store: SqliteStore, naps: list[float]
) -> AsyncIterator[Office]:
    """At work already; twenty invalid requests close its line, instead of a thousand."""
    clock = HeldClock()
    line = RateGuard(clock, answer_seconds=60, invalid_limit=20)
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        http_trace=line.trace,
        guild_ready_timeout=0.05,
        chunk_guilds_at_startup=False,
    )
    async with client:
        connection = asyncio.create_task(client.start("loopback"))
        await client.wait_until_ready()
        found = Office(world, store, client, line)
        found.clock = clock
        found.begin()
        yield found
        await found.kill()
        await client.close()
        await connection
