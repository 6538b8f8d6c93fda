"""Stores that do not wait for the disk."""

import functools
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

import storage.engine
from storage.migrate import SchemaStep, prepare


def spare_the_disk(patch: pytest.MonkeyPatch) -> None:
    """Stores of this process do not wait for the disk: a kill loses nothing that way, only a power cut would."""
    pragmas = [one.replace("synchronous = FULL", "synchronous = OFF") for one in storage.engine.PRAGMAS]
    patch.setattr("storage.engine.PRAGMAS", pragmas)
    patch.setattr("storage.sqlite.prepare", prepare_by_copy)


def prepare_by_copy(path: Path, *, check: bool, steps: Sequence[SchemaStep] | None = None) -> Sequence[str]:
    """What `prepare` does; a new file becomes a copy of one that it made, whose every step waited for the disk."""
    if steps is not None or path.stat().st_size:
        return prepare(path, check=check, steps=steps)
    path.write_bytes(make_new_file())
    return ()


@functools.cache
def make_new_file() -> bytes:
    """The content of a database that was opened for the first time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "new.db"
        path.touch()
        assert not prepare(path, check=False)
        return path.read_bytes()
