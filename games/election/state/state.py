"""An election as plain data. Nothing in it is secret: a sealed vote is an answer that is not heard before the close."""

from typing import Literal, TypeAlias

import msgspec

from games.election.state.ballot import Ballot, list_candidates
from games.election.state.options import Options
from porc_royal.facts import Seat

Phase: TypeAlias = Literal["campaign", "roll-call", "sealed", "closing"]


class State(msgspec.Struct):
    """One election.

    seats    everybody at the table, by number; an outsider who presides comes last and has no pile
    heard    who has voted or abstained in this ballot, in that order
    called   who is being asked for a vote (C-62); `queue` who is called after that
    held     which ballot this is: 1, and one more each time it was annulled (R-109)
    winner   the new Porc Royal, once there is one
    over     whether there is a result, be it that nobody is elected
    """

    options: Options
    ballot: Ballot
    seats: int
    phase: Phase = "campaign"
    heard: list[Seat] = []
    called: Seat | None = None
    queue: list[Seat] = []
    held: int = 1
    winner: Seat | None = None
    over: bool = False

    @property
    def presider(self) -> Seat:
        """Who calls the votes, closes and annuls (C-60)."""
        return Seat(self.seats - 1 if self.options.outsider else self.options.presider)

    @property
    def sealed(self) -> bool:
        """Whether votes are sealed and opened together."""
        return self.options.ballot != "roll-call"

    @property
    def nameless(self) -> bool:
        """Whether votes have been opened of which only the tally is published (C-62)."""
        return self.options.ballot == "tally" and self.begun

    @property
    def unheard(self) -> list[Seat]:
        """Who has neither voted nor abstained, by seat."""
        return [seat for seat in self.ballot.voters if seat not in self.heard]

    @property
    def abstained(self) -> list[Seat]:
        """Who was heard and voted for nobody, by seat."""
        return [seat for seat in self.ballot.voters if seat in self.heard and seat not in self.ballot.votes]

    @property
    def begun(self) -> bool:
        """Whether somebody has been heard: no candidature, no ban, no new allotment after that (R-99, R-107)."""
        return bool(self.heard)

    def usual(self, seat: Seat) -> Seat:
        """For whom a seat votes when it does not say: itself, else the presider, else the first (D-42)."""
        standing = list_candidates(self.ballot)
        return next((one for one in (seat, self.presider) if one in standing), standing[0])
