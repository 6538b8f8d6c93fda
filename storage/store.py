"""What every store answers alike, whichever database it is in: the ports put together, over one engine."""

# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from storage.absences import SqlAbsences
from storage.ballots import SqlBallots
from storage.changes import Change, Committed
from storage.database import Connection, Database
from storage.deadlines import SqlDeadlines
from storage.errors import ConstraintBroken, Fault, NoSuchTable
from storage.holds import TableHold, hold_alone
from storage.housekeeping import SqlHousekeeping
from storage.log import load, read_log, read_positions, read_taken_back, read_undone
from storage.marks import SqlMarks
from storage.notes import SqlNotes
from storage.orders import SqlOrders
from storage.outbox import SqlOutbox
from storage.personal import SqlPersonal
from storage.posts import SqlPosts
from storage.results import SqlResults
from storage.rows import Entry, Loaded, PositionRow
from storage.tables import SqlTables, may_move_table
from storage.writing import apply

__all__ = ["SqlStore"]


class SqlStore(
    SqlTables,
    SqlAbsences,
    SqlOutbox,
    SqlDeadlines,
    SqlOrders,
    SqlPosts,
    SqlMarks,
    SqlNotes,
    SqlResults,
    SqlBallots,
    SqlHousekeeping,
    SqlPersonal,
):
    """The port `Store`, but for how the database is opened, closed and looked after."""

    _engine: Database
    is_shared: bool = False

    def __init__(self, engine: Database) -> None:
        self._engine = engine
        self._preferred = {}
        self._in_channels = {}

    @property
    def fault(self) -> Fault | None:
        return self._engine.fault

    async def close(self) -> None:
        await self._engine.close()

    def hold_table(self, table_id: int) -> AbstractAsyncContextManager[TableHold]:
        return hold_alone()

    async def commit(self, change: Change) -> Committed:
        try:
            return await self._commit(change)
        except ConstraintBroken as error:
            if error.what == "missing" and change.table_id is not None:
                raise NoSuchTable(change.table_id) from error
            raise

    async def _commit(self, change: Change) -> Committed:
        def job(connection: Connection) -> Committed:
            return apply(connection, change)

        if not change.preferences and not may_move_table(change):
            return await self._engine.write(job)
        return await self._engine.write_and_forget(job, lambda: self._forget(change))

    def _forget(self, change: Change) -> None:
        """Forget what is kept in memory of what a change has changed."""
        if change.preferences:
            self._forget_preferences({user_id for user_id, _ in change.preferences})
        if may_move_table(change):
            self._forget_channels()

    async def outcome(self, interaction_id: int) -> bytes | None:
        rows = await self._engine.read("SELECT outcome FROM interactions WHERE id = ?", interaction_id)
        return rows[0][0] if rows else None

    async def load(self, table_id: int, *, upto: int | None = None) -> Loaded:
        return await load(self._engine, table_id, upto)

    async def replay(self, table_id: int) -> Loaded:
        return await load(self._engine, table_id, whole=True)

    async def positions(self, table_id: int) -> Sequence[PositionRow]:
        return await read_positions(self._engine, table_id)

    async def log(self, table_id: int, *, start: int = 0, limit: int = -1) -> Sequence[Entry]:
        return await read_log(self._engine, table_id, start, limit)

    async def read_undone(self, table_id: int) -> Sequence[Entry]:
        return await read_undone(self._engine, table_id)

    async def read_taken_back(self, table_id: int) -> Sequence[tuple[int, Sequence[Entry]]]:
        return await read_taken_back(self._engine, table_id)
