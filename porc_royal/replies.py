"""Replies that are always legal: for random play in tests, and for players with no better idea."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

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
    Reply,
    Several,
    is_void,
)

Luck: TypeAlias = Callable[[int], int]
"""`luck(n)` gives a number from 0 to n - 1."""

TRIES = 20
"""How many random answers are drawn at most until one is legal."""


def draw_reply(question: Ask, luck: Luck) -> Reply:
    """A legal reply, drawn option first, then field by field; the default if luck finds none in time."""
    names = list(question.options)
    for _ in range(TRIES):
        name = names[luck(len(names))]
        fields = _fill(question.options[name], luck)
        if fields is None:
            continue
        try:
            return question.check(Reply(name, fields))
        except Refused:
            continue
    return question.default


def _fill(option: Option, luck: Luck) -> dict[str, Answer] | None:
    """Values for the fields of an option; None when a needed one admits nothing."""
    chosen: dict[str, Answer] = {}
    for name, wanted in option.fields.items():
        if wanted.optional and luck(2):
            continue
        value = _value(wanted, chosen, luck)
        if value is not None:
            chosen[name] = value
        elif not wanted.optional and not is_void(wanted, chosen):
            return None
    return chosen


def _value(wanted: Field, chosen: Chosen, luck: Luck) -> Answer | None:
    match wanted:
        case Pick():
            among = wanted.choices(chosen)
            return among[luck(len(among))] if among else None
        case Several():
            return _subset(wanted, wanted.choices(chosen), luck)
        case Number():
            least, most = wanted.range(chosen)
            return least + luck(most - least + 1) if least <= most else None
        case Order():
            return tuple(shuffle_names(wanted.choices(chosen), luck))
        case FreeText():
            return "x" * wanted.least


def _subset(wanted: Several, among: Sequence[str], luck: Luck) -> Answer | None:
    most = len(among) if wanted.most is None else min(wanted.most, len(among))
    if most < wanted.least:
        return None
    size = wanted.least + luck(most - wanted.least + 1)
    return tuple(shuffle_names(among, luck)[:size])


def shuffle_names(names: Sequence[str], luck: Luck) -> list[str]:
    """The names in an order drawn by luck (Fisher-Yates)."""
    order = list(names)
    for last in range(len(order) - 1, 0, -1):
        other = luck(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
