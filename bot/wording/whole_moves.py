"""The whole replies by an option, where there are few: then one choice does what a form would take several for."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.wording.forms import Draft, fill_forced, find_next_field, list_values
from porc_royal.asks import Answer, Ask, Number, Option, Pick, Reply
from porc_royal.suggestions import FEW, Suggested, keep_legal

LOOKED_AT: Final = 5
"""Beginnings of replies that are looked at for each that a menu holds: an option with more has too many replies."""


def list_few(ask: Ask, option: str, most: int = FEW) -> Sequence[Suggested]:
    """Every whole reply by an option, in the order of the question; () where they are many, or not to be listed.

    most: how many are many, as many as are tried for one menu at the most
    The values of an only field are listed as they are: as whole replies they would stand there twice.
    """
    found: list[Reply] = []
    only = next(iter(ask.options[option].fields.values()), None)
    if len(ask.options[option].fields) == 1 and isinstance(only, Pick) and not only.optional:
        return ()
    for looked, (draft, whole) in enumerate(_walk(ask.options[option], Draft())):
        if looked >= LOOKED_AT * most or len(found) > most:
            return ()
        if whole:
            found.append(Reply(option, draft.fields))
    return () if len(found) > most else keep_legal(ask, [Suggested(reply) for reply in found], most)


def _walk(option: Option, draft: Draft) -> Iterator[tuple[Draft, bool]]:
    """Every draft on the way to the whole replies, and whether it is one; what is no name or number is left out."""
    fill_forced(option, draft)
    waiting = find_next_field(option, draft)
    yield draft, waiting is None
    if waiting is None:
        return
    name, wanted = waiting
    if wanted.optional:
        yield from _walk(option, Draft(dict(draft.fields), [*draft.skipped, name]))
    if not isinstance(wanted, Pick | Number):
        return
    for one in list_values(wanted, draft):
        value: Answer = int(one) if isinstance(wanted, Number) else one
        if not (wanted.optional and value == 0):
            yield from _walk(option, Draft({**draft.fields, name: value}, list(draft.skipped)))
