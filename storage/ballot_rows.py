"""Rows of ballots, and their port. Times are unix milliseconds."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from storage.changes import Change
from storage.errors import StoreRefused

__all__ = ["BallotOver", "BallotRow", "BallotStore", "NewBallot", "PaperRow", "ReceiptTaken"]


class BallotOver(StoreRefused):
    """The ballot takes no paper any more, or was counted already, or there is none of this number."""


class ReceiptTaken(StoreRefused):
    """Another paper of the ballot has this word."""


class NewBallot(Struct, frozen=True):
    """A ballot that opens. `terms`: what was said of it, as plain JSON; `remind_at`: when its voters are reminded."""

    guild_id: int
    channel_id: int
    opener_id: int
    terms: bytes
    opened_at: int
    closes_at: int
    remind_at: int | None = None


class BallotRow(Struct, frozen=True):
    """A ballot. `closed_at`: since when it takes no paper; `result`: what was published, once it is counted."""

    id: int
    guild_id: int
    channel_id: int
    opener_id: int | None
    terms: bytes
    opened_at: int
    closes_at: int
    put_off: bool
    closed_at: int | None
    result: bytes | None


class PaperRow(Struct, frozen=True):
    """What somebody handed in: their choices as JSON, what they weigh, and the word by which they find it again."""

    user_id: int
    name: str
    weight: int
    choices: bytes
    receipt: str


class BallotStore(Protocol):
    """Ballots of a club: every paper is one row, written by itself."""

    async def open_ballot(self, new: NewBallot, follow: Callable[[int], Change]) -> int:
        """Open a ballot together with what follows from it, by its number. Raises AlreadyDone."""

    async def ballot(self, ballot_id: int) -> BallotRow | None:
        """One ballot."""

    async def ballots_in(self, channel_id: int, limit: int = 25) -> Sequence[BallotRow]:
        """The ballots of a channel, the newest first."""

    async def hand_in(self, ballot_id: int, paper: PaperRow, now: int) -> PaperRow:
        """Keep a paper in the place of its voter's last one, whose word it keeps. Raises BallotOver, ReceiptTaken."""

    async def take_back_paper(self, ballot_id: int, user_id: int, now: int) -> bool:
        """Forget somebody's paper; whether there was one. Raises BallotOver."""

    async def paper(self, ballot_id: int, user_id: int) -> PaperRow | None:
        """Somebody's own paper."""

    async def papers(self, ballot_id: int) -> Sequence[PaperRow]:
        """All papers, by voter."""

    async def count_papers(self, ballot_id: int) -> int:
        """How many papers there are."""

    async def next_close(self) -> int | None:
        """When the next ballot is to be closed or counted, or its voters reminded (may be past)."""

    async def ballots_to_remind(self, now: int, limit: int = 200) -> Sequence[BallotRow]:
        """Open ballots whose voters are to be reminded by now."""

    async def note_reminded(self, ballot_id: int, follow: Change) -> None:
        """The voters of a ballot are reminded, once. Raises BallotOver."""

    async def ballots_due(
        self, now: int, after: BallotRow | None = None, limit: int = 200
    ) -> Sequence[BallotRow]:
        """Ballots that are to be closed or counted by now, the oldest first; those behind one, where it is named."""

    async def put_off_close(self, ballot_id: int, closes_at: int, follow: Change) -> None:
        """Let a ballot close later, once. Raises BallotOver."""

    async def change_ballot(
        self, row: BallotRow, terms: bytes, times: tuple[int, int], opener_id: int | None, follow: Change
    ) -> None:
        """Let an open ballot have other terms, other times of opening and closing, or another opener.

        row: as the writer believes it to stand. Raises BallotOver where it is over, or stands otherwise by now.
        """

    async def drop_ballot(self, ballot_id: int) -> None:
        """Forget a ballot that was never closed. Raises BallotOver."""

    async def close_ballot(self, ballot_id: int, now: int) -> None:
        """Take no paper any more. Raises BallotOver."""

    async def publish_ballot(
        self,
        ballot_id: int,
        result: bytes,
        follow: Change,
        *,
        keeps_papers: bool,
        successor: NewBallot | None = None,
    ) -> None:
        """Keep the result of a closed ballot with what follows from it; papers go unless kept. Raises BallotOver.

        successor: the next ballot of its series
        """
