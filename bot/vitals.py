"""The program's vital signs: what /readyz asks for, what /metrics looks up, and the watch over the loop."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from bot.app import PorcRoyal
from bot.health import Health, LoopWatch, Sample


@asynccontextmanager
async def watched(bot: PorcRoyal, host: str, port: int | None) -> AsyncIterator[None]:
    """Watch the loop; serve /healthz, /readyz and /metrics on the port, if there is one."""
    watch = asyncio.create_task(LoopWatch(bot.metrics).run(), name="loop watch")
    health = Health(bot.metrics, lambda: _unready(bot), lambda: _sample(bot))
    if port is not None:
        await health.start(port, host)
    try:
        yield
    finally:
        if port is not None:
            await health.stop()
        watch.cancel()
        with suppress(asyncio.CancelledError):
            await watch


async def _unready(bot: PorcRoyal) -> Sequence[str]:
    """What is not ready: the gateway, the database, the courier."""
    lacking = [] if bot.is_ready() else ["gateway"]
    await bot.store.count_owed()
    if bot.store.fault is not None:
        lacking.append("database")
    return lacking if bot.courier.healthy else [*lacking, "courier"]


async def _sample(bot: PorcRoyal) -> Sample:
    now = bot.clock.now()
    oldest = await bot.store.next_owed(now, 1)
    age = (now - oldest[0].created_at) / 1000 if oldest else 0.0
    return Sample(await bot.store.count_owed(), age, len(bot.tables), bot.courier.status().invalid)
