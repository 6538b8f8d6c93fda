"""Tables and seats are found by channel, person, guild and status, without reading games."""

import asyncio
from dataclasses import replace
from sqlite3 import Connection

from storage.ports import LIVE, Change, Interaction, Store
from storage.rows import Status
from storage.sqlite import SqliteStore
from tests.storage.rows import HOUR, NOW, a_seat, an_entry, open_a_table


async def test_a_person_finds_the_live_tables_where_they_sit_or_host(store: Store) -> None:
    sits, hosts, ended, elsewhere = [await open_a_table(store) for _ in range(4)]
    for table in (sits, ended):
        await store.commit(Change(NOW, table, seats=(a_seat(table, 0, user_id=42),)))
    await store.commit(Change(NOW, hosts, fields={"host_id": 42}))
    await store.commit(Change(NOW, ended, fields={"status": "ended"}))
    await store.commit(Change(NOW, elsewhere, seats=(a_seat(elsewhere, 0, user_id=43),)))
    assert [table.id for table in await store.tables_of(42)] == [sits, hosts]


async def _renamed(store: SqliteStore, table: int, game: str) -> None:
    """Let a table be one of another game."""

    def rename(connection: Connection) -> object:
        return connection.execute("UPDATE tables SET game = ? WHERE id = ?", (game, table))

    await store._engine.write(rename)


async def test_the_ended_tables_of_a_game_are_found_by_their_channel(store: SqliteStore) -> None:
    tables = [await open_a_table(store) for _ in range(5)]
    for number, (table, channel) in enumerate(zip(tables, (7, 7, 8, 7, 7), strict=True)):
        game = "other" if number == 3 else "election"
        await _renamed(store, table, game)
        status: Status = "cancelled" if number == 4 else "ended"
        await store.commit(Change(NOW, table, fields={"channel_id": channel, "status": status}))
    assert [one.id for one in await store.tables_ended_in(7, "election")] == [tables[1], tables[0]]
    assert [one.id for one in await store.tables_ended_in(7, "election", limit=1)] == [tables[1]]


async def test_the_id_of_a_channels_table_follows_every_change(store: Store) -> None:
    table = await open_a_table(store)
    home = (await store.load(table)).table.channel_id
    assert [await store.table_id_in(one) for one in (home, 7)] == [table, None]
    await store.commit(Change(NOW, table, fields={"host_id": 5}))
    await store.commit(Change(NOW, table, fields={"channel_id": 7}))
    assert [await store.table_id_in(one) for one in (home, 7)] == [None, table]
    await store.commit(Change(NOW, table, fields={"status": "paused"}))
    assert await store.table_id_in(7) == table
    await store.commit(Change(NOW, table, fields={"status": "ended"}))
    assert await store.table_id_in(7) is None
    second = await open_a_table(store)
    await store.commit(Change(NOW, second, fields={"channel_id": 7}))
    assert await store.table_id_in(7) == second


async def test_the_id_of_a_channels_table_follows_a_change_that_nobody_waits_for(store: SqliteStore) -> None:
    table = await open_a_table(store)
    home = (await store.load(table)).table.channel_id
    async with store._engine.hold_commits():
        ending = asyncio.ensure_future(store.commit(Change(NOW, table, fields={"status": "ended"})))
        await asyncio.sleep(0)
        ending.cancel()
        await asyncio.wait([ending])
        assert await store.table_id_in(home) == table  # not written yet
    await store.commit(Change(NOW, table, fields={"host_id": 5}))
    assert await store.table_id_in(home) is None


async def test_tables_are_listed_by_guild_and_by_status_in_pages(store: Store) -> None:
    tables = [await open_a_table(store) for _ in range(5)]
    await store.commit(Change(NOW, tables[1], fields={"status": "paused"}))
    await store.commit(Change(NOW, tables[2], fields={"status": "ended"}))
    await store.commit(Change(NOW, tables[3], fields={"guild_id": 5}))
    assert [table.id for table in await store.tables_in_guild(99)] == [tables[0], tables[1], tables[4]]
    assert [table.id for table in await store.tables_in_status(["paused", "ended"])] == tables[1:3]
    page = await store.tables_in_status(["playing", "paused"], limit=2)
    assert [table.id for table in page] == tables[:2]
    page = await store.tables_in_status(["playing", "paused"], after=page[-1].id, limit=2)
    assert [table.id for table in page] == tables[3:]
    assert await store.tables_in_status([]) == []
    assert await store.count_tables() == {"playing": 3, "paused": 1}
    assert await store.games_in_status("playing") == ["cochons"]
    assert await store.games_in_status("lobby") == []


async def test_seats_are_taken_changed_and_left(store: Store) -> None:
    table = await open_a_table(store)
    await store.commit(Change(NOW, table, seats=tuple(a_seat(table, number) for number in (2, 0, 1))))
    substitute = replace(a_seat(table, 1), user_id=77, name="Substitute")
    await store.commit(Change(NOW, table, seats=(substitute,), unseat=(2,)))
    assert await store.seats(table) == (a_seat(table, 0), substitute)


async def test_closed_dms_are_noted_at_every_live_table_of_a_person(store: Store) -> None:
    first, second, over = [await open_a_table(store) for _ in range(3)]
    for table in (first, second, over):
        await store.commit(Change(NOW, table, seats=(a_seat(table, 0, 42), a_seat(table, 1, 43))))
    await store.commit(Change(NOW, over, fields={"status": "ended"}))
    await store.set_dm_ok(42, dm_ok=False)
    marks = {table: [seat.dm_ok for seat in await store.seats(table)] for table in (first, second, over)}
    assert marks == {first: [False, None], second: [False, None], over: [None, None]}


async def test_preferences_are_kept_by_name(store: Store) -> None:
    await store.set_preference(1, "language", "en")
    await store.set_preference(1, "language", "fr")
    await store.set_preference(1, "pictures", "no")
    await store.set_preference(2, "language", "en")
    assert await store.preferences(1) == {"language": "fr", "pictures": "no"}
    await store.set_preference(1, "language", None)
    assert await store.preferences(1) == {"pictures": "no"}


async def test_half_filled_forms_wait_for_their_reply(store: Store) -> None:
    table = await open_a_table(store)
    await store.save_draft(table, 0, 3, "trip", b'{"from":"T1"}')
    await store.save_draft(table, 0, 3, "trip", b'{"from":"T2"}')
    await store.save_draft(table, 0, 3, "stay", b"{}")
    await store.save_draft(table, 1, 3, "trip", b'{"from":"T9"}')
    assert await store.drafts(table, 0, 3) == {"trip": b'{"from":"T2"}', "stay": b"{}"}
    assert await store.drafts(table, 0, 4) == {}
    await store.save_draft(table, 0, 3, "stay", None)
    await store.commit(Change(NOW, table, clear_drafts=(1,)))
    assert await store.drafts(table, 0, 3) == {"trip": b'{"from":"T2"}'}
    assert await store.drafts(table, 1, 3) == {}


async def test_the_program_remembers_its_own_things(store: Store) -> None:
    assert await store.meta("heartbeat") is None
    await store.put_meta("heartbeat", str(NOW))
    assert await store.meta("heartbeat") == str(NOW)
    await store.put_meta("heartbeat", None)
    assert await store.meta("heartbeat") is None


async def test_housekeeping_forgets_old_interactions_and_the_drafts_of_finished_tables(
    store: Store,
) -> None:
    table = await open_a_table(store)
    await store.commit(Change(NOW - 25 * HOUR, table, Interaction(1, 1)))
    await store.commit(Change(NOW - 23 * HOUR, table, Interaction(2, 1)))
    await store.save_draft(table, 0, 0, "trip", b"{}")
    assert (await store.prune(NOW)).drafts == 0
    await store.commit(Change(NOW, table, fields={"status": "ended"}))
    pruned = await store.prune(NOW)
    assert (pruned.interactions, pruned.drafts) == (0, 1)
    assert await store.outcome(1) is None
    assert await store.outcome(2) == b"{}"


async def test_the_common_questions_are_answered_from_an_index(store: SqliteStore) -> None:
    """With 10,000 open tables none of these may walk through them."""
    asked: list[str] = []
    read = store._engine.read

    async def listen(sql: str, *parameters: object, **_whose: object) -> object:
        asked.append(sql)
        plan = await read(f"EXPLAIN QUERY PLAN {sql}", *parameters)
        scans = [row[3] for row in plan if row[3].startswith("SCAN") and "lane" not in row[3]]
        assert all("USING" in scan or "CONSTANT ROW" in scan or "head" in scan for scan in scans), (
            sql,
            scans,
        )
        return await read(sql, *parameters)

    table = await open_a_table(store)
    await store.commit(
        Change(NOW, table, log_length=0, entries=(an_entry(0),), seats=(a_seat(table, 0, 42),))
    )
    store._engine.read = listen  # type: ignore[method-assign, assignment]
    await store.load(table)
    await store.replay(table)
    await store.table_in(1)
    await store.table_id_in(1)
    await store.tables_of(42)
    await store.tables_in_guild(99)
    await store.tables_in_status(LIVE)
    await store.count_tables()
    await store.games_in_status("playing")
    await store.next_owed(NOW)
    await store.next_owed_at()
    await store.lane("dm:1")
    await store.due(NOW)
    await store.next_due()
    await store.outcome(1)
    await store.log(table)
    assert len(asked) > 14
