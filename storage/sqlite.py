"""The store in SQLite: opens a data directory and answers every port."""

# ruff: noqa: D102 - what the methods do is said once, by the port

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from storage.absences import SqliteAbsences
from storage.backup import TIMELINE, keep_before_upgrade
from storage.ballots import SqliteBallots
from storage.changes import Change, Committed
from storage.condition import Size
from storage.damage import SMALL, VAST, check_file, is_vital
from storage.database import Connection
from storage.deadlines import SqliteDeadlines
from storage.engine import Engine
from storage.errors import Fault
from storage.files import Lock, Reserve, ensure_file, ensure_folder, find_database, measure_folder
from storage.group import GroupConnection
from storage.housekeeping import SqliteHousekeeping
from storage.log import load, read_log, read_positions, read_taken_back, read_undone
from storage.marks import SqliteMarks
from storage.migrate import SchemaStep, list_steps, prepare
from storage.notes import SqliteNotes
from storage.orders import SqliteOrders
from storage.outbox import SqliteOutbox
from storage.personal import SqlitePersonal
from storage.posts import SqlitePosts
from storage.results import SqliteResults
from storage.rows import Entry, Loaded, PositionRow
from storage.tables import SqliteTables, may_move_table
from storage.writing import apply

__all__ = ["SqliteStore", "open_store"]


class SqliteStore(
    SqliteTables,
    SqliteAbsences,
    SqliteOutbox,
    SqliteDeadlines,
    SqliteOrders,
    SqlitePosts,
    SqliteMarks,
    SqliteNotes,
    SqliteResults,
    SqliteBallots,
    SqliteHousekeeping,
    SqlitePersonal,
):
    """The port `Store`. Made by `open_store`; belongs to the event loop it was opened in."""

    _engine: Engine

    def __init__(
        self,
        engine: Engine,
        path: Path,
        *,
        unclean: bool,
        damage: Sequence[str],
        unchecked: bool,
        timeline: str,
        next_table_id: int,
    ) -> None:
        self._engine = engine
        self._path: Final = path
        self._next_table_id = next_table_id
        self._preferred = {}
        self._in_channels = {}
        self.unclean: Final = unclean
        self.timeline: Final = timeline
        self.damage: Sequence[str] = damage
        self.unchecked = unchecked

    @property
    def short_of_space(self) -> bool:
        return self._engine.short_of_space

    async def regain(self) -> bool:
        return await self._engine.regain()

    async def check(self) -> Sequence[str]:
        self._note_damage(await asyncio.to_thread(check_file, self._path))
        return self.damage

    async def check_small(self) -> Sequence[str]:
        found = await asyncio.to_thread(check_file, self._path, SMALL)
        self._note_damage([*(one for one in self.damage if one not in SMALL), *found])
        return self.damage

    def _note_damage(self, found: Sequence[str]) -> None:
        self.damage, self.unchecked = found, False
        if any(map(is_vital, self.damage)):
            self._engine.condemn("corrupt")

    async def measure(self) -> Size:
        return await asyncio.to_thread(measure_folder, self._path)

    @property
    def fault(self) -> Fault | None:
        return self._engine.fault

    async def close(self) -> None:
        await self._engine.close()

    async def new_table_id(self) -> int:
        # One process writes, so counting in memory is enough; an id is used up only by its commit.
        table_id, self._next_table_id = self._next_table_id, self._next_table_id + 1
        return table_id

    async def commit(self, change: Change) -> Committed:
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


async def open_store(
    data_dir: Path,
    *,
    max_pages: int | None = None,
    steps: Sequence[SchemaStep] | None = None,
    connection_class: type[GroupConnection] = GroupConnection,
) -> SqliteStore:
    """Open the store of a data directory, making or upgrading it as needed.

    max_pages: the most pages (of 4 KiB) the file may grow to, then writes fail as on a full disk.
    steps, connection_class: for tests.
    Raises StoreInUse, StoreReadOnly, StoreCorrupt, StoreNewer, StorageFailed; then nothing stays open.
    """
    ensure_folder(data_dir)
    lock = Lock(data_dir)
    try:
        path = find_database(data_dir)
        unclean = _was_left_open(path)
        ensure_file(path)
        reserve = Reserve(data_dir)
        known = len(list_steps() if steps is None else steps)
        await asyncio.to_thread(keep_before_upgrade, data_dir, known)
        damage = await asyncio.to_thread(prepare, path, check=unclean, steps=steps)
        engine = await Engine.start(
            path, lock, reserve, max_pages=max_pages, connection_class=connection_class
        )
    except BaseException:
        lock.release()
        raise
    try:
        used = await engine.read("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'tables'")
        line = await engine.read("SELECT value FROM meta WHERE name = ?", TIMELINE)
        return SqliteStore(
            engine,
            path,
            unclean=unclean,
            damage=damage,
            unchecked=used[0][0] > VAST,
            timeline=line[0][0] if line else "",
            next_table_id=used[0][0] + 1,
        )
    except BaseException:
        await engine.close()
        raise


def _was_left_open(path: Path) -> bool:
    """Whether the last process ended without closing: SQLite removes the WAL file at a proper end."""
    wal = path.with_name(f"{path.name}-wal")
    return wal.exists() and wal.stat().st_size > 0
