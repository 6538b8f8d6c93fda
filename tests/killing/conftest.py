"""A loopback Discord in this process, a nursery of bots beside it, and a street between them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.killing.nursery import Nursery
from tests.killing.street import Street
from tests.loopback import Loopback


@pytest_asyncio.fixture
async def world() -> AsyncIterator[Loopback]:
    async with Loopback() as found:
        yield found


@pytest_asyncio.fixture
async def street(world: Loopback, tmp_path: Path) -> AsyncIterator[Street]:
    async with Nursery(tmp_path) as nursery:
        yield Street(world, tmp_path, nursery)
