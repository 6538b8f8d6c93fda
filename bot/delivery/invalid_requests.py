"""Requests that Discord refused: so many in ten minutes, of all processes together, and it bans whoever sends them."""

from collections import deque
from typing import Final

from bot.clock import Clock
from storage.ports import SharedLimits, StorageError

__all__ = ["InvalidRequests"]


class InvalidRequests:
    """Counts those of this process, and those of all as was last heard. Times are unix milliseconds.

    limit, window_ms: after so many within so long nothing more is sent until they are old
    """

    def __init__(self, clock: Clock, *, limit: int = 1_000, window_ms: int = 600_000) -> None:
        self._clock: Final = clock
        self._limit: Final = limit
        self._window: Final = window_ms
        self._own: Final[deque[int]] = deque(maxlen=limit)
        self._told: tuple[tuple[int, int], ...] = ()
        """When so many were, of all who have said so: the oldest first."""

    def note(self) -> None:
        """One more."""
        self._own.append(self._clock.now())

    def count(self) -> int:
        """How many there were within the window; of this process at most the limit."""
        since = self._clock.now() - self._window
        return sum(at > since for at in self._own) + sum(number for at, number in self._told if at > since)

    def find_end(self) -> int:
        """Until when nothing may be sent because of them; 0 or what is past if nothing stops it."""
        left = self._limit
        if len(self._own) + sum(number for _, number in self._told) < left:
            return 0
        for at, number in sorted([*self._told, *((at, 1) for at in self._own)], reverse=True):
            left -= number
            if left <= 0:
                return at + self._window
        return 0

    async def exchange(self, store: SharedLimits, process: str) -> int | None:
        """Tell the others of those that they have not heard of, and hear of theirs; gives how many processes there are.

        None where the store cannot be asked: then these are told the next time.
        """
        telling = len(self._own)
        try:
            shared = await store.exchange_refusals(process, telling)
        except StorageError:
            return None
        for _ in range(min(telling, len(self._own))):
            self._own.popleft()
        now = self._clock.now()
        self._told = tuple((now - age, number) for age, number in shared.refused)
        return shared.processes
