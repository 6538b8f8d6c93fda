"""Long work on the event loop, done in slices: nobody else waits for the whole of it."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Final, TypeVar

__all__ = ["SLICE", "walk_slices"]

T = TypeVar("T")

SLICE: Final = 20
"""Items until others have their turn: a reply played again takes up to half a millisecond."""


async def walk_slices(items: Iterable[T], size: int = SLICE) -> AsyncIterator[T]:
    """The items one by one; after so many of them whatever else waits for the event loop goes on first.

    By their number and not by a clock, so that equal runs stay equal.
    """
    for number, item in enumerate(items, 1):
        yield item
        if number % size == 0:
            await asyncio.sleep(0)
