"""A question that has a single answer: which, so that nobody need be waited for who has nothing to choose.

Whoever leaves such a question out tells everybody that there was no choice. So it may be left out only where all can
see that there is none; that is for the rules to say, who know what is hidden (DEC-042).
"""

from collections.abc import Sequence
from typing import TypeAlias

from porc_royal.asks import (
    Answer,
    Ask,
    Chosen,
    Field,
    Number,
    Option,
    Order,
    Pick,
    Refused,
    Reply,
    Several,
    is_void,
)

Values: TypeAlias = Sequence[Answer | None]
"""What may be filled in, None for leaving it out; two of them stand for many."""


def find_single_reply(asked: Ask) -> Reply | None:
    """The only reply that can be given; None where there are several, or where it would be refused."""
    replies = [reply for name, option in asked.options.items() for reply in _list_replies(name, option)]
    if len(replies) != 1:
        return None
    try:
        return asked.check(replies[0])
    except Refused:
        return None


def _list_replies(name: str, option: Option) -> list[Reply]:
    """The replies by an option, of many the first two: it has none where a field admits nothing."""
    filled: list[dict[str, Answer]] = [{}]
    for field, wanted in option.fields.items():
        filled = [
            {**chosen, field: value} if value is not None else chosen
            for chosen in filled
            for value in _list_values(wanted, chosen)
        ][:2]
    return [Reply(name, chosen) for chosen in filled]


def _list_values(wanted: Field, chosen: Chosen) -> Values:
    """What may be filled in; nothing at all is as good as leaving it out."""
    admitted = _list_admitted(wanted, chosen)
    if wanted.optional:
        return (None, *(value for value in admitted if value not in (0, ())))
    return (None,) if is_void(wanted, chosen) else admitted


def _list_admitted(wanted: Field, chosen: Chosen) -> Values:
    """The values that a field admits, of many the first two."""
    match wanted:
        case Pick():
            return wanted.choices(chosen)[:2]
        case Number():
            least, most = wanted.range(chosen)
            return range(least, min(most, least + 1) + 1)
        case Several():
            names = tuple(wanted.choices(chosen))
            most = len(names) if wanted.most is None else min(wanted.most, len(names))
            sets = [names[:number] for number in range(wanted.least, most + 1)]
            return sets if wanted.least in {0, len(names)} else [*sets, *sets]  # others are as large
        case Order():
            names = tuple(wanted.choices(chosen))
            return [names] if len(names) < 2 else [names, names]
        case _:
            return ("", "")
