"""A table that is held, and what is written beside its turns: no process keeps in memory what another has changed."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

import asyncpg
import pytest

from storage.ballot_rows import NewBallot, PaperRow
from storage.ballots import _keep_paper
from storage.database import Connection
from storage.personal import Traces
from storage.ports import Change, Interaction, NotedOtherwise, Store
from storage.postgres.store import PostgresStore
from tests.storage.rows import NOW, a_seat, an_entry, open_a_table, texts
from tests.storage.servers import open_stores, wait_for_a_lock

pytestmark = pytest.mark.thorough

Pair = tuple[PostgresStore, PostgresStore]
PATIENCE: Final = 60.0


@pytest.fixture
async def processes() -> AsyncIterator[Pair]:
    """Two stores at one database, as two processes have them."""
    async with open_stores(2) as (first, second):
        yield first, second


async def read_revision(store: PostgresStore, table: int) -> int:
    async with store.hold_table(table) as hold:
        return hold.revision


async def open_with_a_person(store: Store, user_id: int) -> int:
    """A table at which somebody sits."""
    table = await open_a_table(store)
    await store.commit(Change(NOW, table, seats=(a_seat(table, 0, user_id),)))
    return table


async def test_what_a_turn_has_handed_in_is_written_before_others_get_the_table(processes: Pair) -> None:
    """Also where the turn was cancelled before its write had begun."""
    first, second = processes
    table = await open_a_table(first)
    async with first.hold_table(table):
        handing_in = first.commit(Change(NOW, table, log_length=0, entries=(an_entry(0, "one"),)))
        handing_in.send(None)
        handing_in.close()  # as whoever waited for it is cancelled at once
    assert await texts(second, table) == ["one"]


async def test_what_is_tried_again_for_a_turn_that_was_cancelled_is_written_as_well(processes: Pair) -> None:
    first, second = processes
    table, tries = await open_a_table(first), 0

    async def write(connection: Any) -> None:  # noqa: ANN401 - the driver brings no types
        nonlocal tries
        tries += 1
        if tries == 1:
            raise asyncpg.SerializationError("somebody was in the way")
        await connection.execute("INSERT INTO meta VALUES ('any', 'x')")

    async with first.hold_table(table):
        handing_in = first._engine.call(write)
        handing_in.send(None)
        handing_in.close()
    assert await second.meta("any") == "x"


async def test_what_a_turn_has_set_of_a_person_it_goes_by_itself(processes: Pair) -> None:
    """What was read with the row is that of before."""
    first, _ = processes
    table = await open_with_a_person(first, 50)
    async with first.hold_table(table):
        assert await first.preferences_of([50]) == {50: {}}
        await first.set_preference(50, "language", "fr")
        assert await first.preferences_of([50]) == {50: {"language": "fr"}}


async def test_whoever_is_cancelled_amid_a_turn_lets_go_of_the_table(processes: Pair) -> None:
    first, second = processes
    table = await open_a_table(first)
    held = asyncio.Event()

    async def play() -> None:
        async with first.hold_table(table):
            held.set()
            await asyncio.Event().wait()

    turns = [asyncio.create_task(play()) for _ in range(2)]
    await held.wait()
    for one in turns:
        one.cancel()
    await asyncio.sleep(0)
    for one in turns:
        one.cancel()  # also amid its letting go
        with suppress(asyncio.CancelledError):
            await one
    async with asyncio.timeout(PATIENCE):
        await second.commit(Change(NOW, table, log_length=0, entries=(an_entry(0, "one"),)))
    assert await read_revision(first, table) == 1


async def test_whether_private_messages_arrive_makes_what_is_in_memory_old(processes: Pair) -> None:
    first, second = processes
    tables = [await open_with_a_person(first, user_id) for user_id in (7, 7, 8)]
    before = [await read_revision(second, one) for one in tables]
    await first.set_dm_ok(7, dm_ok=False)
    after = [await read_revision(second, one) for one in tables]
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 1, 0]


async def test_whoever_is_erased_is_in_no_memory_once_they_are_in_no_row(processes: Pair) -> None:
    """Whoever is at their table meanwhile is waited for, and then reads it anew: there is no moment between the two."""
    first, second = processes
    table = await open_with_a_person(first, 7)
    async with second.hold_table(table) as hold:
        before = hold.revision
        erasing = asyncio.create_task(first.erase(7, Traces((), (), ()), {"en": "player "}))
        await wait_for_a_lock(second, erasing)
        assert not erasing.done()
        assert [row.user_id for row in await second.seats(table)] == [7]
        await second.commit(Change(NOW, table, Interaction(1, 8, b"{}")))
    await erasing
    assert await read_revision(second, table) == before + 2
    assert [row.user_id for row in await second.seats(table)] == [None]


async def test_a_paper_that_is_being_handed_in_is_counted_by_whoever_closes_the_ballot(
    processes: Pair,
) -> None:
    first, second = processes
    new = NewBallot(1, 2, 3, b"{}", NOW, NOW + 1_000)
    ballot = await first.open_ballot(new, lambda _: Change(NOW))
    handed, goes_on = threading.Event(), threading.Event()

    def hand_in(connection: Connection) -> None:
        _keep_paper(connection, ballot, PaperRow(7, "Ana", 1, b"[0]", ""), NOW)
        handed.set()
        goes_on.wait(PATIENCE)

    writing = asyncio.create_task(first._engine.write(hand_in))
    await asyncio.to_thread(handed.wait, PATIENCE)
    closing = asyncio.create_task(second.close_ballot(ballot, NOW))
    await wait_for_a_lock(second, closing)
    counted_without = closing.done()
    goes_on.set()
    await writing
    await closing
    assert not counted_without
    assert [one.user_id for one in await second.papers(ballot)] == [7]


async def test_of_two_who_note_the_same_of_a_person_from_two_tables_one_is_refused(processes: Pair) -> None:
    """As two processes do that send somebody the digest of one morning at once."""
    tables = [await open_a_table(processes[0], channel_id=channel) for channel in (1, 2)]
    for morning in range(10):
        key = (7, "digest-at")
        tried = [
            one.commit(Change(NOW, table, preferences={key: f"{morning + 1}"}, believed={key: f"{morning}"}))
            for one, table in zip(processes, tables, strict=True)
        ]
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["Committed", NotedOtherwise.__name__]
