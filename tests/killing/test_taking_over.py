"""What a process was at when it died, or lost sight of, others do within seconds; what only seems wrong stops no table.

Several processes at one database, with one clock that the test sets.
"""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.moderation.scheduler import CLAIM_MS, Scheduler
from bot.moderation.searches import SHARED_MS
from bot.moderation.stewards import Stewards
from bot.practice.searcher import Searcher
from storage.ports import (
    Change,
    Deadline,
    DeadlineGone,
    DeadlineKey,
    NewDeadline,
    PlaceTaken,
    SeatRow,
    StorageFailed,
)
from storage.postgres.store import PostgresStore
from tests.games.searching import HeldSearcher
from tests.promises.moderated import MINUTE, ModeratedTable
from tests.promises.openings import opening
from tests.storage.servers import open_stores
from tests.words import WORDS

pytestmark = pytest.mark.thorough

SOON: Final = 5_000
"""Within so many milliseconds what was a dead process's is another's."""


@pytest.fixture
async def stores() -> AsyncIterator[Sequence[PostgresStore]]:
    """Stores at one database, as processes have them."""
    async with open_stores(2) as opened:
        yield opened


class StrongTable(ModeratedTable):
    """A table whose practice players are strong."""

    def _row(self, number: int) -> SeatRow:
        row = super()._row(number)
        return replace(row, level="strong") if row.kind == "practice" else row


class Process:
    """One of several processes at a table: its scheduler goes on when it is told to."""

    def __init__(self, table: ModeratedTable, searcher: Searcher | None = None) -> None:
        self.table: Final = table
        turns = table.moderator._turns
        self.stewards: Final = Stewards(table.deps, turns, table.metrics, searcher)
        self.scheduler: Final = Scheduler(table.deps, turns, self.stewards, table.metrics)
        self.scheduler.outages.note_connected()

    async def go_on(self) -> int:
        """Whatever its scheduler does when it wakes."""
        await self.scheduler._do_housekeeping()
        return await self.scheduler.fire_due()

    async def find_status(self) -> str:
        """How the table is."""
        table = await self.table.store.table(self.table.table_id)
        assert table is not None
        return table.status


async def begin(stores: Sequence[PostgresStore], folder: Path, *, strong: bool = False) -> list[Process]:
    """Two processes at a table that has begun."""
    opened = replace(opening("cochons", 0), lead=(), practice=frozenset({1, 2} if strong else ()))
    tables = [StrongTable(one, WORDS, opened, folder) for one in stores]
    tables[1].clock = tables[0].clock
    tables[1].restart()
    await tables[0].begin()
    return [Process(one, HeldSearcher() if strong else None) for one in tables]


def get_searcher(process: Process) -> HeldSearcher:
    """What searches for a process."""
    searcher = process.stewards.searches._searcher
    assert isinstance(searcher, HeldSearcher)
    return searcher


async def let_think(process: Process) -> None:
    """The people answer until a strong player thinks, in this process."""
    for _ in range(30):
        await process.go_on()
        for _ in range(5):
            await process.stewards.searches._store.deadlines(1)
        if get_searcher(process).given:
            return
        play = await process.table.play()
        for seat in play.awaited:
            if seat not in process.table.opening.practice:
                await process.table.reply(seat, play.asks[seat].default)
        process.table.clock.time += 1
    raise AssertionError("no search began")


async def count_entries(process: Process) -> int:
    return len(await process.table.store.log(1))


# -- searches -----------------------------------------------------------------------------------------------


async def test_a_search_whose_process_died_is_made_by_another_within_seconds_and_finds_the_same(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    first, second = await begin(stores, tmp_path, strong=True)
    await let_think(first)
    first.table.clock.time += 1_000
    await first.go_on()  # the last thing that it does
    before = await count_entries(first)
    get_searcher(second).free.set()
    first.table.clock.time += SOON
    await second.go_on()
    await second.stewards.searches.finish()
    assert get_searcher(second).given[0] == get_searcher(first).given[0]
    await second.go_on()
    assert await count_entries(first) > before
    await first.stewards.searches.close()
    await second.stewards.searches.close()


async def test_what_another_process_searches_for_is_left_to_it_for_however_long_it_takes(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """Also by one that has just started."""
    first, second = await begin(stores, tmp_path, strong=True)
    await let_think(first)
    before = await count_entries(first)
    for _ in range(30):
        first.table.clock.time += SHARED_MS // 4
        await first.go_on()
        await second.go_on()
    assert get_searcher(second).given == []
    get_searcher(first).free.set()
    await first.stewards.searches.finish()
    await second.go_on()  # it is woken, too, and does not know what was found
    await first.go_on()
    assert await count_entries(first) > before
    await first.stewards.searches.close()
    await second.stewards.searches.close()


async def test_what_a_process_that_stops_was_searching_for_is_due_at_once(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    first, second = await begin(stores, tmp_path, strong=True)
    await let_think(first)
    await first.stewards.searches.close()
    await second.go_on()
    for _ in range(5):
        await second.table.store.deadlines(1)
    assert get_searcher(second).given == get_searcher(first).given
    await second.stewards.searches.close()


# -- what seems wrong, and passes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fault",
    [
        PlaceTaken(1, 3, 4),
        DeadlineGone(1, "ask", 0, 0),
        StorageFailed("busy", "another process has played at this table amid a turn"),
    ],
    ids=lambda fault: type(fault).__name__,
)
async def test_a_write_that_another_process_has_crossed_stops_no_table_and_is_made_in_a_moment(
    stores: Sequence[PostgresStore], tmp_path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await begin(stores, tmp_path)
    (due, *_) = [one for one in await first.table.deadlines() if one.kind in ("ask", "window")]
    first.table.clock.time = due.due_at
    before = await count_entries(first)

    async def refuse(_deadline: object) -> bool:
        raise fault

    with monkeypatch.context() as patched:
        patched.setattr(first.stewards, "fire", refuse)
        await first.go_on()
    assert await first.find_status() == "playing"
    assert await count_entries(first) == before
    first.table.clock.time += CLAIM_MS
    await second.go_on()
    assert await count_entries(first) > before
    assert await first.find_status() == "playing"


async def test_a_deadline_of_the_same_name_that_is_opened_later_is_met_as_any_other(
    stores: Sequence[PostgresStore], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While this process had its effect, another has taken that back, and the same is asked once more."""
    first, second = await begin(stores, tmp_path)
    clock, key = first.table.clock, DeadlineKey("steward", (await first.table.play()).place, 0)
    met: list[int] = []

    async def open_again() -> None:
        opens = (NewDeadline(key.kind, clock.time, key.place, key.seat),)
        await second.table.store.commit(Change(clock.time, 1, opens=opens))

    async def meet(deadline: Deadline) -> bool:
        met.append(clock.time)
        await first.table.store.commit(Change(clock.time, 1, fires=deadline.key))
        if len(met) == 1:
            clock.time += 1
            await open_again()
        return True

    await open_again()
    monkeypatch.setattr(first.stewards, "fire", meet)
    await first.scheduler.fire_due()
    assert len(met) == 2
    assert await first.find_status() == "playing"


async def test_a_deadline_that_was_put_off_since_it_was_claimed_has_no_effect_yet(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """Who claimed it waits for the table, in which another process gives everybody more time."""
    first, second = await begin(stores, tmp_path)
    (due, *_) = [one for one in await first.table.deadlines() if one.kind in ("ask", "window")]
    first.table.clock.time = due.due_at
    await second.table.store.commit(Change(due.due_at, 1, shift=MINUTE))
    before = await count_entries(first)
    assert not await first.stewards.fire(due)
    assert await count_entries(first) == before
    first.table.clock.time += MINUTE
    await first.go_on()
    assert await count_entries(first) > before


async def test_a_table_that_another_process_has_ended_is_not_set_aside(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    first, second = await begin(stores, tmp_path)
    await first.table.play()  # it has the table in memory, as it was
    await second.table.store.commit(Change(first.table.clock.time, 1, fields={"status": "ended"}))
    await first.table.moderator._turns.park(1, ZeroDivisionError())
    assert await first.find_status() == "ended"
    await first.table.moderator._turns.set_aside_lost(1)
    await first.table.moderator._turns.set_aside_lost(99)
    assert await first.find_status() == "ended"
