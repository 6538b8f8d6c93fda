"""PostgreSQL's errors, as the faults and refusals of storage. None tells a value: those may be somebody's."""

from typing import Final

import asyncpg

from storage.errors import ConstraintBroken, Fault, StorageFailed

__all__ = ["AGAIN", "LOST", "is_cut", "make_failure", "make_refusal"]

AGAIN: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Another transaction was in the way: the same job may well succeed now."""

LOST: Final = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it is used between the server's last word and its end
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    OSError,
)
"""The server is not reached, or has ended the connection."""

_BUSY: Final = (
    *(*AGAIN, *LOST),
    *(asyncpg.InsufficientResourcesError, asyncpg.LockNotAvailableError, asyncpg.QueryCanceledError),
)


def is_cut(error: BaseException) -> bool:
    """Whether a connection that stood has ended, so that another one may do.

    Not where none could be made, nor where the statement was stopped, or a value of it does not fit.
    """
    return isinstance(error, LOST) and not isinstance(
        error, OSError | ValueError | asyncpg.QueryCanceledError
    )


def make_refusal(error: asyncpg.IntegrityConstraintViolationError) -> ConstraintBroken:
    """What a row would have broken."""
    detail = f"{error.table_name}: {error.constraint_name or error.column_name}"
    if isinstance(error, asyncpg.UniqueViolationError):
        return ConstraintBroken("taken", detail)
    if isinstance(error, asyncpg.ForeignKeyViolationError):
        return ConstraintBroken("missing", detail)
    return ConstraintBroken("unfit", detail)


def make_failure(error: BaseException) -> StorageFailed:
    """The typed error. None is for good: the server alone knows its disk, and what it has confirmed is there."""
    fault: Fault = "other"
    if isinstance(error, asyncpg.DiskFullError):
        fault = "full"
    elif isinstance(error, _BUSY) and not isinstance(error, ValueError):
        fault = "busy"
    return StorageFailed(fault, f"{type(error).__name__} {getattr(error, 'sqlstate', None) or ''}".rstrip())
