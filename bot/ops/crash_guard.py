"""The guard against crash loops: Discord ends every session of a bot that starts a thousand times in a day."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.clock import Clock
from storage.ports import Housekeeping

log = structlog.get_logger(__name__)

QUICK_MS: Final = 100_000
"""A start so soon after another is a quick one; a thousand times this is more than a day. So long for each shard."""
FREE: Final = 3
"""Quick starts that need not wait: somebody tries something out."""
_STARTS: Final = "starts"
_SHARDS: Final = "shards"


async def wait_between_starts(
    memory: Housekeeping, clock: Clock, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Note this start; after three quick ones in a row, first wait until the last one is 100 s ago.

    A start counts with Discord once for each shard of it.
    """
    stored = await memory.meta(_STARTS)
    last, quick = map(int, stored.split()) if stored else (0, 0)
    since, long = clock.now() - last, QUICK_MS * int(await memory.meta(_SHARDS) or 1)
    quick = quick + 1 if 0 <= since < long else 0
    if quick > FREE:
        seconds = (long - since) / 1000
        log.warning("starting too often: waiting", seconds=round(seconds), quick_starts=quick)
        await sleep(seconds)
    await memory.put_meta(_STARTS, f"{clock.now()} {quick}")


async def note_shards(memory: Housekeeping, count: int) -> None:
    """Remember with how many shards the program starts."""
    if await memory.meta(_SHARDS) != str(count):
        await memory.put_meta(_SHARDS, str(count))
