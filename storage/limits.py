"""What all processes of one bot may ask of Discord together: slots in which requests leave, and what was refused.

A slot is a moment of the database's clock, `every` ms after the one before, and whoever takes it may use it up to
`lapse` ms late. So in no second more leave than have their moments in it and the `lapse` before, whoever took them.
"""

# ruff: noqa: D102 - what the methods do is said once, by the port

import time
from typing import Final, Protocol

from msgspec import Struct

__all__ = ["AHEAD_MS", "FORGOTTEN_MS", "SEEN_MS", "KeptLimits", "Shared", "SharedLimits", "Slots", "round_up"]

AHEAD_MS: Final = 30_000
"""Slots are never taken so far ahead: where they seem to be, the clock was set back."""
SEEN_MS: Final = 15_000
"""Whoever has not exchanged anything for so long is no longer at work."""
FORGOTTEN_MS: Final = 600_000
"""So long Discord remembers what it has refused."""
_ROUNDED_MS: Final = 10_000


class Slots(Struct, frozen=True):
    """Slots that were taken, one `every` ms from the first on. Times are of the database's clock, unix milliseconds."""

    first: int
    now: int


class Shared(Struct, frozen=True):
    """What is known of all processes together.

    processes: how many are at work. refused: how many requests were, with how many ms ago at most, the oldest first
    """

    processes: int
    refused: tuple[tuple[int, int], ...] = ()


class SharedLimits(Protocol):
    """What the processes at one database tell one another of their requests. now: for tests, the time of its clock."""

    async def take_slots(self, number: int, *, every: int, lapse: int, now: int | None = None) -> Slots:
        """Take the next slots that nobody has; those that nobody took in time are gone. Raises StorageFailed."""

    async def exchange_refusals(self, process: str, number: int, *, now: int | None = None) -> Shared:
        """Say that so many more requests of this process were refused, and hear of all. Raises StorageFailed."""


class KeptLimits:
    """The port, where one process has the database: kept in memory, by its machine's clock."""

    _slots_from: int
    _refused: dict[int, int]

    async def take_slots(self, number: int, *, every: int, lapse: int, now: int | None = None) -> Slots:
        now = _tell_time() if now is None else now
        kept = self._slots_from if self._slots_from <= now + AHEAD_MS else 0
        first = max(kept, now - lapse)
        self._slots_from = first + number * every
        return Slots(first, now)

    async def exchange_refusals(self, process: str, number: int, *, now: int | None = None) -> Shared:
        now = _tell_time() if now is None else now
        if number:
            at = round_up(now)
            self._refused[at] = self._refused.get(at, 0) + number
        for at in [at for at in self._refused if at <= now - FORGOTTEN_MS]:
            del self._refused[at]
        return Shared(1, tuple((now - at, count) for at, count in sorted(self._refused.items())))


def round_up(now: int) -> int:
    """The end of the ten seconds under which what is refused now is counted."""
    return now - now % _ROUNDED_MS + _ROUNDED_MS


def _tell_time() -> int:
    return time.time_ns() // 1_000_000
