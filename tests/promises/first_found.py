"""Find which table is the first to show each leak: `python -m tests.promises.first_found [case] [leak]`.

The search of a leak begins there, so that it costs one pair of runs. A number that is out of date makes it longer,
and does no harm besides; one that is too old makes the test fail. What is on record stays there if it still shows the
leak at once; the rest is found anew.
"""

import json
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from tests.promises.cases import CASES
from tests.promises.leaks import FIRST_FOUND, LEAKS, find_place, hunt, look_for_leak
from tests.promises.runner import open_runner
from tests.promises.tworuns import Diverged

MOST: Final = 400
"""Tables that are looked at; a leak that none of them shows needs a question of its own to begin at."""

FEW_EVENTS: Final = 7
EARLY: Final = 16
"""Among so many tables one is preferred that shows the leak when only so few things have happened there."""


def find_first(name: str, leak: str) -> tuple[int, int] | None:
    """The number of a table that shows a leak soon, or at all, and after how many events at most."""
    where, known = find_place(name, leak), hunt(name, leak)
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
        open_runner(Path(folder)) as runner,
    ):
        book = LEAKS[name][leak](patch, CASES[name].book)
        for number, events in chain(((known.start, known.events),), _list_tables(where.events)):
            try:
                look_for_leak(runner, name, book, replace(where, events=events), number)
            except Diverged:
                return number, events
    return None


def _list_tables(events: int) -> Iterable[tuple[int, int]]:
    """Tables and how much happens there: some where little does, then all."""
    soon = ((number, FEW_EVENTS) for number in range(EARLY)) if events > FEW_EVENTS else ()
    return chain(soon, ((number, events) for number in range(MOST)))


def main(cases: Iterable[str], leak: str = "") -> None:
    """Look for the leaks of these cases, or for one of them, and write down what was found."""
    for name in cases:
        found = {one: find_first(name, one) for one in LEAKS[name] if leak in ("", one)}
        # Read anew: others may look for the leaks of other cases meanwhile.
        record: dict[str, dict[str, tuple[int, int]]] = json.loads(FIRST_FOUND.read_text(encoding="utf-8"))
        kept = {
            one: place for one, place in record.get(name, {}).items() if one in LEAKS[name].keys() - found
        }
        record[name] = kept | {one: place for one, place in found.items() if place is not None}
        for one, place in found.items():
            print(f"{name}: {one}: {place or 'not found'}", flush=True)
        FIRST_FOUND.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:2] or list(LEAKS), *sys.argv[2:3])
