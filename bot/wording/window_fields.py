"""Window fields: which of an option's fields stand in one window, and the reply that comes back from it.

A window shows all of its fields at once. Where what one of them admits hangs on another, it shows whatever that may be,
and beside each value with what it goes. What one list cannot hold stands in several, or is typed by its name; a form
with more than a window holds is filled in step by step. What comes back is never trusted: it is checked whole, and what
does not go together is refused.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import ceil
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.i18n import read_whole_number
from bot.wording.forms import MENU, Draft, can_skip, fill_forced, fill_one, list_values
from bot.wording.hanging_fields import Admitted, find_admitted, narrow_option
from bot.wording.typed_fields import recognise
from bot.wording.voice import CHOICE, Voice
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
NAMED: Final = "w"
FOLDED: Final = "f"
"""How a field is answered, in the id under which it comes back; of an order each place is answered by itself."""
BESIDES: Final = "besides"
"""What stands for the name of a field where several are answered in one list."""


class WindowField(Struct, frozen=True):
    """One question of a window.

    values  what may be chosen; () of a number or a text that is typed
    place   which place of an order, from 1 on; 0 of what is no order
    list_   which of the lists in which its values stand, from 1 on, and `lists` of how many; 0 where one holds them all
    typed   whether the name of a value is typed, since lists have no room for all of them
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
    list_: int = 0
    lists: int = 0
    typed: bool = False

    @property
    def id(self) -> str:
        """Under which id it comes back: how it is answered, and its name."""
        if self.folded:
            return f"{FOLDED}:{self.name}"
        if self.typed:
            return f"{NAMED}:{self.name}"
        sort = {Pick: PICK, Number: NUMBER, Several: SEVERAL, FreeText: TEXT, Order: f"{PLACE}{self.place}"}
        return f"{sort[type(self.wanted)]}{self.list_ or ''}:{self.name}"

    @property
    def bounds(self) -> tuple[int, int]:
        """How many of its values may be chosen."""
        if self.folded:
            return 0, min(len(self.values), sum(one.bounds[1] for one in self.folded))
        free = self.wanted.optional or self.gaps or bool(self.lists)
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
    for made in ([*chain.from_iterable(map(_spread, found))], [*map(_type, found)]):
        fitting = made if len(made) <= PARTS else _fold(made)
        if fitting and all(one.typed or len(one.values) <= MENU for one in fitting):
            return fitting
    return ()


def list_next_fields(option: Option, draft: Draft) -> Sequence[WindowField]:
    """Of a form that no window holds, the next fields as one window asks them; () where that would be one at most."""
    found: list[WindowField] = []
    narrowed = narrow_option(option, draft.fields, draft.skipped)
    among = find_admitted(narrowed)
    for name, wanted in narrowed.fields.items():
        admitted = among[name]
        if admitted is None or (not admitted.values and _is_missing(wanted)):
            break
        asked = [] if _is_settled(wanted, admitted) else [*_list_questions(name, wanted, admitted, among)]
        if len(found) + len(asked) > PARTS or any(len(one.values) > MENU for one in asked):
            break
        found += asked
    return found if len(found) > 1 else ()


def fill_next(ask: Ask, reply: Reply, draft: Draft) -> Draft:
    """The draft with what came back from a window of its next fields. Raises `Refused`.

    A window that was opened after another draft than this has other fields, and what that held would be left out.
    """
    option = ask.options[reply.option]
    shown = {one.name for one in list_next_fields(option, draft)}
    if not shown.issuperset(reply.fields):
        raise Refused("refused-stale")
    after = Draft(dict(draft.fields), list(draft.skipped))
    for name, wanted in option.fields.items():
        if name in after.fields or name in after.skipped:
            continue
        value = _add_last(wanted, reply.fields.get(name), after.fields)
        if value is not None and not (value == () and wanted.optional):
            after.fields[name] = wanted.check(name, value, after.fields)
        elif name not in shown and fill_one(name, wanted, after):
            continue
        elif name in shown and (wanted.optional or is_void(wanted, after.fields)):
            after.skipped.append(name)
        elif name in shown:
            raise Refused("refused-missing", field=name)
        else:
            break
    fill_forced(option, after)
    return after


def _spread(asked: WindowField) -> Iterator[WindowField]:
    """The same in as few lists as its values take, of which none is left with one or two."""
    if len(asked.values) <= MENU or not isinstance(asked.wanted, Pick | Several):
        yield asked
        return
    lists = ceil(len(asked.values) / MENU)
    size = ceil(len(asked.values) / lists)
    for number in range(1, lists + 1):
        values = asked.values[(number - 1) * size : number * size]
        yield replace(asked, values=values, list_=number, lists=lists)


def _type(asked: WindowField) -> WindowField:
    """The same, by its name where one list does not hold its values."""
    return replace(asked, typed=len(asked.values) > MENU and isinstance(asked.wanted, Pick))


def _fold(asked: Sequence[WindowField]) -> list[WindowField]:
    """The same with what may be left out in one list at the end, as much of it as makes room; [] where nothing does."""
    spare = [one for one in asked if _is_spare(one)]
    number = len(asked) - PARTS + 1
    least = sorted(spare, key=lambda one: len(one.boxes))[:number]
    folded = tuple(one for one in asked if one in least)
    values = tuple(chain.from_iterable(one.boxes for one in folded))
    if len(folded) < number or len(values) > MENU or any(len(one) > CHOICE for one in values):
        return []
    besides = WindowField(BESIDES, Several("", values, optional=True), values, folded=folded)
    return [*(one for one in asked if one not in folded), besides]


def _is_spare(asked: WindowField) -> bool:
    """Whether a question may stand in a list with others: whatever is not chosen there is left out."""
    if not asked.values or asked.typed or asked.lists or asked.bounds[0]:
        return False
    return isinstance(asked.wanted, Pick | Number) or (
        isinstance(asked.wanted, Several) and asked.wanted.optional
    )


def complete_reply(ask: Ask, reply: Reply, voice: Voice | None = None) -> Reply:
    """What came back from a window, with what it did not ask for: the only value of a field, the last of an order.

    What was typed by its name, as `voice` has it, is found again. As it came, where something of it is wrong: the
    question says what, when it is handed in. Raises `Refused` for what would do beside something else, for several
    where one was asked for, and for a name that nothing has.
    """
    fields: dict[str, Answer] = {}
    for name, wanted in ask.options[reply.option].fields.items() if reply.option in ask.options else ():
        value = reply.fields.get(name)
        if voice is not None and isinstance(wanted, Pick) and isinstance(value, str):
            value = _find_named(ask.options[reply.option], name, value, fields, voice)
        value = _find_only_value(wanted, fields) if value is None else _add_last(wanted, value, fields)
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


def leave_out_only(ask: Ask, reply: Reply) -> Reply:
    """A reply without the fields that can be but what they are: `complete_reply` finds them again."""
    chosen, kept = dict[str, Answer](), dict[str, Answer]()
    for name, wanted in ask.options[reply.option].fields.items():
        if name in reply.fields:
            value = reply.fields[name]
            if _find_only_value(wanted, chosen) != value:
                kept[name] = value
            chosen[name] = value
    short = Reply(reply.option, kept)
    return short if complete_reply(ask, short) == reply else reply


def _add_last(wanted: Field, value: Answer | None, chosen: Chosen) -> Answer | None:
    """What came back from a window; of an order with the one that is left, for whose place nothing is asked."""
    if not isinstance(wanted, Order) or not isinstance(value, tuple):
        return value
    left = [one for one in wanted.choices(chosen) if one not in value]
    return (*value, *left) if len(left) == 1 else value


def _find_named(option: Option, name: str, value: str, chosen: Chosen, voice: Voice) -> str:
    """The value whose name was typed, where it was to be typed. Raises `Refused` where there is none, or several."""
    wanted = option.fields[name]
    if not isinstance(wanted, Pick) or value in wanted.choices(chosen):
        return value
    admitted = find_admitted(option)[name]
    if admitted is None or len(admitted.values) <= MENU or value in admitted.values:
        return value
    return recognise(voice, [Named(wanted.kind, one) for one in admitted.values], value, name)


def _refuse_beside(option: Option, name: str, value: Answer, chosen: Chosen) -> None:
    """Refuse what the window had, and what was chosen before does not let be, by its name. Raises `Refused`."""
    admitted, wanted = find_admitted(option)[name], option.fields[name]
    if admitted is None or not isinstance(wanted, Pick) or value not in admitted.values:
        return
    refused = Named(wanted.kind, str(value))
    other, with_ = chosen.get(admitted.first), admitted.beside.get(str(value), ())
    # Then it is a field further on with which it does not go.
    if other is None or not with_ or str(other) in with_:
        raise Refused("refused-value", field=name, value=refused)
    kind = getattr(option.fields[admitted.first], "kind", "")
    raise Refused(
        "refused-beside", field=name, value=refused, chosen=Named(kind, str(other)) if kind else str(other)
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
    elif sort[:1] == SEVERAL and _is_list(sort):
        before = fields.get(name, ())
        fields[name] = (*(before if isinstance(before, tuple) else ()), *values)
    elif values and values[0] and sort in (PICK, TEXT):
        fields[name] = values[0]
    elif values and values[0].strip() and sort == NAMED:
        fields[name] = values[0].strip()
    elif values and values[0] and sort[:1] == PICK and _is_list(sort):
        before = fields.get(name)
        fields[name] = values[0] if before is None else (str(before), values[0])
    elif values and values[0] and sort == NUMBER:
        number = read_whole_number(values[0])
        fields[name] = values[0] if number is None else number
    elif values and sort.startswith(PLACE):
        ordered = fields.get(name, ())
        fields[name] = (*(ordered if isinstance(ordered, tuple) else ()), values[0])


def _is_list(sort: str) -> bool:
    """Whether what stands behind the sort of a question is the number of a list, or nothing."""
    return not sort[1:] or sort[1:].isdecimal()


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
