"""Receipts: what a person is told, privately, of the reply that was taken; and its wording as plain data."""

from typing import Literal

import msgspec

from porc_royal.asks import Answer, Ask, Field, Order, Pick, Reply, Several
from porc_royal.facts import Arg, Listing, Named, Saying


class Receipt(msgspec.Struct, frozen=True):
    """What was taken, kept with the interaction's id so that a repeated press is answered alike.

    seq      number in the log
    what     the option, named by its own label or by the message `<ask>-<option>`
    parts    key of each field that was filled in, and its value as it is to be worded
    sealed   nobody sees it yet, and it may be changed
    again    the same seat is asked something else at once
    own      nobody waited for it: it is an order, or none, and is not opened when everybody has answered
    told     what the same seat alone has learned by it, before what it is asked at once
    below    both come in a message below it
    order    it is no answer, but holds from now on ("set"), or has held before ("stands")
    ordered  what the order says that was given with it
    beside   the message that was pressed is about to change, so that this stands beside it
    """

    table_id: int
    seq: int
    what: Saying | Named | Listing | str
    parts: tuple[tuple[str, Arg], ...] = ()
    sealed: bool = False
    again: bool = False
    own: bool = False
    order: Literal["", "set", "stands"] = ""
    told: tuple[Saying, ...] = ()
    below: bool = False
    ordered: Saying | None = None
    beside: bool = False


class Undone(msgspec.Struct, frozen=True):
    """A reply was taken back: what it did, as its receipt said."""

    table_id: int
    what: Saying | Named | Listing | str = ""
    parts: tuple[tuple[str, Arg], ...] = ()


def name_option(ask: Ask, option: str) -> Saying | Named | Listing | str:
    """How an option is called: its label, else the message `<ask>-<option>`."""
    label = ask.options[option].label
    if label is None:
        return Saying(f"{ask.key}-{option}")
    return label if isinstance(label, Named | Listing | str) else Saying(f"{ask.key}-{option}")


def value_name(wanted: Field, value: Answer) -> Arg:
    """How the value of a field is called."""
    if isinstance(value, tuple):
        kind = wanted.kind if isinstance(wanted, Several | Order) else ""
        return Listing(tuple(Named(kind, one) for one in value))
    if isinstance(wanted, Pick | Several | Order):
        return Named(wanted.kind, str(value))
    return value


def list_parts(ask: Ask, reply: Reply) -> tuple[tuple[str, Arg], ...]:
    """The filled fields of a reply with their values, ready to be worded."""
    fields = ask.options[reply.option].fields
    return tuple((name, value_name(fields[name], value)) for name, value in reply.fields.items())


def make_undone(table_id: int, ask: Ask, reply: Reply) -> Undone:
    """A reply as it is named once it is taken back."""
    return Undone(table_id, name_option(ask, reply.option), list_parts(ask, reply))
