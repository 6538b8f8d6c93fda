"""Archives: games that have been over for long, each one record in place of the rows of its log and its positions."""

import asyncio
from functools import reduce
from typing import Final

from storage.chain import ENTRY, ROOT, hash_entry, read_entry
from storage.database import Connection, Database
from storage.errors import LogBroken
from storage.records import SAMPLE_BYTES, NoRecord, join_columns, pack, unpack
from storage.rows import Entry, PositionRow

__all__ = ["Archived", "find_archived_end", "forget", "forget_ballots", "make_archives", "read_archive"]

Archived = tuple[PositionRow | None, list[Entry]]
_MOST_AT_ONCE: Final = 1
"""Games archived, or forgotten, by one prune: packing one takes some tens of milliseconds, for which replies wait."""
_OVER: Final = "status IN ('ended', 'cancelled')"


def make_archives(connection: Connection, before: int) -> bool:
    """Make records of some of the games that ended before a moment; whether there may be more. Inside a transaction."""
    over = connection.execute(
        f"SELECT id, game FROM tables WHERE {_OVER} AND ended_at < ? AND EXISTS"  # noqa: S608 - of ours
        " (SELECT 1 FROM log WHERE table_id = id AND seq = 0) AND NOT unarchived ORDER BY ended_at LIMIT ?",
        (before, _MOST_AT_ONCE),
    ).fetchall()
    for table_id, game in over:
        if not _archive_table(connection, table_id, game):
            # It stays as it is: what is damaged is not made to look whole.
            connection.execute("UPDATE tables SET unarchived = TRUE WHERE id = ?", (table_id,))
    return len(over) == _MOST_AT_ONCE


def _archive_table(connection: Connection, table_id: int, game: str) -> bool:
    rows = connection.execute(
        f"SELECT link, {ENTRY} FROM log WHERE table_id = ? ORDER BY seq",  # noqa: S608 - names of columns
        (table_id,),
    ).fetchall()
    entries, link = [read_entry(row[1:]) for row in rows], ROOT
    for seq, (row, entry) in enumerate(zip(rows, entries, strict=True)):
        link = hash_entry(link, entry)
        if link != row[0] or entry.seq != seq:
            return False
    state = connection.execute(
        "SELECT table_id, seq, chapter, state, rules_version, at FROM positions WHERE table_id = ?"
        " ORDER BY seq LIMIT 1",
        (table_id,),
    ).fetchone()
    position = PositionRow(*state) if state else None
    sample = connection.execute("SELECT id, sample FROM samples WHERE game = ?", (game,)).fetchone()
    try:
        record = pack(position, entries, sample[1] if sample else b"")
        if unpack(record, table_id, sample[1] if sample else b"") != (position, entries):
            return False
        if sample is None:
            texts = join_columns(position, entries)[:SAMPLE_BYTES]
            connection.execute("INSERT INTO samples (game, sample) VALUES (?, ?)", (game, texts))
    except NoRecord:
        return False
    connection.execute(
        "INSERT INTO archives (table_id, length, link, sample_id, record) VALUES (?, ?, ?, ?, ?)",
        (table_id, len(entries), link, sample[0] if sample else None, record),
    )
    for table in ("log", "positions"):
        connection.execute(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))  # noqa: S608 - names of ours
    return True


def forget(connection: Connection, before: int) -> bool:
    """Remove some of the tables that were over before a moment, with all that is theirs; whether there may be more."""
    gone = connection.execute(
        f"DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE {_OVER} AND ended_at < ? LIMIT ?)",  # noqa: S608
        (before, _MOST_AT_ONCE),
    )
    return gone.rowcount == _MOST_AT_ONCE


def forget_ballots(connection: Connection, before: int) -> bool:
    """Remove some of the ballots that were closed before a moment; whether there may be more."""
    gone = connection.execute(
        "DELETE FROM ballots WHERE id IN"
        " (SELECT id FROM ballots WHERE result IS NOT NULL AND closed_at < ? LIMIT ?)",
        (before, _MOST_AT_ONCE),
    )
    return gone.rowcount == _MOST_AT_ONCE


def find_archived_end(connection: Connection, table_id: int) -> tuple[int, bytes] | None:
    """The length of an archived log and its last link; None where it is not archived."""
    row: tuple[int, bytes] | None = connection.execute(
        "SELECT length, link FROM archives WHERE table_id = ?", (table_id,)
    ).fetchone()
    return row


async def read_archive(engine: Database, table_id: int) -> Archived | None:
    """The rows of an archived table, verified; None where it is not archived. Raises LogBroken."""
    found = await engine.read(
        "SELECT record, link, sample FROM archives LEFT JOIN samples ON samples.id = sample_id WHERE table_id = ?",
        table_id,
        table_id=table_id,
    )
    if not found:
        return None
    return await asyncio.to_thread(_open, table_id, *found[0])


def _open(table_id: int, record: bytes, last: bytes, sample: bytes | None) -> Archived:
    try:
        position, entries = unpack(record, table_id, sample or b"")
    except NoRecord as fault:
        raise LogBroken(table_id) from fault
    if reduce(hash_entry, entries, ROOT) != last:
        raise LogBroken(table_id)
    return position, entries
