"""Stores that do not wait: neither for the disk nor for a thread."""

import pytest

import storage.engine
from tests.disk import Disk


def spare_the_disk(patch: pytest.MonkeyPatch) -> None:
    """Stores of this process do not wait for the disk: a kill loses nothing that way, only a power cut would."""
    pragmas = [one.replace("synchronous = FULL", "synchronous = OFF") for one in storage.engine.PRAGMAS]
    patch.setattr("storage.engine.PRAGMAS", pragmas)


def spare_the_thread(patch: pytest.MonkeyPatch) -> None:
    """Stores of this process work in the loop itself: a fifth of a socket test went into changing threads."""
    patch.setattr("storage.engine.aiosqlite.connect", Disk().connect)
    patch.setattr("storage.files._RESERVE_BYTES", 4096)
