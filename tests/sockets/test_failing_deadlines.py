"""A deadline that cannot have its effect: it is met again later, and never keeps the bot busy."""

from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from bot.moderation.scheduler import AGAIN_MS
from storage.ports import LASTING, Change, Deadline, LogBroken, NewDeadline, StorageFailed, Unreadable
from tests.sockets.scenario import MINUTE, Scenario

Handler = Callable[[Deadline], Awaitable[None]]
FAULTS: Final = (
    LogBroken(1, 3),
    Unreadable("position"),
    ZeroDivisionError(),
    RecursionError(),
    KeyError("p7"),
)
TABLE: Final = 1


async def open_now(scenario: Scenario, kind: str) -> None:
    """Let a deadline of the table fall due."""
    now = scenario.running.clock.now()
    await scenario.running.store.commit(Change(now, TABLE, opens=(NewDeadline(kind, now),)))


async def count_meetings(scenario: Scenario, kind: str, handle: Handler) -> int:
    """How often a deadline of the table's own is met at once, while it is handled so; it is still there then."""
    met = 0

    async def count(deadline: Deadline) -> None:
        nonlocal met
        met += 1
        await handle(deadline)

    scenario.running.bot.scheduler._lasting = {kind: count}
    await open_now(scenario, kind)
    await scenario.running.settle()
    at_once = met
    await scenario.running.later(AGAIN_MS - MINUTE)
    assert met == at_once, "not before the pause is over"
    await scenario.running.later(2 * MINUTE)
    assert at_once < met <= 2 * at_once
    kinds = [one.kind for one in await scenario.running.store.deadlines(TABLE)]
    assert kinds.count(kind) == 1
    return at_once


@pytest.mark.parametrize("kind", LASTING)
@pytest.mark.parametrize("fault", FAULTS, ids=[type(one).__name__ for one in FAULTS])
@pytest.mark.samples("LogBroken-*", "ZeroDivisionError-keep")
async def test_a_deadline_of_a_tables_own_that_raises_is_met_again_after_an_hour_and_not_before(
    scenario: Scenario, fault: Exception, kind: str
) -> None:
    await scenario.started()

    async def fail(deadline: Deadline) -> None:
        raise fault

    assert await count_meetings(scenario, kind, fail) == 1
    live = await scenario.running.live()
    assert live.table.status == "playing", "the game itself is not concerned"


@pytest.mark.thorough
@pytest.mark.parametrize("again", [None, 0, 5], ids=["stays", "opened again", "opened earlier"])
async def test_a_deadline_that_stays_whatever_is_done_is_met_twice_at_most_without_a_pause(
    scenario: Scenario, again: int | None
) -> None:
    await scenario.started()

    async def do_nothing(deadline: Deadline) -> None:
        if again is not None:
            now = scenario.running.clock.now()
            later = NewDeadline(deadline.kind, now - again)
            await scenario.running.store.commit(Change(now, TABLE, fires=deadline.key, opens=(later,)))

    assert await count_meetings(scenario, "keep", do_nothing) == 1


@pytest.mark.thorough
@pytest.mark.parametrize("kind", LASTING)
@pytest.mark.samples("keep", "vote")
async def test_one_damaged_byte_of_a_log_does_not_keep_the_bot_busy(scenario: Scenario, kind: str) -> None:
    await scenario.started()
    await scenario.running.store._engine.write(
        lambda connection: connection.execute("UPDATE log SET facts = CAST('x' AS BLOB) WHERE seq = 1")
    )
    scenario.running.bot.tables.drop(TABLE)
    commits = 0
    commit = scenario.running.store.commit

    async def count(change: Change) -> object:
        nonlocal commits
        commits += 1
        return await commit(change)

    scenario.running.store.commit = count  # type: ignore[method-assign, assignment]
    await open_now(scenario, kind)
    await scenario.running.settle()
    assert commits < 8


@pytest.mark.thorough
async def test_a_table_that_is_stopped_by_a_fault_says_so_in_its_channel_and_to_its_host(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scenario.started(deadline="24h")

    async def fail(deadline: Deadline) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(scenario.running.bot.scheduler._stewards, "fire", fail)
    await scenario.running.later(24 * 60 * MINUTE + MINUTE)
    table = await scenario.running.store.table(TABLE)
    assert table is not None
    assert (table.status, table.reason) == ("set_aside", "ZeroDivisionError")
    beginning = scenario.running.text("parked-public", table="§").split("§")[1]
    assert len(scenario.told(beginning)) == 1
    told = [each.text for each in scenario.ana.sees(scenario.ana.dm)]
    assert any("ZeroDivisionError" in each for each in told)
    monkeypatch.undo()
    await scenario.ana.slash("table reprendre", channel=scenario.channel)
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "playing"


async def test_one_of_a_kind_that_nobody_knows_waits_for_nobody_where_no_other_program_runs(
    scenario: Scenario,
) -> None:
    await scenario.started()
    await open_now(scenario, "eclipse")
    await scenario.running.settle()
    assert "eclipse" not in {one.kind for one in await scenario.running.store.deadlines(TABLE)}


async def test_what_may_be_the_disk_is_left_to_whoever_runs_the_program(scenario: Scenario) -> None:
    """Where it is alone with its file no table is stopped for it."""
    await scenario.started()

    async def fail(deadline: Deadline) -> None:
        raise StorageFailed("other", "disk I/O error")

    scheduler = scenario.running.bot.scheduler
    scheduler._lasting = {"vote": fail}
    with pytest.raises(StorageFailed):
        await scheduler._fire(Deadline(TABLE, "vote", 0, -1, scenario.running.clock.now(), b""))
