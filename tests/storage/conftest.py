"""A store in a fresh folder, and short ways to write rows."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage.sqlite import SqliteStore, open_store

Reopen = Callable[[], Awaitable[SqliteStore]]


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
async def store(data_dir: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(data_dir)
    yield opened
    await opened.close()
