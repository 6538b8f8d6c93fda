"""Hanging fields: what a field of an option admits in any way of filling in those before it that it looks at.

Which these are need not be said: a field is asked over a mapping that remembers what was read of it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, islice, takewhile
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.wording.forms import LISTED, list_admitted
from porc_royal.asks import Answer, Chosen, Field, Number, Option, Order, Pick, Several, is_void

WAYS: Final = 1_500
"""Ways of filling in the fields that one hangs on which are gone through at most."""
Way: TypeAlias = tuple[Chosen, tuple[str, ...]]
"""One of them, and what the field admits then."""


class _Countless(Exception):
    """The ways of filling in the fields that another hangs on cannot be gone through."""


class Admitted(Struct, frozen=True):
    """What a field admits.

    values  all that it may, whatever stands in the fields before it, in the order in which they are met
    gaps    whether there are ways in which it admits nothing
    first   the first field that it hangs on, "" where it admits the same in every way
    beside  for each value the names in that field with which it goes; () where it goes with all of them
    """

    values: tuple[str, ...]
    gaps: bool = False
    first: str = ""
    beside: Mapping[str, tuple[str, ...]] = {}


class _Watched(Mapping[str, Answer]):
    """What has been chosen; it remembers which fields were looked at."""

    def __init__(self, chosen: Chosen, fields: Collection[str], seen: set[str]) -> None:
        self._chosen = chosen
        self._fields = fields
        self._seen = seen

    def __getitem__(self, name: str) -> Answer:
        self._seen.add(name)
        return self._chosen[name]

    def __contains__(self, name: object) -> bool:
        self._seen.add(str(name))
        return name in self._chosen

    def __iter__(self) -> Iterator[str]:
        self._seen.update(self._fields)
        return iter(self._chosen)

    def __len__(self) -> int:
        self._seen.update(self._fields)
        return len(self._chosen)


class _Joined(Mapping[str, Answer]):
    """What is chosen already, and what is to be chosen beside it, of which one sees what is looked at."""

    def __init__(self, known: Chosen, chosen: Chosen) -> None:
        self._known = known
        self._chosen = chosen

    def __getitem__(self, name: str) -> Answer:
        return self._known[name] if name in self._known else self._chosen[name]

    def __contains__(self, name: object) -> bool:
        return name in self._known or name in self._chosen

    def __iter__(self) -> Iterator[str]:
        return chain(self._known, self._chosen)

    def __len__(self) -> int:
        return len(self._known) + len(self._chosen)


def narrow_option(option: Option, known: Chosen, skipped: Collection[str]) -> Option:
    """An option without the fields that are filled in or left out; the others as they are after these."""
    left = {name: one for name, one in option.fields.items() if name not in known and name not in skipped}
    return replace(option, fields={name: _bind(one, known) for name, one in left.items()})


def _bind(wanted: Field, known: Chosen) -> Field:
    """A field that looks at what is chosen already as well."""
    if isinstance(wanted, Number) and callable(bounds := wanted.bounds):
        return replace(wanted, bounds=lambda chosen: bounds(_Joined(known, chosen)))
    if isinstance(wanted, Pick | Several | Order) and callable(among := wanted.among):
        return replace(wanted, among=lambda chosen: among(_Joined(known, chosen)))
    return wanted


def find_admitted(option: Option) -> Mapping[str, Admitted | None]:
    """What each field of an option admits in any way, by its name; None where the ways are too many to be gone through.

    What is typed admits no values.
    """
    found: dict[str, Admitted | None] = {}
    holds: dict[str, Sequence[str]] = {}
    for name in option.fields:
        try:
            holds[name], ways = _find_hold(option, name, holds)
            found[name] = _collect(option, name, holds[name], ways)
        except _Countless:
            found[name] = None
    return found


def _find_hold(
    option: Option, name: str, holds: Mapping[str, Sequence[str]]
) -> tuple[Sequence[str], Sequence[Way]]:
    """The fields on which it hangs what a field admits, and those on which these hang; and what it admits in each way.

    Raises `_Countless`.
    """
    earlier = list(takewhile(lambda one: one != name, option.fields))
    held: list[str] = []
    while True:
        seen, ways, known = set[str](), list[Way](), set(earlier) - set(held)
        for chosen in _list_ways(option, held):
            try:
                ways.append(
                    (chosen, tuple(list_admitted(option.fields[name], _Watched(chosen, earlier, seen))))
                )
            except (LookupError, TypeError, ValueError):
                if not seen & known:  # else it takes for granted what is not among those held so far
                    raise
        fresh = seen & known
        if not fresh:
            return held, ways
        if not fresh <= holds.keys():
            raise _Countless
        whole = {*held, *fresh, *chain.from_iterable(holds[one] for one in fresh)}
        held = [one for one in earlier if one in whole]


def _list_ways(option: Option, held: Sequence[str]) -> Sequence[Chosen]:
    """Every way of filling in some fields, without those that lead nowhere. Raises `_Countless`.

    Of several at once none and each alone are gone through: what one of them takes away is away beside others, too.
    """
    fields = [(one, option.fields[one]) for one in held]
    if not all(isinstance(wanted, Pick | Number | Several) for _, wanted in fields):
        raise _Countless
    ways = list(islice(_walk(fields, {}), WAYS + 1))
    if len(ways) > WAYS:
        raise _Countless
    return ways


def _walk(fields: Sequence[tuple[str, Field]], chosen: Chosen, *, alone: bool = False) -> Iterator[Chosen]:
    """alone: several have been chosen at once, so that of no further field there are any. Raises `_Countless`."""
    if not fields:
        yield chosen
        return
    (name, wanted), *rest = fields
    if isinstance(wanted, Several):
        yield from _walk(rest, {**chosen, name: ()}, alone=alone)
        among = [] if alone else list_admitted(wanted, chosen)
        for one in among:
            yield from _walk(rest, {**chosen, name: (one,)}, alone=True)
        return
    if wanted.optional or is_void(wanted, chosen):
        yield from _walk(rest, chosen, alone=alone)
    among = list_admitted(wanted, chosen)
    if len(among) > LISTED:  # of so many numbers they are not all there
        raise _Countless
    for one in among:
        value = int(one) if isinstance(wanted, Number) else one
        yield from _walk(rest, {**chosen, name: value}, alone=alone)


def _collect(option: Option, name: str, held: Sequence[str], ways: Sequence[Way]) -> Admitted:
    """What a field admits in any way of filling in those on which it hangs."""
    values = tuple(dict.fromkeys(chain.from_iterable(admitted for _, admitted in ways)))
    if isinstance(option.fields[name], Number):
        values = tuple(sorted(values, key=int))
    gaps = not all(admitted for _, admitted in ways)
    if len({admitted for _, admitted in ways}) <= 1 or not isinstance(option.fields[held[0]], Pick | Number):
        return Admitted(values, gaps)
    first = held[0]
    names = dict.fromkeys(str(chosen[first]) for chosen, _ in ways if first in chosen)
    with_ = {
        one: dict.fromkeys(
            str(chosen[first]) for chosen, admitted in ways if one in admitted and first in chosen
        )
        for one in values
    }
    beside = {one: tuple(some) if len(some) < len(names) else () for one, some in with_.items()}
    return Admitted(values, gaps, first, beside)
