"""What runs in the painter's own process: SVG in, PNG out. The parent only ever sends finished SVG.

The process is spawned, not forked: it shares no lock, no socket and no database with the bot.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading

import resvg_py

from bot.painter.metrics import BOLD, FAMILY, REGULAR

_PROBE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
    '<text y="16" font-family="{family}" font-size="16" font-weight="{weight}">Groin</text></svg>'
)


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
    """This process's number; raises OSError when a font is missing, since resvg would draw nothing."""
    blank = render(_PROBE.format(family="No such family", weight="normal"))
    for weight in ("normal", "bold"):
        if render(_PROBE.format(family=FAMILY, weight=weight)) == blank:
            raise OSError(f"the {weight} font draws nothing")
    return os.getpid()


def render(document: str) -> bytes:
    """The picture as PNG, drawn with our own two fonts and nothing of the machine's."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=document,
            skip_system_fonts=True,
            font_files=[str(REGULAR), str(BOLD)],
            font_family=FAMILY,
        )
    )
