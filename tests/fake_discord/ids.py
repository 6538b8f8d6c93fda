"""Snowflakes: numbers that carry the moment they were made, as Discord's do."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

EPOCH_MS: Final = 1_420_070_400_000
_COUNTER_MASK: Final = (1 << 22) - 1


class Snowflakes:
    """A mint of unique ids.

    Ids of the present grow in the order they are made, because clients sort messages by them. An id may
    be made older than now: a bot that computes an interaction's age from its id can then be tested.
    ``now`` gives unix milliseconds: a test puts its own clock here when its bot goes by that.
    """

    def __init__(self) -> None:
        self.now: Callable[[], int] = lambda: int(time.time() * 1000)
        self._last_ms = 0
        self._count = 0

    def new(self, age: float = 0.0) -> int:
        """Return a fresh id stamped ``age`` seconds ago."""
        now_ms = max(self.now(), self._last_ms)
        self._count = (self._count + 1) & _COUNTER_MASK
        if self._count == 0:
            now_ms += 1
        self._last_ms = now_ms
        return ((now_ms - int(age * 1000) - EPOCH_MS) << 22) | self._count


def made_at(snowflake: int) -> datetime:
    """Return the moment a snowflake carries."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC)


def age_of(snowflake: int) -> float:
    """Return how many seconds ago a snowflake was stamped."""
    return time.time() - ((snowflake >> 22) + EPOCH_MS) / 1000
