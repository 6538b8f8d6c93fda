"""What may be known of an election: everything, to everybody. A sealed vote is in no state before it is opened."""

from dataclasses import dataclass

from games.election import ballot
from games.election.ballot import Lot
from games.election.options import Options
from games.election.state import Phase, State
from games.table.facts import Seat


@dataclass(frozen=True, slots=True)
class VoterView:
    """One voter: governors owned, those lying in front, whose they are, and what became of the vote.

    `in_hand` are its own in front of it, which a vote gives away (R-106: a block may lie elsewhere).
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
        voters=voters(state.ballot, state.abstained),
        leaders=tuple(ballot.leaders(state.ballot)),
        coalitions=tuple(map(tuple, ballot.coalitions(state.ballot))),
        over=state.over,
    )


def voters(held: ballot.Ballot, abstained: list[Seat]) -> tuple[VoterView, ...]:
    """The voters of any ballot as they may be shown, by seat."""
    standing = ballot.candidates(held)
    return tuple(
        VoterView(
            seat,
            ballot.owned(held, seat),
            ballot.pile(held, seat),
            tuple(ballot.owners(held, seat)),
            seat in standing,
            seat in held.banned,
            held.votes.get(seat),
            seat in abstained,
            ballot.in_hand(held, seat),
        )
        for seat in held.voters
    )
