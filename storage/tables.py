"""Tables, seats: their rows, and the ways to find them."""

# ruff: noqa: S608 - only names of columns, written in this file, are pasted into SQL; every value is bound
# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, cast

from storage.changes import Change
from storage.codec import decode, encode
from storage.database import Connection, Database, Row, make_upsert
from storage.deadlines import LASTING_KINDS
from storage.errors import ChannelTaken, ConstraintBroken, NoSuchTable
from storage.notes import drop_notes
from storage.rows import LIVE, OptionValue, SeatRow, Status, TableFields, TableRow

__all__ = [
    "TOUCH_MS",
    "SqlTables",
    "add_table",
    "may_move_table",
    "note_touch",
    "read_seats",
    "read_table",
    "set_fields",
    "set_seats",
]

# The columns bear the names of the fields, in their order.
_TABLE: Final = ", ".join(field.name for field in fields(TableRow))
_JSON: Final[dict[str, Any]] = {
    "options": dict[str, OptionValue],
    "words": tuple[tuple[int, str], ...],
    "seating": tuple[int, ...],
}
"""Columns of a table that hold JSON, and what it is."""
_DECODED: Final = [
    (at, _JSON[field.name]) for at, field in enumerate(fields(TableRow)) if field.name in _JSON
]
_SEAT_NAMES: Final = [field.name for field in fields(SeatRow)]
_SEAT: Final = ", ".join(_SEAT_NAMES)
_SET_SEAT: Final = make_upsert("seats", "table_id, seat", ", ".join(_SEAT_NAMES[2:]))
_FLAGS: Final = [_SEAT_NAMES.index(name) for name in ("dm_ok", "is_open", "deputy_late")]
_TABLE_NAMES: Final = frozenset(TableFields.__annotations__)
# Written out, because a partial index serves a query only if the query repeats its condition.
_LIVE: Final = "status IN ('lobby', 'playing', 'paused', 'set_aside')"
_CLOCK_RUNS: Final = ("lobby", "playing")
TOUCH_MS: Final = 60 * 60 * 1000
_OVER: Final = ("ended", "cancelled")
_MOST_KEPT: Final = 4096
"""Channels of which it is known which table they have."""


def _read_table_row(row: Row) -> TableRow:
    kept = list(row)
    for at, kind in _DECODED:
        kept[at] = decode(row[at].encode(), kind)
    return TableRow(*kept)


def _read_seat_row(row: Row) -> SeatRow:
    kept = list(row)
    for at in _FLAGS:
        kept[at] = None if row[at] is None else bool(row[at])
    return SeatRow(*kept)


def _to_column(name: str, value: object) -> object:
    return encode(value).decode() if name in _JSON else value


def may_move_table(change: Change) -> bool:
    """Whether a change may give a channel a table, or take its table away."""
    fields = change.fields or {}
    return change.table is not None or "status" in fields or "channel_id" in fields


# -- on the connection's thread, inside a change -----------------------------------------------------


def add_table(connection: Connection, table: TableRow) -> None:
    """Write a new table. Raises ChannelTaken."""
    names = [field.name for field in fields(TableRow)]
    values = [_to_column(name, getattr(table, name)) for name in names]
    marks = ", ".join("?" * len(names))
    try:
        connection.attempt(f"INSERT INTO tables ({_TABLE}) VALUES ({marks})", values)
    except ConstraintBroken:
        _refuse_a_second_table(connection, table.channel_id, table.id)
        raise


def set_fields(connection: Connection, table_id: int, changed: TableFields) -> None:
    """Set some columns of a table's row. Raises NoSuchTable, ChannelTaken, ValueError (unknown column)."""
    if unknown := changed.keys() - _TABLE_NAMES:
        raise ValueError(f"a table has no {sorted(unknown)}")
    if not changed:
        return
    clause = ", ".join(f"{name} = ?" for name in changed)
    values = [_to_column(name, value) for name, value in changed.items()]
    try:
        done = connection.attempt(f"UPDATE tables SET {clause} WHERE id = ?", (*values, table_id))
    except ConstraintBroken:
        row = connection.execute("SELECT channel_id FROM tables WHERE id = ?", (table_id,)).fetchone()
        _refuse_a_second_table(connection, changed.get("channel_id", row and row[0]), table_id)
        raise
    if done.rowcount == 0:
        raise NoSuchTable(table_id)
    if "status" in changed:
        _hold_deadlines(connection, table_id, changed["status"])


def _refuse_a_second_table(connection: Connection, channel_id: int | None, table_id: int) -> None:
    """Say whose the channel is, if that is what was wrong."""
    other = connection.execute(
        f"SELECT id FROM tables WHERE channel_id = ? AND id <> ? AND {_LIVE}", (channel_id, table_id)
    ).fetchone()
    if other is not None and channel_id is not None:
        raise ChannelTaken(channel_id, other[0])


def _hold_deadlines(connection: Connection, table_id: int, status: Status) -> None:
    """A table that neither waits nor plays is not hurried; one that is over has no deadline left."""
    if status in _OVER:
        connection.execute("DELETE FROM deadlines WHERE table_id = ?", (table_id,))
    else:
        connection.execute(
            f"UPDATE deadlines SET held = ? WHERE table_id = ? AND kind NOT IN ({LASTING_KINDS})",
            (status not in _CLOCK_RUNS, table_id),
        )


def note_touch(connection: Connection, table_id: int, at: int) -> None:
    """Note that a person did something at a table; written once an hour, so that replies stay cheap."""
    connection.execute(
        "UPDATE tables SET touched_at = ? WHERE id = ? AND coalesce(touched_at, 0) < ?",
        (at, table_id, at - TOUCH_MS),
    )


def set_seats(connection: Connection, table_id: int, seats: Sequence[SeatRow], unseat: Sequence[int]) -> None:
    """Empty some seats, then add or replace others. Raises ValueError for a seat of another table."""
    for number in unseat:
        connection.execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table_id, number))
        drop_notes(connection, table_id, number, None)
    for seat in seats:
        if seat.table_id != table_id:
            raise ValueError(f"a seat of table {seat.table_id} in a change of table {table_id}")
        row = [getattr(seat, name) for name in _SEAT_NAMES]
        connection.execute(_SET_SEAT, row)
        drop_notes(connection, table_id, seat.seat, seat.user_id)


# -- reading ------------------------------------------------------------------------------------------


async def read_table(engine: Database, table_id: int) -> TableRow | None:
    """One table's own row."""
    rows = await engine.read(f"SELECT {_TABLE} FROM tables WHERE id = ?", table_id)
    return _read_table_row(rows[0]) if rows else None


async def read_seats(engine: Database, table_id: int) -> tuple[SeatRow, ...]:
    """The seats of a table, by number."""
    rows = await engine.read(f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat", table_id)
    return tuple(map(_read_seat_row, rows))


class SqlTables:
    """The port `Tables`."""

    _engine: Database
    _in_channels: dict[int, int | None]

    async def table(self, table_id: int) -> TableRow | None:
        return await read_table(self._engine, table_id)

    async def table_in(self, channel_id: int) -> TableRow | None:
        rows = await self._engine.read(
            f"SELECT {_TABLE} FROM tables WHERE channel_id = ? AND {_LIVE}", channel_id
        )
        return _read_table_row(rows[0]) if rows else None

    async def table_id_in(self, channel_id: int) -> int | None:
        if channel_id in self._in_channels:
            return self._in_channels[channel_id]
        asked = self._in_channels
        rows = await self._engine.read(f"SELECT id FROM tables WHERE channel_id = ? AND {_LIVE}", channel_id)
        if len(asked) >= _MOST_KEPT:
            asked.clear()
        # Where a table came or went meanwhile there is a new dict, and this one is nobody's any more.
        found: int | None = rows[0][0] if rows else None
        asked[channel_id] = found
        return found

    def _forget_channels(self) -> None:
        self._in_channels = {}

    async def tables_ended_in(
        self, channel_id: int, game: str, limit: int = 20, *, cancelled: bool = False
    ) -> Sequence[TableRow]:
        found = [await self._list_over(channel_id, game, limit, "status = 'ended'")]
        if cancelled:
            begun = "status = 'cancelled' AND started_at IS NOT NULL"
            found.append(await self._list_over(channel_id, game, limit, begun))
        return sorted((one for rows in found for one in rows), key=lambda one: one.id, reverse=True)[:limit]

    async def _list_over(self, channel_id: int, game: str, limit: int, over: str) -> Sequence[TableRow]:
        """Each with an index of its own: `over` begins as that does."""
        rows = await self._engine.read(
            f"SELECT {_TABLE} FROM tables WHERE channel_id = ? AND game = ? AND {over} ORDER BY id DESC LIMIT ?",
            channel_id,
            game,
            limit,
        )
        return list(map(_read_table_row, rows))

    async def tables_of(self, user_id: int) -> Sequence[TableRow]:
        rows = await self._engine.read(
            f"SELECT {_TABLE} FROM tables WHERE {_LIVE} AND id IN ("
            " SELECT table_id FROM seats WHERE user_id = ?"
            " UNION SELECT table_id FROM seats WHERE deputy_id = ?"
            f" UNION SELECT id FROM tables WHERE host_id = ? AND {_LIVE}) ORDER BY id",
            user_id,
            user_id,
            user_id,
        )
        return list(map(_read_table_row, rows))

    async def tables_in_guild(self, guild_id: int) -> Sequence[TableRow]:
        rows = await self._engine.read(
            f"SELECT {_TABLE} FROM tables WHERE guild_id = ? AND {_LIVE} ORDER BY id", guild_id
        )
        return list(map(_read_table_row, rows))

    async def tables_in_status(
        self, statuses: Sequence[Status], *, after: int = 0, limit: int = 100
    ) -> Sequence[TableRow]:
        if not statuses:
            return []
        # Only the live statuses are indexed; finished tables are walked by id, a page at a time.
        live = f" AND {_LIVE}" if set(statuses) <= set(LIVE) else ""
        marks = ", ".join("?" * len(statuses))
        rows = await self._engine.read(
            f"SELECT {_TABLE} FROM tables WHERE status IN ({marks}){live} AND id > ? ORDER BY id LIMIT ?",
            *statuses,
            after,
            limit,
        )
        return list(map(_read_table_row, rows))

    async def games_in_status(self, status: Status) -> Sequence[str]:
        rows = await self._engine.read(
            f"SELECT game FROM table_counts WHERE status = ? AND number > 0 AND {_LIVE} ORDER BY game", status
        )
        return [str(game) for (game,) in rows]

    async def count_tables(self) -> Mapping[Status, int]:
        rows = await self._engine.read(
            f"SELECT status, CAST(sum(number) AS BIGINT) FROM table_counts WHERE {_LIVE} AND number > 0 GROUP BY status"
        )
        return cast(Mapping[Status, int], dict(rows))

    async def seats(self, table_id: int) -> Sequence[SeatRow]:
        return await read_seats(self._engine, table_id)

    async def set_dm_ok(self, user_id: int, dm_ok: bool | None) -> None:
        def note(connection: Connection) -> None:
            mine = connection.execute(
                f"SELECT id FROM tables WHERE {_LIVE} AND id IN (SELECT table_id FROM seats WHERE user_id = ?)",
                (user_id,),
            )
            self._revise(connection, sorted(table_id for (table_id,) in mine.fetchall()))
            connection.execute(
                "UPDATE seats SET dm_ok = ? WHERE user_id = ? AND table_id IN"
                f" (SELECT table_id FROM seats JOIN tables ON id = table_id WHERE user_id = ? AND {_LIVE})",
                (dm_ok, user_id, user_id),
            )

        await self._engine.write(note)

    def _revise(self, connection: Connection, tables: Sequence[int]) -> None:
        """Let whoever has these tables in memory know that they are others, before they are changed."""
