"""Everything delivery is connected to."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Literal

import discord
from msgspec import Struct

from bot.clock import Clock
from bot.delivery.channels import Channels
from bot.delivery.ports import FailurePort, ImagePort, MessageIds, OutboxPort
from bot.delivery.rate_guard import RateGuard

__all__ = ["DeliveryDeps", "Event"]

Event = Literal["sent", "found", "dropped", "merged", "later", "dead"]
"""What became of a message at one try: sent; found in the history, sent by an earlier process; nothing to send
any more; shown by a newer one; put off; given up."""


async def _find_nobody(_people: Collection[int]) -> Collection[int]:
    return ()


class DeliveryDeps(Struct, frozen=True, kw_only=True):
    """What delivery is connected to.

    client: made with `http_trace=rate_guard.trace`. channels: what is known of them. sleep: waits seconds; tests give
    one with a clock of their own. event: told what became of each message, for metrics. lanes: how many of each
    priority may be under way, those that wait for Discord included (`rate_guard` bounds the requests). shared: whether
    other processes deliver from the same outbox, and learn what this one does not see.
    picture_seconds: after so long a message goes out with words instead of its picture. find_quiet: those of some
    people who want to be left in peace.
    """

    client: discord.Client
    channels: Channels
    outbox: OutboxPort
    failures: FailurePort
    message_ids: MessageIds
    pictures: ImagePort
    rate_guard: RateGuard
    clock: Clock
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    event: Callable[[Event], None] = lambda _: None
    lanes: int = 64
    shared: bool = False
    picture_seconds: float = 5.0
    find_quiet: Callable[[Collection[int]], Awaitable[Collection[int]]] = _find_nobody
