"""A fake Discord in this process, processes of bots beside it, and a busy guild between them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.fake_discord import FakeDiscord
from tests.killing.bots import Bots
from tests.killing.busy_guild import BusyGuild
from tests.processes.fixtures import fork_server
from tests.processes.fork_server import ForkServer

__all__ = ["bots", "busy_guild", "fork_server", "world"]


@pytest_asyncio.fixture
async def bots(fork_server: ForkServer) -> AsyncIterator[Bots]:
    found = Bots(fork_server)
    yield found
    await found.end()


@pytest_asyncio.fixture
async def world() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as found:
        yield found


@pytest.fixture
def busy_guild(world: FakeDiscord, bots: Bots, tmp_path: Path) -> BusyGuild:
    return BusyGuild(world, tmp_path, bots)
