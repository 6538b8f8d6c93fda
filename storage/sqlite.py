"""The store in SQLite: opens a data directory and answers every port."""

# ruff: noqa: D102 - what the methods do is said once, by the port

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from storage.backup import TIMELINE, keep_before_upgrade
from storage.claims import KeptClaims
from storage.condition import Size
from storage.damage import SMALL, VAST, check_file, is_vital
from storage.engine import Engine
from storage.files import Lock, Reserve, ensure_file, ensure_folder, find_database, measure_folder
from storage.group import GroupConnection
from storage.limits import KeptLimits
from storage.migrate import SchemaStep, list_steps, prepare
from storage.store import SqlStore

__all__ = ["SqliteStore", "open_store"]


class SqliteStore(KeptClaims, KeptLimits, SqlStore):
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
        super().__init__(engine)
        self._engine = engine
        self._path: Final = path
        self._claimed_tables, self._claimed_lanes = {}, {}
        self._slots_from, self._refused = 0, {}
        self._next_table_id = next_table_id
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

    async def new_table_id(self) -> int:
        # One process writes, so counting in memory is enough; an id is used up only by its commit.
        table_id, self._next_table_id = self._next_table_id, self._next_table_id + 1
        return table_id


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
