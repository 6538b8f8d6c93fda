"""What very many tables in PostgreSQL cost: open ones, at which somebody plays, and ended ones, each one record.

The open ones are one table under many numbers, copied from a file as `porc-royal copy` does it. The ended ones are a
hundred real records, copied inside the server.
"""

import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

import asyncpg
import psutil

from bench.figures import Figure, ratio
from bench.many_tables import fill_store, pick_table
from bench.measure import run_in_turn, stopwatch
from bench.seated import Room, Seated, ahead, made_up, write
from bench.shared_store import find_server, serve_postgres, sum_server_cpu
from bot.clock import WallClock
from storage.ports import Change, Retention
from storage.postgres.copying import copy_to_postgres
from storage.postgres.store import PostgresStore, open_postgres
from storage.sqlite import open_store

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

MULTIPLY: Final = """
DO $$ DECLARE one record; names text; given text; first bigint; BEGIN
    SELECT min(id) INTO first FROM tables WHERE status = 'ended';
    CREATE TEMP TABLE copied AS SELECT id FROM tables WHERE status = 'ended' ORDER BY id LIMIT {records};
    FOR one IN SELECT c.table_name AS name, c.column_name AS key FROM information_schema.columns AS c
        JOIN information_schema.tables AS t USING (table_schema, table_name)
        WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
        AND (c.column_name = 'table_id' OR (c.table_name = 'tables' AND c.column_name = 'id'))
        AND c.table_name IN ('tables', 'seats', 'archives') ORDER BY c.table_name DESC
    LOOP
        SELECT string_agg(quote_ident(column_name), ', '),
            string_agg(CASE column_name WHEN one.key THEN quote_ident(column_name) || ' + {records} * copies.number'
                ELSE quote_ident(column_name) END, ', ')
            INTO names, given FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = one.name AND is_generated = 'NEVER';
        EXECUTE format('INSERT INTO %I (%s) SELECT %s FROM %I, generate_series(1, {times}) AS copies (number)'
            ' WHERE %I IN (SELECT id FROM copied)', one.name, names, given, one.name, one.key);
    END LOOP;
    DROP TABLE copied;
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
        halls = []
        for name, (number, ended) in (("many", many), ("few", few)):
            halls.append(await _open(stack, folder / name, await _create(url, name), server, number, ended))
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


async def _create(url: str, name: str) -> str:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    before, _, query = url.partition("?")
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")


async def _open(
    stack: AsyncExitStack, folder: Path, url: str, server: psutil.Process, number: int, ended: int
) -> SharedHall:
    laid = await _fill(folder, number)
    await copy_to_postgres(folder, url)
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(MULTIPLY.format(records=RECORDS, times=ended // RECORDS - 1), timeout=3_600)
        records = await connection.fetchval("SELECT count(*) FROM archives")
        if records != ended:
            raise LookupError(f"{records} records, and {ended} were to be there")
        await connection.execute("VACUUM ANALYZE", timeout=3_600)
    finally:
        await connection.close()
    store = await open_postgres(url)
    stack.push_async_callback(store.close)
    return SharedHall(Room(store, folder), store, number, laid, count(), server)


async def _fill(folder: Path, number: int) -> Seated:
    """Open tables, and behind them the records of ended ones."""
    store = await open_store(folder)
    try:
        laid = await fill_store(store, number)
        tables = range(number + 1, number + 1 + RECORDS)
        await write(store, (_end(table) for table in tables))
        while (await store.prune(WallClock().now(), Retention(archive_days=1))).more:
            pass
    finally:
        await store.close()
    return laid


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
