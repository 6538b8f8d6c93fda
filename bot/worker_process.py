"""A process of its own for work that would hold up the loop: one call at a time, ended when it is not wanted.

It begins with the first call, is ended at once when it crashes, takes too long or has had nothing to do for a while,
and is begun anew with the next. It shares no lock, no socket and no database with the bot: it is spawned, not forked.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

Answer = TypeVar("Answer")

IDLE: Final = 600.0
"""Seconds without a call after which the process ends: it takes as much memory as a bot."""


class CallFailed(Exception):
    """No answer this time: the process crashed or took too long, and has been ended."""


class WorkerProcess:
    """A process that answers calls. Whoever calls sees to it that one call is made at a time."""

    def __init__(self, limit: float, idle: float = IDLE) -> None:
        self._limit, self._idle = limit, idle
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0
        self._end: asyncio.TimerHandle | None = None

    async def run(self, call: Callable[..., Answer], *given: object) -> Answer:
        """What a function answers that is run there. Raises `CallFailed`, and whatever the function raises itself."""
        loop = asyncio.get_running_loop()
        if self._end is not None:
            self._end.cancel()
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        try:
            async with asyncio.timeout(self._limit):
                self._pid = self._pid or await loop.run_in_executor(self._pool, os.getpid)
                return await loop.run_in_executor(self._pool, call, *given)
        except (TimeoutError, OSError, RuntimeError) as fault:  # a BrokenProcessPool is a RuntimeError
            self.close()
            raise CallFailed from fault
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


def begin() -> None:
    """Leave Ctrl-C to the parent, end with it even when it is killed, and give way when the machine is busy."""
    threading.Thread(target=_end_with_parent, name="wait for parent", daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)


def _end_with_parent() -> None:
    """A pool's worker waits for work for ever, since it holds both ends of its queue: nobody else would end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
