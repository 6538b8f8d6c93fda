"""Stores that do not wait for the disk."""

import pytest

import storage.engine


def spare_the_disk(patch: pytest.MonkeyPatch) -> None:
    """Stores of this process do not wait for the disk: a kill loses nothing that way, only a power cut would."""
    pragmas = [one.replace("synchronous = FULL", "synchronous = OFF") for one in storage.engine.PRAGMAS]
    patch.setattr("storage.engine.PRAGMAS", pragmas)
