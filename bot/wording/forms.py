"""Forms: the fields of an option filled in one by one, between two presses kept as a draft.

A draft is no reply yet, and it is never trusted: each step is checked against the question as it stands.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.i18n import read_whole_number
from porc_royal.asks import (
    Answer,
    Ask,
    Chosen,
    Field,
    FreeText,
    Number,
    Option,
    Order,
    Pick,
    Refused,
    Several,
    is_void,
)
from porc_royal.facts import Named

MENU: Final = 25
LISTED: Final = 1_000
"""A number among more than these is typed, and those that it may be are not gone through."""


class Draft(msgspec.Struct):
    """A form being filled in: the values so far, the optional fields left out, and an order begun."""

    fields: dict[str, Answer] = {}
    skipped: list[str] = []
    order: tuple[str, ...] = ()
    """What comes first, of the order that is being made now."""


def fill_field(ask: Ask, option: str, name: str, draft: Draft, values: Sequence[str]) -> Draft:
    """The draft with one more field filled in from a menu or a modal. Raises `Refused`."""
    if option not in ask.options or name not in ask.options[option].fields:
        raise Refused("refused-stale")
    wanted = ask.options[option].fields[name]
    waiting = find_next_field(ask.options[option], draft)
    if waiting is None or waiting[0] != name:
        raise Refused("refused-stale")
    if isinstance(wanted, Order):
        return _extend_order(wanted, name, values, draft)
    draft.fields[name] = wanted.check(name, read_values(wanted, name, values, draft), draft.fields)
    return draft


def _extend_order(wanted: Order, name: str, values: Sequence[str], draft: Draft) -> Draft:
    """The draft with the next of an order; when one alone is left, it can only come last. Raises `Refused`."""
    among = wanted.choices(draft.fields)
    order = (*draft.order, *values)
    if not set(order) <= set(among):
        raise Refused("refused-stale")
    twice = [one for one in values if one in draft.order]
    if twice or len(set(order)) < len(order):
        raise Refused("refused-twice", field=name, value=Named(wanted.kind, (*twice, *values)[0]))
    left = tuple(one for one in among if one not in order)
    if len(left) > 1:
        draft.order = order
        return draft
    draft.fields[name] = wanted.check(name, (*order, *left), draft.fields)
    draft.order = ()
    return draft


def skip_field(ask: Ask, option: str, name: str, draft: Draft) -> Draft:
    """The draft with an optional field left out, or with nobody chosen of several. Raises `Refused`."""
    waiting = find_next_field(ask.options[option], draft) if option in ask.options else None
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


def read_values(wanted: Field, name: str, values: Sequence[str], draft: Draft) -> Answer:
    """What was chosen or typed, as the field wants it. Raises `Refused`."""
    match wanted:
        case Number():
            least, most = wanted.range(draft.fields)
            number = read_whole_number(values[0])
            if number is None:
                raise Refused("refused-number", field=name, least=least, most=most)
            return number
        case Several() | Order():
            return tuple(values)
        case Pick() | FreeText():
            return values[0]


def find_next_field(option: Option, draft: Draft) -> tuple[str, Field] | None:
    """The first field that is neither filled in nor left out."""
    for name, wanted in option.fields.items():
        if name not in draft.fields and name not in draft.skipped:
            return name, wanted
    return None


def fill_forced(option: Option, draft: Draft) -> None:
    """Fill in the fields that admit one value only, and leave out the optional ones that admit none."""
    while (waiting := find_next_field(option, draft)) is not None and fill_one(*waiting, draft):
        pass


def fill_one(name: str, wanted: Field, draft: Draft) -> bool:
    """Fill in one field, or leave it out, where there is nothing to choose; says whether it did."""
    if isinstance(wanted, FreeText):
        return False
    among = list_values(wanted, draft)
    if (wanted.optional or is_void(wanted, draft.fields)) and (
        not among or (isinstance(wanted, Number) and among == ["0"])
    ):
        draft.skipped.append(name)
        return True
    if len(among) == 1 and not wanted.optional and isinstance(wanted, Pick | Number):
        draft.fields[name] = int(among[0]) if isinstance(wanted, Number) else among[0]
        return True
    return False


def list_open_fields(option: Option, draft: Draft) -> list[str]:
    """The optional fields that are neither filled in nor left out, and admit something."""
    return [
        name
        for name, wanted in option.fields.items()
        if name not in draft.fields
        and name not in draft.skipped
        and list_values(wanted, draft) not in ([], ["0"])
    ]


def list_values(wanted: Field, draft: Draft) -> list[str]:
    """The values that a field admits after those of the draft; [] where it is typed freely."""
    among = list_admitted(wanted, draft.fields)
    return [one for one in among if one not in draft.order] if isinstance(wanted, Order) else among


def list_admitted(wanted: Field, chosen: Chosen) -> list[str]:
    """What a field admits after what is chosen, of very many numbers the least; [] where it is typed freely."""
    if isinstance(wanted, Number):
        least, most = wanted.range(chosen)
        return [str(number) for number in range(least, min(most, least + LISTED) + 1)]
    if isinstance(wanted, Pick):
        return drop_copies(wanted, wanted.choices(chosen))
    return [] if isinstance(wanted, FreeText) else list(wanted.choices(chosen))


def drop_copies(wanted: Pick, among: Sequence[str]) -> list[str]:
    """The names among which there is a real choice: of several copies of one card, the first."""
    if wanted.kind != "card":
        return list(among)
    titles: dict[str, str] = {}
    for one in among:
        titles.setdefault(one.partition(".")[0], one)
    return list(titles.values())


def is_typed(wanted: Field, draft: Draft) -> bool:
    """Whether a field is typed in a modal, since no menu can hold it."""
    if isinstance(wanted, Number):
        least, most = wanted.range(draft.fields)
        return most - least >= MENU
    return isinstance(wanted, FreeText)


def find_dead_end(option: Option, draft: Draft) -> str | None:
    """The field that must be filled in next although it admits nothing after those of the draft, if there is such."""
    trial = Draft(dict(draft.fields), list(draft.skipped))
    fill_forced(option, trial)
    waiting = find_next_field(option, trial)
    if waiting is None or can_skip(waiting[1]) or isinstance(waiting[1], FreeText):
        return None
    return None if list_values(waiting[1], trial) else waiting[0]


def list_usable_values(option: Option, name: str, wanted: Field, draft: Draft) -> list[str]:
    """The values of the field that is to be filled in now after which something can be chosen for the next."""
    names = list_values(wanted, draft)
    if not isinstance(wanted, Pick):
        return names
    return [one for one in names if _is_usable(option, name, one, draft)]


def is_possible(option: Option) -> bool:
    """Whether an option's form has a way through, as far as its first fields tell."""
    fixed = [each for each in option.fields.values() if isinstance(each, Pick | Several | Order)]
    if any(not callable(each.among) and not each.among and not can_skip(each) for each in fixed):
        return False
    draft = Draft()
    fill_forced(option, draft)
    waiting = find_next_field(option, draft)
    if waiting is None or can_skip(waiting[1]) or isinstance(waiting[1], FreeText):
        return True
    name, wanted = waiting
    return any(
        not isinstance(wanted, Pick) or _is_usable(option, name, one, draft)
        for one in list_values(wanted, draft)
    )


def narrow_to_next(ask: Ask, option: str, draft: Draft) -> Ask:
    """The question as the form puts it now: the field to be filled in next, with what it still admits."""
    name, wanted = find_next_field(ask.options[option], draft) or ("", None)
    if not isinstance(wanted, Pick):
        return msgspec.structs.replace(ask, options={})
    names = list_usable_values(ask.options[option], name, wanted, draft)
    return msgspec.structs.replace(ask, options={option: Option({name: Pick(wanted.kind, names)})})


def can_skip(wanted: Field) -> bool:
    """Whether a form goes on without a value for this field."""
    return wanted.optional or (isinstance(wanted, Several) and wanted.least == 0)


def _is_usable(option: Option, name: str, value: str, draft: Draft) -> bool:
    return find_dead_end(option, Draft({**draft.fields, name: value}, draft.skipped)) is None
