"""Everything storage can refuse or fail at; one class per fault, carrying its data.

Sentences for people are in the Fluent files; the texts here are for logs and for the operator.
"""

from typing import Final, Literal

__all__ = [
    "AlreadyDone",
    "ChannelTaken",
    "ConstraintBroken",
    "DeadlineGone",
    "Fault",
    "LogBroken",
    "NoSuchTable",
    "NotedOtherwise",
    "PlaceTaken",
    "RestoreRefused",
    "StorageError",
    "StorageFailed",
    "StoreCorrupt",
    "StoreInUse",
    "StoreNewer",
    "StoreReadOnly",
    "StoreRefused",
    "Unreadable",
]

Fault = Literal["full", "io", "corrupt", "readonly", "busy", "broken", "closed", "other"]
"""Why a write could not be made durable. "broken": the store had failed for good before."""


class StorageError(Exception):
    """Anything storage raises on purpose."""


# -- one change is refused; the store is well and the other changes of its group were kept ---------


class StoreRefused(StorageError):
    """This change alone was refused; nothing of it was written."""


class AlreadyDone(StoreRefused):
    """The interaction was committed before; `outcome` is what was answered then."""

    def __init__(self, interaction_id: int, outcome: bytes) -> None:
        super().__init__(f"interaction {interaction_id} is already done")
        self.interaction_id: Final = interaction_id
        self.outcome: Final = outcome


class PlaceTaken(StoreRefused):
    """The log is not as long as the writer believed: drop the live game and load it again."""

    def __init__(self, table_id: int, expected: int, actual: int) -> None:
        super().__init__(f"table {table_id}: place {expected} was expected free, the log has {actual}")
        self.table_id: Final = table_id
        self.expected: Final = expected
        self.actual: Final = actual


class ChannelTaken(StoreRefused):
    """Another table is live in this channel."""

    def __init__(self, channel_id: int, table_id: int) -> None:
        super().__init__(f"channel {channel_id} already has table {table_id}")
        self.channel_id: Final = channel_id
        self.table_id: Final = table_id


class DeadlineGone(StoreRefused):
    """The deadline that this change wanted to fire is no longer open: it fired, closed or moved."""

    def __init__(self, table_id: int, kind: str, place: int, seat: int) -> None:
        super().__init__(f"table {table_id}: no open deadline {kind} at {place} for seat {seat}")
        self.table_id: Final = table_id
        self.kind: Final = kind
        self.place: Final = place
        self.seat: Final = seat


class NoSuchTable(StoreRefused):
    """No table has this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"there is no table {table_id}")
        self.table_id: Final = table_id


class NotedOtherwise(StoreRefused):
    """Something else is noted of a person than the writer believed: read it again."""

    def __init__(self, user_id: int, name: str) -> None:
        super().__init__(f"something else is noted of {user_id}: {name}")
        self.user_id: Final = user_id
        self.name: Final = name


# -- what is stored cannot be used ------------------------------------------------------------------


class Unreadable(StorageError):
    """Stored bytes do not decode as the type that was asked for."""


class LogBroken(StorageError):
    """The hash chain of a table's log breaks at `seq`, or (-1) its rows cannot be read: serve it no more."""

    def __init__(self, table_id: int, seq: int = -1) -> None:
        what = "its rows cannot be read" if seq < 0 else f"the log's chain breaks at {seq}"
        super().__init__(f"table {table_id}: {what}")
        self.table_id: Final = table_id
        self.seq: Final = seq


# -- one statement is refused by the schema ----------------------------------------------------------


class ConstraintBroken(StorageError):
    """A row would break what the schema demands; nothing of the change was written.

    Where storage knows what that means it says so by another class. What is left is a row that somebody else has
    written meanwhile, or a fault of the program.

    "taken": another row has its key; "missing": the row it hangs on is not there; "unfit": a value may not stand there
    """

    def __init__(self, what: Literal["taken", "missing", "unfit"], detail: str) -> None:
        super().__init__(f"{what}: {detail}")
        self.what: Final = what


# -- the store itself --------------------------------------------------------------------------------


class StorageFailed(StorageError):
    """The write is not durable and nobody was acknowledged.

    "full": the disk (or the page limit) is full; reads go on, a later write may succeed.
    "busy": somebody else holds the file; a later write may succeed.
    After any other fault the store has failed for good: exit and recover from disk; an fsync is never retried.
    """

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(f"{fault}: {detail}")
        self.fault: Final = fault
        self.detail: Final = detail


class StoreInUse(StorageError):
    """Another running instance holds the data directory."""

    def __init__(self, path: str, pid: str) -> None:
        super().__init__(f"{path} is in use by process {pid or 'unknown'}")
        self.path: Final = path
        self.pid: Final = pid


class StoreReadOnly(StorageError):
    """The data directory or the database cannot be written."""


class StoreCorrupt(StorageError):
    """The file is not a database of ours, or its check failed."""


class StoreNewer(StorageError):
    """The database was written by a newer program."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has version {found}, this program knows up to {known}")
        self.found: Final = found
        self.known: Final = known


class RestoreRefused(StorageError):
    """A database is already there and `force` was not given."""
