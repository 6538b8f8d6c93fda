"""Lanes in PostgreSQL, where several processes owe and deliver at once: none is lost, each begins with its first."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, TypeAlias

import asyncpg
import pytest

from storage.ports import NewOwed
from storage.postgres.store import PostgresStore
from tests.storage.rows import NOW
from tests.storage.servers import find_database_url, open_stores, wait_for_a_lock

pytestmark = pytest.mark.thorough

Connection: TypeAlias = Any
"""The driver brings no types."""
LANES: Final = "SELECT destination, head, not_before, priority FROM lanes ORDER BY destination"
OWE: Final = "INSERT INTO outbox (id, destination, kind, created_at, not_before, payload, priority)"


@pytest.fixture
async def store() -> AsyncIterator[PostgresStore]:
    async with open_stores(1) as (first,):
        yield first


@pytest.fixture
async def other(store: PostgresStore) -> AsyncIterator[Connection]:  # only once the schema is there
    """A connection of another process."""
    connection: Connection = await asyncpg.connect(find_database_url())
    yield connection
    await connection.close()


async def owe(store: PostgresStore, at: int, priority: int = 1) -> int:
    """Owe one more message of the same lane."""
    (owed_id,) = await store.owe([NewOwed("dm:50", "x", b"{}", at, priority)], now=NOW)
    return owed_id


async def list_lanes(store: PostgresStore) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await store._engine.read(LANES)]


async def test_a_lane_begins_with_the_first_of_its_messages_whoever_has_written_theirs_first(
    store: PostgresStore, other: Connection
) -> None:
    """Numbers are given out before rows are there, so the first may come last."""
    second = await owe(store, NOW)
    await other.execute(f"{OWE} VALUES ({second - 1}, 'dm:50', 'x', {NOW}, {NOW}, '', 1)")
    assert await list_lanes(store) == [("dm:50", second - 1, NOW, 1)]


async def test_what_is_owed_while_the_last_of_a_lane_is_sent_keeps_the_lane(
    store: PostgresStore, other: Connection
) -> None:
    """Nothing of the lane's row is written for it, and yet whoever would take that away waits, and looks again."""
    first = await owe(store, NOW)
    async with other.transaction():
        await other.execute(f"{OWE} VALUES ({first + 1}, 'dm:50', 'x', {NOW}, {NOW + 5}, '', 2)")
        sent = asyncio.create_task(store.mark_sent(first, 1, now=NOW))
        await wait_for_a_lock(store, sent)
        assert not sent.done()
    await sent
    assert await list_lanes(store) == [("dm:50", first + 1, NOW + 5, 2)]


async def test_what_is_more_urgent_makes_the_whole_lane_so_and_what_is_less_leaves_it(
    store: PostgresStore,
) -> None:
    first = await owe(store, NOW, 2)
    for priority, urgent in ((3, 2), (1, 1), (2, 1), (0, 0)):
        await owe(store, NOW + 9, priority)
        assert await list_lanes(store) == [("dm:50", first, NOW, urgent)]


async def test_what_is_put_off_puts_its_lane_off_where_it_is_the_first(store: PostgresStore) -> None:
    first, second = await owe(store, NOW), await owe(store, NOW)
    await store.postpone(second, NOW + 9)
    assert await list_lanes(store) == [("dm:50", first, NOW, 1)]
    await store.postpone(first, NOW + 5)
    assert await list_lanes(store) == [("dm:50", first, NOW + 5, 1)]
    await store.mark_dead(first, "gone")
    assert await list_lanes(store) == [("dm:50", second, NOW + 9, 1)]
    await store.mark_sent(second, 1, now=NOW)
    assert await list_lanes(store) == []
