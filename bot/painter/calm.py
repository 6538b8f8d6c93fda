"""Answers before pictures: what is painted waits while the loop is behind with what people wait for."""

import asyncio
from typing import Final

LOOK: Final = 0.005
"""Seconds after which the loop should be back."""
BEHIND: Final = 0.01
"""Seconds that it may be late and still keep up."""
LONGEST: Final = 1.0
"""Seconds that a picture waits at most: a busy bot shows its boards, too."""


async def wait_for_calm() -> None:
    """Return once the event loop keeps up with its work, at the latest after `LONGEST` seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + LONGEST
    while (now := loop.time()) < end:
        await asyncio.sleep(LOOK)
        if loop.time() - now - LOOK < BEHIND:
            return
