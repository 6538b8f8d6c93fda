"""A turn of a table among processes: its row is locked until what was played is written, in that one transaction.

Whoever else wants the table waits for the row, and then reads its revision: what they have in memory of another one is
old. `docs/many-processes.md` says why that is enough.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from typing import Any, Final

import asyncpg
import msgspec

from storage.errors import StorageFailed
from storage.postgres.faults import LOST

__all__ = ["HeldRow", "find_held_row"]

_LOCK: Final = "BEGIN; SELECT 1 FROM tables WHERE id = {:d} FOR NO KEY UPDATE"
"""In one trip; what is read of the row is read after it, by a statement that sees what was waited for."""
_READ: Final = """
WITH people AS (
    SELECT user_id AS person FROM seats WHERE table_id = $1 AND user_id IS NOT NULL
    UNION SELECT deputy_id FROM seats WHERE table_id = $1 AND deputy_id IS NOT NULL
) SELECT
    (SELECT revision FROM tables WHERE id = $1) AS revision,
    ARRAY(SELECT person FROM people) AS people,
    (SELECT json_agg(json_build_array(user_id, name, value) ORDER BY user_id, name)
        FROM preferences JOIN people ON user_id = person) AS preferences
"""

_held_row: ContextVar["HeldRow | None"] = ContextVar("held_row", default=None)


class HeldRow:
    """The row of one table, and the connection by which it is held. What its task writes, it writes by that."""

    def __init__(self, owner: object, connection: Any, table_id: int) -> None:  # noqa: ANN401 - the driver brings no types
        self.owner: Final = owner
        self._connection: Final = connection
        self._writing: Final = asyncio.Lock()
        self._is_begun = False
        self._awaited: Final = set[asyncio.Task[Any]]()
        self.table_id: Final = table_id
        self.revision = 0
        self.preferences: Mapping[int, Mapping[str, str]] = {}
        """Of those who sit there, as the turn began; nobody's once it has written anything."""
        self.is_over = False

    async def lock(self) -> None:
        """Wait for the row, and lock it. Raises what the driver raises."""
        self.revision = await self._lock()

    async def _lock(self) -> int:
        self._is_begun = True  # also where it is cancelled amid it
        await self._connection.execute(_LOCK.format(self.table_id))
        row = await self._connection.fetchrow(_READ, self.table_id)
        preferences: dict[int, dict[str, str]] = {person: {} for person in row["people"]}
        for person, name, value in msgspec.json.decode(row["preferences"] or "[]"):
            preferences[person][name] = value
        self.preferences = preferences
        return row["revision"] or 0

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Any]:
        """The connection, in the transaction that holds the row; or in the next one, if nobody was there meanwhile."""
        async with self._writing:
            if self.is_over:
                raise StorageFailed("busy", "a turn is over, and was writing still")
            if not self._is_begun and await self._lock() != self.revision:
                await self._end()
                raise StorageFailed("busy", "another process has played at this table amid a turn")
            self.preferences = {}
            try:
                yield self._connection
            except BaseException:
                await self._end()
                raise
            self._is_begun = False
            await self._connection.execute("COMMIT;")

    def await_write(self, writing: asyncio.Task[Any]) -> None:
        """Hold the row until this write is done, well or badly: whoever handed it in may be cancelled."""
        self._awaited.add(writing)
        writing.add_done_callback(self._awaited.discard)

    @contextmanager
    def stand(self) -> Iterator[None]:
        """What the task does in the block it does while it holds the row."""
        token = _held_row.set(self)
        try:
            yield
        finally:
            _held_row.reset(token)

    async def release(self) -> None:
        """End the turn once what it handed in is written; what was not written is undone."""
        while self._awaited:
            await asyncio.wait(set(self._awaited))
        async with self._writing:
            self.is_over = True
            await self._end()

    async def _end(self) -> None:
        begun, self._is_begun = self._is_begun, False
        with suppress(asyncpg.PostgresError, *LOST):  # a server that is gone has undone it
            if begun and not self._connection.is_closed():
                await self._connection.execute("ROLLBACK;")


def find_held_row(owner: object) -> HeldRow | None:
    """The row that this task holds in the database of `owner`."""
    held = _held_row.get()
    return None if held is None or held.is_over or held.owner is not owner else held
