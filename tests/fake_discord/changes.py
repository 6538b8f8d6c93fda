"""Waiting for the world to change, without ever sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Changes:
    """Those who wait for something, looked at again whenever anything changed.

    ``notify`` is a plain function, unlike that of ``asyncio.Condition``, so that it may be called from any
    place that changes something without that place becoming a coroutine. It looks at once, so that nothing
    is missed that is true for a moment only, and wakes nobody in vain.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Future[Any], Callable[[], Any]] = {}

    def notify(self) -> None:
        """Look for everybody who waits, and wake those whose moment has come."""
        for future, predicate in list(self._waiting.items()):
            if future.done():
                continue
            try:
                value = predicate()
            except Exception as error:  # noqa: BLE001 - it belongs to whoever waits
                future.set_exception(error)
            else:
                if value:
                    future.set_result(value)

    async def until(self, predicate: Callable[[], T | None], patience: float, what: str = "") -> T:
        """Return the first true value of ``predicate``; raise ``TimeoutError`` after ``patience`` seconds."""
        if value := predicate():
            return value
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[future] = predicate
        try:
            async with asyncio.timeout(patience):
                return await future
        except TimeoutError:
            if value := predicate():
                return value
            raise TimeoutError(f"waited {patience} s in vain for {what or predicate}") from None
        finally:
            del self._waiting[future]
