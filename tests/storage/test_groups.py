"""Changes that arrive together share one disk commit, and fail or are cancelled each for itself."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import ClassVar

import pytest

from storage.group import GroupConnection
from storage.ports import AlreadyDone, Change, Fault, Interaction, PlaceTaken, StorageFailed
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import NOW, an_entry, open_a_table, reply, texts


class Counted(GroupConnection):
    """Counts its disk commits, and fails at them when told to."""

    commits: ClassVar[int] = 0
    fails_with: ClassVar[list[int]] = []

    def make_durable(self) -> None:
        if self.fails_with:
            error = sqlite3.OperationalError("the test's disk")
            error.sqlite_errorcode = self.fails_with.pop(0)
            raise error
        super().make_durable()
        Counted.commits += 1


@pytest.fixture
async def counted(data_dir: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(data_dir, connection_class=Counted)
    Counted.commits, Counted.fails_with = 0, []
    yield store
    await store.close()


def a_reply(table: int, place: int, interaction: int) -> Change:
    return Change(
        NOW, table, Interaction(interaction, 1), log_length=place, entries=(an_entry(place, f"t{table}"),)
    )


async def test_changes_of_many_tables_share_one_commit(counted: SqliteStore) -> None:
    tables = [await open_a_table(counted) for _ in range(50)]
    Counted.commits = 0
    await asyncio.gather(*(counted.commit(a_reply(table, 0, table)) for table in tables))
    assert Counted.commits == 1
    assert [await texts(counted, table) for table in tables] == [[f"t{table}"] for table in tables]


async def test_tables_that_answer_again_and_again_go_on_sharing_commits(counted: SqliteStore) -> None:
    tables = [await open_a_table(counted) for _ in range(20)]
    Counted.commits = 0

    async def play(table: int) -> None:
        for place in range(10):
            await counted.commit(a_reply(table, place, table * 100 + place))

    await asyncio.gather(*map(play, tables))
    assert [len(await counted.log(table)) for table in tables] == [10] * 20
    assert Counted.commits <= 20


async def test_a_refused_change_does_not_harm_those_of_its_group(counted: SqliteStore) -> None:
    tables = [await open_a_table(counted) for _ in range(5)]
    await counted.commit(a_reply(tables[0], 0, 1000))
    Counted.commits = 0
    outcomes = await asyncio.gather(
        counted.commit(a_reply(tables[0], 1, 1000)),  # The interaction is known.
        counted.commit(a_reply(tables[1], 0, 1001)),
        counted.commit(a_reply(tables[2], 7, 1002)),  # The place is wrong.
        counted.commit(a_reply(tables[3], 0, 1003)),
        counted.commit(Change(NOW, tables[4], entries=(an_entry(0),))),  # A mistake.
        counted.put_meta("also", "kept"),
        return_exceptions=True,
    )
    assert Counted.commits == 1
    assert isinstance(outcomes[0], AlreadyDone)
    assert isinstance(outcomes[2], PlaceTaken)
    assert isinstance(outcomes[4], ValueError)
    assert [len(await counted.log(table)) for table in tables] == [1, 1, 0, 1, 0]
    assert await counted.meta("also") == "kept"
    assert await counted.outcome(1002) is None


async def test_a_double_press_in_one_group_is_taken_once(counted: SqliteStore) -> None:
    table = await open_a_table(counted)
    presses = [counted.commit(Change(NOW, table, Interaction(4, 1, b"%d" % n))) for n in range(3)]
    first, *others = await asyncio.gather(*presses, return_exceptions=True)
    assert not isinstance(first, BaseException)
    assert [other.outcome for other in others if isinstance(other, AlreadyDone)] == [b"0", b"0"]


async def test_a_cancelled_caller_neither_loses_nor_breaks_a_change(counted: SqliteStore) -> None:
    tables = [await open_a_table(counted) for _ in range(3)]
    calls = [asyncio.create_task(counted.commit(a_reply(table, 0, table))) for table in tables]
    await asyncio.sleep(0)  # All three are handed in.
    calls[1].cancel()
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert [isinstance(one, asyncio.CancelledError) for one in done] == [False, True, False]
    assert [len(await counted.log(table)) for table in tables] == [1, 1, 1]
    assert await reply(counted, tables[1], "next") == 2


@pytest.mark.parametrize("moments", range(8))
async def test_cancelling_at_any_moment_leaves_the_store_usable(counted: SqliteStore, moments: int) -> None:
    table = await open_a_table(counted)
    call = asyncio.create_task(counted.commit(a_reply(table, 0, 1)))
    for _ in range(moments):
        await asyncio.sleep(0)
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)
    # What was handed in is written; what was not, is not.
    assert await reply(counted, table, "next") == (2 if moments else 1)


async def test_closing_writes_what_was_handed_in(data_dir: Path) -> None:
    store = await open_store(data_dir)
    table = await open_a_table(store)
    call = asyncio.create_task(store.commit(a_reply(table, 0, 1)))
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await call
    with pytest.raises(StorageFailed) as failed:
        await store.commit(a_reply(table, 1, 2))
    assert failed.value.fault == "closed"
    with pytest.raises(StorageFailed):
        await store.table(table)
    store = await open_store(data_dir)
    assert await texts(store, table) == [f"t{table}"]
    await store.close()


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (sqlite3.SQLITE_IOERR_FSYNC, "io"),
        (sqlite3.SQLITE_CORRUPT, "corrupt"),
        (sqlite3.SQLITE_READONLY, "readonly"),
        (sqlite3.SQLITE_NOMEM, "other"),
    ],
)
async def test_when_the_commit_fails_nobody_is_acknowledged_and_nothing_more_is_written(
    counted: SqliteStore, code: int, fault: Fault
) -> None:
    tables = [await open_a_table(counted) for _ in range(3)]
    Counted.fails_with = [code]
    outcomes = await asyncio.gather(
        *(counted.commit(a_reply(table, 0, table)) for table in tables), return_exceptions=True
    )
    assert [one.fault for one in outcomes if isinstance(one, StorageFailed)] == [fault] * 3
    assert counted.fault == fault
    with pytest.raises(StorageFailed) as failed:
        await counted.commit(a_reply(tables[0], 0, 9))
    assert failed.value.fault == "broken"
    assert [len(await counted.log(table)) for table in tables] == [0, 0, 0]


async def test_a_busy_file_fails_one_group_and_not_the_store(counted: SqliteStore) -> None:
    table = await open_a_table(counted)
    Counted.fails_with = [sqlite3.SQLITE_BUSY]
    with pytest.raises(StorageFailed) as failed:
        await counted.commit(a_reply(table, 0, 1))
    assert (failed.value.fault, counted.fault) == ("busy", None)
    await counted.commit(a_reply(table, 0, 1))
    assert len(await counted.log(table)) == 1


async def test_on_a_full_disk_the_reserve_lets_the_group_finish(counted: SqliteStore, data_dir: Path) -> None:
    table = await open_a_table(counted)
    assert (data_dir / "porc.reserve").stat().st_size >= 1_000_000
    Counted.fails_with = [sqlite3.SQLITE_FULL]
    await counted.commit(a_reply(table, 0, 1))
    assert counted.short_of_space
    assert not (data_dir / "porc.reserve").exists()
    assert len(await counted.log(table)) == 1
    Counted.fails_with = [sqlite3.SQLITE_FULL]
    with pytest.raises(StorageFailed) as failed:
        await counted.commit(a_reply(table, 1, 2))
    assert failed.value.fault == "full"
    # Reads go on, and so do writes once there is room.
    assert len(await counted.log(table)) == 1
    await counted.commit(a_reply(table, 1, 2))
    assert counted.fault is None


async def test_a_full_database_refuses_and_keeps_what_it_acknowledged(data_dir: Path) -> None:
    store = await open_store(data_dir)
    table = await open_a_table(store)
    await store.close()
    pages = (data_dir / "porc.sqlite3").stat().st_size // 4096 + 20
    store = await open_store(data_dir, max_pages=pages)
    acknowledged = 0

    async def fill() -> None:
        nonlocal acknowledged
        while acknowledged < 100:
            acknowledged = await reply(store, table, "x" * 3000)

    with pytest.raises(StorageFailed) as failed:
        await fill()
    assert failed.value.fault == "full"
    assert 0 < acknowledged < 100
    assert len(await store.log(table)) == acknowledged
    await store.close()
    store = await open_store(data_dir)
    assert (await store.load(table)).log_length == acknowledged
    assert await reply(store, table, "room again") == acknowledged + 1
    await store.close()


async def test_a_load_sees_one_moment_while_others_write(store: SqliteStore) -> None:
    table = await open_a_table(store)

    async def write() -> None:
        for place in range(40):
            await store.commit(
                Change(
                    NOW, table, log_length=place, entries=(an_entry(place),), fields={"title": str(place + 1)}
                )
            )

    writing = asyncio.create_task(write())
    while not writing.done():
        loaded = await store.load(table)
        assert loaded.table.title == (str(loaded.log_length) if loaded.log_length else "")
    await writing
