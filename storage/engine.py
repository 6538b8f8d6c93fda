"""The one read-write connection: jobs in, group commits out; reads between the groups."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite

from storage.database import Row
from storage.errors import Fault, LogBroken, StorageFailed
from storage.faults import CONDEMNING, make_failure
from storage.files import Lock, Reserve
from storage.group import Group, GroupConnection, Ticket

__all__ = ["PRAGMAS", "Engine"]

T = TypeVar("T")

_LARGEST_GROUP: Final = 256
"""Jobs in one transaction; bounds how long the first of them waits for the last."""

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA secure_delete = FAST",
)


class Engine:
    """Runs jobs in shared transactions. Made by `Engine.start`, ended by `close`."""

    def __init__(
        self, connection: aiosqlite.Connection, groups: deque[Group], lock: Lock, reserve: Reserve
    ) -> None:
        self._connection: Final = connection
        self._groups: Final = groups
        self._lock: Final = lock
        self._reserve: Final = reserve
        self._pending: list[Ticket] = []
        self._drain: asyncio.Task[None] | None = None
        self._turn: Final = asyncio.Lock()
        self._closing: asyncio.Task[None] | None = None
        self.fault: Fault | None = None

    @classmethod
    async def start(
        cls,
        path: Path,
        lock: Lock,
        reserve: Reserve,
        *,
        max_pages: int | None = None,
        connection_class: type[GroupConnection] = GroupConnection,
    ) -> "Engine":
        """Open the prepared database at `path`; raises StorageFailed. Takes over the lock."""
        groups: deque[Group] = deque()

        def build(*arguments: Any, **options: Any) -> GroupConnection:
            made = connection_class(*arguments, **options)
            made.groups = groups
            return made

        try:
            connection = await aiosqlite.connect(
                path, factory=build, isolation_level=None, timeout=5.0, cached_statements=256
            )
            try:
                for pragma in PRAGMAS:
                    await connection.execute_fetchall(pragma)
                if max_pages is not None:
                    await connection.execute_fetchall(f"PRAGMA max_page_count = {max_pages:d}")
            except BaseException:
                await connection.close()
                raise
        except sqlite3.Error as error:
            raise make_failure(error) from error
        return cls(connection, groups, lock, reserve)

    @property
    def short_of_space(self) -> bool:
        """Whether the reserve file was spent, or could not be made."""
        return not self._reserve.kept

    async def regain(self) -> bool:
        """Try to make the reserve again; whether there is one."""
        return await asyncio.to_thread(self._reserve.renew)

    # -- writing ------------------------------------------------------------------------------------

    async def write(self, job: Callable[[GroupConnection], T]) -> T:
        """Run `job` in the next group; returns its result once that group is durable.

        What the job raises is raised here, and nothing of the job is kept. Raises StorageFailed if the
        group could not be made durable. A cancelled caller stops waiting; the job is written all the same.
        """
        if self.fault is not None:
            raise StorageFailed("broken", f"an earlier write failed: {self.fault}")
        if self._closing is not None:
            raise StorageFailed("closed", "the store is closed")
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[T] = loop.create_future()
        self._pending.append(Ticket(job, waiting))
        if self._drain is None or self._drain.done():
            self._drain = loop.create_task(self._write_pending(), name="storage: group commit")
        return await waiting

    async def write_and_forget(self, job: Callable[[GroupConnection], T], forget: Callable[[], None]) -> T:
        """The same; then `forget` what is kept in memory of what the job changes, before the caller hears of it.

        A caller that is cancelled leaves the write under way: it is forgotten when that is done, well or badly.
        """
        writing = asyncio.ensure_future(self.write(job))
        writing.add_done_callback(lambda done: forget())
        return await asyncio.shield(writing)

    async def write_over(self, job: Callable[[GroupConnection], T], forget: Callable[[], None]) -> T:
        """The same for what takes something away for good: zeros stand in its place, in the file and its log."""

        def wipe(connection: GroupConnection) -> T:
            connection.execute("PRAGMA secure_delete = ON")
            return job(connection)

        result = await self.write_and_forget(wipe, forget)
        await self.read("PRAGMA wal_checkpoint(TRUNCATE)")
        return result

    async def _write_pending(self) -> None:
        """Write group after group until nobody waits. Not a caller's task: no caller can cancel it."""
        while self._pending:
            group, self._pending = self._pending[:_LARGEST_GROUP], self._pending[_LARGEST_GROUP:]
            failure: Exception | None = StorageFailed("closed", "interrupted: it may be written or not")
            try:
                failure = await self._write_group(group)
            finally:
                for ticket in group:
                    if failure is not None:
                        ticket.refusal = failure
                    ticket.settle()
            # Let those just answered hand in their next job, so that it joins the next group.
            await asyncio.sleep(0)

    async def _write_group(self, group: Group) -> StorageFailed | None:
        """Run and commit one group; None if it is durable."""
        if self.fault is not None:
            return StorageFailed("broken", f"an earlier write failed: {self.fault}")
        try:
            await self._commit(group)
        except sqlite3.Error as error:
            failure = make_failure(error)
        else:
            return None
        if failure.fault == "full" and self._reserve.spend():
            # Nothing reached the disk, so doing it again is safe; not so after an I/O error.
            return await self._write_group(group)
        if failure.fault in CONDEMNING:
            self.condemn(failure.fault)
        return failure

    async def _commit(self, group: Group) -> None:
        async with self._turn:
            self._groups.append(group)
            await self._connection.commit()

    # -- reading ------------------------------------------------------------------------------------

    async def read(self, sql: str, *parameters: object, table_id: int | None = None) -> Sequence[Row]:
        """All rows of one query, as committed. Raises StorageFailed; damage condemns the store as a failed write does.

        table_id: the one table of play of which rows are read, where damage is that table's alone: raises LogBroken
        """
        if self._closing is not None:
            raise StorageFailed("closed", "the store is closed")
        try:
            return list(await self._connection.execute_fetchall(sql, parameters))  # type: ignore[arg-type]
        except sqlite3.Error as error:
            failure = make_failure(error)
            if failure.fault in CONDEMNING and table_id is None:
                self.condemn(failure.fault)
            elif failure.fault == "corrupt":
                raise LogBroken(table_id or 0) from error
            raise failure from error

    def condemn(self, fault: Fault) -> None:
        """Try no further write: what the disk holds is known only by reading it again."""
        self.fault = self.fault or fault

    @asynccontextmanager
    async def hold_commits(self) -> AsyncIterator[None]:
        """Commit no group meanwhile, so that several reads inside see the same moment."""
        async with self._turn:
            yield

    # -- the end ------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Write what waits, close the file, let go of the lock. The second call waits for the first."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close(), name="storage: close")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        try:
            if self._drain is not None:
                await asyncio.wait([self._drain])
            await self._write_pending()
        finally:
            try:
                await self._connection.close()
            finally:
                self._lock.release()
