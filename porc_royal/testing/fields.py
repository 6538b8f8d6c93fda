"""The fields of a view, each with a name ("seats.recipe") and a place where another value can be put.

A view is data: dataclasses and msgspec structs, and tuples of these. Rows of a tuple have the name of the tuple; where
each row begins with its name (`("cosmic_pig", seen)`), what it holds has the name of the row besides.
"""

import dataclasses
from collections.abc import Collection, Iterator
from typing import Final, TypeAlias, TypeVar

import msgspec

V = TypeVar("V")

Place: TypeAlias = tuple[str | int, ...]
"""Where a field stands in a view: names of fields, and numbers of rows."""

_NAMES: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of each record, looked up once."""


def list_fields(view: object) -> dict[str, Place]:
    """Every field that holds no fields itself, by its name, with the last place where it stands."""
    return {".".join(words): place for words, place in _list_below(view, (), ())}


def find_value(view: object, place: Place) -> object:
    """What stands there. Raises LookupError where nothing does."""
    for step in place:
        if isinstance(step, str):
            if step not in _list_names(view):
                raise LookupError(place)
            view = getattr(view, step)
        elif isinstance(view, tuple | list) and step < len(view):
            view = view[step]
        else:
            raise LookupError(place)
    return view


def put_value(view: V, place: Place, value: object) -> V:
    """The same view with something else in one place. Raises LookupError where there is no such place."""
    changed = _put(view, place, value)
    if isinstance(changed, type(view)):
        return changed
    raise LookupError(place)


def name_field(view: object, place: Place) -> str:
    """How a field is called: "seats.recipe", "expansions.cosmic_pig.plan"."""
    words: list[str] = []
    for step in place:
        if isinstance(step, str):
            words.append(step)
        elif step == 1 and isinstance(view, tuple) and _is_named_row(view):
            words.append(str(view[0]))
        view = find_value(view, (step,))
    return ".".join(words)


def list_unlike(one: object, other: object) -> list[Place]:
    """The places in which two views differ; of rows that are not as many, the place of them all."""
    return list(_list_unlike(one, other, ()))


def find_unlike(one: object, other: object) -> list[str]:
    """The names of the fields in which two views differ."""
    return list(dict.fromkeys(name_field(one, place) for place in list_unlike(one, other)))


def is_below(name: str, names: Collection[str]) -> bool:
    """Whether a field is one of these, or below one of them."""
    words = name.split(".")
    return any(".".join(words[:number]) in names for number in range(1, len(words) + 1))


def _list_names(view: object) -> tuple[str, ...]:
    """The fields of a record; () for what is none."""
    kind = type(view)
    if kind not in _NAMES:
        names: tuple[str, ...] = ()
        if issubclass(kind, msgspec.Struct):
            names = kind.__struct_fields__
        elif dataclasses.is_dataclass(kind):
            names = tuple(one.name for one in dataclasses.fields(kind))
        _NAMES[kind] = names
    return _NAMES[kind]


def _is_named_row(value: tuple[object, ...]) -> bool:
    """Whether it is a record with its name before it."""
    return len(value) == 2 and isinstance(value[0], str) and bool(_list_names(value[1]))


def _holds_fields(value: object) -> bool:
    return isinstance(value, tuple) and any(
        bool(_list_names(one)) or (isinstance(one, tuple) and _is_named_row(one)) for one in value
    )


def _list_below(
    value: object, words: tuple[str, ...], place: Place
) -> Iterator[tuple[tuple[str, ...], Place]]:
    names = _list_names(value)
    if names:
        for name in names:
            yield from _list_below(getattr(value, name), (*words, name), (*place, name))
    elif isinstance(value, tuple) and _is_named_row(value):
        yield from _list_below(value[1], (*words, str(value[0])), (*place, 1))
    elif isinstance(value, tuple) and _holds_fields(value):
        for number, one in enumerate(value):
            yield from _list_below(one, words, (*place, number))
    else:
        yield words, place


def _list_unlike(one: object, other: object, place: Place) -> Iterator[Place]:
    if one == other:
        return
    names = _list_names(one)
    if names and type(one) is type(other):
        for name in names:
            yield from _list_unlike(getattr(one, name), getattr(other, name), (*place, name))
    elif isinstance(one, tuple) and isinstance(other, tuple) and _have_like_rows(one, other):
        for number, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from _list_unlike(here, there, (*place, number))
    else:
        yield place


def _have_like_rows(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return len(one) == len(other) and (_is_named_row(one) or _holds_fields(one))


def _put(view: object, place: Place, value: object) -> object:
    if not place:
        return value
    step = place[0]
    if isinstance(step, int):
        if not isinstance(view, tuple) or step >= len(view):
            raise LookupError(place)
        return (*view[:step], _put(view[step], place[1:], value), *view[step + 1 :])
    if step not in _list_names(view):
        raise LookupError(place)
    below = _put(getattr(view, step), place[1:], value)
    if isinstance(view, msgspec.Struct):
        return msgspec.structs.replace(view, **{step: below})
    if dataclasses.is_dataclass(view) and not isinstance(view, type):
        return dataclasses.replace(view, **{step: below})
    raise LookupError(place)
