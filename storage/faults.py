"""SQLite's result codes, as the faults of `StorageFailed`."""

import sqlite3
from typing import Final

from storage.errors import ConstraintBroken, Fault, StorageFailed

__all__ = ["CONDEMNING", "find_fault", "is_of_one_statement", "make_failure", "make_refusal"]

# Primary result codes; https://www.sqlite.org/rescode.html
_FAULTS: Final[dict[int, Fault]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "io",
    sqlite3.SQLITE_CANTOPEN: "io",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}

_OF_ONE_STATEMENT: Final = frozenset(
    {
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_CONSTRAINT,
        sqlite3.SQLITE_MISMATCH,
        sqlite3.SQLITE_TOOBIG,
        sqlite3.SQLITE_RANGE,
    }
)

CONDEMNING: Final[frozenset[Fault]] = frozenset({"io", "corrupt", "readonly", "other"})
"""After one of these no further write is tried: what the disk holds is known only by reading it again."""


def _code(error: sqlite3.Error) -> int | None:
    """The primary result code; None for errors that Python's own module raised."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else int(code) & 0xFF


def is_of_one_statement(error: sqlite3.Error) -> bool:
    """Whether the error is of the statement alone and the transaction goes on."""
    code = _code(error)
    return code is None or code in _OF_ONE_STATEMENT


def find_fault(error: sqlite3.Error) -> Fault:
    """The fault an SQLite error stands for."""
    return _FAULTS.get(_code(error) or 0, "other")


def make_failure(error: sqlite3.Error) -> StorageFailed:
    """The typed error for an SQLite error."""
    return StorageFailed(find_fault(error), str(error))


def make_refusal(error: sqlite3.IntegrityError) -> ConstraintBroken:
    """What a row would have broken."""
    match error.sqlite_errorcode:
        case sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            return ConstraintBroken("missing", str(error))
        case sqlite3.SQLITE_CONSTRAINT_UNIQUE | sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
            return ConstraintBroken("taken", str(error))
        case _:
            return ConstraintBroken("unfit", str(error))
