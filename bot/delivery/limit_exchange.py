"""What the processes of one bot tell one another of their requests, again and again."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from bot.delivery.invalid_requests import InvalidRequests
from bot.delivery.pace import EVERY_MS, LAPSE_MS, SharedPace
from storage.ports import SharedLimits, Slots

__all__ = ["LimitExchange"]

EXCHANGE_SECONDS: Final = 5.0


class LimitExchange:
    """The limits that this process shares with others at its store. Give `pace` to the limiter, and `run` for ever."""

    def __init__(
        self,
        store: SharedLimits,
        invalid: InvalidRequests,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store: Final = store
        self._invalid: Final = invalid
        self._sleep: Final = sleep
        self._process: Final = secrets.token_hex(8)
        self.pace: Final = SharedPace(self._take)

    async def _take(self, number: int) -> Slots:
        return await self._store.take_slots(number, every=EVERY_MS, lapse=LAPSE_MS)

    async def run(self) -> None:
        """Exchange until cancelled. A store that does not answer is asked again."""
        while True:
            await self.exchange()
            await self._sleep(EXCHANGE_SECONDS)

    async def exchange(self) -> None:
        """Tell what was refused, and hear of the others."""
        processes = await self._invalid.exchange(self._store, self._process)
        if processes is not None:
            self.pace.processes = processes
