"""A table held for one turn: nobody else changes it meanwhile, in whichever process they are."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

__all__ = ["HeldAlone", "TableHold", "hold_alone"]


class TableHold(Protocol):
    """What is known of a table that is held."""

    @property
    def revision(self) -> int:
        """How often the table has been changed: what was read of it at another number is old."""


class HeldAlone:
    """That of a store which one process alone writes: what it has in memory is never old."""

    revision: Final = 0


@asynccontextmanager
async def hold_alone() -> AsyncIterator[TableHold]:
    """Nothing needs to be held where one process alone writes."""
    yield HeldAlone()
