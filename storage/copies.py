"""Copies of the store by themselves: made while people play, opened to see that they can be, and removed by age.

Synchronous: use a thread.
"""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from storage.backup import Copied, backup
from storage.faults import make_failure

__all__ = ["find_age", "keep_copies", "list_copies"]

HOUR_MS: Final = 60 * 60 * 1000
_STAMP: Final = "porc-royal-%Y%m%dT%H%M%SZ"
_ASIDE: Final = ("porc.sqlite3.before-*", "backups/before-schema-*.db")
"""What a restore and an upgrade have put aside."""


def list_copies(data_dir: Path) -> Sequence[tuple[int, Path]]:
    """Every copy, made by itself or by hand, with its moment (unix ms), the newest last."""
    found = []
    for path in sorted((data_dir / "backups").glob("porc-royal-*.db")):
        try:
            moment = datetime.strptime(path.stem, _STAMP).replace(tzinfo=UTC)
        except ValueError:
            continue  # named by somebody
        found.append((int(moment.timestamp() * 1000), path))
    return found


def find_age(data_dir: Path, now: int) -> int | None:
    """How old the newest copy is, in milliseconds; None where there is none."""
    copies = list_copies(data_dir)
    return max(0, now - copies[-1][0]) if copies else None


def keep_copies(data_dir: Path, now: int, *, hours: int, days: int) -> Copied | None:
    """Remove copies older than `days`, then make one where the newest is older than `hours` (0: never).

    Gives the one that was made, and was opened and read of. Raises what `backup` raises.
    """
    _remove_old(data_dir, now, days)
    age = find_age(data_dir, now)
    if not hours or (age is not None and age < hours * HOUR_MS):
        return None
    stamp = format(datetime.fromtimestamp(now / 1000, UTC), _STAMP)
    (data_dir / "backups").mkdir(mode=0o700, parents=True, exist_ok=True)
    made = backup(data_dir, data_dir / "backups" / f"{stamp}.db")
    _read_of(made.path)
    return made


def _read_of(path: Path) -> None:
    """Open a copy as a store is, and read of it. Raises StorageFailed."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("SELECT count(*), max(id) FROM tables").fetchone()
            connection.execute("SELECT reply FROM log ORDER BY table_id DESC, seq DESC LIMIT 1").fetchone()
    except sqlite3.Error as error:
        raise make_failure(error) from error


def _remove_old(data_dir: Path, now: int, days: int) -> None:
    """What is older than the term, also what a restore or an upgrade has put aside: it would hold erased people."""
    term = days * 24 * HOUR_MS
    for moment, path in list_copies(data_dir):
        if moment < now - term:
            path.unlink(missing_ok=True)
    for pattern in _ASIDE:
        for path in data_dir.glob(pattern):
            if path.stat().st_mtime * 1000 < time.time() * 1000 - term:
                path.unlink(missing_ok=True)
