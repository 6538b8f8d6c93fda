"""The leaks sown on purpose, those of every game and those of each; the test must find every one of them."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from bot.games import AnyRulebook
from tests.promises import (
    leaks_cochons,
    leaks_cochons_complete,
    leaks_cosmic,
    leaks_cosmic_pig,
    leaks_dominion,
    leaks_election,
    leaks_interstellar_pig,
    leaks_planetoids,
    openings_cosmic,
    openings_dominion,
    openings_pig,
)
from tests.promises.cases import ALL_CASES
from tests.promises.leaks_common import COMMON
from tests.promises.leaks_told import Hunt, Leak, Patch
from tests.promises.moderated import Opening
from tests.promises.openings_cosmic import MakeOpening
from tests.promises.runner import Runner
from tests.promises.tworuns import Diverged

LEAKS: Final[Mapping[str, Mapping[str, Leak]]] = {
    "cochons": COMMON | leaks_cochons.LEAKS,
    "cochons-complete": leaks_cochons_complete.LEAKS,
    "cosmic-pig": leaks_cosmic_pig.LEAKS,
    "cosmic": leaks_cosmic.LEAKS,
    "cosmic-dominion": leaks_dominion.LEAKS,
    "cosmic-planetoids": leaks_planetoids.LEAKS,
    "election": leaks_election.LEAKS,
    "interstellar_pig": COMMON | leaks_interstellar_pig.LEAKS,
}
"""Those of every case, of those that only the long run tries, too."""

_AT: Final[Mapping[str, Mapping[str, str]]] = {
    "cochons": leaks_cochons.AT,
    "interstellar_pig": leaks_interstellar_pig.AT,
}

_HUNTS: Final[Mapping[str, Mapping[str, Hunt]]] = {
    "cochons-complete": leaks_cochons_complete.HUNTS,
    "cosmic": leaks_cosmic.HUNTS,
    "cosmic-dominion": leaks_dominion.HUNTS,
    "cosmic-pig": leaks_cosmic_pig.HUNTS,
    "cosmic-planetoids": leaks_planetoids.HUNTS,
    "interstellar_pig": leaks_interstellar_pig.HUNTS,
}

WATCHED: Final[Mapping[str, Sequence[MakeOpening]]] = {
    "cosmic": openings_cosmic.WATCHED,
    "cosmic-dominion": openings_dominion.WATCHED,
    "cosmic-pig": openings_pig.WATCHED,
}
"""Situations that are set up by hand for what the rules truly show."""

FIRST_FOUND: Final = Path(__file__).with_name("first_found.json")
"""Of each leak, the number of a table that shows it, and how many things must happen there until it does."""

_STARTS: Final[dict[str, dict[str, tuple[int, int]]]] = json.loads(FIRST_FOUND.read_text(encoding="utf-8"))


def hunt(name: str, leak: str) -> Hunt:
    """Where to look for a leak, first of all at the table that is on record; set up by hand, none needs to be."""
    found = find_place(name, leak)
    if found.opened is not None:
        return found
    start, events = _STARTS.get(name, {}).get(leak, (found.start, found.events))
    return replace(found, start=start, events=events)


def find_place(name: str, leak: str) -> Hunt:
    """Where to look for a leak of which nothing is on record."""
    found = Hunt(_AT.get(name, {}).get(leak, ""))
    return _HUNTS.get(name, {}).get(leak, found)


def sow(patch: Patch, name: str, leak: str) -> AnyRulebook:
    """The rules of a case with a leak in them; where it begins is set up before, by the true ones."""
    where = find_place(name, leak)
    if where.opened is not None:
        set_up(where.opened)
    return LEAKS[name][leak](patch, ALL_CASES[name].book)


def find_leak(runner: Runner, name: str, leak: str, book: AnyRulebook, tries: int) -> tuple[Hunt, int] | None:
    """Look at the table on record, then at one after the other; the first that shows the leak, None where none does."""
    known, where = hunt(name, leak), find_place(name, leak)
    tables = [(known, known.start)] if known != where else []
    tables += ((where, number) for number in range(where.start, where.start + tries))
    for place, number in tables:
        try:
            look_for_leak(runner, name, book, place, number)
        except Diverged:
            return place, number
    return None


@cache
def set_up(make: MakeOpening) -> Opening:
    """A situation, played once to where it stands."""
    return make()


def look_for_leak(runner: Runner, name: str, book: AnyRulebook, where: Hunt, number: int) -> None:
    """Compare the two runs of table `number`; raises `Diverged` where the leak shows."""
    opened = None if where.opened is None else set_up(where.opened)
    runner.pair(
        name,
        number,
        watcher=(number + 1) % 4,
        events=where.events + (0 if opened is None else len(opened.lead)),
        book=book,
        question=where.question,
        settings=where.settings,
        opened=opened,
    )
