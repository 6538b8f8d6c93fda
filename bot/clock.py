"""The wall clock, which tests replace by one of their own; and how long to wait for somebody."""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
_left: Final[set[asyncio.Future[Any]]] = set()


class Clock(Protocol):
    """Where "now" comes from."""

    def now(self) -> int:
        """Unix milliseconds, UTC."""


class WallClock:
    """The machine's clock. Deadlines are kept in wall time: they must hold across restarts."""

    def now(self) -> int:
        """Unix milliseconds, UTC."""
        return time.time_ns() // 1_000_000


class MonotonicClock:
    """For what is measured while the program runs: nobody can set it, and it tells no date."""

    def now(self) -> int:
        """Milliseconds since a moment of its own."""
        return time.monotonic_ns() // 1_000_000


class AdvancedClock(WallClock):
    """The machine's clock, put forward by as much as somebody wants to see pass: for the page of local mode.

    kept: the file that keeps by how much; None: a restart forgets it
    """

    def __init__(self, kept: Path | None = None) -> None:
        self._kept = kept
        known = kept.read_text(encoding="ascii").strip() if kept is not None and kept.exists() else ""
        self.ahead = int(known) if known.isdecimal() else 0
        """By how much, in milliseconds."""

    def now(self) -> int:
        """Unix milliseconds, UTC, as if that much had passed."""
        return super().now() + self.ahead

    def advance(self, milliseconds: int) -> None:
        """Let time pass."""
        self.ahead += milliseconds
        if self._kept is not None:
            self._kept.parent.mkdir(parents=True, exist_ok=True)
            self._kept.write_text(str(self.ahead), encoding="ascii")


async def wait_at_most(seconds: float, work: Awaitable[T]) -> T:
    """What comes of it; TimeoutError if that takes longer, and then it goes on by itself.

    To cancel it would be to wait for it: what does not answer does not hear either that nobody waits any more.
    """
    task = asyncio.ensure_future(work)
    _left.add(task)
    task.add_done_callback(_forget)
    done, _ = await asyncio.wait((task,), timeout=seconds)
    if not done:
        raise TimeoutError
    return task.result()


def _forget(task: asyncio.Future[Any]) -> None:
    _left.discard(task)
    if not task.cancelled():
        task.exception()  # whoever waits has it; if nobody does, nobody needs it
