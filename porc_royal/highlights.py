"""What friends tell each other of a game that is over: who stands where, what turned it, what was boldest.

A game declares it in its own folder, from what everybody knows: the public facts of the log, in order, and the public
view at the end. Nothing private goes in, so nothing private can come out, whoever looks at the end of a closed table.

    Highlights(rank=rank_seats, tell=tell_story, lucky_rolls=frozenset({"attack", "defence"}))

What was dealt is private. At a table that publishes everything at its end the bot sets the first hand of each seat
beside what as many cards of the shuffled deck come to on average; the game says what to look for (`Deals`).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from porc_royal.facts import Arg, Saying, Seat

V = TypeVar("V")

HighlightKind: TypeAlias = Literal["turning-point", "siege", "bluff"]
"""Under which of the bot's headings a moment stands: what turned the game, the longest siege, the boldest bluff."""


class Ranked(Struct, frozen=True):
    """Where a seat stands at the end.

    score  what it is ranked by, the highest first; equal ones share a place. Whoever has won stands before the others
    says   what it has, in few words
    """

    seat: Seat
    score: tuple[int, ...]
    says: Saying


class Highlight(Struct, frozen=True):
    """A moment that is told, in a sentence that can be read alone."""

    kind: HighlightKind
    says: Saying


@dataclass(frozen=True, slots=True)
class Deals:
    """What a game deals, for the luck of it.

    dealing   the keys of the private facts by which a seat learns its cards (argument "cards"); its first one counts
    shuffles  the purposes of the shuffles of a whole deck from which hands are dealt
    name      a card of a deck, as such a fact names it; "" for what is no card that is dealt
    worth     what a card counts, by that name
    """

    dealing: frozenset[str]
    shuffles: frozenset[str]
    name: Callable[[str], str]
    worth: Callable[[str], int]


@dataclass(frozen=True, slots=True)
class Highlights(Generic[V]):
    """What a game tells when it is over.

    rank         every seat, from the public view at the end
    tell         the moments that are worth telling, from the public facts of the whole game in order, and who has won
    lucky_rolls  what chance is asked for, by its purpose ("attack"), where everybody sees the dice of a seat and a
                 higher one is better for it: these alone count when its luck is told
    deals        what is dealt, None where that is not told
    """

    rank: Callable[[V], Sequence[Ranked]]
    tell: Callable[[Sequence[Saying], Sequence[Seat]], Sequence[Highlight]]
    lucky_rolls: frozenset[str] = frozenset()
    deals: Deals | None = None


def find_turning_point(leaders: Sequence[Collection[Seat]], winner: Seat) -> int | None:
    """From which of these moments on a winner was alone ahead for good.

    None where that was so from the first, or never. leaders: who was ahead at each of them
    """
    alone = [tuple(one) == (winner,) for one in leaders]
    if not alone or not alone[-1] or all(alone):
        return None
    return len(alone) - alone[::-1].index(False)


def read_number(args: Mapping[str, Arg], name: str, default: int = 0) -> int:
    """A number of what was told; the default where there is none of this name, or it is no number."""
    found = args.get(name, default)
    return found if isinstance(found, int) else default


__all__ = ["Deals", "Highlight", "HighlightKind", "Highlights", "Ranked", "find_turning_point", "read_number"]
