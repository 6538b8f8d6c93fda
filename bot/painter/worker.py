"""What runs in the painter's own process: a page in, PNG out. The parent only ever sends finished pages.

The process is spawned, not forked: it shares no lock, no socket and no database with the bot.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from typing import Final

import pypdfium2
from PIL import Image

from bot.painter.document import document
from bot.painter.png import png

_PROBE: Final = document(1, 1, "1 0 0 rg 0 0 1 1 re f", (), ())
_RED: Final = (255, 0, 0)


def begin() -> None:
    """Leave Ctrl-C to the parent, end with it even when it is killed, and give way when the machine is busy."""
    threading.Thread(target=_end_with_parent, name="parent watch", daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)


def _end_with_parent() -> None:
    """A pool's worker waits for work for ever, since it holds both ends of its queue: nobody else would end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def hello() -> int:
    """This process's number; raises OSError when the renderer draws nothing."""
    if draw(_PROBE).getpixel((0, 0)) != _RED:
        raise OSError("a red square is not red")
    return os.getpid()


def render(page: bytes) -> bytes:
    """The page as PNG; raises ValueError when it is none."""
    return png(draw(page))


def draw(page: bytes) -> Image.Image:
    """The page in RGB, a pixel for each of its points; raises ValueError when it is none."""
    try:
        with contextlib.closing(pypdfium2.PdfDocument(page)) as opened:
            drawn = opened[0].render(
                scale=1, draw_annots=False, may_draw_forms=False, prefer_bgrx=True, rev_byteorder=True
            )
    except pypdfium2.PdfiumError as fault:
        raise ValueError("no page") from fault
    size = (drawn.width, drawn.height)
    return Image.frombuffer("RGBX", size, drawn.buffer, "raw", "RGBX", drawn.stride, 1).convert("RGB")
