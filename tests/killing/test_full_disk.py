"""A full disk: what is new is refused politely, looking goes on, nothing is lost, and room is found again."""

from __future__ import annotations

import contextlib

import pytest

from bot.delivery.outgoing import Say, channel, make_row
from storage.files import Reserve
from storage.ports import StorageFailed
from storage.sqlite import SqliteStore
from tests.loopback import Interaction
from tests.sockets.conftest import game, house, town, world
from tests.sockets.house import HOUR, Town
from tests.sockets.players import number_of

__all__ = ["game", "house", "town", "world"]


async def limit(store: SqliteStore, pages: int) -> None:
    """Let the disk be full: no file may grow beyond so many pages."""
    await store._engine._connection.execute_fetchall(f"PRAGMA max_page_count = {pages:d}")


async def fill(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk be full from now on, but for the space that is kept back."""
    store = town.house.store
    monkeypatch.setattr(Reserve, "_make", lambda self: False)
    await limit(store, 1)  # as large as it is, and no larger
    with contextlib.suppress(StorageFailed):
        for number in range(10_000):
            await store.put_meta(f"ballast {number}", "x" * 1_000)
    assert store.short_of_space


async def press(town: Town) -> Interaction:
    """Whoever is awaited first answers by the first button."""
    (person, *_) = await town.awaited()
    question = town.question(person)
    return await person.press(question, next(iter(question.buttons)))


async def test_a_full_disk_refuses_what_is_new_and_shows_what_is_there_until_there_is_room(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await town.drawn()
    before = len(await town.house.log())
    await fill(town, monkeypatch)
    refused = await press(town)
    assert refused.text == town.house.text("bot-disk-full", refused.person.locale)
    again = await town.ana.slash("table pause", channel=town.channel)
    assert again.text == town.house.text("bot-disk-full")
    assert (await town.ana.slash("hand", channel=town.channel)).files
    assert len(await town.house.log()) == before
    assert not town.house.bot.stopping
    monkeypatch.undo()
    await limit(town.house.store, 2**30)
    assert number_of(await press(town)) is not None
    await town.house.settle()
    assert not town.house.store.short_of_space
    assert await town.house.store.count_owed() == 0


async def test_deadlines_and_letters_wait_for_room_and_are_not_lost(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, world = town.house, town.world
    await town.started(options="auto_start=true", deadline="12h")
    before = await house.log()
    held = world.hold_next("POST", r"/channels/\d+/messages$", before_effect=False)
    await house.store.owe([make_row(channel(town.channel.id), Say(text="Encore là."))], now=house.clock.now())
    house.bot.wake()
    await world.until(lambda: held.hits)
    await fill(town, monkeypatch)
    held.release()  # it has arrived, and that cannot be written down
    house.clock.advance(13 * HOUR)
    refused = await press(town)
    assert refused.text == house.text("bot-disk-full", refused.person.locale)
    assert len(await house.log()) == len(before)
    assert not house.bot.stopping
    monkeypatch.undo()
    await limit(house.store, 2**30)
    await house.settle()
    assert len(await house.log()) > len(before)  # the default was played for those who were absent
    assert await house.store.count_owed() == 0
    assert await house.store.dead_messages() == []
    assert len([each for each in town.public() if each.text == "Encore là."]) == 1
