"""The probes of the program: what /readyz asks for, what /metrics looks up, and the monitor of the event loop."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from bot.app import PorcRoyal
from bot.ops.metrics import LoopMonitor, Sample
from storage.copies import find_age
from storage.ports import StorageFailed


class PortTaken(Exception):
    """The pages cannot be served there."""

    def __init__(self, host: str, port: int, fault: OSError, setting: str = "HTTP_PORT") -> None:
        super().__init__(f"{setting}: {host}:{port} cannot be served: {fault.strerror or fault}")


@asynccontextmanager
async def serve_probes(bot: PorcRoyal, host: str, port: int | None) -> AsyncIterator[None]:
    """Monitor the event loop; serve /healthz, /readyz and /metrics on the port, if there is one."""
    monitor = asyncio.create_task(LoopMonitor(bot.metrics).run(), name="loop monitor")
    try:
        async with AsyncExitStack() as serving:
            if port is not None:
                serving.push_async_callback(await _serve(bot, host, port))
            yield
    finally:
        monitor.cancel()
        with suppress(asyncio.CancelledError):
            await monitor


async def _serve(bot: PorcRoyal, host: str, port: int) -> Callable[[], Awaitable[None]]:
    """Serve the pages; gives how to stop that."""
    from bot.ops.health import Health  # noqa: PLC0415 - a web server takes its time to import

    health = Health(
        bot.metrics,
        lambda: _list_unready(bot),
        lambda: _sample(bot),
        notes=lambda: {**describe_clock(bot), **describe_shards(bot)},
    )
    try:
        await health.start(port, host)
    except OSError as fault:
        raise PortTaken(host, port, fault) from fault
    return health.stop


async def _list_unready(bot: PorcRoyal) -> Sequence[str]:
    """What is not ready: the gateway, the database, room on its disk, delivery; a program that stops is not."""
    if bot.leaving or bot.admission.stopping:
        return ["stopping"]
    lacking = [] if bot.scheduler.outages.heard else ["gateway"]
    try:
        await bot.store.count_owed()
    except StorageFailed:
        lacking.append("database")
    if bot.store.fault is not None and "database" not in lacking:
        lacking.append("database")
    if bot.store.short_of_space:
        lacking.append("space")
    return lacking if bot.delivery.healthy else [*lacking, "delivery"]


def describe_clock(bot: PorcRoyal) -> Mapping[str, float]:
    """A clock that differs from Discord's: deadlines are shown to people by theirs."""
    ahead = bot.delivery.status().clock_ahead
    return {"clock_ahead_seconds": round(ahead / 1000, 1)} if ahead else {}


def describe_shards(bot: PorcRoyal) -> Mapping[str, float]:
    """Shards that are away while the others are heard."""
    outages = bot.scheduler.outages
    away = len(outages.list_away())
    return {"shards_away": away} if away and outages.heard else {}


async def _sample(bot: PorcRoyal) -> Sample:
    now = bot.clock.now()
    oldest = await bot.store.next_owed(now, 1)
    age = (now - oldest[0].created_at) / 1000 if oldest else 0.0
    size = await bot.store.measure()
    copied = await asyncio.to_thread(find_age, bot.settings.data, now)
    return Sample(
        await bot.store.count_owed(),
        age,
        len(bot.tables),
        bot.delivery.status().invalid,
        tables=await bot.store.count_tables(),
        connected=bot.scheduler.outages.heard,
        shards=bot.scheduler.outages.shards,
        shards_away=len(bot.scheduler.outages.list_away()),
        space=not bot.store.short_of_space,
        damaged=len(bot.store.damage),
        used=size.used,
        free=size.free,
        copy_seconds=-1.0 if copied is None else copied / 1000,
        processes=bot.limits.pace.processes,
        sharing=bot.limits.pace.is_shared,
    )
