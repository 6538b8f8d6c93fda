"""How many tables are in each status is counted as they change, and what is old is found by its time: nobody walks."""

import random
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final, get_args

import pytest

from storage.migrate import list_steps, prepare
from storage.ports import LIVE, Change, ChannelTaken, Status
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import HOUR, NOW, open_a_table

BEFORE_COUNTS: Final = 12
"""The last schema that had none."""
GAMES: Final = ("cochons", "cosmic", "pig")
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
WALKED: Final = "SELECT status, game, count(*) FROM tables GROUP BY status, game"


async def compare_counts(store: SqliteStore) -> Mapping[Status, int]:
    """Say what the store counts, which is what a walk through all tables counts."""
    walked = {(status, game): count for status, game, count in await store._engine.read(WALKED)}
    counted = await store.count_tables()
    for status in LIVE:
        games = {game: count for (one, game), count in walked.items() if one == status}
        assert counted.get(status, 0) == sum(games.values())
        assert list(await store.games_in_status(status)) == sorted(games)
    return counted


def change_at_random(connection: sqlite3.Connection, luck: random.Random) -> None:
    """Change one table in a way in which nothing of the program does yet, too."""
    (table,) = luck.choice(connection.execute("SELECT id FROM tables").fetchall())
    match luck.randrange(4):
        case 0:
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))
        case 1:
            connection.execute("UPDATE tables SET game = ? WHERE id = ?", (luck.choice(GAMES), table))
        case 2:
            connection.execute("UPDATE tables SET touched_at = ? WHERE id = ?", (luck.randrange(HOUR), table))
        case _:
            status = luck.choice(STATUSES)
            connection.execute(
                "UPDATE tables SET status = ?, game = ? WHERE id = ?", (status, luck.choice(GAMES), table)
            )


async def test_after_any_change_the_counts_are_those_of_a_plain_walk(store: SqliteStore) -> None:
    luck, seen = random.Random(1), set[int]()
    for number in range(200):
        if number % 3 == 0:
            table = await open_a_table(store, channel_id=5_000 + number, status=luck.choice(STATUSES))
            live = await open_a_table(store, channel_id=9_000 + number)
            with pytest.raises(ChannelTaken):  # a table that is refused counts for nothing
                await open_a_table(store, channel_id=9_000 + number)
            await store.commit(Change(NOW, live, fields={"status": "cancelled"}))
            await store.commit(Change(NOW, table, fields={"status": luck.choice(STATUSES)}))
        await store._engine.write(lambda connection: change_at_random(connection, luck))
        seen.add(sum((await compare_counts(store)).values()))
    assert min(seen) + 10 < max(seen)


def write_before_counts(data_dir: Path) -> None:
    """A database of the schema before, with tables of two games in it."""
    data_dir.mkdir()
    prepare(data_dir / "porc.sqlite3", check=False, steps=list_steps()[:BEFORE_COUNTS])
    with closing(sqlite3.connect(data_dir / "porc.sqlite3")) as connection, connection:
        for number, status in enumerate(("lobby", "playing", "playing", "ended", "set_aside")):
            connection.execute(
                "INSERT INTO tables (channel_id, game, rules_version, language, host_id, created_at, title, status,"
                " options, seed, commitment) VALUES (?, ?, 1, 'fr', 5, 0, '', ?, '{}', x'00', x'00')",
                (number, GAMES[number % 2], status),
            )


async def test_an_older_database_gets_the_counts_of_the_tables_in_it(data_dir: Path) -> None:
    write_before_counts(data_dir)
    store = await open_store(data_dir)
    assert await compare_counts(store) == {"lobby": 1, "playing": 2, "set_aside": 1}
    await store.close()


async def test_the_counts_walk_through_no_table(store: SqliteStore) -> None:
    asked = list[str]()
    await store._engine.write(lambda connection: connection.set_trace_callback(asked.append))
    await store.count_tables()
    await store.games_in_status("playing")
    await store._engine.write(lambda connection: connection.set_trace_callback(None))
    assert [sql for sql in asked if "table_counts" in sql]
    assert not [sql for sql in asked if " tables" in sql]


async def test_what_is_old_is_found_by_its_time_and_not_by_a_walk(store: SqliteStore) -> None:
    """Half-filled forms and messages that were given up are few; of all else there is more with every table."""
    table = await open_a_table(store)
    await store.commit(Change(NOW, table, fields={"status": "ended", "ended_at": NOW}))
    asked = list[str]()
    await store._engine.write(lambda connection: connection.set_trace_callback(asked.append))
    await store.prune(NOW + 100 * 24 * HOUR)
    await store._engine.write(lambda connection: connection.set_trace_callback(None))
    steps = list[str]()
    for sql in asked:
        if sql.startswith(("SELECT", "DELETE")):
            steps += [row[3] for row in await store._engine.read(f"EXPLAIN QUERY PLAN {sql}")]
    assert {step for step in steps if step.startswith("SCAN")} == {
        "SCAN drafts",
        "SCAN outbox USING INDEX outbox_dead",
    }
    for index in ("tables_by_end", "outbox_sent", "interactions_by_time"):
        assert any(index in step for step in steps), index
