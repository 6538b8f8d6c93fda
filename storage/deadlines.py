"""Deadlines: what happens when nobody answers. Each fires in the commit that closes it, so once."""

# ruff: noqa: S608 - only names of columns, written in this file, are pasted into SQL; every value is bound
# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Iterable, Sequence
from typing import Final

from storage.database import Connection, Database, Row, renew_row
from storage.errors import DeadlineGone
from storage.rows import LASTING, Close, Deadline, DeadlineKey, NewDeadline, Unheard

__all__ = [
    "DEADLINE",
    "LASTING_KINDS",
    "SqlDeadlines",
    "close_deadlines",
    "fire",
    "leave_out",
    "open_deadlines",
    "shift_deadlines",
]

LASTING_KINDS: Final = ", ".join(f"'{kind}'" for kind in LASTING)
DEADLINE: Final = "table_id, kind, place, seat, due_at, payload"
_OPEN: Final = (
    f"INSERT INTO deadlines ({DEADLINE}, held, claimed_until) VALUES (?1, ?2, ?3, ?4, ?5, ?6,"
    f" CASE WHEN ?2 IN ({LASTING_KINDS}) THEN FALSE"
    " ELSE coalesce((SELECT status IN ('paused', 'set_aside') FROM tables WHERE id = ?1), FALSE) END, 0) "
    + renew_row("table_id, kind, place, seat", "due_at, payload, held, claimed_until")
)
_STILL_OPEN: Final = "WHERE table_id = ? AND kind = ? AND place = ? AND seat = ? AND payload = ? AND held = 0"

# -- on the connection's thread, inside a change -----------------------------------------------------


def fire(connection: Connection, table_id: int, key: DeadlineKey, at: int) -> None:
    """Close the deadline a change is the effect of. Raises DeadlineGone, also where it was put off meanwhile."""
    done = connection.execute(
        "DELETE FROM deadlines WHERE table_id = ? AND kind = ? AND place = ? AND seat = ? AND held = 0"
        " AND due_at <= ?",
        (table_id, key.kind, key.place, key.seat, at),
    )
    if done.rowcount == 0:
        raise DeadlineGone(table_id, key.kind, key.place, key.seat)


def close_deadlines(connection: Connection, table_id: int, closes: Iterable[Close]) -> None:
    """Close the deadlines that fit."""
    for close in closes:
        wanted = {"kind": close.kind, "place": close.place, "seat": close.seat}
        given = {name: value for name, value in wanted.items() if value is not None}
        clause = "".join(f" AND {name} = ?" for name in given)
        clause += "" if close.kind is not None else f" AND kind NOT IN ({LASTING_KINDS})"
        connection.execute(f"DELETE FROM deadlines WHERE table_id = ?{clause}", (table_id, *given.values()))


def shift_deadlines(connection: Connection, table_id: int, milliseconds: int) -> None:
    """Put every open deadline of the table off by so much."""
    connection.execute(
        f"UPDATE deadlines SET due_at = due_at + ? WHERE table_id = ? AND kind NOT IN ({LASTING_KINDS})",
        (milliseconds, table_id),
    )


def open_deadlines(connection: Connection, table_id: int, opens: Iterable[NewDeadline]) -> None:
    """Open deadlines; held at once if the table is paused or set aside."""
    for new in opens:
        connection.execute(
            _OPEN,
            (table_id, new.kind, new.place, new.seat, new.due_at, new.payload),
        )


def leave_out(unheard: Unheard | None) -> tuple[str, tuple[int, ...]]:
    """The condition that leaves out the tables of some shards, and its values."""
    if unheard is None or not unheard.shards:
        return "", ()
    clause = (
        " AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id"
        f" AND (coalesce(guild_id, 0) >> 22) % ? IN ({', '.join('?' * len(unheard.shards))}))"
    )
    return clause, (unheard.count, *sorted(unheard.shards))


# -- reading ------------------------------------------------------------------------------------------


class SqlDeadlines:
    """The port `Deadlines`."""

    _engine: Database

    async def due(self, now: int, limit: int = 100, unheard: Unheard | None = None) -> Sequence[Deadline]:
        clause, values = leave_out(unheard)
        rows = await self._engine.read(
            f"SELECT {DEADLINE} FROM deadlines WHERE held = 0 AND due_at <= ?{clause}"
            " ORDER BY due_at, table_id, kind, place, seat LIMIT ?",
            now,
            *values,
            limit,
        )
        return [Deadline(*row) for row in rows]

    async def put_off(self, table_id: int, key: DeadlineKey, payload: bytes, until: int) -> bool:
        def put(connection: Connection) -> bool:
            done = connection.execute(
                f"UPDATE deadlines SET due_at = CASE WHEN due_at < ? THEN ? ELSE due_at END {_STILL_OPEN}",
                (until, until, table_id, key.kind, key.place, key.seat, payload),
            )
            return done.rowcount > 0

        return await self._engine.write(put)

    async def claim_early(
        self,
        table_id: int,
        key: DeadlineKey,
        payload: bytes,
        now: int,
        unheard: Unheard | None = None,
        *,
        until: int = 0,
    ) -> Deadline | None:
        clause, values = leave_out(unheard)

        def claim(connection: Connection) -> Row | None:
            done = connection.execute(
                "UPDATE deadlines SET due_at = CASE WHEN due_at > ? THEN ? ELSE due_at END, claimed_until = ?"
                f" {_STILL_OPEN}{clause} RETURNING {DEADLINE}",
                (now, now, until, table_id, key.kind, key.place, key.seat, payload, *values),
            )
            row: Row | None = done.fetchone()
            return row

        row = await self._engine.write(claim)
        return None if row is None else Deadline(*row)

    async def next_due(self, unheard: Unheard | None = None) -> int | None:
        clause, values = leave_out(unheard)
        rows = await self._engine.read(f"SELECT min(due_at) FROM deadlines WHERE held = 0{clause}", *values)
        at: int | None = rows[0][0]
        return at

    async def deadlines(self, table_id: int) -> Sequence[Deadline]:
        rows = await self._engine.read(
            f"SELECT {DEADLINE} FROM deadlines WHERE table_id = ? ORDER BY due_at, kind, place, seat",
            table_id,
        )
        return [Deadline(*row) for row in rows]
