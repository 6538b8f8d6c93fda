"""The store's connection in the loop itself: no thread of its own, and a moment before and after each call."""

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch


class Disk:
    """The files of one program; when it is `lost`, the program's calls end there, and nothing more is written."""

    def __init__(self) -> None:
        self.commits = 0
        self._open: list[LoopConnection] = []

    async def connect(self, path: Path, **options: Any) -> "LoopConnection":
        """In place of `aiosqlite.connect`."""
        made = LoopConnection(self, sqlite3.connect(path, **options))
        self._open.append(made)
        return made

    @contextmanager
    def used(self) -> Iterator[None]:
        """Stores that are opened meanwhile have their connection in the loop, and a small reserve."""
        with (
            patch("storage.engine.aiosqlite.connect", self.connect),
            patch("storage.files._RESERVE_BYTES", 4096),
        ):
            yield

    def lose(self) -> None:
        """The program is killed: what was not committed is gone."""
        for one in self._open:
            one.lost = True
            one.raw.close()
        self._open.clear()


class LoopConnection:
    """What the engine uses of `aiosqlite.Connection`."""

    def __init__(self, disk: Disk, raw: sqlite3.Connection) -> None:
        self._disk, self.raw, self.lost = disk, raw, False

    async def execute_fetchall(self, sql: str, parameters: Iterable[Any] = ()) -> list[Any]:
        self._check()
        rows = self.raw.execute(sql, tuple(parameters)).fetchall()
        await self._pass()
        return rows

    async def commit(self) -> None:
        await self._pass()
        self.raw.commit()
        self._disk.commits += 1
        await self._pass()

    async def close(self) -> None:
        self.raw.close()

    async def _pass(self) -> None:
        """Others may run, or the program be killed: before a commit it is lost then, after it nobody heard of it."""
        await asyncio.sleep(0)
        self._check()

    def _check(self) -> None:
        if self.lost:
            raise asyncio.CancelledError
