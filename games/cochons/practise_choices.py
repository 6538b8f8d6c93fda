"""How a practice player reads a question: what its fields admit, and which of several things it likes best."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from games.cochons import facts
from games.cochons.seen import View
from games.table.asks import NOTHING, Answer, Ask, Chosen, Number, Refused, Reply, picks
from games.table.facts import Seat

T = TypeVar("T")
Idea: TypeAlias = Callable[[View, Seat, Ask, int], Reply | None]
"""What to reply to a question, seen from a seat; the number is luck. None when there is no idea."""


def best(choices: Sequence[T], score: Callable[[T], float], luck: int) -> T:
    """The choice with the highest score; luck picks among equals."""
    scores = [score(one) for one in choices]
    top = max(scores)
    equals = [one for one, points in zip(choices, scores, strict=True) if points == top]
    return equals[luck % len(equals)]


def most(asked: Ask, option: str, field: str, chosen: Chosen = NOTHING) -> int:
    """The highest number that a field of an option admits, 0 where there is no such field."""
    wanted = asked.options[option].fields.get(field) if option in asked.options else None
    return wanted.range(chosen)[1] if isinstance(wanted, Number) else 0


def copy_of(asked: Ask, option: str) -> str:
    """A copy of the card that an option is played with, "" when none is held or the moment is wrong."""
    cards = picks(asked, option, facts.CARD)
    return cards[0] if cards else ""


def playing(asked: Ask, option: str, fields: Mapping[str, Answer]) -> Reply:
    """An option with these fields, and with a copy of its card if it takes one."""
    card = copy_of(asked, option)
    return Reply(option, {facts.CARD: card, **fields} if card else dict(fields))


def legal(asked: Ask, reply: Reply) -> bool:
    """Whether a reply would be taken."""
    try:
        asked.check(reply)
    except Refused:
        return False
    return True
