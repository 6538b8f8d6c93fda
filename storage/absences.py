"""Absences: since when which seat was away, as it came to be known. The row of a seat says only how it is now."""

# ruff: noqa: D102 - what the methods do is said once, by the port

import sqlite3
from collections.abc import Sequence
from typing import Final

from storage.engine import Engine
from storage.rows import KnownAbsence, SeatRow

__all__ = ["SqliteAbsences", "note_absences"]

_NOTE: Final = (
    "INSERT OR REPLACE INTO absences (table_id, seat, at, away_from, away_until) SELECT ?1, ?2, ?3, ?4, ?5"
    " WHERE (?4 IS NOT NULL AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND seat = ?2))"
    " OR EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND seat = ?2"
    " AND (away_from IS NOT ?4 OR away_until IS NOT ?5))"
)


def note_absences(connection: sqlite3.Connection, seats: Sequence[SeatRow], at: int) -> None:
    """Note what changes with rows of seats that are about to be written. Runs inside a change."""
    for seat in seats:
        connection.execute(_NOTE, (seat.table_id, seat.seat, at, seat.away_from, seat.away_until))


class SqliteAbsences:
    """The part of the port `TableStore` that says who was away."""

    _engine: Engine

    async def absences(self, table_id: int) -> Sequence[KnownAbsence]:
        sql = "SELECT seat, at, away_from, away_until FROM absences WHERE table_id = ? ORDER BY at, seat"
        return [KnownAbsence(*row) for row in await self._engine.read(sql, table_id, table_id=table_id)]
