"""Group commit: a connection whose `commit()` writes all the work that waits, in one transaction.

aiosqlite runs every call on the connection's own thread, and each call costs two thread switches. A
whole group therefore takes one call: `sqlite3.connect` accepts a `factory`, and aiosqlite's `commit()`
calls the `commit()` of what that factory made. So the jobs of a group are laid in `groups`, and the one
call that makes them durable also runs them. Nothing else runs on that thread meanwhile, which is why a
reader of the same connection never sees a transaction half done.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from storage.errors import LogBroken
from storage.faults import is_of_one_statement, make_refusal

__all__ = ["Group", "GroupConnection", "Ticket"]


class Ticket(Struct, eq=False):
    """One job, who waits for it, and how it went."""

    job: Callable[[Any], Any]
    waiting: asyncio.Future[Any]
    result: Any = None
    refusal: Exception | None = None

    def settle(self) -> None:
        """Tell the one who waits, if they still do."""
        if self.waiting.done():
            return
        if self.refusal is not None:
            self.waiting.set_exception(self.refusal)
        else:
            self.waiting.set_result(self.result)


Group = list[Ticket]


class GroupConnection(sqlite3.Connection):
    """A connection in autocommit mode, whose `commit()` runs the next waiting group and commits it."""

    groups: deque[Group]

    def attempt(self, sql: str, parameters: Sequence[Any] = (), /) -> sqlite3.Cursor:
        """Run a statement after which the job goes on: SQLite undoes by itself one that breaks a constraint."""
        try:
            return self.execute(sql, parameters)
        except sqlite3.IntegrityError as error:
            raise make_refusal(error) from error

    def commit(self) -> None:
        """Run the next group and make it durable, or raise sqlite3.Error having kept nothing of it."""
        group = list(self.groups.popleft())
        if self._try_transaction(group, self._run_without_savepoints):
            return
        while not self._try_transaction(group, self._run_with_savepoints):
            pass  # once for each job that met damage

    def make_durable(self) -> None:
        """The COMMIT itself; a method of its own so that a test can make it fail."""
        self.execute("COMMIT")

    def _try_transaction(self, group: Group, run: Callable[[Group], bool]) -> bool:
        """Run the group in one transaction; False if it has to be run otherwise, and nothing was kept."""
        try:
            self.execute("BEGIN IMMEDIATE")
            if run(group):
                self.make_durable()
                return True
        finally:
            # Some errors (FULL, IOERR) have rolled back already.
            if self.in_transaction:
                self.execute("ROLLBACK")
        return False

    def _run_without_savepoints(self, group: Group) -> bool:
        """Run the jobs as if none were refused, as is usual, which saves a savepoint for each."""
        for ticket in group:
            try:
                ticket.result, ticket.refusal = ticket.job(self), None
            except sqlite3.Error as error:
                if not is_of_one_statement(error):
                    raise
                return False
            except Exception:  # noqa: BLE001 - whatever it was, the run with savepoints meets it again and keeps it
                return False
        return True

    def _run_with_savepoints(self, group: Group) -> bool:
        """Run each job in a savepoint, so that a refused one is undone alone; False where one has met damage.

        That one is left out when the others are run again: SQLite writes nothing more in a transaction that has met a
        damaged page, even if it is undone up to a savepoint before.
        """
        for ticket in group:
            self.execute("SAVEPOINT job")
            try:
                ticket.result, ticket.refusal = ticket.job(self), None
            except sqlite3.Error as error:
                if not is_of_one_statement(error) or not self.in_transaction:
                    raise
                broken = make_refusal(error) if isinstance(error, sqlite3.IntegrityError) else error
                self._refuse(ticket, broken)
            except LogBroken as error:
                ticket.refusal = error
                group.remove(ticket)
                return False
            except Exception as error:  # noqa: BLE001 - a mistake in one job must not harm its group
                self._refuse(ticket, error)
            self.execute("RELEASE job")
        return True

    def _refuse(self, ticket: Ticket, error: Exception) -> None:
        self.execute("ROLLBACK TO job")
        ticket.refusal = error
