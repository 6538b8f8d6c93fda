"""What a voter hands in, and what a count says of it. Candidates are numbers: places in the list of the ballot."""

from fractions import Fraction
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Method: TypeAlias = Literal["single", "approval", "ranked", "pairs"]
"""One vote; approval; ranked, by run-off or, for several places, with transfers; each against each (Schulze)."""

RANKING: Final[tuple[Method, ...]] = ("ranked", "pairs")
"""Methods whose papers say an order."""


class Paper(Struct, frozen=True):
    """One voter's paper.

    choices  candidates, the dearest first; of an approval in any order
    weight   how many votes it is worth
    """

    choices: tuple[int, ...]
    weight: int = 1


class Share(Struct, frozen=True):
    """What a candidate has in a round of the count; of one with transfers it may be a fraction."""

    candidate: int
    votes: Fraction


class Round(Struct, frozen=True):
    """One round of a count.

    shares      what everybody has who is still counted, in the order of the list
    elected     who is elected in it, in this order
    eliminated  who goes out with it
    passed_on   whose surplus is passed on after it
    needed      how many votes elect; None where most votes do
    spent       votes that count for nobody any more: their paper names no one else
    tied        whether who is elected, or goes out, was settled by the order of the list
    """

    shares: tuple[Share, ...]
    elected: tuple[int, ...] = ()
    eliminated: int | None = None
    passed_on: int | None = None
    needed: Fraction | None = None
    spent: Fraction = Fraction(0)
    tied: bool = False


class Duel(Struct, frozen=True):
    """Two candidates by themselves: how many votes set the one above the other, and how many the other way round."""

    one: int
    other: int
    won: int
    lost: int


class Count(Struct, frozen=True):
    """A whole count.

    elected  who is elected, the first first
    rounds   how it came to that
    duels    everybody against everybody, where that decides
    votes    the weight of all papers together
    """

    elected: tuple[int, ...]
    rounds: tuple[Round, ...]
    duels: tuple[Duel, ...]
    votes: int
