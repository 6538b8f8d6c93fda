"""Whole moves: what a seat may reply where an option has several fields, each as one thing to choose.

A game lists the best first (`Rulebook.suggestions`), from the seat's own view alone, as its practice players rate them
(`practice.Rated`). It is a convenience and no rule: the form of the option takes everything else, and the question
judges a whole move like any other reply.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeAlias, TypeVar

from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Arg, Saying

V = TypeVar("V")

MOST: Final = 15
"""Whole moves that are suggested of many: as many as are read with a glance."""
FEW: Final = 24
"""With so many whole replies or fewer all of them stand in a menu, which has one choice more for the form."""
TRIED: Final = 48
"""Moves that are tried for one menu at most: a question is shown often, and must be shown at once."""


@dataclass(frozen=True, slots=True)
class Suggested:
    """A whole move.

    label    the move as people say it; None: the values of its fields, one after another
    note     what it costs, needs or meets
    reasons  what it is worth, what weighs most first: "+1 yellow, you lack 1"
    """

    reply: Reply
    label: Arg | Saying | None = None
    note: Saying | None = None
    reasons: Sequence[Saying] = ()


Suggest: TypeAlias = Callable[[V, Ask, str], Sequence[Suggested]]
"""Whole moves by an option of a question, from the view of the seat that is asked; () where the form will do."""


def keep_legal(ask: Ask, moves: Iterable[Suggested], most: int = MOST) -> list[Suggested]:
    """The first moves that the question takes, each once and in its normal form."""
    kept: dict[tuple[object, ...], Suggested] = {}
    for move in islice(moves, TRIED):
        try:
            reply = ask.check(move.reply)
        except Refused:
            continue
        normal = Suggested(reply, move.label, move.note, move.reasons)
        kept.setdefault((reply.option, *reply.fields.items()), normal)
        if len(kept) == most:
            break
    return list(kept.values())
