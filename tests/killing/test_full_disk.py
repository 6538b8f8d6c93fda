"""A full disk: what is new is refused politely, looking goes on, nothing is lost, and room is found again."""

from __future__ import annotations

import pytest

from storage.files import Reserve
from storage.sqlite import SqliteStore
from tests.loopback import Interaction
from tests.sockets.conftest import house, town, world
from tests.sockets.house import Town
from tests.sockets.players import number_of

__all__ = ["house", "town", "world"]


async def limit(store: SqliteStore, pages: int) -> None:
    """Let the disk be full: no file may grow beyond so many pages."""
    await store._engine._connection.execute_fetchall(f"PRAGMA max_page_count = {pages:d}")


async def fill(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk be full from now on, but for the space that is kept back."""
    store = town.house.store
    monkeypatch.setattr(Reserve, "_make", lambda self: False)
    await limit(store, 1)  # it is as large as it is, and no larger
    while not store.short_of_space:
        await store.put_meta("ballast", "x" * 100_000)


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


async def test_letters_and_deadlines_wait_for_room_and_are_not_lost(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await town.drawn()
    store, house = town.house.store, town.house
    await store.owe([], now=house.clock.now())
    answer = await press(town)
    assert number_of(answer) is not None
    await fill(town, monkeypatch)
    held = town.world.hold_next("POST", r"/channels/\d+/messages$")
    house.clock.advance(200_000)
    assert not house.bot.stopping
    monkeypatch.undo()
    await limit(store, 2**30)
    held.release()
    await house.settle()
    assert await store.count_owed() == 0
    assert await store.dead_letters() == []
