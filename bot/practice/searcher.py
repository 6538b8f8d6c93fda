"""Searches of strong practice players, one after the other, in a process of its own: no table waits for them."""

import asyncio
import math
from typing import Final, Protocol

from msgspec import msgpack

from bot.practice import worker
from bot.worker_process import IDLE, CallFailed, WorkerProcess
from porc_royal.playouts import Knowledge, Sought

LIMIT: Final = 60.0
"""Seconds that a search may take, with the start of the process: it gives way to everything else on the machine."""
REST: Final = 300.0
"""Seconds without searches after one that took too long: the machine is busy, and a table waits a minute once."""


class SearchFailed(Exception):
    """Nothing was found this time."""


class Searcher(Protocol):
    """What searches for strong practice players."""

    async def search(self, game: str, moment: Knowledge, luck: int) -> Sought | None:
        """The move that a search finds; None where it finds none. Equal moments and luck find the same.

        Raises `SearchFailed`.
        """

    def close(self) -> None:
        """Search no more."""


class ProcessSearcher:
    """Searches in a process of its own, one search at a time."""

    def __init__(self, limit: float = LIMIT, idle: float = IDLE, rest: float = REST) -> None:
        self._turn = asyncio.Lock()
        self._process = WorkerProcess(limit, idle)
        self._rest, self._rests_until = rest, -math.inf

    async def search(self, game: str, moment: Knowledge, luck: int) -> Sought | None:
        """As `Searcher` says."""
        asked, loop = msgpack.encode(moment), asyncio.get_running_loop()
        async with self._turn:
            if loop.time() < self._rests_until:
                raise SearchFailed
            try:
                found = await self._process.run(worker.run_search, game, asked, luck)
            except CallFailed as fault:
                if isinstance(fault.__cause__, TimeoutError):
                    self._rests_until = loop.time() + self._rest
                raise SearchFailed from fault
            except Exception as fault:  # whatever a game raises amid what it imagined costs its search alone
                raise SearchFailed from fault
        return None if found is None else msgpack.decode(found, type=Sought)

    def close(self) -> None:
        """End the process at once."""
        self._process.close()
