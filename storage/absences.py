"""Absences: since when which seat was away, as it came to be known. The row of a seat says only how it is now."""

# ruff: noqa: D102 - what the methods do is said once, by the port
# ruff: noqa: S608 - only names of columns, written in this file, are pasted into SQL; every value is bound

from collections.abc import Sequence
from typing import Final

from storage.database import Connection, Database, renew_row
from storage.rows import KnownAbsence, SeatRow

__all__ = ["SqlAbsences", "note_absences"]

_NOTE: Final = (
    "INSERT INTO absences (table_id, seat, at, away_from, away_until)"
    " SELECT CAST(?1 AS BIGINT), CAST(?2 AS BIGINT), CAST(?3 AS BIGINT), CAST(?4 AS BIGINT), CAST(?5 AS BIGINT)"
    " WHERE (CAST(?4 AS BIGINT) IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND seat = ?2))"
    " OR EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND seat = ?2"
    " AND (coalesce(away_from, -1) <> coalesce(CAST(?4 AS BIGINT), -1)"
    " OR coalesce(away_until, -1) <> coalesce(CAST(?5 AS BIGINT), -1))) "
    + renew_row("table_id, seat, at", "away_from, away_until")
)


def note_absences(connection: Connection, seats: Sequence[SeatRow], at: int) -> None:
    """Note what changes with rows of seats that are about to be written. Runs inside a change."""
    for seat in seats:
        connection.execute(_NOTE, (seat.table_id, seat.seat, at, seat.away_from, seat.away_until))


class SqlAbsences:
    """The part of the port `TableStore` that says who was away."""

    _engine: Database

    async def absences(self, table_id: int) -> Sequence[KnownAbsence]:
        sql = "SELECT seat, at, away_from, away_until FROM absences WHERE table_id = ? ORDER BY at, seat"
        return [KnownAbsence(*row) for row in await self._engine.read(sql, table_id, table_id=table_id)]
