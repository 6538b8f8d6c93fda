"""The outbox: messages owed, a lane per destination. The table `lanes`, kept by triggers, says when each is due."""

# ruff: noqa: S608 - only names of columns, written in this file, are pasted into SQL; every value is bound
# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from typing import Final

from storage.database import Connection, Database, Row
from storage.rows import PRIORITIES, NewOwed, Owed

__all__ = ["DUE", "SOONEST", "SqlOutbox", "add_owed"]

_OWED: Final = ", ".join(field.name for field in fields(Owed))
_WAITING: Final = "sent_at IS NULL AND dead = 0"
# A look: both are answered from one index, however many lanes wait, and however long they are.
DUE: Final = " UNION ALL ".join(
    f"SELECT * FROM (SELECT destination, priority FROM lanes WHERE priority = {priority} AND not_before <= ?1"
    f" ORDER BY not_before, head LIMIT ?2) AS lanes_{priority}"
    for priority in range(PRIORITIES)
)
SOONEST: Final = "SELECT min(soonest) FROM ({}) AS lanes_of_each".format(
    " UNION ALL ".join(
        f"SELECT min(not_before) AS soonest FROM lanes WHERE priority = {priority}"
        for priority in range(PRIORITIES)
    )
)

_MOST_IN_ONE: Final = 8
_ADD: Final = [
    "INSERT INTO outbox (table_id, destination, kind, created_at, not_before, payload, priority) VALUES "
    + ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * count)
    + " RETURNING id"
    for count in range(_MOST_IN_ONE + 1)
]
"""The statement that adds so many rows at once."""


def _read_row(row: Row) -> Owed:
    return Owed(*(*row[:-3], bool(row[-3]), *row[-2:]))


def add_owed(
    connection: Connection, table_id: int | None, rows: Sequence[NewOwed], at: int
) -> tuple[int, ...]:
    """Owe messages, in order; gives their ids. Runs on the connection's thread, inside a change."""
    ids: list[int] = []
    for start in range(0, len(rows), _MOST_IN_ONE):
        some = rows[start : start + _MOST_IN_ONE]
        values: list[object] = []
        for row in some:
            values += (
                table_id,
                row.destination,
                row.kind,
                at,
                row.not_before,
                row.payload,
                row.priority,
            )
        # Numbered in the order of the rows; told in any.
        ids += sorted(added for (added,) in connection.execute(_ADD[len(some)], values).fetchall())
    return tuple(ids)


class SqlOutbox:
    """The port `Outbox`."""

    _engine: Database

    async def due_lanes(self, now: int, limit: int) -> Mapping[str, int]:
        return dict(await self._engine.read(DUE, now, limit))

    async def find_priorities(self, destinations: Collection[str]) -> Mapping[str, int]:
        marks = ", ".join("?" * len(destinations))
        return dict(
            await self._engine.read(
                f"SELECT destination, priority FROM lanes WHERE destination IN ({marks})", *destinations
            )
        )

    async def next_owed_at(self) -> int | None:
        rows = await self._engine.read(SOONEST)
        at: int | None = rows[0][0]
        return at

    async def next_owed(self, now: int, limit: int = 100) -> Sequence[Owed]:
        rows = await self._engine.read(
            f"SELECT {_OWED} FROM outbox WHERE id IN"
            " (SELECT head FROM lanes WHERE not_before <= ? ORDER BY head LIMIT ?) ORDER BY id",
            now,
            limit,
        )
        return list(map(_read_row, rows))

    async def lane(self, destination: str, limit: int = 10) -> Sequence[Owed]:
        rows = await self._engine.read(
            f"SELECT {_OWED} FROM outbox WHERE destination = ? AND {_WAITING} ORDER BY id LIMIT ?",
            destination,
            limit,
        )
        return list(map(_read_row, rows))

    async def owe(self, rows: Sequence[NewOwed], *, now: int, table_id: int | None = None) -> Sequence[int]:
        return await self._engine.write(lambda connection: add_owed(connection, table_id, rows, now))

    async def mark_attempted(self, owed_id: int, *, now: int) -> None:
        await self._mark("tries = tries + 1, attempted_at = ?", owed_id, now)

    async def mark_sent(self, owed_id: int, message_id: int | None, *, now: int) -> None:
        await self._mark("sent_at = ?, message_id = ?", owed_id, now, message_id)

    async def postpone(self, owed_id: int, not_before: int) -> None:
        await self._mark("not_before = ?", owed_id, not_before)

    async def mark_dead(self, owed_id: int, reason: str) -> None:
        await self._mark("dead = TRUE, reason = ?", owed_id, reason)

    async def retry_now(self, now: int) -> None:
        def retry(connection: Connection) -> None:
            # What was tried and put off is the first of its lane: nothing behind it is tried before it.
            connection.execute(
                "UPDATE outbox SET not_before = ?1 WHERE attempted_at IS NOT NULL"
                " AND id IN (SELECT head FROM lanes WHERE not_before > ?1)",
                (now,),
            )

        await self._engine.write(retry)

    async def _mark(self, clause: str, owed_id: int, *values: object) -> None:
        """Set columns of a row that still waits; what is sent or dead stays so."""

        def mark(connection: Connection) -> None:
            connection.execute(f"UPDATE outbox SET {clause} WHERE id = ? AND {_WAITING}", (*values, owed_id))

        await self._engine.write(mark)

    async def dead_messages(self, table_id: int | None = None, limit: int = 100) -> Sequence[Owed]:
        rows = await self._engine.read(
            f"SELECT {_OWED} FROM outbox WHERE dead = 1 AND (CAST(?1 AS BIGINT) IS NULL OR table_id = ?1)"
            " ORDER BY id DESC LIMIT ?2",
            table_id,
            limit,
        )
        return list(map(_read_row, rows))

    async def count_owed(self) -> int:
        rows = await self._engine.read(f"SELECT count(*) FROM outbox WHERE {_WAITING}")
        count: int = rows[0][0]
        return count
