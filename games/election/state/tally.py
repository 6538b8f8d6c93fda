"""What is published of a sealed ballot where only the tally is: counts that all can check, and no name of a voter.

What would tell a vote all the same is left out with it: whose the governors in front of a candidate are, and who is
allied. So there are no coalitions after such a ballot (C-65), in the game no trades (C-20), and no card comes after
the votes, since what somebody gains would follow his vote for all to see (R-104).
"""

import msgspec

from games.election.state.ballot import Ballot, count_pile, list_candidates
from porc_royal.facts import Seat


class Count(msgspec.Struct, frozen=True):
    """What a tally says of a candidate: the governors in front of it, and how many have voted for it."""

    seat: Seat
    number: int
    votes: int


def count_votes(ballot: Ballot) -> list[Count]:
    """The tally without a name, by candidate (C-62, C-64): every governor and every vote can be counted again."""
    given = list(ballot.votes.values())
    return [Count(seat, count_pile(ballot, seat), given.count(seat)) for seat in list_candidates(ballot)]
