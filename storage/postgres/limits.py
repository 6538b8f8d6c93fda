"""Limits that several processes share: a row that says from when on slots are free, and rows of what was refused.

A slot costs no durable write: one that a fallen server forgets may be given twice, and Discord says so.
"""

# ruff: noqa: S608 - only numbers and names of this package are pasted into SQL; every value is bound
# ruff: noqa: D102 - what the methods do is said once, by the port

from typing import Final

from storage.database import Connection
from storage.limits import AHEAD_MS, FORGOTTEN_MS, SEEN_MS, Shared, Slots, round_up
from storage.postgres.engine import PostgresEngine

__all__ = ["PostgresLimits"]

_NOW: Final = (
    "coalesce(CAST({} AS BIGINT), CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT))"
)
# Whoever waits for the row adds to what it says when it is free. ?1 slots, ?2 ms each, ?3 ms late, ?4 the time.
_TAKE: Final = (
    f"WITH moment AS MATERIALIZED (SELECT {_NOW.format('?4')} AS now, set_config('synchronous_commit', 'off', TRUE))"
    " INSERT INTO request_slots AS kept (name, free_at)"
    " SELECT 'discord', now - CAST(?3 AS BIGINT) + CAST(?1 AS BIGINT) * CAST(?2 AS BIGINT) FROM moment"
    " ON CONFLICT (name) DO UPDATE SET free_at = greatest(excluded.free_at,"
    f" CASE WHEN kept.free_at > excluded.free_at + {AHEAD_MS} THEN 0"
    " ELSE kept.free_at + CAST(?1 AS BIGINT) * CAST(?2 AS BIGINT) END)"
    " RETURNING free_at - CAST(?1 AS BIGINT) * CAST(?2 AS BIGINT), (SELECT now FROM moment)"
)
_BEGIN: Final = f"SELECT {_NOW.format('?')}, set_config('synchronous_commit', 'off', TRUE)"
_SEE: Final = (
    "INSERT INTO processes (name, seen_at) VALUES (?, ?)"
    " ON CONFLICT (name) DO UPDATE SET seen_at = excluded.seen_at"
)
_COUNT: Final = (
    "INSERT INTO refused_requests AS kept (at, number) VALUES (?, ?)"
    " ON CONFLICT (at) DO UPDATE SET number = kept.number + excluded.number"
)


class PostgresLimits:
    """The port `SharedLimits`."""

    _engine: PostgresEngine

    async def take_slots(self, number: int, *, every: int, lapse: int, now: int | None = None) -> Slots:
        return Slots(*(await self._engine.claim(_TAKE, number, every, lapse, now))[0])

    async def exchange_refusals(self, process: str, number: int, *, now: int | None = None) -> Shared:
        def exchange(connection: Connection) -> Shared:
            moment, _ = connection.execute(_BEGIN, (now,)).fetchone()
            connection.execute(_SEE, (process, moment))
            if number:
                connection.execute(_COUNT, (round_up(moment), number))
            connection.execute("DELETE FROM processes WHERE seen_at <= ?", (moment - SEEN_MS,))
            connection.execute("DELETE FROM refused_requests WHERE at <= ?", (moment - FORGOTTEN_MS,))
            processes = connection.execute("SELECT count(*) FROM processes").fetchone()[0]
            rows = connection.execute("SELECT at, number FROM refused_requests ORDER BY at").fetchall()
            return Shared(processes, tuple((moment - at, count) for at, count in rows))

        return await self._engine.write(exchange)
