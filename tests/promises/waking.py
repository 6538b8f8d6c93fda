"""Tables whose people sleep at night: moderated for real, the clock in the test's hand."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.games import AnyPlay
from bot.tables.waking_hours import HOUR, PREFERENCE, Hours, read_hours
from porc_royal.facts import Seat
from storage.ports import Deadline
from storage.sqlite import SqliteStore
from tests.promises.moderated import START, ModeratedTable, Opening
from tests.promises.openings import opening
from tests.words import WORDS

EVENING: Final = START - START % (24 * HOUR) + 20 * HOUR
"""Eight in the evening, a Tuesday, in universal time."""
NIGHT: Final = "UTC 1320-480"
"""Quiet from ten in the evening until eight."""


def hours(kept: str) -> Hours:
    found = read_hours(kept)
    assert found is not None
    return found


def is_alone(play: AnyPlay) -> bool:
    """Whether one seat is asked, and nobody else stands by."""
    return len(play.asks) == 1


def is_secret(play: AnyPlay) -> bool:
    """Whether several are asked in secret, and it is no reaction."""
    asks = play.asks.values()
    return len(asks) > 1 and all(one.sealed and not one.window for one in asks)


def is_window(play: AnyPlay) -> bool:
    """Whether everybody may react."""
    asks = play.asks.values()
    return len(asks) > 1 and all(one.sealed and one.window for one in asks)


async def begin(
    store: SqliteStore,
    folder: Path,
    name: str,
    wanted: Callable[[AnyPlay], bool],
    sleepers: Iterable[int] | None = None,
    kept: str = NIGHT,
    **terms: int,
) -> ModeratedTable:
    """A table that begins in the evening with such a question, some of its people (None: all) having these hours."""
    for number in range(60):
        opened: Opening = replace(opening(name, number), table_id=number + 1, **terms)  # type: ignore[arg-type]  # all are numbers
        moderated = ModeratedTable(store, WORDS, replace(opened, lead=()), folder)
        moderated.clock.time = EVENING
        for seat in range(opened.players) if sleepers is None else sleepers:
            await store.set_preference(moderated.user(Seat(seat)), PREFERENCE, kept)
        await moderated.begin()
        if not await moderated.over() and wanted(await moderated.play()):
            return moderated
    raise LookupError(name)


async def find_due(moderated: ModeratedTable) -> Deadline:
    """The deadline of the open questions."""
    (found,) = [one for one in await moderated.deadlines() if one.kind in ("ask", "window")]
    return found
