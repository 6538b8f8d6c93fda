"""Window fields: which of an option's fields stand in one window, and the reply that comes back from it.

A window shows all of its fields at once. Where what one of them admits hangs on another, it shows whatever that may be,
and beside each value with what it goes; a form with more than a window holds is filled in step by step. What comes back
is never trusted: it is checked whole, and what does not go together is refused.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from bot.i18n import read_whole_number
from bot.wording.forms import MENU, Draft, can_skip, list_values
from bot.wording.hanging_fields import Admitted, find_admitted
from bot.wording.voice import CHOICE
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
from porc_royal.facts import Named

PARTS: Final = 5
"""Fields in a window of Discord's."""
PICK: Final = "p"
NUMBER: Final = "n"
SEVERAL: Final = "s"
TEXT: Final = "t"
PLACE: Final = "o"
FOLDED: Final = "f"
"""How a field is answered, in the id under which it comes back; of an order each place is answered by itself."""
BESIDES: Final = "besides"
"""What stands for the name of a field where several are answered in one list."""


class WindowField(Struct, frozen=True):
    """One question of a window.

    values  what may be chosen; () where it is typed
    place   which place of an order, from 1 on; 0 of what is no order
    gaps    whether it may be left out since, with some of what is chosen before, it admits nothing
    first   the field before it on which its values hang, and `beside` with what of it each of them goes;
            () with all of it, or with all but itself: that goes without saying
    folded  the fields that it stands for: it lists the values of all of them, of which one each may be chosen
    """

    name: str
    wanted: Field
    values: tuple[str, ...]
    place: int = 0
    gaps: bool = False
    first: str = ""
    beside: Mapping[str, tuple[str, ...]] = {}
    folded: tuple["WindowField", ...] = ()

    @property
    def id(self) -> str:
        """Under which id it comes back: how it is answered, and its name."""
        if self.folded:
            return f"{FOLDED}:{self.name}"
        sort = {Pick: PICK, Number: NUMBER, Several: SEVERAL, FreeText: TEXT, Order: f"{PLACE}{self.place}"}
        return f"{sort[type(self.wanted)]}:{self.name}"

    @property
    def bounds(self) -> tuple[int, int]:
        """How many of its values may be chosen."""
        if self.folded:
            return 0, len(self.folded)
        free = self.wanted.optional or self.gaps
        if not isinstance(self.wanted, Several):
            return int(not free), 1
        most = len(self.values) if self.wanted.most is None else min(self.wanted.most, len(self.values))
        return (0 if free else min(self.wanted.least, most)), most

    @property
    def boxes(self) -> tuple[str, ...]:
        """Its values as a list has them in which it stands with others; a number that is nought is not chosen there."""
        nought = ("0",) if isinstance(self.wanted, Number) else ()
        return tuple(f"{self.id}={one}" for one in self.values if one not in nought)


def list_window_fields(option: Option) -> Sequence[WindowField]:
    """The fields of an option as one window asks them; () where it must be filled in step by step.

    What admits one value only, or none and may be left out, is not asked (`complete_reply`).
    """
    found: list[WindowField] = []
    among = find_admitted(option)
    for name, wanted in option.fields.items():
        admitted = among[name]
        if admitted is None or (not admitted.values and _is_missing(wanted)):
            return ()
        if not _is_settled(wanted, admitted):
            found += _list_questions(name, wanted, admitted, among)
    if len(found) > PARTS:
        found = _fold(found)
    return found if all(len(one.values) <= MENU for one in found) else ()


def _fold(asked: Sequence[WindowField]) -> list[WindowField]:
    """The same with what may be left out in one list at the end, as much of it as makes room; [] where nothing does."""
    spare = [
        one for one in asked if isinstance(one.wanted, Pick | Number) and one.values and not one.bounds[0]
    ]
    number = len(asked) - PARTS + 1
    least = sorted(spare, key=lambda one: len(one.boxes))[:number]
    folded = tuple(one for one in asked if one in least)
    values = tuple(chain.from_iterable(one.boxes for one in folded))
    if len(folded) < number or len(values) > MENU or any(len(one) > CHOICE for one in values):
        return []
    besides = WindowField(BESIDES, Several("", values, optional=True), values, folded=folded)
    return [*(one for one in asked if one not in folded), besides]


def complete_reply(ask: Ask, reply: Reply) -> Reply:
    """What came back from a window, with what it did not ask for: the only value of a field, the last of an order.

    As it came, where something of it is wrong: the question says what, when it is handed in. Raises `Refused` for what
    would do beside something else, and for several where one was asked for.
    """
    fields: dict[str, Answer] = {}
    for name, wanted in ask.options[reply.option].fields.items() if reply.option in ask.options else ():
        value = reply.fields.get(name)
        if value is None:
            value = _find_only_value(wanted, fields)
        elif isinstance(wanted, Order) and isinstance(value, tuple):
            left = [one for one in wanted.choices(fields) if one not in value]
            value = (*value, *left) if len(left) == 1 else value
        if value is None or (value == () and wanted.optional):
            continue
        if isinstance(value, tuple) and isinstance(wanted, Pick | Number):
            raise Refused("refused-one", field=name)
        try:
            fields[name] = wanted.check(name, value, fields)
        except Refused:
            _refuse_beside(ask.options[reply.option], name, value, fields)
            return reply
    return Reply(reply.option, {**reply.fields, **fields})


def _refuse_beside(option: Option, name: str, value: Answer, chosen: Chosen) -> None:
    """Refuse a value that goes with something else than what was chosen, by saying so. Raises `Refused`."""
    admitted, wanted = find_admitted(option)[name], option.fields[name]
    if (
        admitted is None
        or admitted.first not in chosen
        or not isinstance(wanted, Pick)
        or value not in admitted.values
    ):
        return
    other, with_ = chosen[admitted.first], admitted.beside.get(str(value), ())
    if not with_ or str(other) in with_:  # it is a field further on with which it does not go
        return
    kind = getattr(option.fields[admitted.first], "kind", "")
    raise Refused(
        "refused-beside",
        field=name,
        value=Named(wanted.kind, str(value)),
        chosen=Named(kind, str(other)) if kind else str(other),
    )


def read_window(option: str, entered: Mapping[str, Sequence[str]]) -> Reply:
    """What was chosen and typed in a window, by the ids of its fields; what was left empty is left out.

    A number that is none stays as it was typed, and so do two values of which one was asked for. Raises `Refused` for
    what this bot cannot have asked.
    """
    fields: dict[str, Answer] = {}
    for one, values in entered.items():
        _read_part(fields, one, values)
    return Reply(option, fields)


def _read_part(fields: dict[str, Answer], part: str, values: Sequence[str]) -> None:
    """Note what was chosen or typed in one question of a window. Raises `Refused` for what cannot have been asked."""
    sort, _, name = part.partition(":")
    if not name:
        raise Refused("press-unknown")
    if sort == FOLDED:
        for one in values:
            other, _, value = one.partition("=")
            folded = other.partition(":")[2]
            before = fields.get(folded)
            _read_part(fields, other, [value])
            if before is not None:
                known = before if isinstance(before, tuple) else (str(before),)
                fields[folded] = (*known, value)
    elif sort == SEVERAL:
        fields[name] = tuple(values)
    elif values and values[0] and sort in (PICK, TEXT):
        fields[name] = values[0]
    elif values and values[0] and sort == NUMBER:
        number = read_whole_number(values[0])
        fields[name] = values[0] if number is None else number
    elif values and sort.startswith(PLACE):
        ordered = fields.get(name, ())
        fields[name] = (*(ordered if isinstance(ordered, tuple) else ()), values[0])


def _is_missing(wanted: Field) -> bool:
    """Whether a field that admits nothing makes the form one that cannot be filled in."""
    return not (isinstance(wanted, FreeText) or can_skip(wanted) or is_void(wanted, {}))


def _is_settled(wanted: Field, admitted: Admitted) -> bool:
    """Whether there is nothing to be asked of a field."""
    values = admitted.values
    if isinstance(wanted, FreeText):
        return False
    if isinstance(wanted, Order):
        return len(values) <= 1
    if wanted.optional and isinstance(wanted, Number) and list(values) == ["0"]:
        return True
    return not values or (len(values) == 1 and not wanted.optional and isinstance(wanted, Pick | Number))


def _list_questions(
    name: str, wanted: Field, admitted: Admitted, among: Mapping[str, Admitted | None]
) -> Iterator[WindowField]:
    """What is asked of a field; of an order each place but the last, which what is left takes."""
    values = admitted.values
    if isinstance(wanted, Order):
        yield from (WindowField(name, wanted, values, place) for place in range(1, len(values)))
    elif isinstance(wanted, Number) and len(values) > MENU:
        yield WindowField(name, wanted, (), gaps=admitted.gaps)
    else:
        beside = _leave_out_plain(admitted, among.get(admitted.first))
        yield WindowField(name, wanted, values, 0, admitted.gaps, admitted.first, beside)


def _leave_out_plain(admitted: Admitted, first: Admitted | None) -> Mapping[str, tuple[str, ...]]:
    """With what each value goes, without those that go with all but themselves: fifteen names would say nothing."""
    whole = set(first.values) if first else set[str]()
    return {value: with_ for value, with_ in admitted.beside.items() if whole - set(with_) - {value}}


def _find_only_value(wanted: Field, chosen: Chosen) -> Answer | None:
    """What a window does not ask for, since it can be but this."""
    if wanted.optional or isinstance(wanted, FreeText):
        return None
    values = list_values(wanted, Draft(dict(chosen)))
    if isinstance(wanted, Several) and not values and wanted.least == 0:
        return ()
    if len(values) != 1 or isinstance(wanted, Several):
        return None
    if isinstance(wanted, Order):
        return tuple(values)
    return int(values[0]) if isinstance(wanted, Number) else values[0]
