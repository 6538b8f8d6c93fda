"""What lies on the disk at every moment of some work: what a program finds that was killed then."""

import hashlib
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from storage.sqlite import SqliteStore

SHARED = "-shm"
"""What SQLite makes anew from the rest when nobody has the file open."""


class Moments:
    """Keeps a copy of a data folder before each statement at which it is another one than before."""

    def __init__(self, folder: Path, copies: Path) -> None:
        self._folder, self._copies = folder, copies
        self._seen: set[str] = set()
        self.kept: list[Path] = []

    @asynccontextmanager
    async def watch(self, store: SqliteStore) -> AsyncIterator[None]:
        """Keep them while something is done."""
        connection = store._engine._connection
        await connection.set_trace_callback(lambda _statement: self.keep())
        try:
            yield
        finally:
            await connection.set_trace_callback(lambda _statement: None)
            self.keep()

    def keep(self) -> None:
        """Keep a copy, if there is none like it."""
        there = [one for one in sorted(self._folder.rglob("*")) if one.is_file() and SHARED not in one.name]
        mark = hashlib.sha256()
        for one in there:
            mark.update(one.name.encode() + one.read_bytes())
        if mark.hexdigest() in self._seen:
            return
        self._seen.add(mark.hexdigest())
        copy = self._copies / str(len(self.kept))
        for one in there:
            target = copy / one.relative_to(self._folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(one, target)
        self.kept.append(copy)


async def list_rows(store: SqliteStore) -> dict[str, list[tuple[object, ...]]]:
    """Everything that a store holds, by the names of its tables."""
    tables = await store._engine.read(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
    )
    return {
        name: sorted(map(tuple, await store._engine.read(f"SELECT * FROM {name}")), key=repr)
        for (name,) in tables
    }
