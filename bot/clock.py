"""The wall clock, which tests replace by one of their own."""

import time
from typing import Protocol


class Clock(Protocol):
    """Where "now" comes from."""

    def now(self) -> int:
        """Unix milliseconds, UTC."""


class WallClock:
    """The machine's clock. Deadlines are kept in wall time: they must hold across restarts."""

    def now(self) -> int:
        """Unix milliseconds, UTC."""
        return time.time_ns() // 1_000_000
