"""Votes of a table: what is proposed, and what has been said to it; public, but for what is asked under seal."""

from typing import Final, Literal, get_args

import msgspec

from porc_royal.asks import Reply

OpenWhat = Literal["pause", "extend", "open", "practice", "cancel"]
SealedWhat = Literal["back", "correct"]
What = OpenWhat | SealedWhat
"""What can be proposed: a pause until a moment, more time, a seat for anybody or a practice player, the end; and under
seal, to go back to an earlier moment, or to put something right."""

WHATS: Final[tuple[OpenWhat, ...]] = get_args(OpenWhat)
SEALED: Final[tuple[SealedWhat, ...]] = get_args(SealedWhat)
"""What all are asked alike, and answer in secret."""
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
    place    the place of the log to go back to, with when it was asked (`asked_at`) and what it is (`told`)
    reply    the correction that is proposed, None where it is none
    voices   for or against, by person: whoever takes a seat over has a voice of their own
    """

    what: What
    began: int
    by: str
    seconds: int = 0
    seat: int = -1
    owner: int | None = None
    voices: dict[int, bool] = {}
    place: int = -1
    asked_at: int = 0
    told: str = ""
    reply: Reply | None = None

    @property
    def is_sealed(self) -> bool:
        """Whether nobody learns who was for it."""
        return self.what in SEALED

    @property
    def until(self) -> int:
        """Until when a pause would last."""
        return self.began + 1000 * self.seconds

    @property
    def ends(self) -> int:
        """When the vote is over."""
        return self.began + VOTE_MS
