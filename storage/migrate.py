"""Brings a database file to the newest schema, and checks it first. Synchronous: for the start only."""

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import Final

from msgspec import Struct

from storage.damage import require_vital
from storage.errors import StorageFailed, StoreCorrupt, StoreNewer
from storage.faults import find_fault, make_failure
from storage.rechaining import rechain

__all__ = ["APPLICATION_ID", "SchemaStep", "list_steps", "prepare", "read_version"]

APPLICATION_ID: Final = 0x5052_6F52  # "PRoR"

_FILE_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")

_REWRITES: Final[Mapping[str, Callable[[sqlite3.Connection], None]]] = {"texts": rechain}
"""What is rewritten besides, by the name of the step."""


class SchemaStep(Struct, frozen=True):
    """One numbered change of the schema."""

    number: int
    name: str
    sql: str


def list_steps() -> Sequence[SchemaStep]:
    """The steps this program knows, in order. Raises StoreCorrupt if a number is missing or double."""
    steps = sorted(
        (
            SchemaStep(int(found[1]), file.name, file.read_text(encoding="utf-8"))
            for file in resources.files("storage.migrations").iterdir()
            if (found := _FILE_NAME.fullmatch(file.name))
        ),
        key=lambda step: step.number,
    )
    if [step.number for step in steps] != list(range(1, len(steps) + 1)):
        raise StoreCorrupt(f"migrations are not numbered 1, 2, 3…: {[step.name for step in steps]}")
    return steps


def prepare(path: Path, *, check: bool, steps: Sequence[SchemaStep] | None = None) -> Sequence[str]:
    """Check the database at `path` and bring it to the newest schema; gives what is damaged of single tables.

    check: look for damage in everything, as after an unclean end, not only in what nothing works without.
    Raises StoreCorrupt, StoreNewer, StorageFailed. Each step is one transaction together with its
    number, so that whatever fails leaves the version before it.
    """
    known = list_steps() if steps is None else steps
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=5.0)) as connection:
            version = read_version(connection)
            if version > len(known):
                raise StoreNewer(version, len(known))
            damage = require_vital(connection, path, whole=check)
            for step in known[version:]:
                _apply(connection, step)
            return damage
    except sqlite3.DatabaseError as error:
        if find_fault(error) == "corrupt":
            raise StoreCorrupt(f"{path}: {error}") from error
        raise make_failure(error) from error


def read_version(connection: sqlite3.Connection) -> int:
    """The schema's version; 0 for an empty file. Raises StoreCorrupt for a database of another program."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    application: int = connection.execute("PRAGMA application_id").fetchone()[0]
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if application != APPLICATION_ID and not (empty and version == 0):
        raise StoreCorrupt("this SQLite file belongs to another program")
    return version


def _apply(connection: sqlite3.Connection, step: SchemaStep) -> None:
    """Run one step and record it, both or neither."""
    # The last line proves that the file is whole: cut between two statements it would still run.
    if step.sql.rstrip().splitlines()[-1:] != [f"-- end of {step.number:04d}"]:
        raise StoreCorrupt(f"migration {step.name} is cut short")
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in _split_statements(step.sql):
            connection.execute(statement)
        rewrite = _REWRITES.get(step.name.partition("_")[2].removesuffix(".sql"))
        if rewrite is not None:
            rewrite(connection)
        connection.execute(f"PRAGMA user_version = {step.number:d}")
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error) and find_fault(error) == "other":
            raise StorageFailed("other", f"migration {step.name}: {error}") from error
        raise


def _split_statements(sql: str) -> Iterator[str]:
    """Split a script into statements (`executescript` would commit the transaction they belong to)."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip() and not all(line.startswith("--") for line in statement.strip().splitlines()):
        raise StoreCorrupt(f"a statement is cut short: {statement[:60]!r}")
