"""What is published of a ballot, as plain data: made once at its close, and the same ever after."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from cogs.election.club.terms import LEAST_SECRET, BallotTerms
from games.election.methods.count import count_papers, is_unanimous
from games.election.methods.paper import Duel, Paper, Round
from storage.ports import PaperRow

Withheld: TypeAlias = Literal["", "quorum", "few", "alike", "unfilled"]
"""Why nothing is published but the result: too few papers to be valid, too few to be secret, all say the same, or
too few have stood."""


class Stage(Struct, frozen=True):
    """A round of a count, as it is told: votes are hundredths, as a count with transfers makes parts of them.

    shares  candidates with their votes; the rest as `games.election.methods.paper.Round` has it
    """

    shares: tuple[tuple[int, int], ...]
    elected: tuple[int, ...]
    eliminated: int | None
    passed_on: int | None
    needed: int | None
    spent: int
    tied: bool


class Outcome(Struct, frozen=True):
    """The result of a ballot. `papers`: how many were handed in; `published`: words and choices, by word."""

    papers: int
    votes: int
    elected: tuple[int, ...]
    stages: tuple[Stage, ...] = ()
    duels: tuple[Duel, ...] = ()
    withheld: Withheld = ""
    published: tuple[tuple[str, tuple[int, ...]], ...] = ()


def read_outcome(kept: bytes) -> Outcome:
    """An outcome as it is kept."""
    return msgspec.json.decode(kept, type=Outcome)


def read_choices(kept: bytes) -> tuple[int, ...]:
    """The choices of a paper as they are kept."""
    return msgspec.json.decode(kept, type=tuple[int, ...])


def make_outcome(terms: BallotTerms, rows: Sequence[PaperRow]) -> Outcome:
    """Count the papers of a ballot, and keep what may be known of them."""
    if terms.waiting:  # it has never opened
        return Outcome(0, 0, (), withheld="unfilled")
    papers = [Paper(read_choices(row.choices), row.weight) for row in rows]
    votes = sum(one.weight for one in papers)
    if len(papers) < terms.quorum:
        return Outcome(len(papers), votes, (), withheld="quorum")
    count = count_papers(terms.method, len(terms.candidates), papers, terms.places)
    withheld = _find_withheld(terms, papers)
    if withheld:
        return Outcome(len(papers), votes, count.elected, withheld=withheld)
    # A word is made by chance, so that the order of words says nothing of who came when.
    published = sorted((row.receipt, read_choices(row.choices)) for row in rows if row.receipt)
    stages = tuple(map(_make_stage, count.rounds))
    return Outcome(len(papers), votes, count.elected, stages, count.duels, published=tuple(published))


def _find_withheld(terms: BallotTerms, papers: Sequence[Paper]) -> Withheld:
    """Why the numbers of a secret ballot are not published."""
    if terms.secrecy != "secret" or not papers:
        return ""
    if len(papers) < LEAST_SECRET:
        return "few"
    return "alike" if is_unanimous(papers) else ""


def _make_stage(one: Round) -> Stage:
    shares = tuple((share.candidate, _round(share.votes)) for share in one.shares)
    needed = None if one.needed is None else _round(one.needed)
    return Stage(shares, one.elected, one.eliminated, one.passed_on, needed, _round(one.spent), one.tied)


def _round(votes: Fraction) -> int:
    """Hundredths, the rest dropped: what decides was exact."""
    return int(votes * 100)
