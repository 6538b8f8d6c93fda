"""A client whose waits are short: discord.py waits 1 s, 3 s, 5 s … between tries, which tests need not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import discord.client
import discord.http
import discord.webhook.async_


class _Hurried:
    """asyncio, but for a ``sleep`` that is a fraction as long and notes what it was asked for."""

    def __init__(self, fraction: float, naps: list[float]) -> None:
        self._fraction = fraction
        self._naps = naps

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self._naps.append(seconds)
        await asyncio.sleep(seconds * self._fraction)


@contextlib.contextmanager
def hurried(fraction: float = 0.001) -> Iterator[list[float]]:
    """Shorten discord.py's waits (retries, rate limits, before IDENTIFY); yield their true lengths."""
    naps: list[float] = []
    modules: list[Any] = [discord.client, discord.http, discord.webhook.async_]
    shim = _Hurried(fraction, naps)
    for module in modules:
        module.asyncio = shim
    try:
        yield naps
    finally:
        for module in modules:
            module.asyncio = asyncio
