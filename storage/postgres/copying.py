"""A whole store from SQLite to PostgreSQL, or back: into an empty one, all or nothing, and read again afterwards.

Nothing moderates meanwhile: a SQLite store is locked, and of a PostgreSQL database one moment is read.
"""

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol

import asyncpg
import msgspec

from storage.chain import ENTRY, ROOT, hash_entry, read_entry
from storage.errors import StorageFailed
from storage.files import find_database
from storage.postgres.faults import LOST, make_failure
from storage.postgres.store import open_postgres
from storage.sqlite import open_store

__all__ = ["CopiedStore", "NotEmpty", "copy_to_postgres", "copy_to_sqlite"]

_AT_ONCE: Final = 1_000
_KEPT_BY_TRIGGERS: Final = ("lanes", "table_counts")
"""These are filled as the rows are that they tell of."""
_FIRST: Final = ("tables", "ballots", "samples")
"""Others refer to these."""
_TABLE_IDS: Final = "tables"
"""Tables of play, whose ids come from a sequence of their own in PostgreSQL."""

Rows = Sequence[tuple[Any, ...]]


class NotEmpty(StorageFailed):
    """Where it was to go there is something already."""

    def __init__(self, name: str) -> None:
        super().__init__(
            "other", f"there is something in {name} already; a store is copied into an empty one"
        )


@dataclass(frozen=True, slots=True)
class CopiedStore:
    """What was copied, and found again."""

    rows: int
    tables: int
    entries: int
    broken: tuple[int, ...]
    """Tables whose log was damaged before: it was copied as it is."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One table of the schema: its columns, and by which of them its rows are in order."""

    name: str
    columns: tuple[str, ...]
    keys: tuple[str, ...]

    @property
    def reading(self) -> str:
        """The statement that reads all rows, in order."""
        return (
            f"SELECT {', '.join(map(_quote, self.columns))} FROM {self.name} ORDER BY {', '.join(self.keys)}"  # noqa: S608 - names of the schema
        )


class End(Protocol):
    """A store that is read, or is written."""

    def read(self, shape: Shape) -> AsyncIterator[Rows]:
        """All rows of a table, in order, some at a time; truth values are 0 and 1."""

    async def write(self, shape: Shape, rows: Rows) -> None:
        """Write rows into it."""

    async def read_numbers(self) -> dict[str, int]:
        """The last number that was given, by the tables that number their rows."""

    async def write_numbers(self, numbers: dict[str, int]) -> None:
        """Go on behind these numbers."""


class SqliteEnd:
    """That in a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection

    def list_shapes(self) -> Iterator[Shape]:
        """What is copied, in an order in which every row finds those to which it refers."""
        listed = self._connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
        )
        names = [name for (name,) in listed if name not in _KEPT_BY_TRIGGERS]
        for name in sorted(names, key=lambda one: (_FIRST.index(one) if one in _FIRST else len(_FIRST), one)):
            columns = self._connection.execute(f"PRAGMA table_info({name})").fetchall()
            keys = sorted((column[5], column[1]) for column in columns if column[5])
            yield Shape(name, tuple(column[1] for column in columns), tuple(_quote(key) for _, key in keys))

    async def read(self, shape: Shape) -> AsyncIterator[Rows]:
        cursor = self._connection.execute(shape.reading)
        while rows := cursor.fetchmany(_AT_ONCE):
            yield rows

    async def write(self, shape: Shape, rows: Rows) -> None:
        marks = ", ".join("?" * len(shape.columns))
        names = ", ".join(map(_quote, shape.columns))
        self._connection.executemany(f"INSERT INTO {shape.name} ({names}) VALUES ({marks})", rows)  # noqa: S608 - names of the schema

    async def read_numbers(self) -> dict[str, int]:
        return dict(self._connection.execute("SELECT name, seq FROM sqlite_sequence"))

    async def write_numbers(self, numbers: dict[str, int]) -> None:
        listed = "SELECT name FROM sqlite_schema WHERE type = 'table' AND instr(sql, 'AUTOINCREMENT') > 0"
        kept = [(name, numbers[name]) for (name,) in self._connection.execute(listed) if name in numbers]
        self._connection.execute("DELETE FROM sqlite_sequence")
        self._connection.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", kept)


class PostgresEnd:
    """That in a database."""

    def __init__(self, connection: Any, flags: dict[str, frozenset[str]]) -> None:  # noqa: ANN401 - the driver brings no types
        self._connection: Final = connection
        self._flags: Final = flags

    @classmethod
    async def make(cls, connection: Any) -> "PostgresEnd":  # noqa: ANN401 - as above
        """Look which columns hold truth values there."""
        flags: dict[str, frozenset[str]] = {}
        for table, column in await connection.fetch(
            "SELECT table_name::text, column_name::text FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND data_type = 'boolean'"
        ):
            flags[table] = flags.get(table, frozenset()) | {column}
        return cls(connection, flags)

    async def read(self, shape: Shape) -> AsyncIterator[Rows]:
        rows: list[tuple[Any, ...]] = []
        async for row in self._connection.cursor(shape.reading, prefetch=_AT_ONCE):
            rows.append(tuple(int(value) if isinstance(value, bool) else value for value in row))
            if len(rows) == _AT_ONCE:
                yield rows
                rows = []
        if rows:
            yield rows

    async def write(self, shape: Shape, rows: Rows) -> None:
        flags = self._flags.get(shape.name, frozenset())
        places = [number for number, column in enumerate(shape.columns) if column in flags]
        await self._connection.copy_records_to_table(
            shape.name, columns=shape.columns, records=[_make_true(row, places) for row in rows]
        )

    async def _list_numbers(self) -> dict[str, str]:
        """The sequences, by the tables whose rows they number."""
        found = await self._connection.fetch(
            "SELECT table_name::text, pg_get_serial_sequence(table_name::text, column_name::text)"
            " FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'"
        )
        return {**dict(list(map(tuple, found))), _TABLE_IDS: "table_ids"}

    async def read_numbers(self) -> dict[str, int]:
        numbers = {}
        for table, sequence in (await self._list_numbers()).items():
            last, used = await self._connection.fetchrow(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608 - named by the server
            if used:
                numbers[table] = last
        return numbers

    async def write_numbers(self, numbers: dict[str, int]) -> None:
        for table, sequence in (await self._list_numbers()).items():
            # Where a number may be given again once its row is gone, the rows alone tell what was the last.
            there = await self._connection.fetchval(f"SELECT max(id) FROM {table}")  # noqa: S608 - named by the server
            if last := max(there or 0, numbers.get(table, 0)):
                await self._connection.execute("SELECT setval($1::text::regclass, $2)", sequence, last)


def _quote(name: str) -> str:
    return f'"{name}"'


def _make_true(row: tuple[Any, ...], places: Iterable[int]) -> tuple[Any, ...]:
    changed = list(row)
    for place in places:
        changed[place] = None if row[place] is None else bool(row[place])
    return tuple(changed)


async def copy_to_postgres(data_dir: Path, url: str) -> CopiedStore:
    """Copy the store of a data directory, in which no bot runs. Raises StorageError; then the database is as before."""
    if not find_database(data_dir).exists():
        raise StorageFailed("other", f"there is no store in {data_dir}")
    held = await open_store(data_dir)  # it brings the schema to that of today, and keeps every bot out
    try:
        await (await open_postgres(url, connections=1)).close()
        with closing(_connect(find_database(data_dir))) as file:
            async with _write_to(url) as connection:
                return await _copy(file, SqliteEnd(file), await PostgresEnd.make(connection))
    finally:
        await held.close()


async def copy_to_sqlite(url: str, data_dir: Path) -> CopiedStore:
    """Copy a database into a data directory. Raises StorageError; then no row is there."""
    await (await open_postgres(url, connections=1)).close()
    held = await open_store(data_dir)
    try:
        with closing(_connect(find_database(data_dir))) as file:
            async with _read_from(url) as connection:
                file.execute("BEGIN IMMEDIATE")
                try:
                    copied = await _copy(file, await PostgresEnd.make(connection), SqliteEnd(file))
                except BaseException:
                    file.execute("ROLLBACK")
                    raise
                file.execute("COMMIT")
                return copied
    finally:
        await held.close()


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, timeout=5.0)


@asynccontextmanager
async def _write_to(url: str) -> AsyncIterator[Any]:
    """A connection, in a transaction that is committed at the end."""
    async with _reach(url) as connection, connection.transaction():
        yield connection


@asynccontextmanager
async def _read_from(url: str) -> AsyncIterator[Any]:
    """A connection that sees one moment."""
    async with (
        _reach(url) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        yield connection


@asynccontextmanager
async def _reach(url: str) -> AsyncIterator[Any]:
    try:
        connection = await asyncpg.connect(url)
        try:
            yield connection
        finally:
            await connection.close()
    except (asyncpg.PostgresError, *LOST) as error:
        raise make_failure(error) from None  # the driver's own text tells values


async def _copy(file: sqlite3.Connection, source: End, target: End) -> CopiedStore:
    """Copy every table, then read both ends anew: they are equal, and the logs are as whole as they were."""
    shapes = list(SqliteEnd(file).list_shapes())
    for shape in shapes:
        async for _ in target.read(shape):
            raise NotEmpty(shape.name)
    rows = Counter[str]()
    for shape in shapes:
        async for some in source.read(shape):
            await target.write(shape, some)
            rows[shape.name] += len(some)
    await target.write_numbers(await source.read_numbers())
    for shape in shapes:
        if await _hash(source, shape) != await _hash(target, shape):
            raise StorageFailed("other", f"what was copied of {shape.name} is not what stood there")
    log = next(shape for shape in shapes if shape.name == "log")
    entries, broken = await _follow_chains(target, log)
    return CopiedStore(rows.total(), rows[_TABLE_IDS], entries, broken)


async def _hash(end: End, shape: Shape) -> bytes:
    """Of all rows of a table, in order."""
    digest = blake2b(digest_size=16)
    async for rows in end.read(shape):
        for row in rows:
            digest.update(msgspec.msgpack.encode(row))
    return digest.digest()


async def _follow_chains(end: End, log: Shape) -> tuple[int, tuple[int, ...]]:
    """How many entries all logs have, and the tables whose chain is broken."""
    places = [log.columns.index(name.strip()) for name in ENTRY.split(",")]
    at = log.columns.index("link")
    entries, broken, table_id, link, number = 0, dict[int, None](), -1, ROOT, 0
    async for rows in end.read(log):
        for row in rows:
            entry = read_entry(tuple(row[place] for place in places))
            if entry.table_id != table_id:
                table_id, link, number = entry.table_id, ROOT, 0
            link = hash_entry(link, entry)
            if row[at] != link or entry.seq != number:
                broken[table_id] = None
            link, number, entries = row[at], number + 1, entries + 1
    return entries, tuple(broken)
