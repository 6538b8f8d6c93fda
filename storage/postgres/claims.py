"""Claims where several processes share the database: columns of the rows themselves, taken past whoever is at them."""

# ruff: noqa: S608 - only names of columns, written in this package, are pasted into SQL; every value is bound
# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from storage.database import Connection, Row
from storage.deadlines import DEADLINE, SqlDeadlines, leave_out
from storage.outbox import SqlOutbox
from storage.rows import PRIORITIES, Deadline, Unheard

__all__ = ["PostgresClaims"]

_KEY: Final = "table_id, kind, place, seat"
_LOCK: Final = 0x436C_6149
"""Under this number one process at a time claims deadlines: two of one table must not go to two of them."""
_BEGIN: Final = "SELECT set_config('synchronous_commit', 'off', TRUE)"
"""A claim that a fallen server forgets is none that anybody misses."""
_BEGIN_ALONE: Final = f"{_BEGIN}, pg_advisory_xact_lock({_LOCK})"
# What was found is reached by where it lies: of a table that grew just now the server might else read all.
_FREE: Final = ", ".join(
    f"free_{priority} AS (SELECT ctid AS at FROM lanes"
    f" WHERE priority = {priority} AND greatest(not_before, claimed_until) <= ?1"
    f" ORDER BY greatest(not_before, claimed_until), head LIMIT ?{priority + 3} FOR UPDATE SKIP LOCKED)"
    for priority in range(PRIORITIES)
)
_CLAIM_LANES: Final = (
    f"WITH {_FREE}, free AS ("
    + " UNION ALL ".join(f"SELECT at FROM free_{priority}" for priority in range(PRIORITIES))
    + ") UPDATE lanes SET claimed_until = ?2 WHERE ctid = ANY (ARRAY(SELECT at FROM free))"
    " RETURNING priority, not_before, head, destination"
)
_SOONEST: Final = "SELECT min(soonest) FROM ({}) AS lanes_of_each".format(
    " UNION ALL ".join(
        f"SELECT min(greatest(not_before, claimed_until)) AS soonest FROM lanes WHERE priority = {priority}"
        for priority in range(PRIORITIES)
    )
)
_THEIRS: Final = (
    "WITH given AS (SELECT * FROM unnest(CAST(?1 AS TEXT[]), CAST(?2 AS BIGINT[])) AS given (lane, held))"
    " UPDATE lanes SET claimed_until = ?3 FROM given WHERE destination = lane AND claimed_until = held"
    " RETURNING destination"
)


class PostgresClaims(SqlOutbox, SqlDeadlines):
    """The port `Claims`, and when the first is free of what may be claimed."""

    async def claim_due(
        self, now: int, limit: int = 100, unheard: Unheard | None = None, *, until: int
    ) -> Sequence[Deadline]:
        clause, values = leave_out(unheard)
        statement = (
            f"WITH free AS (SELECT ctid AS at FROM deadlines AS one"
            f" WHERE held = 0 AND greatest(due_at, claimed_until) <= ?{clause} AND NOT EXISTS ("
            " SELECT 1 FROM deadlines AS other WHERE other.table_id = one.table_id AND other.claimed_until > ?)"
            f" ORDER BY greatest(due_at, claimed_until), {_KEY} LIMIT ? FOR UPDATE OF one SKIP LOCKED)"
            " UPDATE deadlines SET claimed_until = ? WHERE ctid = ANY (ARRAY(SELECT at FROM free))"
            f" RETURNING {DEADLINE}"
        )

        def claim(connection: Connection) -> list[Row]:
            connection.execute(_BEGIN_ALONE)
            return connection.execute(statement, (now, *values, now, limit, until)).fetchall()

        found = [Deadline(*row) for row in await self._engine.write(claim)]
        return sorted(found, key=lambda one: (one.due_at, one.table_id, one.kind, one.place, one.seat))

    async def release_due(self, deadlines: Collection[Deadline], until: int) -> None:
        tables = sorted({one.table_id for one in deadlines})

        def release(connection: Connection) -> None:
            connection.execute(_BEGIN)
            connection.execute(
                "UPDATE deadlines SET claimed_until = 0"
                " WHERE table_id = ANY (CAST(? AS BIGINT[])) AND claimed_until = ?",
                (tables, until),
            )

        await self._engine.write(release)

    async def next_due(self, unheard: Unheard | None = None) -> int | None:
        clause, values = leave_out(unheard)
        rows = await self._engine.read(
            f"SELECT min(greatest(due_at, claimed_until)) FROM deadlines WHERE held = 0{clause}", *values
        )
        at: int | None = rows[0][0]
        return at

    async def claim_lanes(self, now: int, room: Sequence[int], *, until: int) -> Mapping[str, int]:
        def claim(connection: Connection) -> list[Row]:
            connection.execute(_BEGIN)
            return connection.execute(_CLAIM_LANES, (now, until, *room)).fetchall()

        return {lane: priority for priority, _, _, lane in sorted(await self._engine.write(claim))}

    async def keep_lanes(self, claims: Mapping[str, int], until: int) -> Collection[str]:
        return await self._move(claims, until)

    async def release_lanes(self, claims: Mapping[str, int]) -> None:
        await self._move(claims, 0)

    async def _move(self, claims: Mapping[str, int], until: int) -> Collection[str]:
        lanes = sorted(claims)  # in one order, so that two of them never wait for one another

        def move(connection: Connection) -> list[Row]:
            connection.execute(_BEGIN)
            return connection.execute(_THEIRS, (lanes, [claims[lane] for lane in lanes], until)).fetchall()

        return {lane for (lane,) in await self._engine.write(move)}

    async def next_owed_at(self) -> int | None:
        rows = await self._engine.read(_SOONEST)
        at: int | None = rows[0][0]
        return at
