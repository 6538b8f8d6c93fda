"""The connection by which was written last, which stays with the process: whole, and nobody else's."""

from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from storage.ports import Change, NewOwed
from storage.postgres.store import PostgresStore
from tests.storage.rows import NOW, open_a_table, texts
from tests.storage.servers import open_stores

Pair = tuple[PostgresStore, PostgresStore]


@pytest.fixture
async def pair() -> AsyncIterator[Pair]:
    """Two stores at one database, as two processes have them; the first has just written."""
    async with open_stores(2) as (first, second):
        await owe(first)
        yield first, second


async def owe(store: PostgresStore) -> None:
    """Write something that is a transaction by itself."""
    await store.commit(Change(NOW, owed=(NewOwed("dm:50", "x", b"{}"),)))


async def test_one_by_which_something_failed_is_not_the_next_ones(pair: Pair) -> None:
    """What it left behind would be theirs: they would write in a transaction that nobody ends."""
    first, second = pair

    async def begin_and_fail(connection: Any) -> None:  # noqa: ANN401 - the driver brings no types
        await connection.execute("BEGIN")
        raise ValueError("a fault of the program")

    with pytest.raises(ValueError, match="a fault"):
        await first._engine.call(begin_and_fail, alone=True)
    await owe(first)
    await owe(first)
    assert await second.count_owed() == 3


async def test_what_has_cut_another_one_has_most_likely_cut_it(pair: Pair) -> None:
    """A change by it alone would fail for nothing."""
    reads, tries = pair[0]._engine, 0

    async def be_cut() -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise asyncpg.ConnectionDoesNotExistError("cut")

    before = reads._at_hand._con
    await reads._ask_again(be_cut)
    assert before.is_closed()
    await owe(pair[0])
    assert await pair[1].count_owed() == 2


async def test_whoever_reads_one_moment_leaves_it_where_it_is(pair: Pair) -> None:
    """Those who write do so meanwhile; of those who read as many go on as ever."""
    at_hand = pair[0]._engine._at_hand
    table = await open_a_table(pair[0])
    async with pair[0]._engine.hold_commits():
        assert pair[0]._engine._at_hand is at_hand
        await texts(pair[0], table)
    assert pair[0]._engine._at_hand is at_hand


@pytest.mark.parametrize("noticed", [True, False])
async def test_one_that_has_ended_while_it_lay_idle_keeps_no_place_among_the_others(
    pair: Pair, *, noticed: bool
) -> None:
    """Else there would be one less for each time, and in the end none.

    noticed: the driver has heard of it, and the pool by the driver
    """
    writes = pair[0]._engine
    ended = writes._at_hand._con
    if noticed:
        ended.terminate()
    else:
        ended._abort()
    await owe(pair[0])
    assert [one._proxy for one in writes._pool._holders if not one.is_idle()] == [writes._at_hand]
    assert writes._at_hand._con is not ended
    assert await pair[1].count_owed() == 2
