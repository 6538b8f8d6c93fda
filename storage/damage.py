"""Damage: which parts of a database file a bad disk or a bad copy has reached, and whether anything works without them.

A kill or a power cut does not harm a WAL database with synchronous=FULL; this looks for what disks and copying do
(DEC-134).
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from storage.errors import LogBroken, StorageFailed, StoreCorrupt
from storage.faults import find_fault, make_failure

__all__ = ["OF_ONE_TABLE", "check_file", "find_damage", "is_vital", "name_table", "require_vital"]

SMALL: Final = ("tables", "seats", "deadlines", "preferences", "meta", "table_counts")
"""Without these nothing can be served, and they are small: they are looked at before every start."""

LARGE: Final = ("outbox", "lanes", "interactions")
"""Nothing can be served without these either, and they may be large."""

OF_ONE_TABLE: Final = ("log", "log_undone", "texts", "positions", "posts", "orders", "drafts", "marks")
"""Each row of these is of one table of play, which alone is set aside where it cannot be read."""

_LARGEST_FULL_CHECK: Final = 64 * 1024 * 1024
"""Bytes. A larger file would delay the start by more than about a second; it is checked when the bot runs."""


def require_vital(connection: sqlite3.Connection, path: Path, *, whole: bool) -> Sequence[str]:
    """Look for damage before a start; gives the parts of single tables that have some. Raises StoreCorrupt.

    whole: look at everything, as after an unclean end, unless that takes too long
    """
    parts: Iterable[str] = SMALL
    if whole and path.stat().st_size <= _LARGEST_FULL_CHECK:
        parts = [*SMALL, *LARGE, *OF_ONE_TABLE]
    damage = find_damage(connection, parts)
    vital = [one for one in damage if is_vital(one)]
    if vital:
        raise StoreCorrupt(f"{path}: damaged in {', '.join(vital)}")
    return damage


def is_vital(part: str) -> bool:
    """Whether nothing can be served without a part."""
    return part not in OF_ONE_TABLE


def find_damage(connection: sqlite3.Connection, parts: Iterable[str]) -> Sequence[str]:
    """Those of these parts that cannot be read whole; what a database of an older program has not is no damage."""
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    return [one for one in parts if one in there and not _is_whole(connection, one)]


def _is_whole(connection: sqlite3.Connection, part: str) -> bool:
    try:
        answer: str = connection.execute(f"PRAGMA quick_check({part})").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if find_fault(error) != "corrupt":
            raise
        return False
    return answer == "ok"


def check_file(path: Path) -> Sequence[str]:
    """Look at every part of a store that is open, without keeping anybody from writing. Raises StorageFailed."""
    try:
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5.0)
        ) as connection:
            return find_damage(connection, [*SMALL, *LARGE, *OF_ONE_TABLE])
    except sqlite3.DatabaseError as error:
        if find_fault(error) == "corrupt":
            return ["sqlite_schema"]
        raise make_failure(error) from error


@contextmanager
def name_table(table_id: int) -> Iterator[None]:
    """What is read of one table of play, inside a change: damage there is that table's alone. Raises LogBroken."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if find_fault(error) != "corrupt":
            raise
        raise LogBroken(table_id) from error
    except StorageFailed as failed:
        if failed.fault != "corrupt":
            raise
        raise LogBroken(table_id) from failed
