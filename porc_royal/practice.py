"""Practice players: what they think of each question is their game's, and this is how a thought becomes a reply.

A game says what it thinks by the key of the question; whatever it does not think about takes its default:

    IDEAS: Final[Mapping[str, Idea[View]]] = {facts.ASK_VOTE: vote, facts.ASK_FLEE: flee}
    practise: Final = play_by(IDEAS)
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Saying, Seat

T = TypeVar("T")
V = TypeVar("V")

Idea: TypeAlias = Callable[[V, Seat, Ask, int], Reply | None]
"""What to reply to a question, seen from a seat; the number is luck, to break ties. None when there is no idea."""


def play_by(ideas: Mapping[str, Idea[V]], first: Sequence[Idea[V]] = ()) -> Callable[[V, Ask, int], Reply]:
    """A practice player, from the ideas of its game by question; those in `first` come first, whatever is asked.

    It replies with the first idea that would be taken, and else with the default of the question.
    """

    def practise(view: V, asked: Ask, luck: int) -> Reply:
        own = ideas.get(asked.key)
        for idea in first if own is None else (*first, own):
            reply = idea(view, asked.seat, asked, luck)
            if reply is None:
                continue
            try:
                return asked.check(reply)
            except Refused:
                continue
        return asked.default

    return practise


def give_no_reasons() -> Sequence[Saying]:
    """What is said of a move that its game rates and does not explain."""
    return ()


@dataclass(frozen=True, slots=True)
class Rated:
    """A move with what it is worth to its seat: practice players choose by it, and menus show the best by it first.

    reasons  what decided, what weighs most first; worked out only where it is shown
    """

    reply: Reply
    worth: float
    reasons: Callable[[], Sequence[Saying]] = give_no_reasons


def choose_rated(moves: Sequence[Rated], luck: int) -> Reply | None:
    """The move that is worth most; luck picks among equals. None where there is none."""
    return choose_best(moves, lambda one: one.worth, luck).reply if moves else None


def sort_rated(moves: Iterable[Rated]) -> list[Rated]:
    """The moves, the best first; equals as they came."""
    return sorted(moves, key=lambda one: -one.worth)


def choose_best(choices: Sequence[T], score: Callable[[T], float], luck: int) -> T:
    """The choice with the highest score; luck picks among equals."""
    scores = [score(one) for one in choices]
    top = max(scores)
    equals = [one for one, points in zip(choices, scores, strict=True) if points == top]
    return equals[luck % len(equals)]
