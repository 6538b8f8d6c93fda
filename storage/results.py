"""How games that were played to their end went for those who played them: a row a seat, written with the end."""

# ruff: noqa: D102 - what the methods do is said once, by the port
# ruff: noqa: S608 - only columns and conditions written in this file are pasted into SQL; every value is bound

from collections.abc import Sequence
from typing import Final

from storage.database import Connection, Database, Row, renew_row
from storage.errors import NoSuchTable
from storage.record_rows import NewResult, Opponent, PlayerRow, ResultRow

__all__ = ["SHOWN", "SqlResults", "keep_results"]

SHOWN: Final = "record"
"""The preference by which a person is shown to others."""

_SHOWN: Final = f"SELECT user_id FROM preferences WHERE name = '{SHOWN}' AND value = 'shown'"
_RESULT: Final = "table_id, seat, user_id, game, title, started_at, ended_at, won, replies, waited"
_KEEP: Final = """
INSERT INTO results
    (table_id, seat, user_id, guild_id, game, title, started_at, ended_at, won, replies, waited)
SELECT t.id, ?, ?, t.guild_id, t.game, ?, coalesce(t.started_at, t.created_at), coalesce(t.ended_at, t.created_at), ?,
    count(l.seq), coalesce(sum(l.at - coalesce(b.at, t.started_at, l.at)), 0)
FROM tables t
LEFT JOIN log l ON l.table_id = t.id AND l.seat = ? AND l.answered_by IS NULL
LEFT JOIN log b ON b.table_id = t.id AND b.seq = l.place - 1
WHERE t.id = ?
GROUP BY t.id
""" + renew_row(
    "table_id, seat", "user_id, guild_id, game, title, started_at, ended_at, won, replies, waited"
)
"""A question is put with the reply before it, the first ones with the start."""
_BESIDE: Final = """
FROM results AS mine JOIN results AS other ON other.table_id = mine.table_id
WHERE mine.user_id = ? AND other.user_id <> mine.user_id AND (CAST(? AS TEXT) IS NULL OR mine.game = ?)
"""

_NAME: Final = (
    "coalesce((SELECT name FROM seats WHERE seats.table_id = newest AND seats.user_id = person), '')"
)
"""How somebody was called at their newest table."""


def keep_results(connection: Connection, table_id: int, results: Sequence[NewResult]) -> None:
    """Write how each seat has done; what its person answered, and in what time, is counted from the log."""
    for one in results:
        given = (one.seat, one.user_id, one.title, one.won, one.seat, table_id)
        if connection.execute(_KEEP, given).rowcount == 0:
            raise NoSuchTable(table_id)


def _read_result(row: Row) -> ResultRow:
    kept = list(row)
    kept[7] = bool(row[7])
    return ResultRow(*kept)


class SqlResults:
    """The port `ResultStore`."""

    _engine: Database

    async def results_of(self, user_id: int, game: str | None = None) -> Sequence[ResultRow]:
        rows = await self._engine.read(
            f"SELECT {_RESULT} FROM results WHERE user_id = ? AND (CAST(? AS TEXT) IS NULL OR game = ?)"
            " ORDER BY ended_at, table_id",
            user_id,
            game,
            game,
        )
        return [_read_result(row) for row in rows]

    async def opponents(self, user_id: int, game: str | None = None, limit: int = 5) -> Sequence[Opponent]:
        among = (
            "SELECT other.user_id AS person, max(other.table_id) AS newest, count(*) AS games,"
            " sum(CAST(mine.won AS INTEGER)) AS won,"
            f" sum(CAST(other.won AS INTEGER)) AS lost {_BESIDE} AND other.user_id IN ({_SHOWN})"
            " GROUP BY other.user_id ORDER BY games DESC, person LIMIT ?"
        )
        rows = await self._engine.read(
            f"SELECT person, {_NAME}, games, won, lost FROM ({among}) AS found", user_id, game, game, limit
        )
        return [Opponent(*row) for row in rows]

    async def count_opponents(self, user_id: int, game: str | None = None, *, shown: bool = False) -> int:
        among = f"AND other.user_id IN ({_SHOWN})" if shown else ""
        rows = await self._engine.read(
            f"SELECT count(DISTINCT other.user_id) {_BESIDE} {among}",
            user_id,
            game,
            game,
        )
        return int(rows[0][0])

    async def standings(self, guild_id: int, game: str | None = None, limit: int = 20) -> Sequence[PlayerRow]:
        among = (
            "SELECT user_id AS person, max(table_id) AS newest, count(*) AS games,"
            " sum(CAST(won AS INTEGER)) AS won FROM results"
            f" WHERE guild_id = ? AND (CAST(? AS TEXT) IS NULL OR game = ?) AND user_id IN ({_SHOWN})"
            " GROUP BY user_id ORDER BY won DESC, games, person LIMIT ?"
        )
        rows = await self._engine.read(
            f"SELECT person, {_NAME}, games, won FROM ({among}) AS found", guild_id, game, game, limit
        )
        return [PlayerRow(*row) for row in rows]

    async def tables_without_results(self, after: int, limit: int = 50) -> Sequence[int]:
        rows = await self._engine.read(
            "SELECT id FROM tables WHERE id > ? AND status = 'ended'"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY id LIMIT ?",
            after,
            limit,
        )
        return [table_id for (table_id,) in rows]
