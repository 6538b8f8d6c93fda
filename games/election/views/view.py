"""What may be known of an election, by everybody alike. A sealed vote is in no state before it is opened.

After that all is known, unless only the tally is published: then who has voted for whom is never shown to anybody.
"""

from dataclasses import dataclass

from games.election.state import ballot, tally
from games.election.state.ballot import Lot
from games.election.state.options import Options
from games.election.state.state import Phase, State
from porc_royal.facts import Seat


@dataclass(frozen=True, slots=True)
class VoterView:
    """One voter: governors owned, those lying in front, whose they are, and what became of the vote.

    `in_hand` are its own in front of it, which a vote gives away (R-106: a block may lie elsewhere). `votes` is how
    many have voted for it, None unless only that is published: then `lots` say nothing of owners, and who has
    voted for whom, or for nobody, is not to be seen.
    """

    seat: Seat
    owned: int
    pile: int
    lots: tuple[Lot, ...]
    candidate: bool
    banned: bool
    vote: Seat | None
    abstained: bool
    in_hand: int
    votes: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The election as a seat (None: the public) may know it. `leaders` have most governors in front of them."""

    viewer: Seat | None
    options: Options
    phase: Phase
    presider: Seat
    called: Seat | None
    heard: int
    held: int
    winner: Seat | None
    voters: tuple[VoterView, ...]
    leaders: tuple[Seat, ...]
    coalitions: tuple[tuple[Seat, ...], ...]
    over: bool = False

    @property
    def candidates(self) -> tuple[VoterView, ...]:
        """Those who may be voted for."""
        return tuple(one for one in self.voters if one.candidate)


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know: the same as everybody."""
    return View(
        viewer=seat,
        options=state.options,
        phase=state.phase,
        presider=state.presider,
        called=state.called,
        heard=len(state.heard),
        held=state.held,
        winner=state.winner,
        voters=show_unnamed_voters(state.ballot)
        if state.nameless
        else show_voters(state.ballot, state.abstained),
        leaders=tuple(ballot.list_leaders(state.ballot)),
        coalitions=() if state.nameless else tuple(map(tuple, ballot.list_coalitions(state.ballot))),
        over=state.over,
    )


def show_voters(held: ballot.Ballot, abstained: list[Seat]) -> tuple[VoterView, ...]:
    """The voters of any ballot as they may be shown, by seat."""
    standing = ballot.list_candidates(held)
    return tuple(
        VoterView(
            seat,
            ballot.count_owned(held, seat),
            ballot.count_pile(held, seat),
            tuple(ballot.list_owners(held, seat)),
            seat in standing,
            seat in held.banned,
            held.votes.get(seat),
            seat in abstained,
            ballot.count_in_hand(held, seat),
        )
        for seat in held.voters
    )


def show_unnamed_voters(held: ballot.Ballot) -> tuple[VoterView, ...]:
    """The same where only the tally is published: nothing depends on whose governors lie where (C-62)."""
    counts = {one.seat: one for one in tally.count_votes(held)}
    found = []
    for seat in held.voters:
        owned, counted = ballot.count_owned(held, seat), counts.get(seat)
        number = 0 if counted is None else counted.number
        lots = (Lot(seat, number),) if number else ()
        votes = 0 if counted is None else counted.votes
        banned = seat in held.banned
        found.append(
            VoterView(seat, owned, number, lots, counted is not None, banned, None, False, owned, votes)
        )
    return tuple(found)
