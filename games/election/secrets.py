"""What an election hides: who has voted for whom, where only the tally is published. Sealed votes are in no state."""

from collections.abc import Iterator
from typing import Final

from games.election.state.ballot import Ballot
from games.election.state.state import State
from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Luck, Path, Secrets


def _list_ballot(state: State, _viewer: Seat | None) -> Iterator[Path]:
    if state.nameless:
        yield from (("ballot", "votes"), ("ballot", "piles"))


def _vote_otherwise(state: State, _viewer: Seat | None, luck: Luck) -> None:
    if state.nameless:
        swap_voters(state.ballot, luck)


def swap_voters(ballot: Ballot, luck: Luck) -> None:
    """Two voters with as many governors have each voted as the other did (C-62)."""
    weights: dict[Seat, int] = {}
    for lot in (lot for pile in ballot.piles for lot in pile):
        weights[lot.owner] = weights.get(lot.owner, 0) + lot.number
    voted = sorted(ballot.votes)
    pairs = [(a, b) for a in voted for b in voted if a < b and weights.get(a) == weights.get(b)]
    if not pairs:
        return
    one, other = luck.choice(pairs)
    votes, owners = ballot.votes, {one: other, other: one}
    votes[one], votes[other] = votes[other], votes[one]
    for lot in (lot for pile in ballot.piles for lot in pile):
        lot.owner = owners.get(lot.owner, lot.owner)


SECRETS: Final[Secrets[State]] = Secrets(
    hidden=(Hidden("votes", _list_ballot, _vote_otherwise, named=False),)
)
