"""The log and the positions: appending, taking back, loading, and the chain that shows damage."""

# ruff: noqa: S608 - only names of columns, written in this file, are pasted into SQL; every value is bound

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from storage.archives import find_archived_end, read_archive
from storage.chain import ENTRY, ROOT, hash_entry, read_entry
from storage.database import Connection, Database, Row, make_upsert
from storage.errors import LogBroken, NoSuchTable, PlaceTaken
from storage.rows import Entry, Loaded, NewEntry, PositionRow
from storage.slices import walk_slices
from storage.tables import read_seats, read_table
from storage.texts import (
    Text,
    hide_in_state,
    keep_texts,
    read_texts,
    reveal_entry,
    reveal_position,
)

__all__ = [
    "APART",
    "KEPT_POSITIONS",
    "append",
    "count_entries",
    "keep_position",
    "load",
    "make_entry",
    "read_log",
    "read_positions",
    "read_taken_back",
    "read_undone",
    "take_back",
]

KEPT_POSITIONS: Final = 4
"""The newest positions kept for undo."""
APART: Final = 250
"""Of older ones the first of each so many entries is kept for good: looking back plays about as many at most."""

_NO_END: Final = 2**62
"""Further than any log goes."""

_READ_AT_ONCE: Final = 500
"""Entries read and verified before others have the event loop."""

_POSITION: Final = "table_id, seq, chapter, state, rules_version, at"
_KEEP_POSITION: Final = make_upsert("positions", "table_id, seq", "chapter, state, rules_version, at")
# Whole sentences, made once: SQLite's statements are found again by the identity of their text.
_APPEND: Final = f"INSERT INTO log ({ENTRY}, link) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


# -- on the connection's thread, inside a change -----------------------------------------------------


def _find_end(connection: Connection, table_id: int) -> tuple[int, bytes]:
    """The log's length and its last link."""
    row = connection.execute(
        "SELECT seq, link FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table_id,)
    ).fetchone()
    if row is None:
        return find_archived_end(connection, table_id) or (0, ROOT)
    return row[0] + 1, row[1]


def count_entries(connection: Connection, table_id: int) -> int:
    """How many entries the log has."""
    return _find_end(connection, table_id)[0]


def append(
    connection: Connection,
    table_id: int,
    expected: int,
    entries: Sequence[NewEntry],
    at: int,
    texts: list[Text],
    user_id: int | None = None,
) -> int:
    """Write entries at the end; gives the new length. Raises PlaceTaken if the end is not `expected`.

    texts: those of the table, to which what is typed in the entries is added
    user_id: who typed it; None: whoever sits on the seat
    """
    length, link = _find_end(connection, table_id)
    if length != expected:
        raise PlaceTaken(table_id, expected, length)
    for one in entries:
        entry = make_entry(table_id, length, keep_texts(connection, table_id, one, user_id, texts), at)
        link = hash_entry(link, entry)
        written = (entry.reply, entry.facts, entry.reveals, entry.at, entry.answered_by, entry.draw)
        connection.execute(_APPEND, (table_id, length, entry.seat, entry.place, *written, link))
        length += 1
    return length


def make_entry(table_id: int, seq: int, new: NewEntry, at: int) -> Entry:
    """The entry that a new one becomes at a place of the log, its texts hidden already."""
    given = at if new.at is None else new.at
    return Entry(
        table_id,
        seq,
        new.seat,
        new.place,
        new.reply,
        new.facts,
        new.reveals,
        given,
        new.answered_by,
        new.draw,
    )


def take_back(connection: Connection, table_id: int, start: int, at: int) -> None:
    """Move the entries from `start` on out of the log, and drop the positions that contain them."""
    connection.execute(
        f"INSERT INTO log_undone ({ENTRY}, link, undone_at)"
        f" SELECT {ENTRY}, link, ? FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq",
        (at, table_id, start),
    )
    connection.execute("DELETE FROM log WHERE table_id = ? AND seq >= ?", (table_id, start))
    connection.execute("DELETE FROM positions WHERE table_id = ? AND seq > ?", (table_id, start))


def keep_position(
    connection: Connection, table_id: int, position: PositionRow, texts: Sequence[Text]
) -> None:
    """Keep the newest position, and forget the one that is too old for undo, unless it is the first of its stretch.

    Raises ValueError if it is of another table, or is not at the end of the log or before it.
    """
    if position.table_id != table_id:
        raise ValueError(f"a position of table {position.table_id} in a change of table {table_id}")
    if position.seq > count_entries(connection, table_id):
        raise ValueError(f"table {table_id}: a position after {position.seq} entries, which are not there")
    state = hide_in_state(position.state, texts)
    connection.execute(
        _KEEP_POSITION,
        (table_id, position.seq, position.chapter, state, position.rules_version, position.at),
    )
    connection.execute(
        # One alone may have become too old by this: those before it are the first of their stretches.
        "DELETE FROM positions WHERE table_id = ?1"
        " AND seq = (SELECT seq FROM positions WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)"
        " AND EXISTS (SELECT 1 FROM positions AS earlier WHERE earlier.table_id = ?1"
        " AND earlier.seq >= positions.seq / ?3 * ?3 AND earlier.seq < positions.seq)",
        (table_id, KEPT_POSITIONS, APART),
    )


# -- reading ------------------------------------------------------------------------------------------


async def load(engine: Database, table_id: int, upto: int | None = None, *, whole: bool = False) -> Loaded:
    """A table, a position (the newest by `upto`; the first if `whole`) and the verified entries since."""
    async with engine.hold_commits():
        table = await read_table(engine, table_id)
        if table is None:
            raise NoSuchTable(table_id)
        seats = await read_seats(engine, table_id)
        order = "ASC" if whole else "DESC"
        end = _NO_END if upto is None else upto
        found = await engine.read(
            f"SELECT {_POSITION} FROM positions WHERE table_id = ? AND seq <= ? ORDER BY seq {order} LIMIT 1",
            table_id,
            end,
            table_id=table_id,
        )
        position = PositionRow(*found[0]) if found else None
        start = position.seq if position else 0
        # One entry more than is wanted: its link is where the chain goes on from.
        rows = await engine.read(
            f"SELECT link, {ENTRY} FROM log WHERE table_id = ? AND seq >= ? AND seq < ? ORDER BY seq",
            table_id,
            start - 1,
            end,
            table_id=table_id,
        )
        texts = await read_texts(engine, table_id)
        archived = None if rows or position else await read_archive(engine, table_id)
    if archived is not None:
        beginning, logged = archived
        return Loaded(
            table,
            seats,
            beginning and reveal_position(beginning, texts),
            tuple(reveal_entry(entry, texts) for entry in logged[:end]),
        )
    verified = _verify(table_id, start, rows)
    entries = [reveal_entry(entry, texts) async for entry in walk_slices(verified, _READ_AT_ONCE)]
    return Loaded(table, seats, position and reveal_position(position, texts), tuple(entries))


def _verify(table_id: int, start: int, rows: Sequence[Row]) -> Iterable[Entry]:
    """The entries from `start` on, of rows that begin one before it. Raises LogBroken."""
    link = ROOT
    if start > 0:
        if not rows or rows[0][2] != start - 1:
            raise LogBroken(table_id, start - 1)
        link, rows = rows[0][0], rows[1:]
    for seq, row in enumerate(rows, start):
        entry = read_entry(row[1:])
        link = hash_entry(link, entry)
        if entry.seq != seq or row[0] != link:
            raise LogBroken(table_id, seq)
        yield entry


async def read_log(engine: Database, table_id: int, start: int, limit: int) -> Sequence[Entry]:
    """Entries from place `start`, oldest first; where rows cannot be read, those before them."""
    sql = f"SELECT {ENTRY} FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"
    try:
        rows = await engine.read(sql, table_id, start, limit if limit >= 0 else _NO_END, table_id=table_id)
    except LogBroken:
        rows = []
        with suppress(LogBroken):
            while one := await engine.read(sql, table_id, start + len(rows), 1, table_id=table_id):
                rows += one
    texts = await read_texts(engine, table_id)
    if not rows and (archived := await read_archive(engine, table_id)) is not None:
        end = None if limit < 0 else start + limit
        return [reveal_entry(entry, texts) for entry in archived[1][start:end]]
    return [reveal_entry(read_entry(row), texts) async for row in walk_slices(rows, _READ_AT_ONCE)]


async def read_positions(engine: Database, table_id: int) -> Sequence[PositionRow]:
    """Every position that is kept, the newest first."""
    sql = f"SELECT {_POSITION} FROM positions WHERE table_id = ? ORDER BY seq DESC"
    rows = await engine.read(sql, table_id, table_id=table_id)
    texts = await read_texts(engine, table_id)
    kept = [PositionRow(*row) for row in rows]
    if not kept and (archived := await read_archive(engine, table_id)) is not None:
        kept = [] if archived[0] is None else [archived[0]]
    return [reveal_position(one, texts) for one in kept]


async def read_undone(engine: Database, table_id: int) -> Sequence[Entry]:
    """Entries that were taken back, in the order of their taking back."""
    sql = f"SELECT {ENTRY} FROM log_undone WHERE table_id = ? ORDER BY id"
    rows = await engine.read(sql, table_id, table_id=table_id)
    texts = await read_texts(engine, table_id)
    return [reveal_entry(read_entry(row), texts) for row in rows]


async def read_taken_back(engine: Database, table_id: int) -> Sequence[tuple[int, Sequence[Entry]]]:
    """Entries that were taken back, as they were taken back together."""
    sql = f"SELECT undone_at, {ENTRY} FROM log_undone WHERE table_id = ? ORDER BY id"
    texts = await read_texts(engine, table_id)
    batches: list[tuple[int, list[Entry]]] = []
    for at, *columns in await engine.read(sql, table_id, table_id=table_id):
        entry = reveal_entry(read_entry(tuple(columns)), texts)
        if not batches or at != batches[-1][0] or entry.seq <= batches[-1][1][-1].seq:
            batches.append((at, []))
        batches[-1][1].append(entry)
    return batches
