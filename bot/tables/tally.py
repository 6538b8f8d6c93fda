"""How a vote of a table stands: who has a voice, and how many carry it."""

from typing import Final

from msgspec import Struct

from bot.tables.absence import is_away
from bot.tables.live import Live
from bot.tables.votes import Vote
from storage.ports import SeatRow

THRESHOLDS: Final = ("majority", "two-thirds", "all")
"""How many of those who may vote carry a proposal: more than half, which is the usual, two thirds, or all."""


class Tally(Struct, frozen=True):
    """How a vote stands: who is for it, who against it, how many have a voice, and how many it needs."""

    yes: tuple[SeatRow, ...]
    no: tuple[SeatRow, ...]
    voters: int
    needed: int

    @property
    def is_carried(self) -> bool:
        """Whether enough are for it."""
        return len(self.yes) >= self.needed

    @property
    def is_lost(self) -> bool:
        """Whether enough can never be for it."""
        return self.voters - len(self.no) < self.needed


def count_votes(live: Live, vote: Vote, at: int) -> Tally:
    """How a vote stands: practice players have no voice, and whoever is away has one only if they used it."""
    people = [row for row in live.seats if row.user_id is not None]
    voters = [row for row in people if row.user_id in vote.voices or not is_away(row, at)]
    yes = tuple(row for row in voters if vote.voices.get(row.user_id or 0) is True)
    no = tuple(row for row in voters if vote.voices.get(row.user_id or 0) is False)
    return Tally(yes, no, len(voters), count_needed(live.table.threshold, len(voters)))


def count_needed(threshold: str | None, voters: int) -> int:
    """How many of so many carry a proposal."""
    if threshold == "all":
        return max(1, voters)
    if threshold == "two-thirds":
        return max(1, -(-2 * voters // 3))
    return voters // 2 + 1
