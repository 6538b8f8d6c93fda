"""What the painter's process runs in some tests instead of the true renderer. It is spawned: no closures."""

import itertools
import os
import re
import signal
from pathlib import Path

from bot.painter import worker

_calls = itertools.count(1)


def counted(document: str) -> bytes:
    """A picture that tells the how manieth it is."""
    return b"\x89PNG\r\n\x1a\n%d" % next(_calls)


def moody(document: str) -> bytes:
    """Dies of the title "deadly", never comes back from "endless", and draws everything else."""
    if "<title>deadly" in document:
        os._exit(1)
    if "<title>endless" in document:
        signal.pause()
    return b"not a picture" if "<title>broken" in document else worker.render(document)


def gated(document: str) -> bytes:
    """Waits at the named pipe that the title names until somebody opens its other end."""
    found = re.search("<title>(.*?)</title>", document)
    if found and found[1]:
        Path(found[1]).read_bytes()
    return counted(document)
