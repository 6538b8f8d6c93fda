"""Time banks: extra time of each seat, once in a game, after a deadline and before anybody is answered for."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games import AnyPlay
from bot.moderation.actions import Person
from bot.moderation.answers import Viewer
from bot.moderation.seat_changes import SeatChanges
from bot.moderation.table_care import TableCare
from bot.tables.banks import get_bank_left, open_banks
from bot.tables.due_times import find_due as find_due_of
from bot.tables.waking_hours import DAY, HOUR, MINUTE, add_waking
from porc_royal.facts import Seat
from storage.ports import Change
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

BANK = 6 * HOUR


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(tmp_path / "store")
    yield opened
    await opened.close()


async def begin_late(
    store: SqliteStore, folder: Path, game: str = "cochons", **more: Any
) -> tuple[ModeratedTable, Seat]:
    """A table where one seat has just let a deadline pass, and has six hours in its bank."""
    moderated = await begin(store, folder, game, is_alone, more.get("sleepers", ()), bank=BANK // 1000)
    (seat,) = (await moderated.play()).awaited
    await pass_deadline(moderated)
    return moderated, seat


async def pass_deadline(moderated: ModeratedTable) -> None:
    """Let time pass until the deadline of the open questions has its effect."""
    for _ in range(20):
        fired = await moderated.fire()
        if fired is None or fired.kind in ("ask", "window"):
            return


async def left(moderated: ModeratedTable, seat: Seat) -> int:
    async with moderated.tables.turn(moderated.table_id) as live:
        return get_bank_left(live, seat)


def said(moderated: ModeratedTable, key: str, **args: str) -> bool:
    """Whether a sentence stands in the channel, up to what it names last."""
    words = WORDS.of("en").text(key, **args)
    return any(words in text for text in moderated.public)


@pytest.mark.parametrize("game", ["cochons", "interstellar_pig", "election"])
@pytest.mark.samples("cochons", "election")
async def test_a_bank_runs_before_anybody_is_answered_for_and_everybody_sees_it(
    store: SqliteStore, tmp_path: Path, game: str
) -> None:
    moderated, seat = await begin_late(store, tmp_path, game)
    assert (await moderated.play()).awaited == (seat,)
    due = await find_due(moderated)
    assert due.due_at == EVENING + DAY + BANK
    async with moderated.tables.turn(moderated.table_id) as live:
        name = moderated.voices.of_table(live).who(seat)
    assert said(moderated, "waiting-banks", who=name)
    assert f"<t:{due.due_at // 1000}:F>" in moderated.public[-1]
    reminded = await moderated.fire()
    assert reminded is not None
    assert reminded.kind == "bank"
    told = [one for one in moderated.sent if one.destination == f"dm:{moderated.user(seat)}"][-1]
    assert f"<t:{due.due_at // 1000}:F>".encode() in told.payload


async def test_what_is_not_spent_stays_in_the_bank_after_a_restart_too(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated, seat = await begin_late(store, tmp_path)
    moderated.clock.time += 2 * HOUR
    moderated.restart()
    play = await moderated.play()
    before = play.asks[seat].default
    await moderated.reply(seat, before)
    while seat in (await moderated.play()).awaited and len((await moderated.play()).asks) == 1:
        await moderated.reply(seat, (await moderated.play()).asks[seat].default)
    assert await left(moderated, seat) == BANK - 2 * HOUR
    moderated.restart()
    assert await left(moderated, seat) == BANK - 2 * HOUR
    status = await moderated.queries.show_status(moderated.table_id, Viewer(moderated.user(seat), "en", None))
    assert WORDS.of("en").length((BANK - 2 * HOUR) // 1000) in status.text


async def test_when_the_bank_is_spent_the_absent_is_answered_for(store: SqliteStore, tmp_path: Path) -> None:
    moderated, seat = await begin_late(store, tmp_path)
    place = (await moderated.play()).place
    await pass_deadline(moderated)
    assert (await moderated.play()).place > place
    assert await left(moderated, seat) == 0


async def test_a_spent_bank_gives_no_more(store: SqliteStore, tmp_path: Path) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone, (), bank=BANK // 1000)
    (seat,) = (await moderated.play()).awaited
    async with moderated.tables.turn(moderated.table_id) as live:
        spent = replace(live.at(seat), bank_spent=BANK)
        await store.commit(Change(EVENING, moderated.table_id, seats=(spent,)))
    moderated.restart()
    place = (await moderated.play()).place
    await pass_deadline(moderated)
    assert (await moderated.play()).place > place, "answered for at once"


async def test_whoever_is_away_draws_on_no_bank(store: SqliteStore, tmp_path: Path) -> None:
    """Nor do their quiet hours put anything off for the others: everybody knows that they are not there."""
    moderated = await begin(store, tmp_path, "cochons", is_alone, None, bank=BANK // 1000)
    (seat,) = (await moderated.play()).awaited
    async with moderated.tables.turn(moderated.table_id) as live:
        assert find_due_of(live, EVENING, DAY).at > EVENING + DAY
        live.reseat(replace(live.at(seat), away_from=EVENING, steward="wait"))
        assert find_due_of(live, EVENING, DAY).at == EVENING + DAY
        assert open_banks(live, EVENING + DAY) is None


@pytest.mark.parametrize("wanted", [is_window, is_secret], ids=["window", "secret step"])
@pytest.mark.samples("secret step")
async def test_what_is_asked_in_secret_draws_on_no_bank(
    store: SqliteStore, tmp_path: Path, wanted: Callable[[AnyPlay], bool]
) -> None:
    moderated = await begin(store, tmp_path, "cochons-complete", wanted, (), bank=BANK // 1000)
    place = (await moderated.play()).place
    await pass_deadline(moderated)
    assert (await moderated.play()).place > place
    for number in range(moderated.opening.players):
        assert await left(moderated, Seat(number)) == BANK


async def test_a_bank_runs_in_waking_hours_and_stands_still_while_the_table_is_paused(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated, seat = await begin_late(store, tmp_path, sleepers=None)
    now = moderated.clock.time
    assert (await find_due(moderated)).due_at == add_waking(hours(NIGHT), now, BANK)
    admin, who = TableCare(moderated.deps).admin, Person(moderated.user(Seat(0)), "Rosa", "en")
    await admin.pause(moderated.table_id, who, moderated.press(Seat(0)))
    moderated.clock.time += DAY
    await admin.resume(moderated.table_id, who, moderated.press(Seat(0)))
    moderated.clock.time += HOUR
    await moderated.reply(seat, (await moderated.play()).asks[seat].default)
    while seat in (await moderated.play()).awaited and is_alone(await moderated.play()):
        await moderated.reply(seat, (await moderated.play()).asks[seat].default)
    assert await left(moderated, seat) == BANK - HOUR


async def test_whoever_takes_a_seat_over_takes_what_is_left_in_its_bank(
    store: SqliteStore, tmp_path: Path
) -> None:
    moderated, seat = await begin_late(store, tmp_path)
    await pass_deadline(moderated)
    newcomer = Person(77, "Zita", "en")
    async with moderated.tables.turn(moderated.table_id) as live:
        after = SeatChanges(moderated.deps).seat_newcomer(live, live.at(seat), newcomer)
    assert after.bank_spent == BANK


async def test_without_banks_a_deadline_is_a_deadline(store: SqliteStore, tmp_path: Path) -> None:
    moderated = await begin(store, tmp_path, "cochons", is_alone, ())
    place = (await moderated.play()).place
    await pass_deadline(moderated)
    assert moderated.clock.time < EVENING + DAY + MINUTE
    assert (await moderated.play()).place > place
