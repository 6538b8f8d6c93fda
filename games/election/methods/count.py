"""The methods by name. What each asks of a paper is checked here, so that no count meets a paper it cannot read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from games.election.methods.pairs import count_pairs
from games.election.methods.paper import RANKING, Count, Method, Paper
from games.election.methods.plurality import count_most
from games.election.methods.transferable import count_transfers
from porc_royal.asks import Refused

Counter: TypeAlias = Callable[[int, Sequence[Paper], int], Count]

METHODS: Final[Mapping[Method, Counter]] = {
    "single": count_most,
    "approval": count_most,
    "ranked": count_transfers,
    "pairs": count_pairs,
}


def find_most(method: Method, candidates: int) -> int:
    """How many candidates a paper may name."""
    return 1 if method == "single" else candidates


def check_paper(method: Method, candidates: int, choices: Sequence[int]) -> tuple[int, ...]:
    """The choices of a paper as they are kept: an approval, which has no order, by the list. Raises `Refused`."""
    known = all(0 <= one < candidates for one in choices)
    if not choices or not known or len(set(choices)) != len(choices):
        raise Refused("elections-error-paper")
    if len(choices) > find_most(method, candidates):
        raise Refused("elections-error-paper")
    return tuple(choices) if method in RANKING else tuple(sorted(choices))


def count_papers(method: Method, candidates: int, papers: Sequence[Paper], places: int = 1) -> Count:
    """Count a ballot. The order of the papers changes nothing; without any, nobody is elected."""
    if not papers:
        return Count((), (), (), 0)
    return METHODS[method](candidates, papers, places)


def is_unanimous(papers: Sequence[Paper]) -> bool:
    """Whether everybody said the same: then a count would tell what each has voted."""
    return len({paper.choices for paper in papers}) <= 1
