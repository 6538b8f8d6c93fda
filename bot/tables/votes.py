"""Votes of a table: what is proposed, and what has been said to it. All of it is public."""

from typing import Final, Literal, get_args

import msgspec

What = Literal["pause", "extend", "open", "practice", "cancel"]
"""What can be proposed: a pause until a moment, more time, a seat for anybody or a practice player, the end."""

WHATS: Final[tuple[What, ...]] = get_args(What)
VOTE_MS: Final = 24 * 60 * 60 * 1000
"""How long a vote is open."""

VOTE: Final = "vote"
"""The deadline at which it ends."""


class Vote(msgspec.Struct, frozen=True):
    """The one open vote of a table.

    began    when it was opened, unix milliseconds; its buttons carry it, so that an older vote's count no more
    by       who proposes it, by name
    seconds  for more time, or a pause: how long
    seat     the seat concerned, with who sits there (`owner`); -1 for none
    voices   for or against, by person: whoever takes a seat over has a voice of their own
    """

    what: What
    began: int
    by: str
    seconds: int = 0
    seat: int = -1
    owner: int | None = None
    voices: dict[int, bool] = {}

    @property
    def until(self) -> int:
        """Until when a pause would last."""
        return self.began + 1000 * self.seconds

    @property
    def ends(self) -> int:
        """When the vote is over."""
        return self.began + VOTE_MS
