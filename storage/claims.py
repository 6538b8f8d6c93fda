"""Claims: what is due is handed to one at a time, for so long as they keep saying that they are at it.

A claim ends by itself, so whoever dies holds nothing up for longer than that. It keeps two from working at the same
thing, no more: that nothing is done twice follows from the commit of what is done.
"""

# ruff: noqa: D102 - what the methods do is said once, by the port

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from storage.deadlines import SqlDeadlines, leave_out
from storage.outbox import SqlOutbox
from storage.rows import Deadline, DeadlineKey, Unheard

__all__ = ["Claims", "KeptClaims"]


class Claims(Protocol):
    """What one process after the other takes to be done. Times are unix milliseconds.

    The `until` that a claim was taken or kept with is its name: nobody else can have one of the same time.
    """

    async def claim_due(
        self, now: int, limit: int = 100, unheard: Unheard | None = None, *, until: int
    ) -> Sequence[Deadline]:
        """As `due`; until then nobody else is handed these, nor another of their tables."""

    async def release_due(self, deadlines: Collection[Deadline], until: int) -> None:
        """Those of a claim that are still open may be taken by anybody."""

    async def claim_lanes(self, now: int, room: Sequence[int], *, until: int) -> Mapping[str, int]:
        """As `due_lanes`, `room[priority]` of each; until then nobody else is handed these."""

    async def find_priorities(self, destinations: Collection[str]) -> Mapping[str, int]:
        """How urgent these lanes are now, those in which something waits."""

    async def keep_lanes(self, claims: Mapping[str, int], until: int) -> Collection[str]:
        """Keep lanes until then that were claimed until the time beside them; gives those that nobody took since."""

    async def release_lanes(self, claims: Mapping[str, int]) -> None:
        """They may be taken by anybody."""

    async def wait_for_work(self, seconds: float) -> bool:
        """Wait until others have written what may be done, or for so long; whether there may be anything to do."""

    async def leave(self) -> bool:
        """Be no longer one of those who do what is due; gives whether others are. Raises `StorageFailed`."""

    async def has_others(self) -> bool:
        """Whether other processes do what is due. Raises `StorageFailed`."""


class KeptClaims(SqlOutbox, SqlDeadlines):
    """The port, where one process has the database: kept in memory, by table and by lane."""

    _claimed_tables: dict[int, int]
    _claimed_lanes: dict[str, int]

    async def claim_due(
        self, now: int, limit: int = 100, unheard: Unheard | None = None, *, until: int
    ) -> Sequence[Deadline]:
        claimed = self._claimed_tables
        _drop_ended(claimed, now)
        found = await self.due(now, -1 if claimed else limit, unheard)
        found = [one for one in found if one.table_id not in claimed]
        del found[limit:]
        claimed.update((one.table_id, until) for one in found)
        return found

    async def release_due(self, deadlines: Collection[Deadline], until: int) -> None:
        for one in deadlines:
            if self._claimed_tables.get(one.table_id) == until:
                del self._claimed_tables[one.table_id]

    async def next_due(self, unheard: Unheard | None = None) -> int | None:
        """Of a table that is claimed nothing is to be had before its claim ends."""
        claimed = dict(self._claimed_tables)
        if not claimed:
            return await super().next_due(unheard)
        clause, values = leave_out(unheard)
        open_, those = f"FROM deadlines WHERE held = 0{clause} AND table_id", ", ".join("?" * len(claimed))
        rows = await self._engine.read(
            f"SELECT 0, min(due_at) {open_} NOT IN ({those})"
            f" UNION ALL SELECT table_id, min(due_at) {open_} IN ({those}) GROUP BY table_id",
            *(*values, *claimed) * 2,
        )
        return min((max(at, claimed.get(table, 0)) for table, at in rows if at is not None), default=None)

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
        found = await super().claim_early(table_id, key, payload, now, unheard, until=until)
        if found is not None and until > now:
            self._claimed_tables[table_id] = until
        return found

    async def claim_lanes(self, now: int, room: Sequence[int], *, until: int) -> Mapping[str, int]:
        _drop_ended(self._claimed_lanes, now)
        left = list(room)
        found: dict[str, int] = {}
        for lane, priority in (await self.due_lanes(now, max(room) + len(self._claimed_lanes))).items():
            if left[priority] > 0 and lane not in self._claimed_lanes:
                left[priority] -= 1
                self._claimed_lanes[lane] = until
                found[lane] = priority
        return found

    async def keep_lanes(self, claims: Mapping[str, int], until: int) -> Collection[str]:
        kept = {lane for lane, held in claims.items() if self._claimed_lanes.get(lane, held) == held}
        self._claimed_lanes.update(dict.fromkeys(kept, until))
        return kept

    async def release_lanes(self, claims: Mapping[str, int]) -> None:
        for lane, held in claims.items():
            if self._claimed_lanes.get(lane) == held:
                del self._claimed_lanes[lane]

    async def wait_for_work(self, seconds: float) -> bool:
        await asyncio.sleep(seconds)
        return False  # nobody else writes

    async def leave(self) -> bool:
        return False

    async def has_others(self) -> bool:
        return False


def _drop_ended(claims: dict[Any, int], now: int) -> None:
    for name in [name for name, until in claims.items() if until <= now]:
        del claims[name]
