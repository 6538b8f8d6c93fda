"""How long tables are kept that nobody touches: a lobby for a week, others for three months, with a warning before.

What is over has its log for ever: only its channel is free again.
"""

from typing import Final

from storage.ports import NewDeadline, TableRow

DAY_MS: Final = 24 * 60 * 60 * 1000
LOBBY_MS: Final = 7 * DAY_MS
IDLE_MS: Final = 90 * DAY_MS
WARNING_MS: Final = DAY_MS
KEEP: Final = "keep"
"""The deadline at which it is looked whether anybody still uses a table."""

CLOSE: Final = "close"
"""The deadline at which a table is closed that was warned and is not used any more."""


def find_end(table: TableRow) -> int:
    """When a table is closed, should nobody touch it any more."""
    touched = table.created_at if table.touched_at is None else table.touched_at
    return touched + (LOBBY_MS if table.status == "lobby" else IDLE_MS)


def plan_look(table: TableRow, at: int) -> NewDeadline:
    """When to look again whether a table is still used."""
    return NewDeadline(KEEP, max(at, find_end(table) - WARNING_MS))


def plan_first_look(table: TableRow) -> NewDeadline:
    """When to look for the first time at a table that has just been opened."""
    return plan_look(table, table.created_at)
