"""A client whose waits are short: discord.py waits 1 s, 3 s, 5 s … between tries, which tests need not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import discord.client
import discord.http
import discord.shard
import discord.webhook.async_


class _BriefSleep:
    """asyncio, but for a ``sleep`` that is a fraction as long and notes what it was asked for."""

    def __init__(self, fraction: float, client_waits: list[float]) -> None:
        self._fraction = fraction
        self._waits = client_waits

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self._waits.append(seconds)
        await asyncio.sleep(seconds * self._fraction)


@contextlib.contextmanager
def shorten_waits(fraction: float = 0.001) -> Iterator[list[float]]:
    """Shorten discord.py's waits (retries, rate limits, before IDENTIFY); yield their true lengths."""
    client_waits: list[float] = []
    modules: list[Any] = [discord.client, discord.http, discord.shard, discord.webhook.async_]
    shim = _BriefSleep(fraction, client_waits)
    for module in modules:
        module.asyncio = shim
    try:
        yield client_waits
    finally:
        for module in modules:
            module.asyncio = asyncio
