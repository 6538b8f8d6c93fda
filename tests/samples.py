"""Which of a test's cases the ordinary run plays: `@pytest.mark.samples("cosmic", "election-*")`."""

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Protocol

import pytest


class Case(Protocol):
    """One case of a test, as pytest keeps it."""

    id: str
    marks: list[pytest.Mark]


def find_name(case: Case) -> str:
    """What a case is called, however the bot hears of what people do in it."""
    return case.id.removeprefix("gateway-").removeprefix("http-")


def keep_samples(cases: Sequence[Case], patterns: Sequence[str]) -> None:
    """All but the samples get the mark of the thorough run; a sample that is no longer there is a mistake."""
    for pattern in patterns:
        if not any(fnmatchcase(find_name(case), pattern) for case in cases):
            raise pytest.UsageError(f"no sample {pattern!r} among {[find_name(case) for case in cases]}")
    for case in cases:
        if not any(fnmatchcase(find_name(case), pattern) for pattern in patterns):
            case.marks.append(pytest.mark.thorough.mark)


def keep_first(cases: Iterable[Any], number: int) -> list[Any]:
    """All but the first cases get the mark of the long run."""
    return [
        one if place < number else pytest.param(one, marks=pytest.mark.soak)
        for place, one in enumerate(cases)
    ]
