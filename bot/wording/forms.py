"""Forms: the fields of an option filled in one by one, between two presses kept as a draft.

A draft is no reply yet, and it is never trusted: each step is checked against the question as it stands.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.table.asks import Answer, Ask, Field, Number, Option, Order, Pick, Refused, Several, Text

MENU: Final = 25


class Draft(msgspec.Struct):
    """A form being filled in: the values so far, the optional fields left out, and an order begun."""

    fields: dict[str, Answer] = {}
    skipped: list[str] = []
    order: tuple[str, ...] = ()
    """What comes first, of the order that is being made now."""


def filled(ask: Ask, option: str, name: str, draft: Draft, values: Sequence[str]) -> Draft:
    """The draft with one more field filled in from a menu or a modal. Raises `Refused`."""
    if option not in ask.options or name not in ask.options[option].fields:
        raise Refused("refused-stale")
    wanted = ask.options[option].fields[name]
    waiting = next_field(ask.options[option], draft)
    if waiting is None or waiting[0] != name:
        raise Refused("refused-stale")
    if isinstance(wanted, Order):
        return _ordered(wanted, name, values, draft)
    draft.fields[name] = wanted.check(name, typed(wanted, name, values, draft), draft.fields)
    return draft


def _ordered(wanted: Order, name: str, values: Sequence[str], draft: Draft) -> Draft:
    """The draft with the next of an order; when one alone is left, it can only come last. Raises `Refused`."""
    among = wanted.choices(draft.fields)
    order = (*draft.order, *values)
    if not set(order) <= set(among) or len(set(order)) < len(order):
        raise Refused("refused-stale")
    left = tuple(one for one in among if one not in order)
    if len(left) > 1:
        draft.order = order
        return draft
    draft.fields[name] = wanted.check(name, (*order, *left), draft.fields)
    draft.order = ()
    return draft


def left_out(ask: Ask, option: str, name: str, draft: Draft) -> Draft:
    """The draft with an optional field left out, or with nobody chosen of several. Raises `Refused`."""
    waiting = next_field(ask.options[option], draft) if option in ask.options else None
    if waiting is None or waiting[0] != name:
        raise Refused("refused-stale")
    wanted = waiting[1]
    if wanted.optional:
        draft.skipped.append(name)
    elif isinstance(wanted, Several) and wanted.least == 0:
        draft.fields[name] = ()
    else:
        raise Refused("refused-missing", field=name)
    return draft


def typed(wanted: Field, name: str, values: Sequence[str], draft: Draft) -> Answer:
    """What was chosen or typed, as the field wants it. Raises `Refused`."""
    match wanted:
        case Number():
            least, most = wanted.range(draft.fields)
            if not values[0].strip().lstrip("-").isdigit():
                raise Refused("refused-number", field=name, least=least, most=most)
            return int(values[0])
        case Several() | Order():
            return tuple(values)
        case Pick() | Text():
            return values[0]


def next_field(option: Option, draft: Draft) -> tuple[str, Field] | None:
    """The first field that is neither filled in nor left out."""
    for name, wanted in option.fields.items():
        if name not in draft.fields and name not in draft.skipped:
            return name, wanted
    return None


def fill_forced(option: Option, draft: Draft) -> None:
    """Fill in the fields that admit one value only, and leave out the optional ones that admit none."""
    while (waiting := next_field(option, draft)) is not None:
        name, wanted = waiting
        if isinstance(wanted, Text):
            return
        among = names_of(wanted, draft)
        if wanted.optional and (not among or (isinstance(wanted, Number) and among == ["0"])):
            draft.skipped.append(name)
        elif len(among) == 1 and not wanted.optional and isinstance(wanted, Pick | Number):
            draft.fields[name] = int(among[0]) if isinstance(wanted, Number) else among[0]
        else:
            return


def names_of(wanted: Field, draft: Draft) -> list[str]:
    """The values that a field admits after those of the draft; [] where it is typed freely."""
    if isinstance(wanted, Number):
        least, most = wanted.range(draft.fields)
        return [str(number) for number in range(least, most + 1)]
    if isinstance(wanted, Pick):
        return told_apart(wanted, wanted.choices(draft.fields))
    if isinstance(wanted, Order):
        return [one for one in wanted.choices(draft.fields) if one not in draft.order]
    return [] if isinstance(wanted, Text) else list(wanted.choices(draft.fields))


def told_apart(wanted: Pick, among: Sequence[str]) -> list[str]:
    """The names among which there is a real choice: of several copies of one card, the first."""
    if wanted.kind != "card":
        return list(among)
    titles: dict[str, str] = {}
    for one in among:
        titles.setdefault(one.partition(".")[0], one)
    return list(titles.values())


def by_hand(wanted: Field, draft: Draft) -> bool:
    """Whether a field is typed in a modal, since no menu can hold it."""
    if isinstance(wanted, Number):
        least, most = wanted.range(draft.fields)
        return most - least >= MENU
    return isinstance(wanted, Text)


def possible(option: Option) -> bool:
    """Whether nothing that an option needs is known to admit nothing; what depends on fields before shows later."""
    first = True
    for wanted in option.fields.values():
        if wanted.optional or isinstance(wanted, Text) or (isinstance(wanted, Several) and wanted.least == 0):
            continue
        if (first or not (isinstance(wanted, Number) or callable(wanted.among))) and not names_of(
            wanted, Draft()
        ):
            return False
        first = False
    return True
