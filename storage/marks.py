"""Marks: where each reader last was in the log of a table."""

# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Sequence
from typing import Final

from storage.chain import ENTRY, read_entry
from storage.damage import name_table
from storage.database import Connection, Database, make_upsert
from storage.errors import NoSuchTable
from storage.log import count_entries
from storage.readers import Mark, MarkMoved
from storage.rows import Entry
from storage.texts import read_texts, reveal_entry

__all__ = ["SqlMarks", "shorten_marks"]

_KEEP: Final = make_upsert("marks", "table_id, user_id", "seat, seq, at, left_seq, left_at")


def shorten_marks(connection: Connection, table_id: int, start: int) -> None:
    """Entries from `start` on are taken back: what comes in their place is new to everybody.

    Runs on the connection's thread, inside a change.
    """
    connection.execute(
        "UPDATE marks SET seq = ?1, left_seq = CASE WHEN left_seq > ?1 THEN ?1 ELSE left_seq END"
        " WHERE table_id = ?2 AND seq > ?1",
        (start, table_id),
    )


class SqlMarks:
    """The port `Marks`."""

    _engine: Database

    async def mark(self, table_id: int, user_id: int) -> Mark | None:
        rows = await self._engine.read(
            "SELECT table_id, user_id, seat, seq, at, left_seq, left_at FROM marks"
            " WHERE table_id = ? AND user_id = ?",
            table_id,
            user_id,
            table_id=table_id,
        )
        return Mark(*rows[0]) if rows else None

    async def move_mark(self, table_id: int, user_id: int, *, now: int, pause: int) -> MarkMoved:
        def move(connection: Connection) -> MarkMoved:
            with name_table(table_id):
                return _move(connection, table_id, user_id, now, pause)

        return await self._engine.write(move)

    async def undone_since(self, table_id: int, since: int) -> Sequence[Entry]:
        rows = await self._engine.read(
            f"SELECT {ENTRY} FROM log_undone"  # noqa: S608 - names of columns
            " WHERE table_id = ? AND at <= ? AND undone_at > ? ORDER BY id",
            table_id,
            since,
            since,
            table_id=table_id,
        )
        texts = await read_texts(self._engine, table_id)
        return [reveal_entry(read_entry(row), texts) for row in rows]


def _move(connection: Connection, table_id: int, user_id: int, now: int, pause: int) -> MarkMoved:
    seated = connection.execute(
        "SELECT seat FROM seats WHERE table_id = ? AND user_id = ?", (table_id, user_id)
    ).fetchone()
    seat = None if seated is None else seated[0]
    before = _read_before(connection, table_id, user_id, seat)
    stood_in = seat is not None and _was_answered_for(connection, table_id, seat, before.seq)
    length = count_entries(connection, table_id)
    left_seq, left_at = before.left_seq, before.left_at
    if now - before.at >= pause:
        left_seq, left_at = before.seq, before.at
    after = Mark(table_id, user_id, seat, length, now, left_seq, left_at)
    connection.execute(
        _KEEP,
        (table_id, user_id, seat, length, now, left_seq, left_at),
    )
    return MarkMoved(before, after, stood_in)


def _was_answered_for(connection: Connection, table_id: int, seat: int, since: int) -> bool:
    """Whether a default, a practice player or a deputy has answered in a seat's place since an entry of the log."""
    found = connection.execute(
        "SELECT 1 FROM log WHERE table_id = ? AND seq >= ? AND seat = ?"
        " AND answered_by IN ('default', 'practice', 'deputy') LIMIT 1",
        (table_id, since, seat),
    )
    return found.fetchone() is not None


def _read_before(connection: Connection, table_id: int, user_id: int, seat: int | None) -> Mark:
    """The mark so far; whoever has another seat than before, or none yet, was last there when the game began."""
    row = connection.execute(
        "SELECT table_id, user_id, seat, seq, at, left_seq, left_at FROM marks"
        " WHERE table_id = ? AND user_id = ?",
        (table_id, user_id),
    ).fetchone()
    if row is not None and row[2] == seat:
        return Mark(*row)
    begun = connection.execute(
        "SELECT coalesce(started_at, created_at) FROM tables WHERE id = ?", (table_id,)
    ).fetchone()
    if begun is None:
        raise NoSuchTable(table_id)
    return Mark(table_id, user_id, seat, 0, begun[0], 0, begun[0])
