"""What may be told of an exception in a log: its class and where it was raised. What it says may be somebody's secret.

A rule that looks for a card in vain names the card, a driver names the row, a parser quotes what was typed. Those whose
text is made of numbers and names of the program alone are named here.
"""

import traceback
from collections.abc import Iterator
from typing import Final

from storage.ports import LogBroken, StorageFailed, StoreRefused

__all__ = ["describe_fault", "write_fault"]

PLAIN: Final = (StorageFailed, StoreRefused, LogBroken)
"""Of these the text is logged as well."""


def describe_fault(fault: BaseException) -> str:
    """One line: the class of an exception, and of what it says only numbers."""
    kind = type(fault)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    if isinstance(fault, PLAIN):
        return f"{name}: {fault}"
    numbers = (getattr(fault, one, None) for one in ("errno", "status", "code"))
    told = [str(one) for one in numbers if isinstance(one, int)]
    if isinstance(state := getattr(fault, "sqlstate", None), str):
        told.append(state)
    return f"{name}: {' '.join(told)}" if told else name


def write_fault(fault: BaseException | None) -> str:
    """The trace of an exception, after those of what it came of."""
    return "" if fault is None else "".join(_format(fault, set())).rstrip()


def _format(fault: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(fault))
    before = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    if before is not None and id(before) not in seen:
        yield from _format(before, seen)
        yield "\nAfter which:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(fault.__traceback__)
    yield f"{describe_fault(fault)}\n"
    if isinstance(fault, BaseExceptionGroup):
        for one in fault.exceptions:
            if id(one) not in seen:
                yield "\nOf which one is:\n\n"
                yield from _format(one, seen)
