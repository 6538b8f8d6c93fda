"""Find which table is the first to show each leak: `python -m tests.promises.first_found [case] [leak]`.

It prints how many of the leaks of a case were found, and what that cost. Where a leak begins at a situation that is set
up by hand, one of a few tables shows it, and nothing is written down. The others are looked for at tables to which luck
has come, and the number of the first that shows one is put on record, so that the search begins there and costs one
pair of runs. A number that is out of date makes it longer, and does no harm besides; one that is too old makes the test
fail. What is on record stays there if it still shows the leak at once; the rest is found anew.
"""

import json
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from tests.promises.leaks import FIRST_FOUND, LEAKS, find_place, hunt, look_for_leak, sow
from tests.promises.leaks_told import Hunt
from tests.promises.runner import Runner
from tests.promises.tworuns import Diverged
from tests.unsynced import spare_the_disk

MOST: Final = 400
"""Tables that are looked at; a leak that none of them shows needs a question of its own to begin at."""
MOST_SET_UP: Final = 60
"""The same where they are set up by hand, as in the test."""

FEW_EVENTS: Final = 7
EARLY: Final = 16
"""Among so many tables one is preferred that shows the leak when only so few things have happened there."""


def find_first(name: str, leak: str) -> tuple[int, int] | None:
    """The number of a table that shows a leak soon, or at all, and after how many events at most."""
    where, known = find_place(name, leak), hunt(name, leak)
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        spare_the_disk(patch)
        book = sow(patch, name, leak)
        with Runner.open(Path(folder)) as runner:
            for number, events in chain(((known.start, known.events),), _list_tables(where)):
                try:
                    look_for_leak(runner, name, book, replace(where, events=events), number)
                except Diverged:
                    return number, events
    return None


def _list_tables(where: Hunt) -> Iterable[tuple[int, int]]:
    """Tables and how much happens there: some where little does, then all."""
    if where.opened is not None:
        return ((number, where.events) for number in range(1, MOST_SET_UP))
    soon = ((number, FEW_EVENTS) for number in range(EARLY)) if where.events > FEW_EVENTS else ()
    return chain(soon, ((number, where.events) for number in range(MOST)))


def main(cases: Iterable[str], leak: str = "") -> None:
    """Look for the leaks of these cases, or for one of them, and write down what was found by luck."""
    for name in cases:
        before = time.process_time()
        found: dict[str, tuple[int, int] | None] = {}
        for one in LEAKS[name]:
            if leak in ("", one):
                found[one] = find_first(name, one)
                print(f"{name}: {one}: {found[one] or 'not found'}", flush=True)
        seconds = time.process_time() - before
        caught = sum(place is not None for place in found.values())
        print(
            f"{name}: {caught} of {len(found)} leaks found, {seconds:.0f} seconds of processor time",
            flush=True,
        )
        _write_down(
            name, {one: place for one, place in found.items() if find_place(name, one).opened is None}
        )


def _write_down(name: str, found: dict[str, tuple[int, int] | None]) -> None:
    # Read anew: others may look for the leaks of other cases meanwhile.
    record: dict[str, dict[str, tuple[int, int]]] = json.loads(FIRST_FOUND.read_text(encoding="utf-8"))
    by_luck = {one for one in LEAKS[name] if find_place(name, one).opened is None}
    kept = {one: place for one, place in record.get(name, {}).items() if one in by_luck - found.keys()}
    rows = kept | {one: place for one, place in found.items() if place is not None}
    record = {**record, name: rows} if rows else {one: record[one] for one in record if one != name}
    FIRST_FOUND.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:2] or list(LEAKS), *sys.argv[2:3])
