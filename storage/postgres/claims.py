"""Claims where several processes share the database: columns of the rows themselves, taken past whoever is at them."""

# ruff: noqa: S608 - only names of columns, written in this package, are pasted into SQL; every value is bound
# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from storage.deadlines import DEADLINE, SqlDeadlines, leave_out
from storage.outbox import SqlOutbox
from storage.postgres.engine import PostgresEngine
from storage.rows import PRIORITIES, Deadline, Unheard

__all__ = ["PostgresClaims"]

_CLAIM_DUE: Final = f"SELECT {DEADLINE} FROM claim_deadlines(?, ?, ?, ?, ?)"
_RELEASE_DUE: Final = "SELECT release_deadlines(?, ?)"
_CLAIM_LANES: Final = "SELECT priority, not_before, head, destination FROM claim_lanes(?, ?, ?)"
_MOVE: Final = "SELECT destination FROM move_claims(?, ?, ?)"
_SOONEST: Final = "SELECT min(soonest) FROM ({}) AS lanes_of_each".format(
    " UNION ALL ".join(
        f"SELECT min(greatest(not_before, claimed_until)) AS soonest FROM lanes WHERE priority = {priority}"
        for priority in range(PRIORITIES)
    )
)


class PostgresClaims(SqlOutbox, SqlDeadlines):
    """The port `Claims`, and when the first is free of what may be claimed."""

    _engine: PostgresEngine

    async def claim_due(
        self, now: int, limit: int = 100, unheard: Unheard | None = None, *, until: int
    ) -> Sequence[Deadline]:
        shards, count = ((), 1) if unheard is None else (unheard.shards, unheard.count)
        rows = await self._engine.claim(_CLAIM_DUE, now, limit, until, sorted(shards), count)
        found = [Deadline(*row) for row in rows]
        return sorted(found, key=lambda one: (one.due_at, one.table_id, one.kind, one.place, one.seat))

    async def release_due(self, deadlines: Collection[Deadline], until: int) -> None:
        tables = sorted({one.table_id for one in deadlines})
        await self._engine.claim(_RELEASE_DUE, tables, until)

    async def next_due(self, unheard: Unheard | None = None) -> int | None:
        clause, values = leave_out(unheard)
        rows = await self._engine.read(
            f"SELECT min(greatest(due_at, claimed_until)) FROM deadlines WHERE held = 0{clause}", *values
        )
        at: int | None = rows[0][0]
        return at

    async def claim_lanes(self, now: int, room: Sequence[int], *, until: int) -> Mapping[str, int]:
        rows = await self._engine.claim(_CLAIM_LANES, now, until, list(room))
        return {lane: priority for priority, _, _, lane in sorted(rows)}

    async def keep_lanes(self, claims: Mapping[str, int], until: int) -> Collection[str]:
        return await self._move(claims, until)

    async def release_lanes(self, claims: Mapping[str, int]) -> None:
        await self._move(claims, 0)

    async def _move(self, claims: Mapping[str, int], until: int) -> Collection[str]:
        lanes = sorted(claims)  # in one order, so that two of them never wait for one another
        rows = await self._engine.claim(_MOVE, lanes, [claims[lane] for lane in lanes], until)
        return {lane for (lane,) in rows}

    async def next_owed_at(self) -> int | None:
        rows = await self._engine.read(_SOONEST)
        at: int | None = rows[0][0]
        return at
