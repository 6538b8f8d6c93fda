"""The program without a gateway: it logs in, lets Discord call it, and watches whether Discord can be reached."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import structlog

from bot.app import PorcRoyal
from bot.delivery.discord_time import ask_time
from bot.endpoint.reachability import Reachability
from bot.endpoint.server import Endpoint, Payload
from bot.endpoint.signatures import Signatures
from bot.probes import PortTaken

__all__ = ["Served", "run_without_gateway", "serve_endpoint"]

AUTHORIZED: Final = "APPLICATION_AUTHORIZED"

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Served:
    """A bot that Discord calls: on which port, and what watches whether Discord can be reached."""

    port: int
    reachability: Reachability


async def run_without_gateway(bot: PorcRoyal, token: str, host: str, port: int, public_key: str) -> None:
    """Run until the bot is closed. Raises `PortTaken`, and what logging in raises."""
    await bot.login(token)
    async with serve_endpoint(bot, host, port, public_key):
        await bot.closed.wait()


@asynccontextmanager
async def serve_endpoint(bot: PorcRoyal, host: str, port: int, public_key: str) -> AsyncIterator[Served]:
    """Let Discord call a bot that is logged in. Raises `PortTaken`, ValueError for no key."""

    async def tell(reached: bool) -> None:
        outages = bot.scheduler.outages
        if reached and not outages.connected:
            await bot.on_shard_resumed(0)
        elif not reached and outages.connected:
            await bot.on_shard_disconnect(0)

    async def hear(kind: str, data: Payload) -> None:
        guild = data.get("guild")
        log.info("event", kind=kind)
        if kind == AUTHORIZED and isinstance(guild, dict):
            await bot.guild_events.recheck_guild(int(guild["id"]))

    def take(payload: Payload) -> None:
        told: Any = payload
        bot._connection.parse_interaction_create(told)  # noqa: SLF001 - where the gateway hands them in

    reachability = Reachability(
        lambda: bot.rate_guard.answered_at, bot.clock, partial(ask_time, bot.http), tell
    )
    endpoint = Endpoint(
        Signatures(public_key, bot.clock),
        lambda: bot.delivery.status().clock_ahead,
        lambda: bot.admission.hear_time(bot.clock.now()),
        take,
        hear,
    )
    await reachability.look()
    watch = asyncio.create_task(reachability.run(), name="reachability")
    try:
        try:
            served = await endpoint.start(host, port)
        except OSError as fault:
            raise PortTaken(host, port, fault, "INTERACTIONS_PORT") from fault
        bot.stop_listening = endpoint.leave
        await bot.on_ready()
        yield Served(served, reachability)
    finally:
        await endpoint.stop()
        watch.cancel()
        with suppress(asyncio.CancelledError):
            await watch
