"""What the painter's process runs in some tests instead of the true renderer. It is spawned: no closures.

A page holds no words that could tell what is wanted, so a picture's width does.
"""

import itertools
import os
import signal
from pathlib import Path
from typing import Final

from bot.painter import worker

DEADLY: Final = 601
ENDLESS: Final = 602
BROKEN: Final = 603
GATED: Final = 604

_calls = itertools.count(1)


def counted(page: bytes) -> bytes:
    """A picture that tells the how manieth it is."""
    return b"\x89PNG\r\n\x1a\n%d" % next(_calls)


def moody(page: bytes) -> bytes:
    """Dies of a deadly page, never comes back from an endless one, spoils a broken one, and draws everything else."""
    if _wide(page, DEADLY):
        os._exit(1)
    if _wide(page, ENDLESS):
        signal.pause()
    return b"not a picture" if _wide(page, BROKEN) else worker.render(page)


def gated(gate: Path, page: bytes) -> bytes:
    """Waits at the named pipe, with every page of that width, until somebody opens its other end."""
    if _wide(page, GATED):
        gate.read_bytes()
    return counted(page)


def _wide(page: bytes, width: int) -> bool:
    return b"/MediaBox[0 0 %d " % width in page
