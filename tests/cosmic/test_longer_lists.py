"""A table in whose log aliens were drawn from a longer list than today's (CE-R27), as rules version 8 had it."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.moderation import take_backs
from games.cosmic.aliens.reincarnator import PURPOSE
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules import unused
from games.cosmic.state.state import State
from porc_royal.asks import Refused
from porc_royal.facts import CHANCE, Seat
from porc_royal.testing.games import choose_reply, choose_speaker
from storage.ports import Entry
from storage.sqlite import open_store
from tests.cosmic.prepared import prepare
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.way_back import WayBack
from tests.words import WORDS

LATE: Final = ("joker", "lizard")
OLD, REPLIES, GAMES = 8, 120, 20
Story = Callable[[ModeratedTable], Awaitable[None]]
Wanted = Callable[[ModeratedTable], Awaitable[bool]]


def play_by_old_rules(monkeypatch: pytest.MonkeyPatch, folder: Path, wanted: Wanted, story: Story) -> None:
    """A table of version 8 is played by luck until it stands as wanted, and goes on by today's rules; then a story."""
    list_unused = unused.list_unused

    def list_more(state: State) -> list[str]:
        held = [alien for player in state.players for alien in player.powers]
        return [*list_unused(state), *(alien for alien in LATE if alien not in held)]

    async def told() -> None:
        store = await open_store(folder)
        try:
            for number in range(1, GAMES):
                table = prepare(
                    "reincarnator",
                    "reincarnator",
                    "human",
                    "macron",
                    chapter="turn",
                    options={"aliens": "all"},
                )
                state = msgspec.json.encode(table.state)
                book = replace(RULEBOOK, version=OLD)
                opened = Opening(book, 4, {"aliens": "all"}, "turn", state, table_id=number)
                moderated = ModeratedTable(store, WORDS, opened, folder)
                moderated.painted = set()
                with monkeypatch.context() as patched:
                    patched.setattr(unused, "list_unused", list_more)
                    await moderated.begin()
                    found = await play_until(moderated, wanted, random.Random(number))
                if found:
                    moderated.opening.book = RULEBOOK
                    moderated.restart()
                    await story(moderated)
                    return
            raise AssertionError("no game came to stand so")
        finally:
            await store.close()

    asyncio.run(told())


async def play_until(moderated: ModeratedTable, wanted: Wanted, luck: random.Random) -> bool:
    """Whether it came to stand so before it was over."""
    for _ in range(REPLIES):
        await reply_by_luck(moderated, luck)
        if await moderated.over():
            return False
        if await wanted(moderated):
            return True
    return False


async def reply_by_luck(moderated: ModeratedTable, luck: random.Random) -> None:
    play = await moderated.play()
    seat = choose_speaker(play, luck)
    await moderated.reply(seat, choose_reply(play.asks[seat], luck, INVARIANTS["cosmic"].rare))


async def list_drawn(moderated: ModeratedTable) -> list[Entry]:
    """Where aliens were drawn."""
    log = await moderated.store.log(moderated.table_id)
    return [one for one in log if one.seat == CHANCE and PURPOSE.encode() in (one.draw or b"")]


async def has_drawn_since(moderated: ModeratedTable) -> bool:
    """An alien was drawn since the last position, and somebody has replied."""
    play = await moderated.play()
    since = await moderated.store.log(moderated.table_id, start=play.position.seq)
    drawn = [one.seq for one in await list_drawn(moderated)]
    return any(seq >= play.position.seq for seq in drawn) and any(one.seat != CHANCE for one in since)


async def has_drawn_before(moderated: ModeratedTable) -> bool:
    """An alien was drawn and somebody has replied after it, before the last position."""
    play, drawn = await moderated.play(), await list_drawn(moderated)
    if not drawn or drawn[0].seq >= play.position.seq:
        return False
    since = await moderated.store.log(moderated.table_id, start=drawn[0].seq)
    after = [one for one in since if one.seq < play.position.seq and one.place > drawn[0].place]
    return any(one.seat != CHANCE for one in after)


def count_told(moderated: ModeratedTable) -> int:
    """How often the table was told that it is asked again because its rules were corrected."""
    _, _, told = WORDS.of("en").text("asked-again", table="#").partition("#")
    return sum(told in text for text in moderated.public)


async def go_on(moderated: ModeratedTable) -> None:
    """The game is played on, and what is drawn from now on is of today's list."""
    luck, seq = random.Random(moderated.table_id), (await moderated.play()).count
    for _ in range(40):
        if await moderated.over():
            break
        await reply_by_luck(moderated, luck)
    drawn = [one for one in await list_drawn(moderated) if one.seq >= seq]
    assert not [one for one in drawn if any(alien.encode() in (one.draw or b"") for alien in LATE)]
    before = (await moderated.play()).fingerprint()
    moderated.restart()
    assert (await moderated.play()).fingerprint() == before


def test_one_that_has_drawn_since_its_last_position_goes_back_there_and_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(moderated: ModeratedTable) -> None:
        table = moderated.table_id
        logged = await moderated.store.log(table)
        play = await moderated.play()
        await moderated.deliver()
        kept = await moderated.store.log(table)
        assert count_told(moderated) == 1
        assert all(one.seat == CHANCE for one in kept[play.position.seq :])
        assert len(await moderated.store.read_undone(table)) == len(logged) - play.position.seq
        assert {one.place for one in await moderated.deadlines()} == {play.place}
        drawn = [one for one in await list_drawn(moderated) if one.seq >= play.position.seq]
        assert not [one for one in drawn if any(alien.encode() in (one.draw or b"") for alien in LATE)]
        await go_on(moderated)
        assert count_told(moderated) == 1

    play_by_old_rules(monkeypatch, tmp_path, has_drawn_since, story)


def test_one_that_has_drawn_before_its_last_position_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be had any more of the time in between is not offered, and refused by its name."""

    async def story(moderated: ModeratedTable) -> None:
        table, refused = moderated.table_id, []
        logged = await moderated.store.log(table)
        play = await moderated.play()
        await moderated.deliver()
        assert (count_told(moderated), play.count) == (0, len(logged))
        async with moderated.tables.turn(table):
            for count in range(play.count + 1):
                try:
                    await moderated.tables.load_as_of(table, count)
                except Refused as refusal:
                    refused.append((count, refusal.says.key))
        assert refused
        assert {reason for _, reason in refused} == {"undo-nothing"}
        await go_on(moderated)

    play_by_old_rules(monkeypatch, tmp_path, has_drawn_before, story)


def test_where_the_menu_of_moments_would_begin_in_between_it_begins_with_the_last_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wanted(moderated: ModeratedTable) -> bool:
        play = await moderated.play()
        since = await moderated.store.log(moderated.table_id, start=play.position.seq)
        answered = any(one.seat != CHANCE and play.position.seq < one.place < play.place for one in since)
        return answered and await has_drawn_before(moderated)

    async def story(moderated: ModeratedTable) -> None:
        play, way = await moderated.play(), WayBack(moderated, Seat(0))
        lost = (await list_drawn(moderated))[0].seq + 1
        monkeypatch.setattr(take_backs, "REACH", play.count - lost)
        places = [int(one.partition("|")[0]) for one in await way.list_moments()]
        assert places
        assert min(places) >= play.position.seq

    play_by_old_rules(monkeypatch, tmp_path, wanted, story)


def test_one_that_goes_back_to_before_the_draw_draws_from_the_list_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(moderated: ModeratedTable) -> None:
        drawn = await list_drawn(moderated)
        way = WayBack(moderated, Seat(0))
        moment = next(one for one in await way.list_moments() if int(one.partition("|")[0]) <= drawn[0].place)
        if not await way.choose(moment):
            for other in range(4):
                if await way.is_open():
                    await way.answer(Seat(other), agrees=True)
        assert (await moderated.play()).count <= drawn[0].seq
        assert count_told(moderated) == 0
        await go_on(moderated)

    play_by_old_rules(monkeypatch, tmp_path, has_drawn_before, story)
