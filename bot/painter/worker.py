"""What runs in the painter's own process: a page in, PNG out. The parent only ever sends finished pages.

The process is spawned, not forked: it shares no lock, no socket and no database with the bot.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading


def begin() -> None:
    """Leave Ctrl-C to the parent, end with it even when it is killed, and give way when the machine is busy."""
    threading.Thread(target=_end_with_parent, name="wait for parent", daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)


def _end_with_parent() -> None:
    """A pool's worker waits for work for ever, since it holds both ends of its queue: nobody else would end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def say_hello() -> int:
    """This process's number; raises OSError when the renderer draws nothing."""
    from bot.painter import renderer

    renderer.prove()
    return os.getpid()


def render(page: bytes) -> bytes:
    """The page as PNG; raises ValueError when it is none."""
    from bot.painter import renderer

    return renderer.render(page)
