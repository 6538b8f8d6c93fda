"""Deadlines leave everybody who is asked their full length in waking hours, as far as the table allows."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

import pytest
import pytest_asyncio

from bot.games import AnyPlay
from bot.moderation.actions import Person
from bot.moderation.own_hours import OwnHours
from bot.moderation.scheduler import Scheduler
from bot.moderation.table_care import TableCare
from bot.moderation.turns import TurnRunner
from bot.tables.due_times import find_due as find_due_of
from bot.tables.waking_hours import DAY, HOUR, PREFERENCE, add_waking, count_waking
from porc_royal.facts import Seat
from storage.sqlite import SqliteStore, open_store
from tests.promises.moderated import ModeratedTable
from tests.promises.waking import (
    EVENING,
    NIGHT,
    begin,
    find_due,
    hours,
    is_alone,
    is_secret,
    is_window,
)
from tests.words import WORDS

Wanted: TypeAlias = Callable[[AnyPlay], bool]
GAMES: Final = ("cochons", "cochons-complete", "interstellar_pig", "election")
ONE_HOUR: Final = "UTC 60-0"
"""Awake between midnight and one o'clock."""


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(tmp_path / "store")
    yield opened
    await opened.close()


async def told(moderated: ModeratedTable, key: str, **args: str | int) -> bool:
    """Whether the channel reads this now, in the table's language."""
    words = WORDS.of(moderated.language(None)).text(key, **args)
    return any(words in text for text in moderated.public)


# ---- nights


@pytest.mark.parametrize("game", GAMES)
async def test_a_night_does_not_count_for_whoever_sleeps(
    store: SqliteStore, tmp_path: Path, game: str
) -> None:
    moderated = await begin(store, tmp_path, game, lambda play: not is_window(play))
    due = (await find_due(moderated)).due_at
    assert due == add_waking(hours(NIGHT), EVENING, DAY) == EVENING + DAY + 20 * HOUR
    assert any(f"<t:{due // 1000}:F>" in text for text in moderated.public)
    assert not await told(moderated, "waiting-cut", times=3)


@pytest.mark.parametrize("game", GAMES)
async def test_of_whom_nothing_is_known_every_hour_counts(
    store: SqliteStore, tmp_path: Path, game: str
) -> None:
    moderated = await begin(store, tmp_path, game, lambda play: not is_window(play), ())
    assert (await find_due(moderated)).due_at == EVENING + DAY


async def test_who_is_not_asked_puts_nothing_off(store: SqliteStore, tmp_path: Path) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone, ())
    (asked,) = (await moderated.play()).asks
    others = [seat for seat in range(moderated.opening.players) if seat != asked]
    async with moderated.tables.turn(moderated.table_id) as live:
        for seat in others:
            await store.set_preference(moderated.user(Seat(seat)), PREFERENCE, NIGHT)
    async with moderated.tables.turn(moderated.table_id) as live:
        assert len(live.hours) == len(others)
        assert find_due_of(live, EVENING, DAY).at == EVENING + DAY
    await store.set_preference(moderated.user(asked), PREFERENCE, NIGHT)
    async with moderated.tables.turn(moderated.table_id) as live:
        assert find_due_of(live, EVENING, DAY).at == EVENING + DAY + 20 * HOUR
    assert (await find_due(moderated)).due_at == EVENING + DAY


# ---- windows, and secret steps


@pytest.mark.parametrize("wanted", [is_window, is_secret], ids=["window", "secret step"])
async def test_one_moment_holds_for_all_whoever_has_sealed_an_answer(
    store: SqliteStore, tmp_path: Path, wanted: Wanted
) -> None:
    moderated = await begin(
        store,
        tmp_path,
        "cochons-complete",
        lambda play: wanted(play) and 0 in play.asks,
        (0,),
        window=4 * 3600,
    )
    first = await find_due(moderated)
    length = 4 * HOUR if wanted is is_window else DAY
    play = await moderated.play()
    assert first.due_at == add_waking(hours(NIGHT), EVENING, length)
    for seat, ask in sorted(play.asks.items())[:-1]:
        await moderated.reply(seat, ask.default)
        assert await find_due(moderated) == first
        async with moderated.tables.turn(moderated.table_id) as live:
            assert find_due_of(live, EVENING, length).at == first.due_at, (
                "it is found alike, had it opened now"
            )


async def test_a_window_in_the_night_leaves_its_length_in_the_morning(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated = await begin(store, tmp_path, "cochons-complete", is_window, window=4 * 3600)
    due = (await find_due(moderated)).due_at
    assert due == add_waking(hours(NIGHT), EVENING, 4 * HOUR) == EVENING + 14 * HOUR
    assert await told(moderated, "waiting-window", when=f"<t:{due // 1000}:F> (<t:{due // 1000}:R>)")


# ---- the cap


async def test_a_table_says_where_quiet_hours_would_have_put_a_deadline_off_for_longer(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone, None, ONE_HOUR, waking_cap=2)
    assert (await find_due(moderated)).due_at == EVENING + 2 * DAY
    assert await told(moderated, "waiting-cut", times=2)
    moderated.restart()
    async with moderated.tables.turn(moderated.table_id) as live:
        assert live.terms.cut, "it is known after a restart, too"


async def test_a_table_may_let_quiet_hours_put_nothing_off_and_says_so(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone, waking_cap=1)
    assert (await find_due(moderated)).due_at == EVENING + DAY
    assert await told(moderated, "waiting-uncapped")


# ---- what moves a deadline


def person(moderated: ModeratedTable, seat: int = 0) -> Person:
    return Person(moderated.user(Seat(seat)), "Rosa", "en")


async def test_more_time_is_more_waking_time(store: SqliteStore, tmp_path: Path) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone)
    before = (await find_due(moderated)).due_at
    admin = TableCare(moderated.deps).admin
    await admin.extend(moderated.table_id, person(moderated), moderated.press(Seat(0)), 12 * 3600)
    after = (await find_due(moderated)).due_at
    assert after == add_waking(hours(NIGHT), before, 12 * HOUR) > before + 12 * HOUR


async def test_a_pause_takes_no_waking_time_from_anybody(store: SqliteStore, tmp_path: Path) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone)
    admin, before = TableCare(moderated.deps).admin, (await find_due(moderated)).due_at
    moderated.clock.time = EVENING + 12 * HOUR  # at eight in the morning
    left = count_waking(hours(NIGHT), moderated.clock.time, before)
    await admin.pause(moderated.table_id, person(moderated), moderated.press(Seat(0)))
    moderated.clock.time += 12 * HOUR
    await admin.resume(moderated.table_id, person(moderated), moderated.press(Seat(0)))
    after = (await find_due(moderated)).due_at
    assert count_waking(hours(NIGHT), moderated.clock.time, after) == left
    assert after > before + 12 * HOUR, "twelve hours more would have ended in the night"
    async with moderated.tables.turn(moderated.table_id) as live:
        assert live.due_at == after


async def test_an_outage_takes_no_waking_time_from_anybody(store: SqliteStore, tmp_path: Path) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone)
    before = (await find_due(moderated)).due_at
    gone, back = before - 4 * HOUR, before + 3 * HOUR
    while (await moderated.deadlines())[0].due_at < gone:
        await moderated.fire()
    await store.put_meta("heartbeat", str(gone))
    moderated.clock.time = back
    moderated.restart()
    turns = TurnRunner(moderated.deps, moderated.reports)
    scheduler = Scheduler(moderated.deps, turns, moderated.stewards, moderated.metrics)
    scheduler.outages.note_connected()
    await scheduler.fire_due()
    after = (await find_due(moderated)).due_at
    assert count_waking(hours(NIGHT), back, after) == 4 * HOUR
    assert after > before + 7 * HOUR


async def test_hours_that_change_put_a_deadline_off_and_never_bring_it_nearer(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone, ())
    (seat,) = (await moderated.play()).asks
    own, user = OwnHours(moderated.deps), moderated.user(seat)
    (moved,) = await own.keep(user, hours(NIGHT))
    due = (await find_due(moderated)).due_at
    assert due == moved.due_at == add_waking(hours(NIGHT), EVENING, DAY)
    await moderated.deliver()
    assert any(f"<t:{due // 1000}:F>" in text for text in moderated.public)
    assert await own.keep(user, None) == []
    assert (await find_due(moderated)).due_at == due
    for kept in (ONE_HOUR, "UTC 0-1380", ONE_HOUR, "UTC 0-1380"):
        await own.keep(user, hours(kept))
    assert (await find_due(moderated)).due_at == EVENING + 3 * DAY, "not beyond the cap, however often"


async def test_hours_that_change_leave_a_window_as_it_was_opened(store: SqliteStore, tmp_path: Path) -> None:
    moderated = await begin(store, tmp_path, "cochons-complete", is_window, ())
    first = await find_due(moderated)
    for seat in (await moderated.play()).asks:
        assert await OwnHours(moderated.deps).keep(moderated.user(seat), hours(NIGHT)) == []
    assert await find_due(moderated) == first


async def test_hours_of_whoever_has_sealed_an_answer_still_put_a_secret_step_off(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_secret, ())
    seat, ask = next(iter((await moderated.play()).asks.items()))
    await moderated.reply(seat, ask.default)
    assert seat not in (await moderated.play()).awaited
    (moved,) = await OwnHours(moderated.deps).keep(moderated.user(seat), hours(NIGHT))
    assert moved.due_at == add_waking(hours(NIGHT), EVENING, DAY)


# ---- hours are read at each turn


async def test_a_deadline_goes_by_the_hours_that_hold_when_it_opens(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone, ())
    for seat in range(moderated.opening.players):
        await store.set_preference(moderated.user(Seat(seat)), PREFERENCE, NIGHT)
    async with moderated.tables.turn(moderated.table_id) as live:
        assert set(live.hours.values()) == {hours(NIGHT)}
        found: Any = SimpleNamespace(asks=live.play.asks)
        assert find_due_of(replace(live, game=found), EVENING, DAY).at > EVENING + DAY
