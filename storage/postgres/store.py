"""The store in PostgreSQL: the same statements, and nothing kept in memory that another process may change."""

# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Final, TypeVar

from storage.backup import TIMELINE
from storage.changes import Change, Committed
from storage.condition import Size
from storage.database import Connection
from storage.errors import StorageFailed
from storage.holds import TableHold
from storage.postgres.calls import ChangeCalls, EndMoved, LogEnd, can_call
from storage.postgres.claims import PostgresClaims
from storage.postgres.engine import PostgresEngine
from storage.postgres.limits import PostgresLimits
from storage.postgres.turns import find_held_row
from storage.postgres.wakes import Wakes
from storage.rows import NewOwed
from storage.store import SqlStore
from storage.writing import apply

__all__ = ["PostgresStore", "open_postgres"]

Key = TypeVar("Key")
Value = TypeVar("Value")
_REVISE: Final = "UPDATE tables SET revision = revision + 1 WHERE id = ? RETURNING revision"
_PREFERENCES: Final = "SELECT user_id, name, value FROM preferences WHERE user_id = ANY (CAST(? AS BIGINT[]))"
_TRIED: Final = "space"
"""Under which name it is tried whether there is room again."""
_ROOM: Final = 2**62
"""How much room the server has left it does not tell: what watches its disk watches that."""


class Unkept(dict[Key, Value]):
    """A cache that keeps nothing: another process may have changed it."""

    def __setitem__(self, key: Key, value: Value) -> None: ...


class PostgresStore(PostgresClaims, PostgresLimits, SqlStore):
    """The port `Store`. Made by `open_postgres`; belongs to the event loop it was opened in."""

    _engine: PostgresEngine
    is_shared = True

    def __init__(self, engine: PostgresEngine, timeline: str, wakes: Wakes) -> None:
        super().__init__(engine)
        self._engine = engine
        self._wakes: Final = wakes
        self._calls: Final = ChangeCalls()
        self._preferred, self._in_channels = Unkept(), Unkept()
        self.timeline: Final = timeline
        self.unclean: Final = False
        self.unchecked: Final = False
        self.damage: Final[Sequence[str]] = ()

    def _forget_preferences(self, people: Collection[int]) -> None: ...

    def _forget_channels(self) -> None: ...

    @property
    def short_of_space(self) -> bool:
        return self._engine.is_full

    async def regain(self) -> bool:
        with suppress(StorageFailed):  # what cannot be written says that there is no room
            await self.put_meta(_TRIED, str(self._engine.is_full))
        return not self._engine.is_full

    async def check(self) -> Sequence[str]:
        return self.damage  # the server checks its own pages

    async def check_small(self) -> Sequence[str]:
        return self.damage

    async def measure(self) -> Size:
        rows = await self._engine.read("SELECT pg_database_size(current_database())")
        return Size(rows[0][0], _ROOM)

    async def new_table_id(self) -> int:
        return int((await self._engine.read("SELECT nextval('table_ids')"))[0][0])

    async def preferences_of(self, people: Collection[int]) -> Mapping[int, Mapping[str, str]]:
        held = find_held_row(self._engine)
        if held is not None and held.preferences.keys() >= set(people):
            return {one: held.preferences[one] for one in people}
        found: dict[int, dict[str, str]] = {one: {} for one in people}
        wanted = list(found)
        for person, name, value in await self._engine.read(_PREFERENCES, wanted):
            found[person][name] = value
        return found

    async def _commit(self, change: Change) -> Committed:
        if can_call(change):
            committed, revision, end = await self._call(change)
            if change.table_id is not None:
                self._calls.keep_end(change.table_id, revision, end)
        else:
            committed, revision = await self._commit_by_statements(change)
        held = find_held_row(self._engine)
        if held is not None and held.table_id == change.table_id:
            held.revision = revision
        if change.owed or change.opens:
            self._wakes.tell()
        return committed

    async def _call(self, change: Change) -> tuple[Committed, int, LogEnd | None]:
        async def write(connection: Any) -> tuple[Committed, int, LogEnd | None]:  # noqa: ANN401 - the driver brings no types
            return await self._calls.write(connection, change)

        if self._calls.can_stand_alone(change):
            with suppress(EndMoved):
                return await self._engine.call(write, alone=True)
        return await self._engine.call(write)

    async def _commit_by_statements(self, change: Change) -> tuple[Committed, int]:
        """What seldom comes."""

        def job(connection: Connection) -> tuple[Committed, int]:
            revision = 0
            if change.table_id is not None:
                # Whoever else changes this table waits here, and then sees what was written.
                row = connection.execute(_REVISE, (change.table_id,)).fetchone()
                revision = 0 if row is None else row[0]
            return apply(connection, change), revision

        return await self._engine.write(job)

    def hold_table(self, table_id: int) -> AbstractAsyncContextManager[TableHold]:
        return self._engine.hold_table(table_id)

    def _revise(self, connection: Connection, tables: Sequence[int]) -> None:
        # First of all, and by number: whoever is in a turn of one is waited for, and nobody waits in a circle.
        connection.executemany(_REVISE, [(table_id,) for table_id in tables])

    async def owe(self, rows: Sequence[NewOwed], *, now: int, table_id: int | None = None) -> Sequence[int]:
        ids = await super().owe(rows, now=now, table_id=table_id)
        self._wakes.tell()
        return ids

    async def wait_for_work(self, seconds: float) -> bool:
        await self._wakes.wait(seconds)
        return True

    async def leave(self) -> bool:
        return await self._wakes.leave()

    async def has_others(self) -> bool:
        return await self._wakes.has_others()

    async def close(self) -> None:
        await self._wakes.close()
        await super().close()


async def open_postgres(url: str, *, connections: int = 4) -> PostgresStore:
    """Open the store in a PostgreSQL database, making or upgrading its schema as needed.

    connections: jobs that are written at once; as many reads go on beside them, and three times as many turns
    Raises StoreNewer, StorageFailed; then nothing stays open.
    """
    engine = await PostgresEngine.start(url, connections=connections)
    try:
        await engine.prepare()
        line = await engine.read("SELECT value FROM meta WHERE name = ?", TIMELINE)
        return PostgresStore(engine, line[0][0] if line else "", Wakes(url))
    except BaseException:
        await engine.close()
        raise
