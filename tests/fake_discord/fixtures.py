"""What a test needs that meets the fake Discord: a guild, a channel and a person, and a client that waits briefly."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from . import Channel, FakeDiscord, Guild, Person, shorten_waits


@pytest.fixture
def client_waits() -> Iterator[list[float]]:
    """discord.py's waits are a thousandth as long; here are the lengths it wanted."""
    with shorten_waits() as found:
        yield found


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord(tmp_path / "traffic.jsonl") as found:
        yield found


@pytest.fixture
def guild(world: FakeDiscord) -> Guild:
    return world.guild()


@pytest.fixture
def channel(world: FakeDiscord, guild: Guild) -> Channel:
    return world.channel(guild)


@pytest.fixture
def rosa(world: FakeDiscord, guild: Guild) -> Person:
    return world.person("Rosa", guild, locale="fr")
