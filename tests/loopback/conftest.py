"""A loopback Discord with a guild, a channel, a person, and the small bot connected to it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from . import Channel, Guild, Loopback, Person
from .small_bot import SmallBot, running


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Loopback]:
    async with Loopback(tmp_path / "traffic.jsonl") as found:
        yield found


@pytest.fixture
def guild(world: Loopback) -> Guild:
    return world.guild()


@pytest.fixture
def channel(world: Loopback, guild: Guild) -> Channel:
    return world.channel(guild)


@pytest.fixture
def rosa(world: Loopback, guild: Guild) -> Person:
    return world.person("Rosa", guild, locale="fr")


@pytest_asyncio.fixture
async def bot(world: Loopback, channel: Channel, rosa: Person) -> AsyncIterator[SmallBot]:
    async with running(world) as found:
        yield found
