"""Brings a PostgreSQL database to the newest schema: a base that stands for the first steps, then those by number."""

import re
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

from storage.errors import StoreCorrupt, StoreNewer
from storage.migrate import SchemaStep

__all__ = ["list_postgres_steps", "prepare_postgres"]

_FILE_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")
_STEP_SECONDS: Final = 86_400.0
"""A step may read every row, and another process may be at one."""
_LOCK: Final = 0x5052_6F52
"""Under this number one process alone looks at the schema at a time."""


def list_postgres_steps() -> Sequence[SchemaStep]:
    """The base and the steps after it, in order. Raises StoreCorrupt if a number is missing, or a file is cut short."""
    steps = sorted(
        (
            SchemaStep(int(found[1]), file.name, file.read_text(encoding="utf-8"))
            for file in resources.files("storage.postgres").iterdir()
            if (found := _FILE_NAME.fullmatch(file.name))
        ),
        key=lambda step: step.number,
    )
    numbers = [step.number for step in steps]
    if not steps or numbers != list(range(numbers[0], numbers[0] + len(steps))):
        raise StoreCorrupt(f"steps do not follow one another: {numbers}")
    for step in steps:
        if step.sql.rstrip().splitlines()[-1:] != [f"-- end of {step.number:04d}"]:
            raise StoreCorrupt(f"migration {step.name} is cut short")
    return steps


async def prepare_postgres(connection: Any) -> None:  # noqa: ANN401 - the driver brings no types
    """Make or upgrade the schema, all in one transaction. Raises StoreNewer."""
    steps = list_postgres_steps()
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK, timeout=_STEP_SECONDS)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number bigint NOT NULL)")
        found = await connection.fetchval("SELECT max(number) FROM schema_version") or 0
        if found > steps[-1].number:
            raise StoreNewer(found, steps[-1].number)
        for step in steps:
            if step.number > found:
                await connection.execute(step.sql, timeout=_STEP_SECONDS)
        if found < steps[-1].number:
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version VALUES ($1)", steps[-1].number)
