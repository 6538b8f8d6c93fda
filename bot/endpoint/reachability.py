"""Whether Discord can be reached, where no gateway tells it: a request was answered lately, or one is made."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.clock import Clock

__all__ = ["ANSWERED_MS", "LOOK_SECONDS", "Reachability"]

log = structlog.get_logger(__name__)

ANSWERED_MS: Final = 60_000
LOOK_SECONDS: Final = 15.0
ASKING_SECONDS: Final = 10.0
"""How long an answer is waited for that was asked for this purpose alone."""


class Reachability:
    """Says when no answer comes from Discord any more, and when one comes again.

    find_answered: when the last answer came, unix milliseconds; ask: asks Discord anything; tell: is told at each look
    whether Discord can be reached
    """

    def __init__(
        self,
        find_answered: Callable[[], int | None],
        clock: Clock,
        ask: Callable[[], Awaitable[object]],
        tell: Callable[[bool], Awaitable[None]],
    ) -> None:
        self._clock: Final = clock
        self._ask: Final = ask
        self._tell: Final = tell
        self._find_answered: Final = find_answered

    async def run(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Look again and again, until cancelled."""
        while True:
            await self.look()
            await sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Look once. Whatever Discord itself answers, it was reached; what a proxy says in its place is a 5xx."""
        if not self._is_answered():
            try:
                async with asyncio.timeout(ASKING_SECONDS):
                    await self._ask()
            except Exception as fault:  # noqa: BLE001 - whatever became of it, this watch must go on
                log.info("nothing answered", fault=type(fault).__name__)
        await self._tell(self._is_answered())

    def _is_answered(self) -> bool:
        at = self._find_answered()
        return at is not None and 0 <= self._clock.now() - at <= ANSWERED_MS
