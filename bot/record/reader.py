"""Pages of records, written in a process of its own: playing a game again never holds up the tables in play.

The process begins with the first page and ends once nobody has wanted one for a while. One that crashes or takes too
long is replaced, and the page fails alone.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

from msgspec import msgpack

from bot.record import worker
from bot.record.cache import Wanted, pack_record
from bot.record.chance import Chance
from bot.record.pages import Page
from bot.record.record import Record
from bot.worker_process import IDLE, CallFailed, WorkerProcess

LIMIT: Final = 60.0
"""Seconds that a page may take, the start of the process with it: it gives way to everything else on a busy machine."""

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
        self._turn = asyncio.Lock()
        self._process = WorkerProcess(limit, idle)

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
        try:
            return await self._process.run(call, key, given)
        except CallFailed as fault:
            raise PageFailed from fault

    def close(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.close()
