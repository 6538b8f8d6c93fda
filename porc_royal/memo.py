"""A question whose choices are worked out once: for one look at it, in which a form is walked through many times.

What a field admits is computed by the rules from the state, after the fields before it. While a question is being
shown nothing changes, and the same is asked again and again: for each suggestion, each menu, each check. What is
remembered grows stale with the next reply, so a question made here is shown and let go, never kept (DEC-045).
"""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from porc_royal.asks import Answer, Ask, Chosen, Field, FreeText, Number, Option

T = TypeVar("T")


def remember_choices(ask: Ask) -> Ask:
    """The same question, which works out what each of its fields admits once for the same fields before it."""
    return replace(ask, options={name: _remember_fields(option) for name, option in ask.options.items()})


def _remember_fields(option: Option) -> Option:
    if not option.fields:
        return option
    return replace(option, fields={name: _remember(wanted) for name, wanted in option.fields.items()})


def _remember(wanted: Field) -> Field:
    if isinstance(wanted, Number):
        return replace(wanted, bounds=_once(wanted.bounds)) if callable(wanted.bounds) else wanted
    if isinstance(wanted, FreeText) or not callable(wanted.among):
        return wanted
    return replace(wanted, among=_once(wanted.among))


def _once(compute: Callable[[Chosen], T]) -> Callable[[Chosen], T]:
    found: dict[tuple[tuple[str, Answer], ...], T] = {}

    def look_up(chosen: Chosen) -> T:
        if not isinstance(chosen, dict):  # it notes what is read of it, and a key reads all
            return compute(chosen)
        key = tuple(chosen.items())
        if key not in found:
            found[key] = compute(chosen)
        return found[key]

    return look_up
