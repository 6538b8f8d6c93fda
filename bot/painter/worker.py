"""What runs in the painter's own process: a page in, PNG out. The parent only ever sends finished pages.

The process is spawned, not forked: it shares no lock, no socket and no database with the bot.
"""

from __future__ import annotations

import os


def say_hello() -> int:
    """This process's number; raises OSError when the renderer draws nothing."""
    from bot.painter import renderer

    renderer.prove()
    return os.getpid()


def render(page: bytes) -> bytes:
    """The page as PNG; raises ValueError when it is none."""
    from bot.painter import renderer

    return renderer.render(page)
