"""A fake Discord with a guild, a channel, a person, and the small bot connected to it."""

from collections.abc import AsyncIterator

import pytest_asyncio

from . import Channel, FakeDiscord, Person
from .fixtures import channel, guild, rosa, world
from .small_bot import SmallBot, running

__all__ = ["bot", "channel", "guild", "rosa", "world"]


@pytest_asyncio.fixture
async def bot(world: FakeDiscord, channel: Channel, rosa: Person) -> AsyncIterator[SmallBot]:
    async with running(world) as found:
        yield found
