"""What is of PostgreSQL alone: its schema, the words of its statements, and several processes at one database."""

import asyncio
import socket
from collections.abc import AsyncIterator
from itertools import accumulate
from typing import Any, Final

import asyncpg
import pytest
from asyncpg.pool import PoolConnectionHolder

from storage.chain import ROOT, hash_entry
from storage.database import Connection
from storage.errors import ConstraintBroken
from storage.migrate import list_steps
from storage.ports import (
    AlreadyDone,
    Change,
    ChannelTaken,
    DeadlineGone,
    DeadlineKey,
    Interaction,
    NewDeadline,
    NewOwed,
    PlaceTaken,
    StorageFailed,
    Store,
    StoreNewer,
)
from storage.postgres import engine, wakes
from storage.postgres.schema import list_postgres_steps
from storage.postgres.store import PostgresStore, open_postgres
from storage.postgres.translation import bind, translate
from storage.sqlite import SqliteStore
from tests.storage.rows import NOW, a_table, an_entry, open_a_table, reply, texts
from tests.storage.servers import find_database_url, open_stores

READ_ROWS: Final = """
SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) FROM pg_stat_xact_user_tables WHERE relname = 'deadlines'
"""
"""How many rows of it this transaction has read so far."""

Pair = tuple[PostgresStore, PostgresStore]


@pytest.fixture
async def pair() -> AsyncIterator[Pair]:
    """Two stores at one database, as two processes have them."""
    async with open_stores(2) as (first, second):
        yield first, second


# -- the words of statements --------------------------------------------------------------------------

TRANSLATED: Final = {
    "SELECT a FROM t WHERE b = ? AND c = ?": "SELECT a FROM t WHERE b = $1 AND c = $2",
    "SELECT a FROM t WHERE b = ?2 OR b = ?1 OR c = ?2": "SELECT a FROM t WHERE b = $2 OR b = $1 OR c = $2",
    "SELECT 'a?' || :one, :two, :one": "SELECT 'a?' || $1, $2, $1",
    "WHERE held = 0 AND dead = 1": "WHERE NOT held AND dead",
    "SET dead = TRUE WHERE sent_at IS NULL AND dead = 0": "SET dead = TRUE WHERE sent_at IS NULL AND NOT dead",
}


@pytest.mark.parametrize("sql", TRANSLATED)
def test_a_statement_gets_marks_by_number_and_truth_values(sql: str) -> None:
    assert translate(sql)[0] == TRANSLATED[sql]


def test_what_is_bound_by_name_comes_in_the_order_of_its_numbers() -> None:
    _, names = translate("UPDATE t SET a = :called WHERE b = :person AND c <> :called")
    assert bind(names, {"person": 5, "called": "x"}) == ["x", 5]


def test_every_step_of_the_schema_is_there_for_both() -> None:
    """Whoever adds a step adds it for PostgreSQL, too, under the same number."""
    assert list_postgres_steps()[-1].number == list_steps()[-1].number


# -- the schema ---------------------------------------------------------------------------------------


@pytest.mark.thorough
async def test_both_have_the_same_tables_columns_keys_and_indices(store: SqliteStore, pair: Pair) -> None:
    ours: dict[str, set[tuple[str, bool, bool]]] = {}
    kinds = {"INTEGER": {"bigint", "boolean"}, "TEXT": {"text"}, "BLOB": {"bytea"}}
    types: dict[tuple[str, str], str] = {}
    listed = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    for (table,) in await store._engine.read(listed):
        for _, name, kind, filled, _default, key in await store._engine.read(f"PRAGMA table_info({table})"):
            ours.setdefault(table, set()).add((name, bool(filled or key), bool(key)))
            types[table, name] = kind
    theirs: dict[str, set[tuple[str, bool, bool]]] = {}
    for table, name, kind, filled, key in await pair[0]._engine.read(
        "SELECT c.relname::text, a.attname::text, format_type(a.atttypid, NULL), a.attnotnull,"
        " coalesce(a.attnum = ANY (i.indkey), FALSE)"
        " FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped"
        " LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary"
        " WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'schema_version'"
    ):
        theirs.setdefault(table, set()).add((name, filled, key))
        assert kind in kinds[types[table, name]], (table, name)
    assert theirs == ours
    named = await store._engine.read(
        "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
    )
    there = await pair[0]._engine.read("SELECT indexname::text FROM pg_indexes WHERE schemaname = 'public'")
    assert {name for (name,) in named} <= {name for (name,) in there}


@pytest.mark.thorough
async def test_a_database_of_a_newer_program_is_refused(pair: Pair) -> None:
    await pair[0]._engine.write(
        lambda connection: connection.execute("UPDATE schema_version SET number = number + 1")
    )
    try:
        with pytest.raises(StoreNewer):
            await open_postgres(find_database_url())
    finally:
        await pair[0]._engine.write(
            lambda connection: connection.execute("UPDATE schema_version SET number = number - 1")
        )


# -- several processes --------------------------------------------------------------------------------


@pytest.mark.thorough
async def test_of_two_processes_that_write_at_one_place_one_is_refused(pair: Pair) -> None:
    table = await open_a_table(pair[0])
    for length in range(20):
        tried = [
            one.commit(Change(NOW, table, log_length=length, entries=(an_entry(length, f"{length}"),)))
            for one in (*pair, *pair)
        ]
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["Committed", *[PlaceTaken.__name__] * 3]
    assert await texts(pair[1], table) == [str(length) for length in range(20)]
    assert len((await pair[1].load(table)).entries) == 20


@pytest.mark.thorough
async def test_an_interaction_is_done_once_whichever_process_takes_it(pair: Pair) -> None:
    table = await open_a_table(pair[0])
    for number in range(1, 11):
        change = Change(NOW, table, Interaction(number, 50, b"{}"), owed=(NewOwed("dm:50", "x", b"{}"),))
        done = await asyncio.gather(*(one.commit(change) for one in pair), return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == [AlreadyDone.__name__, "Committed"]
    assert await pair[0].count_owed() == 10


@pytest.mark.thorough
async def test_a_channel_gets_one_table_whichever_process_opens_it(pair: Pair) -> None:
    first, second = [await one.new_table_id() for one in pair]
    assert first != second
    tried = [
        one.commit(Change(NOW, number, table=a_table(number, channel_id=5)))
        for one, number in zip(pair, (first, second), strict=True)
    ]
    done = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == [ChannelTaken.__name__, "Committed"]
    assert await pair[0].table_id_in(5) == await pair[1].table_id_in(5) in (first, second)


@pytest.mark.thorough
async def test_what_one_process_writes_the_other_sees(pair: Pair) -> None:
    first, second = pair
    assert await second.preferences(7) == {}
    assert await second.table_id_in(1_001) is None
    await first.set_preference(7, "language", "fr")
    table = await open_a_table(first, channel_id=1_001)
    assert await second.preferences(7) == {"language": "fr"}
    assert await second.table_id_in(1_001) == table


@pytest.mark.thorough
async def test_no_message_is_lost_when_processes_owe_and_send_at_once(pair: Pair) -> None:
    """The table of lanes, which triggers keep, holds what a walk through the outbox finds."""

    async def owe(store: Store, count: int) -> None:
        for number in range(count):
            await store.owe([NewOwed(f"dm:{number % 3}", "x", b"{}")], now=NOW)

    async def send(store: Store, count: int) -> None:
        for _ in range(count):
            for row in await store.next_owed(NOW):
                await store.mark_sent(row.id, 1, now=NOW)

    await asyncio.gather(owe(pair[0], 30), owe(pair[1], 30), send(pair[0], 10), send(pair[1], 10))
    while await pair[0].count_owed():
        due = await pair[0].next_owed(NOW)
        assert due
        for row in due:
            await pair[0].mark_sent(row.id, 1, now=NOW)
    assert await pair[1].due_lanes(NOW, 10) == {}


@pytest.mark.thorough
async def test_reads_of_one_moment_do_not_see_what_is_written_meanwhile(pair: Pair) -> None:
    table = await open_a_table(pair[0])
    await reply(pair[0], table, "one")
    reads = pair[0]._engine
    async with reads.hold_commits():
        before = await reads.read("SELECT count(*) FROM log")
        await pair[1].commit(Change(NOW, table, log_length=1, entries=(an_entry(1, "two"),)))
        assert await reads.read("SELECT count(*) FROM log") == before == [(1,)]
    assert await reads.read("SELECT count(*) FROM log") == [(2,)]


# -- when the server is gone --------------------------------------------------------------------------


CUT: Final = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def _cut(store: PostgresStore) -> None:
    """End every connection that lies idle, which the driver learns only by using it: nothing is awaited between."""
    at_hand = store._engine._at_hand
    for holder in store._engine._pool._holders:
        if holder.is_connected() and (holder.is_idle() or holder._proxy is at_hand):
            holder._con._transport.get_extra_info("socket").shutdown(socket.SHUT_RDWR)


async def _fill_pool(store: PostgresStore) -> None:
    """Have as many connections lie idle as there may be."""
    await asyncio.gather(*(store._engine.read("SELECT pg_sleep(0.01)") for _ in range(4)))


@pytest.mark.thorough
async def test_what_was_cut_while_it_lay_idle_is_asked_again_on_another(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reads, reads of one moment, and writes that had not begun: nobody learns of it."""
    monkeypatch.setattr(engine, "FRESH_SECONDS", 0)
    store, other = pair
    table = await open_a_table(store)
    for length in range(5):
        await _fill_pool(store)
        _cut(store)
        assert len(await store.log(table)) == length
        _cut(store)
        async with store._engine.hold_commits():
            assert len(await store.log(table)) == length
        _cut(store)
        await store.commit(Change(NOW, table, log_length=length, entries=(an_entry(length, f"{length}"),)))
        _cut(store)
        await store._engine.prepare()
        await _fill_pool(store)
        await other._engine.read(CUT)  # as the server does it: what it says of that comes at any moment
        assert await asyncio.gather(*(store.count_owed() for _ in range(8))) == [0] * 8
    assert await texts(other, table) == [str(length) for length in range(5)]


@pytest.mark.thorough
async def test_what_is_cut_again_and_again_is_a_fault_that_passes(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few connections are tried and no more: whoever waits is answered."""
    tried = 0
    acquire = PoolConnectionHolder.acquire

    async def acquire_and_cut(holder: PoolConnectionHolder) -> object:
        nonlocal tried
        tried += 1
        connection = await acquire(holder)
        connection._con._transport.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        return connection

    with monkeypatch.context() as patched:
        patched.setattr(PoolConnectionHolder, "acquire", acquire_and_cut)
        with pytest.raises(StorageFailed) as failed:
            await pair[0].put_meta("any", "x")
    assert failed.value.fault == "busy"
    assert tried == 3
    assert await pair[0].meta("any") is None


@pytest.mark.thorough
async def test_a_write_that_is_cut_is_a_fault_that_passes_and_is_not_done_again(pair: Pair) -> None:
    """Whether it was confirmed nobody knows: whoever asked for it must look."""
    table, times = await open_a_table(pair[0]), 0

    def end_itself(connection: Connection) -> None:
        nonlocal times
        times += 1
        connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")

    with pytest.raises(StorageFailed) as failed:
        await pair[0]._engine.write(end_itself)
    assert failed.value.fault == "busy"
    assert times == 1
    await pair[1]._engine.read(CUT)
    assert await reply(pair[0], table, "one") == 1
    assert pair[0].fault is None


# -- a change that is a transaction by itself ---------------------------------------------------------


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects what begins and ends transactions by statements of their own."""
    said: list[str] = []
    execute = asyncpg.Connection.execute

    async def note(connection: object, query: str, *given: object, **terms: object) -> object:
        said.append(query)
        return await execute(connection, query, *given, **terms)

    monkeypatch.setattr(asyncpg.Connection, "execute", note)
    return said


async def test_a_change_after_another_is_one_statement(pair: Pair, begun: list[str]) -> None:
    table = await open_a_table(pair[0])
    assert await reply(pair[0], table, "zero") == 1
    begun.clear()
    for number in range(1, 4):
        assert await reply(pair[0], table, f"{number}") == number + 1
    await pair[0].commit(Change(NOW, table, owed=(NewOwed("dm:50", "x", b"{}"),)))
    assert begun == []
    assert await texts(pair[1], table) == ["zero", "1", "2", "3"]


async def test_a_connection_that_lay_idle_begins_a_transaction(
    pair: Pair, begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it is known to be there before anything is asked of it that is done once."""
    table = await open_a_table(pair[0])
    assert await reply(pair[0], table, "zero") == 1
    monkeypatch.setattr(engine, "FRESH_SECONDS", 0)
    begun.clear()
    assert await reply(pair[0], table, "one") == 2
    assert begun == ["BEGIN;", "COMMIT;"]


async def test_where_another_process_has_played_since_the_end_is_read_again(pair: Pair) -> None:
    table = await open_a_table(pair[0])
    for length in range(0, 8, 2):
        assert await reply(pair[0], table, f"{length}") == length + 1
        assert await reply(pair[1], table, f"{length + 1}") == length + 2
    assert await texts(pair[0], table) == [f"{number}" for number in range(8)]
    links = await pair[0]._engine.read("SELECT link FROM log WHERE table_id = ? ORDER BY seq", table)
    assert links == [
        (link,) for link in list(accumulate(await pair[0].log(table), hash_entry, initial=ROOT))[1:]
    ]


async def test_what_is_refused_alone_leaves_nothing(pair: Pair) -> None:
    store = pair[0]
    table = await open_a_table(store)
    assert await reply(store, table, "zero") == 1
    owed = (NewOwed("dm:50", "x", b"{}"),)
    with pytest.raises(PlaceTaken):
        await store.commit(Change(NOW, table, log_length=0, entries=(an_entry(0, "again"),), owed=owed))
    with pytest.raises(DeadlineGone):
        await store.commit(Change(NOW, table, fires=DeadlineKey("ask", 0, 1), owed=owed))
    assert await texts(store, table) == ["zero"]
    assert await store.count_owed() == 0


async def test_what_was_done_already_is_answered_as_it_was_whatever_refuses_it_now(pair: Pair) -> None:
    """A press that comes again was made for a log that is longer by now, or for a deadline that it has closed."""
    store = pair[0]
    table = await open_a_table(store)
    await store.commit(
        Change(NOW, table, Interaction(9, 50, b"first"), log_length=0, entries=(an_entry(0, "zero"),))
    )
    anew = Interaction(9, 50, b"second")
    for change in (
        Change(NOW, table, anew, log_length=0, entries=(an_entry(0, "zero"),)),
        Change(NOW, table, anew, fires=DeadlineKey("ask", 0, 1)),
        Change(NOW, table, anew, log_length=1, entries=(an_entry(1, "one"),)),
        Change(NOW, None, anew, owed=(NewOwed("dm:50", "x", b"{}"),)),
    ):
        with pytest.raises(AlreadyDone) as done:
            await store.commit(change)
        assert done.value.outcome == b"first"
    assert await texts(store, table) == ["zero"]
    assert await store.count_owed() == 0


async def test_one_connection_stays_at_hand_for_the_next_write_and_those_beside_it_are_free(
    pair: Pair,
) -> None:
    store = pair[0]
    tables = [await open_a_table(store, channel_id=number) for number in range(1, 5)]
    for length in range(3):
        entries = (an_entry(length, f"{length}"),)
        await asyncio.gather(
            *(store.commit(Change(NOW, one, log_length=length, entries=entries)) for one in tables)
        )
        holders = [one for one in store._engine._pool._holders if one.is_connected() and not one.is_idle()]
        assert [one._proxy for one in holders] == [store._engine._at_hand]
    assert await texts(store, tables[0]) == ["0", "1", "2"]


async def test_a_change_alone_that_is_cut_is_a_fault_that_passes_and_the_next_is_written(pair: Pair) -> None:
    """Whether it was done nobody knows, as with any commit; another connection is asked to begin."""
    store = pair[0]
    table = await open_a_table(store)
    assert await reply(store, table, "zero") == 1
    await _fill_pool(store)
    await store.commit(Change(NOW, table, owed=(NewOwed("dm:50", "x", b"{}"),)))
    _cut(store)
    with pytest.raises(StorageFailed) as failed:
        await store.commit(Change(NOW, table, log_length=1, entries=(an_entry(1, "one"),)))
    assert failed.value.fault == "busy"
    assert await reply(store, table, "one") == 2
    assert store.fault is None


@pytest.mark.thorough
async def test_a_read_of_one_moment_that_is_cut_is_a_fault_that_passes(pair: Pair) -> None:
    reads = pair[0]._engine

    async def read_and_be_cut() -> None:
        async with reads.hold_commits():
            await pair[1]._engine.read(CUT)  # of two stores each keeps to its own connection
            await reads.read("SELECT 1")

    with pytest.raises(StorageFailed) as failed:
        await read_and_be_cut()
    assert failed.value.fault == "busy"
    assert await reads.read("SELECT 1") == [(1,)]


@pytest.mark.thorough
async def test_a_refusal_stands_where_the_connection_is_cut_before_it_is_undone(pair: Pair) -> None:
    def refuse(connection: Connection) -> None:
        connection.execute("INSERT INTO meta VALUES ('any', 'x')")
        asyncio.run_coroutine_threadsafe(_cut_all(), loop).result()
        raise PlaceTaken(1, 2, 3)

    async def _cut_all() -> None:
        await pair[1]._engine.read(CUT)

    loop = asyncio.get_running_loop()
    with pytest.raises(PlaceTaken):
        await pair[0]._engine.write(refuse)
    assert await pair[0].meta("any") is None


@pytest.mark.thorough
async def test_a_value_that_does_not_fit_is_no_fault_that_passes(pair: Pair) -> None:
    with pytest.raises(StorageFailed) as failed:
        await pair[0]._engine.read("SELECT CAST(? AS BIGINT)", "a word")
    assert failed.value.fault == "other"


@pytest.mark.thorough
async def test_a_store_that_was_closed_says_so(pair: Pair) -> None:
    await pair[0].close()
    with pytest.raises(StorageFailed) as failed:
        await pair[0].meta("any")
    assert failed.value.fault == "closed"


@pytest.mark.thorough
async def test_no_error_tells_a_value(pair: Pair) -> None:
    secret = "a-card-in-a-hand"
    with pytest.raises(StorageFailed) as failed:
        await pair[0]._engine.read("SELECT CAST(? AS TEXT)::bigint", secret)
    assert secret not in str(failed.value)
    assert failed.value.__cause__ is None
    await pair[0].put_meta(secret, "x")
    with pytest.raises(ConstraintBroken) as refused:
        await pair[0]._engine.write(
            lambda connection: connection.execute("INSERT INTO meta VALUES (?, 'y')", (secret,))
        )
    assert secret not in str(refused.value)
    assert refused.value.__cause__ is None


@pytest.mark.thorough
async def test_nobody_is_reached_where_no_server_is() -> None:
    with pytest.raises(StorageFailed):
        await open_postgres("postgresql://nobody@127.0.0.1:1/nothing")


# -- what others are told -----------------------------------------------------------------------------


@pytest.mark.thorough
async def test_what_one_process_owes_or_opens_wakes_the_other_and_not_itself(pair: Pair) -> None:
    first, second = pair
    table = await open_a_table(first)
    await asyncio.gather(*(one.wait_for_work(0) for one in pair))
    owed = Change(NOW, table, owed=(NewOwed("dm:1", "x", b"{}"),))
    opened = Change(NOW, table, opens=(NewDeadline("ask", NOW),))
    for change in (owed, opened):
        await second._wakes._connect()
        mine = asyncio.create_task(first._wakes._heard.wait())
        await first.commit(change)
        assert await asyncio.wait_for(second.wait_for_work(600), 30)
        assert not mine.done()
        mine.cancel()
    await second._wakes._connect()
    await first.owe([NewOwed("dm:1", "x", b"{}")], now=NOW)
    assert await asyncio.wait_for(second.wait_for_work(600), 30)


@pytest.mark.thorough
async def test_whoever_listens_looks_when_they_were_cut_and_listens_again(pair: Pair) -> None:
    first, second = pair
    table = await open_a_table(first)
    for number in range(3):
        waiting = asyncio.create_task(second.wait_for_work(600))
        await second._wakes._connect()
        await first._engine.read(CUT)
        assert await asyncio.wait_for(waiting, 30), "something may have been told meanwhile"
        await second._wakes._connect()
        await first.commit(Change(NOW, table, owed=(NewOwed(f"dm:{number}", "x", b"{}"),)))
        assert await asyncio.wait_for(second.wait_for_work(600), 30)


@pytest.mark.thorough
async def test_what_follows_at_once_is_told_later_and_at_the_latest_by_whoever_stops(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wakes, "_APART", 600.0)
    first, second = pair
    table = await open_a_table(first)
    await asyncio.gather(*(one.wait_for_work(0) for one in pair))
    await second._wakes._connect()
    for number in range(3):
        await first.commit(Change(NOW, table, owed=(NewOwed(f"dm:{number}", "x", b"{}"),)))
        if number == 0:
            assert await asyncio.wait_for(second.wait_for_work(600), 30)
    for one in pair:  # by the connections on which it would have been told, and heard
        await one.has_others()
    assert not second._wakes._heard.is_set()
    await first.close()
    assert await asyncio.wait_for(second.wait_for_work(600), 30)
    assert not second._wakes._heard.is_set(), "told once"


@pytest.mark.thorough
async def test_where_nobody_tells_of_anything_it_is_looked_all_the_same(pair: Pair) -> None:
    assert await pair[0].wait_for_work(0.01)


async def test_of_processes_that_stop_only_the_last_finds_nobody_left(pair: Pair) -> None:
    first, second = pair
    for one in pair:
        await one.wait_for_work(0)  # they work
        await one._wakes._connect()
    assert await first.leave()
    assert not await second.leave()
    assert not await first.leave(), "asked again, it knows that the other has left since"


async def test_a_process_that_died_is_nobody_to_hand_over_to(pair: Pair) -> None:
    first, second = pair
    for one in pair:
        await one._wakes._connect()
    await second._wakes._connection.close()
    assert not await first.leave()


# -- what very many rows cost -------------------------------------------------------------------------


@pytest.mark.thorough
async def test_a_claim_reads_no_more_than_it_takes_of_however_many_that_are_due_at_once(pair: Pair) -> None:
    first, _ = pair
    tables = [await open_a_table(first, channel_id=number) for number in range(1, 41)]
    for table in tables:
        opens = (NewDeadline("ask", NOW), NewDeadline("half", NOW))
        await first.commit(Change(NOW, table, opens=opens))

    async def read(connection: Any) -> int:  # noqa: ANN401 - the driver brings no types
        claimed = await connection.fetch("SELECT 1 FROM claim_deadlines($1, 3, $2, '{}', 1)", NOW, NOW + 9)
        assert len(claimed) == 3
        number: int = await connection.fetchval(READ_ROWS)
        return number

    assert await first._engine.call(read) <= 12, "each, those of its table, and each once more to be written"
