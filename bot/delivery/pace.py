"""The pace: when the next request may leave. One process keeps it by itself; several at one database share it there.

What is shared are slots (`storage/limits.py`), each to be used within `LAPSE_MS` of its time: so at most 48 leave in
any second, whichever processes send them. A process takes as many as wait, up to `BATCH`, and takes more when these
are used; so nobody waits for longer than the others' batches last. Where the database does not answer, a process sends
its share of what all may: nothing that must be sent waits for it.
"""

from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import structlog

from bot.clock import Clock, MonotonicClock, wait_at_most
from storage.ports import Slots, StorageError

__all__ = ["BURST", "PER_SECOND", "OwnPace", "Pace", "SharedPace"]

_log = structlog.get_logger("delivery")

PER_SECOND: Final = 40
BURST: Final = 8
"""After a pause so many leave at once: at most 48 in any second, and Discord takes 50."""
EVERY_MS: Final = 1000 // PER_SECOND
LAPSE_MS: Final = (BURST - 1) * EVERY_MS
BATCH: Final = 8
"""Slots that are taken at once: five statements a second of all processes together, where much is to be sent."""
ANSWER_SECONDS: Final = 1.0
"""So long the database may take; and so long it may answer too late for each slot that it gives."""
ALONE_MS: Final = 5_000
"""Then it is asked again."""


class Pace(Protocol):
    """When turns are. Times are milliseconds of the limiter's clock."""

    def compute_wait(self) -> float | None:
        """How long until the next turn, not above 0 if it is now; None: that is known after `fetch`."""

    def take_turn(self) -> None:
        """A turn that was there is used."""

    async def fetch(self, number: int) -> None:
        """Find out when further turns are, of which so many are wanted."""


class OwnPace:
    """A turn each `every` ms; those of a quiet while are kept, up to `burst`."""

    def __init__(self, clock: Clock | None = None, *, every: int = EVERY_MS, burst: int = BURST) -> None:
        self._clock: Final = clock or MonotonicClock()
        self._burst: Final = burst
        self.every = every
        self._free_at = 0.0

    def compute_wait(self) -> float:
        """How long until the next turn."""
        return self._free_at - (self._burst - 1) * self.every - self._clock.now()

    def take_turn(self) -> None:
        """A turn is used."""
        self._free_at = max(self._free_at, self._clock.now()) + self.every

    async def fetch(self, number: int) -> None:
        """Nothing: it is known."""


class SharedPace:
    """Turns by slots of a database. take: takes slots there, so many, one each `EVERY_MS`; may raise StorageError."""

    def __init__(self, take: Callable[[int], Awaitable[Slots]], clock: Clock | None = None) -> None:
        self._take: Final = take
        self._clock: Final = clock or MonotonicClock()
        self._slots: Final[deque[tuple[int, int]]] = deque(maxlen=BATCH)
        self._own: Final = OwnPace(self._clock, burst=1)
        self._alone_until = 0
        self._fruitless_since: int | None = None
        self.processes = 1
        """How many there are, as was last heard."""
        self.is_shared = True
        """Whether the database gives the turns."""

    def compute_wait(self) -> float | None:
        """How long until the next turn."""
        now = self._clock.now()
        if now < self._alone_until:
            return self._own.compute_wait()
        while self._slots and self._slots[0][1] < now:
            self._slots.popleft()
        return self._slots[0][0] - now if self._slots else None

    def take_turn(self) -> None:
        """A turn is used."""
        if self._clock.now() < self._alone_until:
            self._own.take_turn()
        else:
            self._slots.popleft()

    async def fetch(self, number: int) -> None:
        """Take slots, or where that is not possible go on alone for a while."""
        number = min(number, BATCH)
        began = self._clock.now()
        try:
            taken = await wait_at_most(ANSWER_SECONDS, self._take(number))
        except (StorageError, TimeoutError) as fault:
            self._go_alone(type(fault).__name__)
            return
        came = self._clock.now()
        for ahead in range(taken.first - taken.now, taken.first - taken.now + number * EVERY_MS, EVERY_MS):
            # The database's time was told between the two: not before one, nor too late by the other.
            self._slots.append((came + ahead, began + ahead + LAPSE_MS))
        if self._slots[-1][1] >= came:
            self._fruitless_since = None
            if not self.is_shared:
                self.is_shared = True
                _log.info("requests go by the slots of all processes again")
        elif self._fruitless_since is None:
            self._fruitless_since = began
        elif came - self._fruitless_since > ANSWER_SECONDS * 1000:
            self._go_alone("late")

    def _go_alone(self, fault: str) -> None:
        now = self._clock.now()
        self._alone_until = now + ALONE_MS
        self._fruitless_since = None
        self._slots.clear()
        self._own.every = EVERY_MS * self.processes
        if self.is_shared:
            self.is_shared = False
            _log.warning(
                "requests go by a share of this process alone", fault=fault, processes=self.processes
            )
