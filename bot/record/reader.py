"""Pages of records, written in a process of its own: playing a game again never holds up the tables in play.

The process begins with the first page and ends once nobody has wanted one for a while. One that crashes or takes too
long is replaced, and the page fails alone.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, Protocol, TypeAlias

from msgspec import msgpack

from bot.painter.worker import begin
from bot.record import worker
from bot.record.cache import Wanted, pack_record
from bot.record.chance import Chance
from bot.record.pages import Page
from bot.record.record import Record

LIMIT: Final = 60.0
"""Seconds that a page may take, the start of the process with it: it gives way to everything else on a busy machine."""
IDLE: Final = 600.0
"""Seconds without a page after which the process ends: it takes as much memory as a bot."""

ReadRecord: TypeAlias = Callable[[], Awaitable[Record]]


class PageFailed(Exception):
    """No page this time."""


class PageReader(Protocol):
    """What gives pages of records, and what else takes playing a game again."""

    async def read_page(self, key: str, read: ReadRecord, wanted: Wanted) -> Page:
        """A page of the record that is known by this key; `read` gives it where it is not kept yet.

        Raises `PageFailed`, `LookupError` where the game has not begun, and what `read` raises.
        """

    async def find_chance(self, record: Record) -> Chance:
        """What the log of a game that is over does not say of its chance.

        Raises `PageFailed`, and `LookupError` where the rules of today play another game.
        """


class ProcessReader:
    """Gives pages from a process of its own, one at a time."""

    def __init__(self, limit: float = LIMIT, idle: float = IDLE) -> None:
        self._limit, self._idle = limit, idle
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0
        self._end: asyncio.TimerHandle | None = None

    async def read_page(self, key: str, read: ReadRecord, wanted: Wanted) -> Page:
        """As `PageReader` says."""
        asked = msgpack.encode(wanted)
        async with self._turn:
            found = await self._run(worker.write_page, key, asked)
            if found is None:
                await self._run(worker.keep_record, key, pack_record(await read()))
                found = await self._run(worker.write_page, key, asked)
        if found is None:
            raise PageFailed
        return msgpack.decode(found, type=Page)

    async def find_chance(self, record: Record) -> Chance:
        """As `PageReader` says."""
        async with self._turn:
            found = await self._run(worker.find_record_chance, "", pack_record(record))
        if found is None:
            raise LookupError(record.table.id)
        return msgpack.decode(found, type=Chance)

    async def _run(self, call: Callable[[str, bytes], bytes | None], key: str, given: bytes) -> bytes | None:
        loop = asyncio.get_running_loop()
        if self._end is not None:
            self._end.cancel()
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        try:
            async with asyncio.timeout(self._limit):
                self._pid = self._pid or await loop.run_in_executor(self._pool, os.getpid)
                return await loop.run_in_executor(self._pool, call, key, given)
        except (TimeoutError, OSError, RuntimeError) as fault:  # a BrokenProcessPool is a RuntimeError
            self.close()
            raise PageFailed from fault
        finally:
            self._end = loop.call_later(self._idle, self.close)

    def close(self) -> None:
        """End the process at once, whatever it is doing."""
        if self._end is not None:
            self._end.cancel()
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._pid = 0
        pool.shutdown(wait=False, cancel_futures=True)
