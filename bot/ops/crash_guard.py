"""The guard against crash loops: Discord ends every session of a bot that starts a thousand times in a day."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.clock import Clock
from storage.ports import Housekeeping

log = structlog.get_logger(__name__)

QUICK_MS: Final = 100_000
"""A start so soon after another is a quick one; a thousand times this is more than a day."""
FREE: Final = 3
"""Quick starts that need not wait: somebody tries something out."""
_STARTS: Final = "starts"


async def wait_between_starts(
    memory: Housekeeping, clock: Clock, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Note this start; after three quick ones in a row, first wait until the last one is 100 s ago."""
    stored = await memory.meta(_STARTS)
    last, quick = map(int, stored.split()) if stored else (0, 0)
    since = clock.now() - last
    quick = quick + 1 if 0 <= since < QUICK_MS else 0
    if quick > FREE:
        seconds = (QUICK_MS - since) / 1000
        log.warning("starting too often: waiting", seconds=round(seconds), quick_starts=quick)
        await sleep(seconds)
    await memory.put_meta(_STARTS, f"{clock.now()} {quick}")
