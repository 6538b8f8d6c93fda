"""The data directory: who may read it, who holds it, and the space kept back in it."""

import errno
import fcntl
import os
import shutil
from pathlib import Path
from typing import Final

from storage.condition import Size
from storage.errors import StoreInUse, StoreReadOnly

__all__ = ["Lock", "Reserve", "ensure_file", "ensure_folder", "find_database", "measure_folder"]

_RESERVE_BYTES: Final = 2 * 1024 * 1024


def find_database(data_dir: Path) -> Path:
    """Where the database of a data directory is."""
    return data_dir / "porc.sqlite3"


def measure_folder(path: Path) -> Size:
    """How large a database is, and how much room is left beside it."""
    there = (path.with_name(path.name + end) for end in ("", "-wal", "-shm"))
    used = sum(one.stat().st_size for one in there if one.exists())
    return Size(used, shutil.disk_usage(path.parent).free)


def ensure_folder(data_dir: Path) -> None:
    """Make the directory, readable by its owner only; one that exists stays as it is. Raises StoreReadOnly.

    The files in it are private either way.
    """
    try:
        data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StoreReadOnly(f"{data_dir}: {error.strerror}") from error


def ensure_file(path: Path) -> None:
    """Make the file if it is missing, private to its owner; SQLite gives its companions the same mode.

    Raises StoreReadOnly if it cannot be written.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        if path.stat().st_uid == os.geteuid():
            path.chmod(0o600)
    except OSError as error:
        raise StoreReadOnly(f"{path}: {error.strerror}") from error


class Lock:
    """The right to write in a data directory; the kernel takes it back when the process dies.

    A file of its own with flock, not SQLite's `locking_mode = EXCLUSIVE`: that one would also shut out
    the read-only connection of a backup, and would be noticed only at the first write.
    """

    def __init__(self, data_dir: Path) -> None:
        """Take the lock. Raises StoreInUse if another instance has it, StoreReadOnly."""
        path = data_dir / "porc.lock"
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreReadOnly(f"{path}: {error.strerror}") from error
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(self._descriptor, 32).decode("ascii", "replace").strip()
            self.release()
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise StoreInUse(str(data_dir), holder) from None
            raise StoreReadOnly(f"{path}: {error.strerror}") from error
        try:
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, f"{os.getpid()}\n".encode("ascii"), 0)
        except OSError:
            pass  # On a full disk the number cannot be noted; the lock holds without it.

    def release(self) -> None:
        """Let go; may be called twice."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)


class Reserve:
    """A file that takes up space until the disk is full, then makes room to finish what runs."""

    def __init__(self, data_dir: Path) -> None:
        self._path: Final = data_dir / "porc.reserve"
        self.kept = self._make()

    def _make(self) -> bool:
        try:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                if os.fstat(descriptor).st_size < _RESERVE_BYTES:
                    # Real blocks: a file with holes would keep nothing back.
                    os.write(descriptor, bytes(_RESERVE_BYTES))
                return os.fstat(descriptor).st_size >= _RESERVE_BYTES
            finally:
                os.close(descriptor)
        except OSError:
            self._path.unlink(missing_ok=True)
            return False

    def renew(self) -> bool:
        """Make it again if it was spent; True if there is one now. Writes to the disk: use a thread."""
        self.kept = self.kept or self._make()
        return self.kept

    def spend(self) -> bool:
        """Give the space back; True if there was any."""
        if not self.kept:
            return False
        self.kept = False
        try:
            self._path.unlink()
        except OSError:
            return False
        return True
