"""What very many tables in PostgreSQL cost: open ones, at which somebody plays, and ended ones, each one record.

The open ones are one table under many numbers, the ended ones a hundred real records, copied inside the server.
"""

import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any, Final

import asyncpg
import psutil

from bench.figures import Figure, ratio
from bench.many_tables import fill_store, pick_table
from bench.measure import run_in_turn, stopwatch
from bench.seated import Room, Seated, ahead, made_up, write
from bench.shared_store import find_server, serve_postgres, sum_server_cpu
from bot.clock import WallClock
from storage.chain import ENTRY, ROOT, hash_entry, read_entry
from storage.ports import Change, Retention
from storage.postgres.store import PostgresStore, open_postgres

FEW: Final = (1_000, 1_000)
MANY: Final = (100_000, 1_000_000)
QUICK: Final = ((200, 200), (400, 400))
"""Open tables, and ended ones."""
RECORDS: Final = 100
LENGTH: Final = 60
"""Replies in each of the records."""
TABLES: Final = 20
"""Tables at which a block plays."""
LOOKS: Final = 20
REACH: Final = 1.2
YEAR: Final = 365 * 24 * 3_600_000
ROUNDS: Final = 9

OF_A_TABLE: Final = {
    "tables": "id",
    "seats": "table_id",
    "log": "table_id",
    "positions": "table_id",
    "deadlines": "table_id",
}
"""What there is of an open table, and by which column it is that table's."""
ENDED: Final = 10_000_001
"""The number of the first table that has ended."""

# What refers to tables that were written just now is not looked up row by row: that would take most of the time.
UNCHECKED: Final = "SET LOCAL session_replication_role = replica"
MULTIPLY: Final = """
DO $$ DECLARE one record; names text; given text; BEGIN
    FOR one IN SELECT c.table_name AS name, c.column_name AS key FROM information_schema.columns AS c
        WHERE c.table_schema = current_schema()
        AND (c.table_name, c.column_name) IN (('tables', 'id'), ('seats', 'table_id'), ('archives', 'table_id'))
        ORDER BY c.table_name DESC
    LOOP
        PERFORM set_config('session_replication_role',
            CASE one.name WHEN 'tables' THEN 'origin' ELSE 'replica' END, true);
        SELECT string_agg(quote_ident(column_name), ', '),
            string_agg(CASE column_name WHEN one.key THEN quote_ident(column_name) || ' + {records} * copies.number'
                ELSE quote_ident(column_name) END, ', ')
            INTO names, given FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = one.name AND is_generated = 'NEVER';
        EXECUTE format('INSERT INTO %I (%s) SELECT %s FROM %I, generate_series(1, {times}) AS copies (number)'
            ' WHERE %I BETWEEN {first} AND {first} + {records} - 1', one.name, names, given, one.name, one.key);
    END LOOP;
END $$
"""


@dataclass(slots=True)
class SharedHall:
    """A database full of tables, a moderator at it, and the server."""

    room: Room
    store: PostgresStore
    open: int
    laid: Seated
    played: Iterator[int]
    server: psutil.Process

    def pick(self) -> list[Seated]:
        """So many tables at which nobody has played yet, far from one another."""
        return [pick_table(next(self.played), self.open, self.laid) for _ in range(TABLES)]

    def sum_cpu(self) -> float:
        """Processor time of this process and of the server, s."""
        return time.process_time() + sum_server_cpu(self.server)


async def measure_shared_tables(*, quick: bool) -> list[Figure]:
    """The same, with many tables in the database beside few."""
    rounds, (few, many) = (1, QUICK) if quick else (ROUNDS, (FEW, MANY))
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        url = stack.enter_context(serve_postgres(folder / "server"))
        server = find_server(folder / "server")
        laid = await _fill(await _create(url, "first"))
        halls = []
        for name, (number, ended) in (("many", many), ("few", few)):
            database = await _create(url, name, "first")
            await _multiply(database, number, ended)
            store = await open_postgres(database)
            stack.push_async_callback(store.close)
            halls.append(SharedHall(Room(store, folder / name), store, number, laid, count(), server))
        found = []
        for called, measure in _MEASURES.items():
            for hall in halls:  # once, for the pages and statements that are needed for the first time
                await measure(hall)
            taken = await run_in_turn(rounds, _bind(measure, halls[0]), _bind(measure, halls[1]))
            title = f"{called} in PostgreSQL, {_describe(many)} beside {_describe(few)}"
            note = "processor time of the process and of the server"
            found.append(ratio(title, *taken, REACH, "at most", unit="ms", note=note))
    return found


def _describe(number: tuple[int, int]) -> str:
    return f"{number[0]:,} open and {number[1]:,} ended tables"


def _bind(
    measure: Callable[[SharedHall], Awaitable[float]], hall: SharedHall
) -> Callable[[], Awaitable[float]]:
    return lambda: measure(hall)


async def _create(url: str, name: str, like: str = "template1") -> str:
    """A database that is a copy of another one."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
    finally:
        await connection.close()
    before, _, query = url.partition("?")
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")


async def _fill(url: str) -> Seated:
    """An open table, and the records of ended ones."""
    store = await open_postgres(url)
    try:
        laid = await fill_store(store, 1)
        await write(store, map(_end, range(ENDED, ENDED + RECORDS)))
        while (await store.prune(WallClock().now(), Retention(archive_days=1))).more:
            pass
    finally:
        await store.close()
    return laid


async def _multiply(url: str, number: int, ended: int) -> None:
    """Make as many of either as there are to be."""
    connection = await asyncpg.connect(url, command_timeout=3_600)
    try:
        await _copy_table(connection, number)
        await connection.execute(MULTIPLY.format(first=ENDED, records=RECORDS, times=ended // RECORDS - 1))
        for called, wanted in (("archives", ended), ("deadlines", 2 * number)):
            if (there := await connection.fetchval(f"SELECT count(*) FROM {called}")) != wanted:
                raise LookupError(f"{there} {called}, and {wanted} were to be there")
        await connection.execute("VACUUM ANALYZE")
    finally:
        await connection.close()


async def _copy_table(connection: Any, number: int) -> None:  # noqa: ANN401 - the driver brings no types
    """The first table once more under each number up to this one."""
    async with connection.transaction():
        for name, key in OF_A_TABLE.items():
            if name != "tables":
                await connection.execute(UNCHECKED)
            rows = await connection.fetch(f"SELECT * FROM {name} WHERE {key} = 1 ORDER BY 1, 2")
            await connection.copy_records_to_table(
                name, columns=list(rows[0].keys()), records=_copy_rows(name, rows, number)
            )


def _copy_rows(name: str, rows: Sequence[Mapping[str, Any]], number: int) -> Iterator[tuple[Any, ...]]:
    for table in range(2, number + 1):
        _, channel, people = made_up(table)
        link = ROOT
        for row in rows:
            new = {**row, OF_A_TABLE[name]: table}
            match name:
                case "tables":
                    new |= {"channel_id": channel, "host_id": people[0]}
                case "seats":
                    new |= {"user_id": people[row["seat"]]}
                case "log":  # each link is of its table
                    link = hash_entry(link, read_entry(tuple(new[column] for column in ENTRY.split(", "))))
                    new |= {"link": link}
                case _:
                    pass
            yield tuple(new.values())


def _end(number: int) -> Change:
    """A table that ended a year ago."""
    change, _ = ahead(number, made_up, start=LENGTH, more=0)
    assert change.table is not None
    ended = replace(change.table, status="ended", ended_at=WallClock().now() - YEAR)
    return replace(change, table=ended, opens=(), position=None)


async def _load(hall: SharedHall) -> float:
    """Processor time in which a table is brought into memory, ms."""
    tables = hall.pick()
    with stopwatch():
        began = hall.sum_cpu()
        await hall.room.warm(tables)
        return (hall.sum_cpu() - began) / TABLES * 1e3


async def _reply(hall: SharedHall) -> float:
    """Processor time of a reply at a table that is in memory, ms."""
    tables = hall.pick()
    await hall.room.warm(tables)
    with stopwatch():
        began = hall.sum_cpu()
        for table in tables:
            await hall.room.reply(table)
        return (hall.sum_cpu() - began) / TABLES * 1e3


async def _look(hall: SharedHall) -> float:
    """Processor time of what a start asks before its first answer, ms."""
    with stopwatch():
        began = hall.sum_cpu()
        for _ in range(LOOKS):
            await hall.store.games_in_status("playing")
            await hall.store.games_in_status("set_aside")
            await hall.store.count_tables()
        return (hall.sum_cpu() - began) / LOOKS * 1e3


async def _claim(hall: SharedHall) -> float:
    """Processor time in which a hundred deadlines that are due are claimed and given back, ms."""
    late = WallClock().now() + 10 * YEAR
    with stopwatch():
        began = hall.sum_cpu()
        for _ in range(LOOKS):
            claimed = await hall.store.claim_due(late, 100, until=late + 1)
            await hall.store.release_due(claimed, 0)
        return (hall.sum_cpu() - began) / LOOKS * 1e3


_MEASURES: Final = {
    "a table loaded": _load,
    "a reply": _reply,
    "the first look of a start": _look,
    "a claim of 100 deadlines": _claim,
}
