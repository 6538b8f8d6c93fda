"""A store in a fresh folder, or in an empty database, and short ways to write rows."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage.ports import Store
from storage.postgres.store import open_postgres
from storage.sqlite import SqliteStore, open_store
from tests.storage.servers import empty_database, find_database_url

Reopen = Callable[[], Awaitable[SqliteStore]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `Store` is about every database; one that asks for a `SqliteStore`, about that one."""
    if metafunc.function.__annotations__.get("store") is Store:
        other = pytest.param("postgres", marks=pytest.mark.thorough)
        metafunc.parametrize("store", ["sqlite", other], indirect=True)


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str | None:
    """Of the database that a test of both is for this time; none for SQLite."""
    asked = getattr(request.node, "callspec", None)
    return find_database_url() if asked and asked.params.get("store") == "postgres" else None


@pytest.fixture
async def store(
    request: pytest.FixtureRequest, data_dir: Path, database_url: str | None
) -> AsyncIterator[Store]:
    opened: Store
    if database_url is None:
        opened = await open_store(data_dir)
    else:
        await empty_database(database_url)
        opened = await open_postgres(database_url, connections=2)
    yield opened
    await opened.close()
