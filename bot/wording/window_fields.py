"""Window fields: which of an option's fields stand in one window, and the reply that comes back from it.

A window shows all of its fields at once, so what one of them admits must not hang on another: such a form, and one
with more than a window holds, is filled in step by step. What comes back is never trusted: it is checked whole.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Final

from msgspec import Struct

from bot.i18n import read_whole_number
from bot.wording.forms import MENU, Draft, can_skip, list_values
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

PARTS: Final = 5
"""Fields in a window of Discord's."""
WAYS: Final = 200
"""Ways of filling in the fields before another that are gone through to learn whether it hangs on them."""
PICK: Final = "p"
NUMBER: Final = "n"
SEVERAL: Final = "s"
TEXT: Final = "t"
PLACE: Final = "o"
"""How a field is answered, in the id under which it comes back; of an order each place is answered by itself."""


class WindowField(Struct, frozen=True):
    """One question of a window.

    values  what may be chosen; () where it is typed
    place   which place of an order, from 1 on; 0 of what is no order
    """

    name: str
    wanted: Field
    values: tuple[str, ...]
    place: int = 0

    @property
    def id(self) -> str:
        """Under which id it comes back: how it is answered, and its name."""
        sort = {Pick: PICK, Number: NUMBER, Several: SEVERAL, FreeText: TEXT, Order: f"{PLACE}{self.place}"}
        return f"{sort[type(self.wanted)]}:{self.name}"

    @property
    def bounds(self) -> tuple[int, int]:
        """How many of its values may be chosen."""
        if not isinstance(self.wanted, Several):
            return int(not self.wanted.optional), 1
        most = len(self.values) if self.wanted.most is None else min(self.wanted.most, len(self.values))
        return (0 if self.wanted.optional else min(self.wanted.least, most)), most


def list_window_fields(option: Option) -> Sequence[WindowField]:
    """The fields of an option as one window asks them; () where it must be filled in step by step.

    What admits one value only, or none and may be left out, is not asked (`complete_reply`).
    """
    found: list[WindowField] = []
    for name, wanted in option.fields.items():
        values = _find_values(option, name, wanted)
        if values is None or (not values and _is_missing(wanted)):
            return ()
        if not _is_settled(wanted, values):
            found += _list_questions(name, wanted, values)
    return found if len(found) <= PARTS and all(len(one.values) <= MENU for one in found) else ()


def complete_reply(ask: Ask, reply: Reply) -> Reply:
    """What came back from a window, with what it did not ask for: the only value of a field, the last of an order.

    As it came, where something of it is wrong: the question says what, when it is handed in.
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
        try:
            fields[name] = wanted.check(name, value, fields)
        except Refused:
            return reply
    return Reply(reply.option, {**reply.fields, **fields})


def read_window(option: str, entered: Mapping[str, Sequence[str]]) -> Reply:
    """What was chosen and typed in a window, by the ids of its fields; what was left empty is left out.

    A number that is none stays as it was typed. Raises `Refused` for what this bot cannot have asked.
    """
    fields: dict[str, Answer] = {}
    for one, values in entered.items():
        sort, _, name = one.partition(":")
        if not name:
            raise Refused("press-unknown")
        if sort == SEVERAL:
            fields[name] = tuple(values)
        elif values and values[0] and sort in (PICK, TEXT):
            fields[name] = values[0]
        elif values and values[0] and sort == NUMBER:
            number = read_whole_number(values[0])
            fields[name] = values[0] if number is None else number
        elif values and sort.startswith(PLACE):
            before = fields.get(name, ())
            fields[name] = (*(before if isinstance(before, tuple) else ()), values[0])
    return Reply(option, fields)


def _find_values(option: Option, name: str, wanted: Field) -> tuple[str, ...] | None:
    """What a field admits whatever stands in those before it; None where that depends on them."""
    if not callable(getattr(wanted, "bounds" if isinstance(wanted, Number) else "among", None)):
        return tuple(list_values(wanted, Draft()))
    found: set[tuple[str, ...]] = set()
    earlier = list(takewhile(lambda one: one[0] != name, option.fields.items()))
    for number, chosen in enumerate(_walk(earlier, {})):
        if chosen is None or number >= WAYS:
            return None
        found.add(tuple(list_values(wanted, Draft(dict(chosen)))))
        if len(found) > 1:
            return None
    return next(iter(found), ())


def _walk(fields: Sequence[tuple[str, Field]], chosen: Chosen) -> Iterator[Chosen | None]:
    """Every way of filling in fields; None, where they are not to be counted."""
    if not fields:
        yield chosen
        return
    (name, wanted), *rest = fields
    if not isinstance(wanted, Pick | Number):
        yield None
        return
    values = list_values(wanted, Draft(dict(chosen)))
    if wanted.optional or not values:
        yield from _walk(rest, chosen)
    for one in values:
        yield from _walk(rest, {**chosen, name: int(one) if isinstance(wanted, Number) else one})


def _is_missing(wanted: Field) -> bool:
    """Whether a field that admits nothing makes the form one that cannot be filled in."""
    return not (isinstance(wanted, FreeText) or can_skip(wanted) or is_void(wanted, {}))


def _is_settled(wanted: Field, values: Sequence[str]) -> bool:
    """Whether there is nothing to be asked of a field."""
    if isinstance(wanted, FreeText):
        return False
    if isinstance(wanted, Order):
        return len(values) <= 1
    if wanted.optional and isinstance(wanted, Number) and list(values) == ["0"]:
        return True
    return not values or (len(values) == 1 and not wanted.optional and isinstance(wanted, Pick | Number))


def _list_questions(name: str, wanted: Field, values: tuple[str, ...]) -> Iterator[WindowField]:
    """What is asked of a field; of an order each place but the last, which what is left takes."""
    if isinstance(wanted, Order):
        yield from (WindowField(name, wanted, values, place) for place in range(1, len(values)))
    elif isinstance(wanted, Number) and len(values) > MENU:
        yield WindowField(name, wanted, ())
    else:
        yield WindowField(name, wanted, values)


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
