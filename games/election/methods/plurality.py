"""One vote, and approval: whoever has most votes is elected; of equals, whoever stands first in the list."""

from collections.abc import Sequence
from fractions import Fraction

from games.election.methods.paper import Count, Paper, Round, Share


def count_most(candidates: int, papers: Sequence[Paper], places: int) -> Count:
    """Count each choice of a paper as much as any other: the only one, or all that are approved of."""
    votes = [0] * candidates
    for paper in papers:
        for choice in paper.choices:
            votes[choice] += paper.weight
    order = sorted(range(candidates), key=lambda one: (-votes[one], one))
    elected = tuple(one for one in order[:places] if votes[one])
    left_out = [votes[one] for one in order if one not in elected]
    tied = bool(elected) and votes[elected[-1]] in left_out
    shares = tuple(Share(one, Fraction(votes[one])) for one in range(candidates))
    total = sum(paper.weight for paper in papers)
    return Count(elected, (Round(shares, elected, tied=tied),), (), total)
