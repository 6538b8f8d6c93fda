"""A full disk: what is new is refused politely, looking goes on, nothing is lost, and room is found again."""

from __future__ import annotations

import contextlib

import pytest

from bot.delivery.outgoing import Say, address_channel, make_row
from storage.files import Reserve
from storage.ports import StorageFailed
from storage.sqlite import SqliteStore
from tests.fake_discord import Interaction
from tests.sockets.conftest import game, running, scenario, way, world
from tests.sockets.players import is_taken
from tests.sockets.scenario import HOUR, Scenario

__all__ = ["game", "running", "scenario", "way", "world"]


async def limit(store: SqliteStore, pages: int) -> None:
    """Let the disk be full: no file may grow beyond so many pages."""
    await store._engine._connection.execute_fetchall(f"PRAGMA max_page_count = {pages:d}")


async def fill(scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk be full from now on, but for the space that is kept back."""
    store = scenario.running.store
    monkeypatch.setattr(Reserve, "_make", lambda self: False)
    await limit(store, 1)  # as large as it is, and no larger
    with contextlib.suppress(StorageFailed):
        for number in range(10_000):
            await store.put_meta(f"ballast {number}", "x" * 1_000)
    assert store.short_of_space


async def press(scenario: Scenario) -> Interaction:
    """Whoever is awaited first answers by the first button."""
    (person, *_) = await scenario.awaited()
    question = scenario.question(person)
    return await person.press(question, next(iter(question.buttons)))


async def test_a_full_disk_refuses_what_is_new_and_shows_what_is_there_until_there_is_room(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scenario.drawn()
    before = len(await scenario.running.log())
    await fill(scenario, monkeypatch)
    refused = await press(scenario)
    assert refused.text == scenario.running.text("bot-disk-full", refused.person.locale)
    again = await scenario.ana.slash("table pause", channel=scenario.channel)
    assert again.text == scenario.running.text("bot-disk-full")
    assert (await scenario.ana.slash("hand", channel=scenario.channel)).files
    assert len(await scenario.running.log()) == before
    assert not scenario.running.bot.admission.stopping
    monkeypatch.undo()
    await limit(scenario.running.store, 2**30)
    assert is_taken(await press(scenario))
    await scenario.running.settle()
    assert not scenario.running.store.short_of_space
    assert await scenario.running.store.count_owed() == 0


async def test_deadlines_and_messages_wait_for_room_and_are_not_lost(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, world = scenario.running, scenario.world
    await scenario.started(options="auto_start=true", deadline="12h")
    before = await running.log()
    held = world.hold_next("POST", r"/channels/\d+/messages$", before_effect=False)
    await running.store.owe(
        [make_row(address_channel(scenario.channel.id), Say(text="Encore là."))], now=running.clock.now()
    )
    running.bot.wake()
    await world.until(lambda: held.hits)
    await fill(scenario, monkeypatch)
    held.release()  # it has arrived, and that cannot be written down
    running.clock.advance(13 * HOUR)
    refused = await press(scenario)
    assert refused.text == running.text("bot-disk-full", refused.person.locale)
    assert len(await running.log()) == len(before)
    assert not running.bot.admission.stopping
    monkeypatch.undo()
    await limit(running.store, 2**30)
    await running.settle()
    assert len(await running.log()) > len(before)  # the default was played for those who were absent
    assert await running.store.count_owed() == 0
    assert await running.store.dead_messages() == []
    assert len([each for each in scenario.public() if each.text == "Encore là."]) == 1
