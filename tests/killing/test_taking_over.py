"""What a process was at when it died, or lost sight of, others do within seconds; what only seems wrong stops no table.

Several processes at one database, with one clock that the test sets.
"""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Literal

import pytest

from bot.delivery.policy import SIDE_BY_SIDE_MS
from bot.games import AnyRulebook, NotInstalled
from bot.moderation.scheduler import BETWEEN_MS, CLAIM_MS, Scheduler
from bot.moderation.searches import SHARED_MS
from bot.moderation.stewards import Stewards
from bot.practice.searcher import Searcher
from storage.ports import (
    Change,
    ConstraintBroken,
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


# -- waiting for what is another's ----------------------------------------------------------------------------


async def run_until(process: Process, monkeypatch: pytest.MonkeyPatch, until: int) -> list[int]:
    """Let its scheduler run until then; gives how long it rested each time, in milliseconds."""
    rests: list[int] = []

    async def rest(seconds: float) -> None:
        rests.append(round(seconds * 1000))
        process.table.clock.time += rests[-1]
        if process.table.clock.time >= until or len(rests) > 1_000:
            process.scheduler.stop()

    monkeypatch.setattr(process.scheduler, "_sleep", rest)
    await process.scheduler.run()
    return rests


async def test_for_another_deadline_of_a_table_that_somebody_is_at_a_process_asks_now_and_then(
    stores: Sequence[PostgresStore], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fell due after the first was claimed. Once the claim has ended it is met at once; until then others rest."""
    first, second = await begin(stores, tmp_path)
    clock = first.table.clock
    clock.time = await find_due(first)
    assert await first.table.store.claim_due(clock.time, until=clock.time + CLAIM_MS)
    until = clock.time + CLAIM_MS
    opens = (NewDeadline("remind", clock.time, 0, 0),)
    await first.table.store.commit(Change(clock.time, 1, opens=opens))
    before, met = await count_entries(first), list[int]()
    fire = second.stewards.fire

    async def meet(deadline: Deadline) -> bool | None:
        met.append(clock.time)
        return await fire(deadline)

    monkeypatch.setattr(second.stewards, "fire", meet)
    rests = await run_until(second, monkeypatch, until + BETWEEN_MS)
    assert len(rests) <= CLAIM_MS // BETWEEN_MS + 2
    assert until <= min(met) < until + BETWEEN_MS
    assert await count_entries(first) > before


# -- what seems wrong, and passes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fault",
    [
        PlaceTaken(1, 3, 4),
        DeadlineGone(1, "ask", 0, 0),
        StorageFailed("busy", "another process has played at this table amid a turn"),
        ConstraintBroken("taken", "log: log_pkey"),
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


@pytest.mark.parametrize(("what", "times"), [("unfit", 1), ("taken", 2)])
async def test_a_row_that_the_schema_refuses_whoever_writes_it_sets_its_table_aside(
    stores: Sequence[PostgresStore],
    tmp_path: Path,
    what: Literal["taken", "unfit"],
    times: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else it would be tried for ever. What another row was in the way of is tried once more."""
    first, _ = await begin(stores, tmp_path)
    first.table.clock.time = await find_due(first)

    async def refuse(_deadline: object) -> bool:
        raise ConstraintBroken(what, "log: seat")

    monkeypatch.setattr(first.stewards, "fire", refuse)
    for _ in range(times):
        assert await first.find_status() == "playing"
        await first.go_on()
        first.table.clock.time += CLAIM_MS
    assert await first.find_status() == "set_aside"


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


class NoGames(dict[str, AnyRulebook]):
    """Those of a program in which no game is installed."""

    def __missing__(self, name: str) -> AnyRulebook:
        raise NotInstalled(name)


async def test_a_game_that_only_another_process_has_is_left_to_that_for_an_hour(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """As while a new version with a new game takes the place of an older one; longer, and the table is told."""
    first, second = await begin(stores, tmp_path)
    for one in stores:
        await one.has_others()  # connected, so that each knows of the other
    second.table.tables._games = NoGames()
    clock = first.table.clock
    clock.time = min(one.due_at for one in await first.table.deadlines())
    await second.go_on()
    await second.table.moderator._turns.set_aside_lost(1)
    assert await first.find_status() == "playing"
    clock.time += SIDE_BY_SIDE_MS
    await second.go_on()
    assert await first.find_status() == "set_aside"


async def test_a_deadline_of_a_kind_that_only_another_process_knows_is_left_to_that(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """To an older program it would be that of the question: it would play for everybody who is asked."""
    first, second = await begin(stores, tmp_path)
    for one in stores:
        await one.has_others()
    table, at = second.table, second.table.clock.time
    length, place = len(await table.store.log(1)), (await table.play()).place
    await table.store.commit(Change(at, 1, opens=(NewDeadline("eclipse", at, place),)))
    await second.go_on()
    assert len(await table.store.log(1)) == length
    assert "eclipse" in {one.kind for one in await table.deadlines()}
    assert await first.find_status() == "playing"
    table.clock.time += SIDE_BY_SIDE_MS
    await second.go_on()
    assert "eclipse" not in {one.kind for one in await table.deadlines()}, "for an hour, and no longer"


async def test_a_game_that_is_not_installed_and_that_no_other_process_can_have_is_set_aside_at_once(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    first, second = await begin(stores, tmp_path)
    await stores[0].close()
    second.table.tables._games = NoGames()
    first.table.clock.time = await find_due(second)
    await second.go_on()
    assert await second.find_status() == "set_aside"


# -- outages -----------------------------------------------------------------------------------------------


async def pass_night(processes: Sequence[Process]) -> None:
    """Nobody can be heard by any of them, until what the table waits for is overdue."""
    for one in processes:
        await one.go_on()
        await one.go_on()  # and its heart beats
        one.scheduler.outages.note_disconnected()
    processes[0].table.clock.time += 2 * 24 * 60 * MINUTE


async def find_due(process: Process) -> int:
    """When the open questions fall due."""
    return min(one.due_at for one in await process.table.deadlines() if one.kind in ("ask", "window"))


async def test_an_outage_that_one_process_has_measured_every_other_goes_by(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    first, second = await begin(stores, tmp_path)
    due, before = await find_due(first), await count_entries(first)
    await pass_night([first, second])
    first.scheduler.outages.note_connected()
    await first.scheduler.outages.measure()
    await first.scheduler.outages.beat()  # and there it is interrupted
    second.scheduler.outages.note_connected()
    await second.go_on()
    assert await count_entries(first) == before, "nobody could answer"
    assert await find_due(first) > first.table.clock.time > due


async def test_an_outage_is_remembered_until_what_fell_due_in_it_was_moved(
    stores: Sequence[PostgresStore], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await begin(stores, tmp_path)
    before = await count_entries(first)
    await pass_night([first, second])

    async def refuse(_deadline: Deadline) -> bool:
        raise StorageFailed("busy", "the table could not be had")

    for one in (first, second):
        one.scheduler.outages.note_connected()
    with monkeypatch.context() as patched:
        patched.setattr(first.scheduler.outages, "move", refuse)
        await first.go_on()
    first.table.clock.time += CLAIM_MS
    await second.go_on()
    assert await count_entries(first) == before
    assert await find_due(first) > first.table.clock.time
    assert await first.table.store.meta("away") is None


async def test_an_outage_of_one_process_is_none_where_another_has_heard_people(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    """Also where a process that comes later has never been connected there."""
    first, second = await begin(stores, tmp_path)
    for one in (first, second):
        one.scheduler.outages.note_shards(2)
        one.scheduler.outages.note_connected(0)
    first.scheduler.outages.note_connected(1)
    for _ in range(100):
        first.table.clock.time += MINUTE
        await first.go_on()
        await second.go_on()
    assert second.scheduler.outages.list_away() == [1]
    second.scheduler.outages.note_connected(1)
    await second.scheduler.outages.measure()
    assert await first.table.store.meta("away") is None
    third = Process(second.table)
    third.scheduler.outages.note_shards(2)
    for shard in (0, 1):
        third.scheduler.outages.note_connected(shard)
    await third.scheduler.outages.measure()
    assert await first.table.store.meta("away") is None


async def test_an_outage_of_a_shard_is_one_where_nobody_has_heard_its_people(
    stores: Sequence[PostgresStore], tmp_path: Path
) -> None:
    first, second = await begin(stores, tmp_path)
    for one in (first, second):
        one.scheduler.outages.note_shards(2)
        for shard in (0, 1):
            one.scheduler.outages.note_connected(shard)
        await one.go_on()
        await one.go_on()
        one.scheduler.outages.note_disconnected(1)
    since = first.table.clock.time
    for _ in range(100):
        first.table.clock.time += MINUTE
        await first.go_on()
        await second.go_on()
    second.scheduler.outages.note_connected(1)
    await second.scheduler.outages.measure()
    assert await first.table.store.meta("away") == f"{since} {first.table.clock.time} 1 2"
