"""Copies of the store, made while the bot runs, and put back while it does not. Synchronous: use a thread."""

import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from storage.errors import RestoreRefused, StoreCorrupt, StoreNewer
from storage.faults import find_fault, make_failure
from storage.files import Lock, ensure_folder, find_database
from storage.migrate import list_steps, read_version

__all__ = ["PUBLISHED", "RESTORED", "TIMELINE", "Copied", "backup", "keep_before_upgrade", "restore"]

TIMELINE: Final = "timeline"
"""Under which name a store remembers which of several futures it lives in: changed by every restore (DEC-136)."""
PUBLISHED: Final = "published"
"""Under which name it remembers which of its running tables are known to have ended later, by number, with commas."""
RESTORED: Final = "restored"
"""Under which name it remembers of which moment it is (unix milliseconds, 0: unknown), until the tables know."""

_COMPANIONS: Final = ("", "-wal", "-shm", "-journal")


class Copied(Struct, frozen=True):
    """A verified copy. `aside` is where a restore put the database that was there before."""

    path: Path
    size: int
    version: int
    tables: int
    aside: Path | None = None

    def __str__(self) -> str:
        """One line for the operator."""
        aside = f"; what was there is now {self.aside}" if self.aside else ""
        return f"{self.path}: {self.tables} tables, {self.size} bytes, schema {self.version}{aside}"


def backup(data_dir: Path, target: Path) -> Copied:
    """Copy the store of `data_dir` to the file `target`, as it stands at one moment; replies go on meanwhile.

    The copy is one file, private to its owner, checked to the last byte; it takes the place of an older
    `target` only when it is whole and on disk. Raises StoreCorrupt, StoreNewer, StorageFailed, OSError
    (FileNotFoundError: there is no store).
    """
    source = find_database(data_dir)
    if not source.is_file():
        raise FileNotFoundError(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Copied over itself, a store would be gone.
    if target.exists() and target.samefile(source):
        raise FileExistsError(target)
    return _copy(source, target)


def keep_before_upgrade(data_dir: Path, known: int) -> Copied | None:
    """Copy a store whose schema is about to be upgraded to version `known`; None where there is nothing to upgrade.

    Raises what `backup` raises: then nothing was upgraded.
    """
    path = find_database(data_dir)
    if not path.is_file() or not path.stat().st_size:
        return None
    try:
        # Nobody else has it open: so its WAL file is written back as well, where it was left by a kill.
        with closing(sqlite3.connect(path, timeout=5.0)) as there:
            version = read_version(there)
    except (sqlite3.DatabaseError, StoreCorrupt):
        return None  # what is wrong with it is said when it is opened
    if not 0 < version < known:
        return None
    target = data_dir / "backups" / f"before-schema-{known}.db"
    target.parent.mkdir(mode=0o700, exist_ok=True)
    return backup(data_dir, target)


def restore(source: Path, data_dir: Path, *, force: bool = False) -> Copied:
    """Put a copy back as the store of `data_dir`; with `force`, an existing database is moved aside first.

    Raises StoreInUse while the bot runs, RestoreRefused if there is a database and no `force`,
    StoreCorrupt, StoreNewer, StorageFailed, OSError; then the data directory is as it was.
    """
    if not source.is_file():
        raise FileNotFoundError(source)
    ensure_folder(data_dir)
    lock = Lock(data_dir)
    try:
        target = find_database(data_dir)
        if target.exists() and not force:
            raise RestoreRefused(f"{target} exists")
        if target.exists() and target.samefile(source):
            raise RestoreRefused(f"{source} is the database itself")
        moved: list[Path] = []
        last, ended = _find_last_table(target), _find_ended(target)
        copied = _copy(
            source,
            target,
            lambda copy: _begin_timeline(copy, last, ended),
            lambda: moved.extend(_move_aside(target)),
        )
        return Copied(copied.path, copied.size, copied.version, copied.tables, moved[0] if moved else None)
    finally:
        lock.release()


def _begin_timeline(copy: Path, last: int, ended: Sequence[int]) -> None:
    """Make what is put back a future of its own: buttons and tables of the one that is lost are not those of this.

    last: the newest table of the store that it replaces; its number is never given again
    ended: the tables that are over there: where one is not over here, its secret is known all the same
    """
    with closing(sqlite3.connect(copy)) as connection, connection:
        kept = connection.execute("SELECT value FROM meta WHERE name = 'heartbeat'").fetchone()
        rows = ((TIMELINE, format(time.time_ns() // 1_000_000, "x")), (RESTORED, kept[0] if kept else "0"))
        connection.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", rows)
        running = connection.execute(
            "SELECT id FROM tables WHERE status IN ('playing', 'paused', 'set_aside')"
        )
        known = sorted({table_id for (table_id,) in running} & set(ended))
        if known:
            connection.execute(
                "INSERT OR REPLACE INTO meta VALUES (?, ?)", (PUBLISHED, ",".join(map(str, known)))
            )
        connection.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'tables'", (last,))


def _find_last_table(path: Path) -> int:
    """The number of the newest table of a store, as far as that can still be read."""
    if not path.is_file():
        return 0
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()
    except sqlite3.Error:
        return 0
    last: int = found[0]
    return last


def _find_ended(path: Path) -> Sequence[int]:
    """The tables of a store whose secret has been published, as far as that can still be read."""
    if not path.is_file():
        return ()
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute(
                "SELECT id FROM tables WHERE status IN ('ended', 'cancelled')"
            ).fetchall()
    except sqlite3.Error:
        return ()
    return [table_id for (table_id,) in found]


def _copy(
    source: Path,
    target: Path,
    change: Callable[[Path], None] | None = None,
    before: Callable[[], None] | None = None,
) -> Copied:
    """Copy, check and `change`, then take the place of `target`, calling `before` just before that."""
    unfinished = target.with_name(f".{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    try:
        version, tables = _copy_database(source, unfinished)
        if change is not None:
            change(unfinished)
        _sync(unfinished)
        if before is not None:
            before()
        unfinished.replace(target)
        _sync(target.parent)
        return Copied(target, target.stat().st_size, version, tables)
    except sqlite3.Error as error:
        if find_fault(error) == "corrupt":
            raise StoreCorrupt(f"{source}: {error}") from error
        raise make_failure(error) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy_database(source: Path, target: Path) -> tuple[int, int]:
    """Copy every page and check the copy; gives its schema version and the number of its tables of play."""
    uri = f"{source.absolute().as_uri()}?mode=ro"
    # mode=ro: a second connection that writes or checkpoints beside the bot's could harm the file.
    with (
        closing(sqlite3.connect(uri, uri=True, timeout=5.0)) as there,
        closing(sqlite3.connect(target, isolation_level=None)) as here,
    ):
        there.backup(here)  # All pages in one step: one moment, and no writer waits for a reader in WAL.
        here.execute("PRAGMA journal_mode = DELETE")  # The copy is one file, readable from anywhere.
        version, known = read_version(here), len(list_steps())
        if version == 0:
            raise StoreCorrupt(f"{source} is empty")
        if version > known:
            raise StoreNewer(version, known)
        answer = here.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if answer != "ok":
            raise StoreCorrupt(f"{source}: {answer}")
        return version, here.execute("SELECT count(*) FROM tables").fetchone()[0]


def _move_aside(path: Path) -> list[Path]:
    """Rename a database and its companions to a free name; gives the new names, the database's first."""
    moved = []
    number = 1
    while path.with_name(f"{path.name}.before-{number}").exists():
        number += 1
    for companion in _COMPANIONS:
        old = path.with_name(path.name + companion)
        if old.exists():
            moved.append(old.rename(path.with_name(f"{path.name}.before-{number}{companion}")))
    return moved


def _sync(path: Path) -> None:
    """Make a file, or the names in a folder, durable."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
