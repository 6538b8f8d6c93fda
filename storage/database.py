"""What the shared statements ask of a database, whichever it is: SQL that every engine of ours reads as it stands.

That means: `?` or `?1` for what is bound, ON CONFLICT and RETURNING, CAST where a parameter alone says no type, an
alias for each subquery, TRUE and FALSE for what is set. `held = 0`, `dead = 0` and `dead = 1` stay in conditions:
SQLite serves a query by a partial index only where it repeats the condition of that; other engines translate them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeVar

from storage.errors import Fault

__all__ = ["Connection", "Cursor", "Database", "Job", "Row", "Statements", "make_upsert", "renew_row"]

T = TypeVar("T")
Row = tuple[Any, ...]


class Cursor(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int:
        """How many rows it wrote or removed."""

    def fetchone(self) -> Any:  # noqa: ANN401 - a row's columns are of any type
        """Its next row, None behind the last."""

    def fetchall(self) -> list[Any]:
        """The rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Statements(Protocol):
    """What statements are run by."""

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ..., /) -> Cursor:
        """Run one statement. Where it raises, nothing more may be asked of this connection."""


class Connection(Statements, Protocol):
    """What a job writes with, inside a transaction.

    What an engine raises goes through the job; of a broken constraint whoever handed it in gets a ConstraintBroken.
    """

    def attempt(self, sql: str, parameters: Sequence[Any] = ..., /) -> Cursor:
        """The same for a statement after which the job goes on if it breaks a constraint. Raises ConstraintBroken."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Cursor:
        """Run one statement for each row."""


Job = Callable[[Connection], T]
"""Work inside a transaction, on another thread than the event loop's. It may be run twice (never committed twice)."""


class Database(Protocol):
    """What the ports read and write by."""

    @property
    def fault(self) -> Fault | None:
        """The fault after which no write is tried any more."""

    async def read(self, sql: str, *parameters: object, table_id: int | None = None) -> Sequence[Row]:
        """All rows of one query, as committed. Raises StorageFailed.

        table_id: the one table of play of which rows are read, where damage is that table's alone: raises LogBroken
        """

    async def write(self, job: Job[T]) -> T:
        """Run `job` in a transaction; returns its result once that is durable.

        What the job raises is raised here, and nothing of the job is kept. Raises ConstraintBroken if a row broke one,
        StorageFailed if it could not be made durable. A cancelled caller stops waiting; the job is written all the
        same.
        """

    async def write_and_forget(self, job: Job[T], forget: Callable[[], None]) -> T:
        """The same; then `forget` what is kept in memory of what the job changes, before the caller hears of it."""

    async def write_over(self, job: Job[T], forget: Callable[[], None]) -> T:
        """The same for what takes something away for good: the engine leaves as little of it on its disk as it can."""

    def hold_commits(self) -> AbstractAsyncContextManager[None]:
        """Several reads inside see the same moment."""

    async def close(self) -> None:
        """Write what waits, then close; a second call waits for the first."""


def make_upsert(table: str, keys: str, columns: str) -> str:
    """The statement that writes a row, in the place of the one with its keys where there is one."""
    named: Final = f"{keys}, {columns}"
    marks = ", ".join("?" * (named.count(",") + 1))
    return f"INSERT INTO {table} ({named}) VALUES ({marks}) {renew_row(keys, columns)}"  # noqa: S608 - names of ours


def renew_row(keys: str, columns: str) -> str:
    """The end of such a statement."""
    terms = ", ".join(f"{name} = excluded.{name}" for name in columns.split(", "))
    return f"ON CONFLICT ({keys}) DO UPDATE SET {terms}"
