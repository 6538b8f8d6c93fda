"""A fake Discord, a client logged in to it, a store, and delivery between them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest_asyncio

from bot.delivery import Limiter, RateGuard
from bot.delivery.invalid_requests import InvalidRequests
from storage.sqlite import SqliteStore, open_store
from tests.delivery.running import HeldClock, QuickClock, RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Person
from tests.fake_discord.fixtures import channel, client_waits, guild, rosa, world

__all__ = ["channel", "client_waits", "guild", "rosa", "running", "store", "world"]


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    found = await open_store(tmp_path)
    yield found
    await found.close()


@pytest_asyncio.fixture
async def running(
    world: FakeDiscord, channel: Channel, rosa: Person, store: SqliteStore, client_waits: list[float]
) -> AsyncIterator[RunningDelivery]:
    """At work already; twenty invalid requests stop it from sending, instead of a thousand."""
    clock = HeldClock()
    pace = QuickClock()
    limiter = Limiter(pace, pace.sleep)
    rate_guard = RateGuard(
        clock, limiter=limiter, answer_seconds=60, invalid=InvalidRequests(clock, limit=20)
    )
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        http_trace=rate_guard.trace,
        guild_ready_timeout=0.05,
        chunk_guilds_at_startup=False,
    )
    async with client:
        connection = asyncio.create_task(client.start("fake"))
        await client.wait_until_ready()
        found = RunningDelivery(world, store, client, rate_guard)
        found.clock, found.pace = clock, pace
        found.begin()
        yield found
        await found.kill()
        await client.close()
        await connection
