"""Answers before pictures: what is painted waits while the loop is behind with what people wait for (DEC-121)."""

import asyncio
from typing import Final

LOOK: Final = 0.005
"""Seconds after which the loop should be back."""
BEHIND: Final = 0.01
"""Seconds that it may be late and still keep up."""
LONGEST: Final = 0.5
"""Seconds that a picture waits at most: a busy bot shows its boards, too."""


async def wait_for_calm(asked_at: float | None = None) -> None:
    """Return once the event loop keeps up with its work, at the latest `LONGEST` seconds after `asked_at`.

    asked_at: when the picture was asked for, by the loop's time; None: now. So those that wait one after another
    are not late by the waiting of all.
    """
    loop = asyncio.get_running_loop()
    end = (loop.time() if asked_at is None else asked_at) + LONGEST
    while (now := loop.time()) < end:
        await asyncio.sleep(LOOK)
        if loop.time() - now - LOOK < BEHIND:
            return
