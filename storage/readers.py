"""Readers of a table: where each of them last was in its log, and the port that keeps it."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from storage.rows import Entry

__all__ = ["Mark", "MarkMoved", "Marks"]


class Mark(Struct, frozen=True):
    """Where a reader last was: `seq` entries were in the log, `at` that time (unix ms).

    seat  on which the reader sat then, None for somebody who watched
    left_seq, left_at  the same where the visit before this one ended
    """

    table_id: int
    user_id: int
    seat: int | None
    seq: int
    at: int
    left_seq: int
    left_at: int


class MarkMoved(Struct, frozen=True):
    """A mark before somebody looked, and after it; `stood_in`: whether anything but orders has answered for them."""

    before: Mark
    after: Mark
    stood_in: bool = False


class Marks(Protocol):
    """Where each reader last was. What is taken back from the log takes the marks back with it."""

    async def mark(self, table_id: int, user_id: int) -> Mark | None:
        """Where this person last was, None where they have never looked."""

    async def move_mark(self, table_id: int, user_id: int, *, now: int, pause: int) -> MarkMoved:
        """Note that this person is here now, at the end of the log; a `pause` of so many ms ends a visit.

        Whoever has another seat than before, or looks for the first time, was last there when the game began.
        Raises NoSuchTable.
        """

    async def undone_since(self, table_id: int, since: int) -> Sequence[Entry]:
        """What was in the log at that moment (unix ms) and was taken back since, in the order of its taking back."""
