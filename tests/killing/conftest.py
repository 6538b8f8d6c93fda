"""A fake Discord in this process, processes of bots beside it, and a busy guild between them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.fake_discord import FakeDiscord
from tests.killing.bot_processes import BotProcesses
from tests.killing.busy_guild import BusyGuild


@pytest_asyncio.fixture
async def world() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as found:
        yield found


@pytest_asyncio.fixture
async def busy_guild(world: FakeDiscord, tmp_path: Path) -> AsyncIterator[BusyGuild]:
    async with BotProcesses(tmp_path) as bots:
        yield BusyGuild(world, tmp_path, bots)
