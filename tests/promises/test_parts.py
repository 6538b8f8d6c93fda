"""Parts of a sealed answer: the table shows nobody that there are any, and no time is won or lost (R-22, R-24)."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.announcer.waiting import make_shared_row
from bot.games import GAMES
from games.table.asks import PASS, Reply
from games.table.facts import Seat
from games.table.notation import read
from storage.sqlite import open_store
from tests.cochons.scenario import galaxy
from tests.promises.looks import LOOKS, seen
from tests.promises.stage import MINUTE, Opening, Stage
from tests.promises.theatre import WORDS

TILES = ("O red 0:3G", "A1 blue 1:3G", "A3 red 2:3G")
HAND = "extra-mouve.1 extra-mouve.2"
PARTS = (
    "1: trip extra=extra-mouve.1 from=A1 to=A2 gorets=1",
    "1: trip extra=extra-mouve.2 from=A1 to=A6 gorets=1",
    "1: anew",
    "1: trip extra=extra-mouve.1 from=A1 to=A6 gorets=2",
)


def opened(*practice: int, **changed: Any) -> Opening:
    """The window after the first traveller, where seat 1, the first to be asked, holds two Extra-Mouve."""
    state = galaxy(*TILES, chapter="gap", order="102", slot=1, hands={1: HAND}).state
    book = replace(GAMES["cochons"], **changed)
    return Opening(book, 3, {}, "gap", msgspec.json.encode(state), practice=frozenset(practice))


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    store = await open_store(tmp_path / "store")
    stage = Stage(store, WORDS, opened(), tmp_path)
    await stage.begin()
    yield stage
    await store.close()


async def shown(stage: Stage) -> list[bytes]:
    """Everything that the public and the other seats can look at, and what has been sent."""
    looks = [await seen(stage, who, name) for who in (None, Seat(0), Seat(2)) for name in LOOKS]
    deadlines = [repr(one).encode() for one in await stage.deadlines()]
    return [*looks, *deadlines, *(sent.payload for sent in stage.sent)]


async def test_nothing_is_sent_or_shown_and_the_window_closes_when_it_would_have(stage: Stage) -> None:
    before, due = await shown(stage), [one.due_at for one in await stage.deadlines()]
    for line in PARTS:
        stage.clock.time += MINUTE
        assert (await stage.reply(*read(line))).sealed
        assert await shown(stage) == before
    assert [one.due_at for one in await stage.deadlines()] == due
    await stage.fire()
    assert (await stage.play()).view(None).tile("A6").troops[0].gorets == 2


async def test_whoever_has_sealed_a_part_is_asked_on_at_once(stage: Stage) -> None:
    """Also whoever is content, having no card left: to take it back, if nothing else."""
    for line, awaited in zip(PARTS, ((1, 0, 2), (0, 2), (0, 2), (0, 2)), strict=True):
        receipt = await stage.reply(*read(line))
        assert (receipt.sealed, receipt.again) == (True, True)
        assert (await stage.play()).awaited == tuple(sorted(awaited))


async def test_the_number_of_a_receipt_does_not_say_how_often_others_have_acted(stage: Stage) -> None:
    """All that is sealed bears the number of its question; what is undone, the same."""
    number = (await stage.reply(Seat(0), Reply(PASS))).shown
    for line in PARTS:
        assert (await stage.reply(*read(line))).shown == number
    assert (await stage.moderator.undo(stage.table_id, stage.press(Seat(1)))).seq == number


async def test_a_part_that_is_undone_leaves_no_trace(stage: Stage) -> None:
    await stage.reply(*read(PARTS[0]))
    before, sent = await shown(stage), len(stage.sent)
    await stage.reply(*read(PARTS[1]))
    await stage.moderator.undo(stage.table_id, stage.press(Seat(1)))
    await stage.deliver()
    assert (await shown(stage), len(stage.sent)) == (before, sent)
    play = await stage.play()
    assert [one.cell for one in play.view(Seat(1)).tiles if one.troop(Seat(1))] == ["A1", "A2"]


async def test_a_part_outlives_a_restart(stage: Stage) -> None:
    await stage.reply(*read(PARTS[0]))
    before = (await stage.play()).fingerprint()
    stage.restart()
    assert (await stage.play()).fingerprint() == before


async def test_what_the_channel_offers_to_all_does_not_say_who_has_acted(stage: Stage) -> None:
    """Its buttons have the names of the question: seat 1, whose question comes first, has others by then."""

    async def row() -> object:
        async with stage.tables.turn(stage.table_id) as live:
            return make_shared_row(live, stage.voices.of_table(live))

    before = await row()
    await stage.reply(*read(PARTS[0]))
    assert await row() == before


async def test_a_practice_player_that_has_sealed_a_part_goes_on(tmp_path: Path) -> None:
    """It answers until it is content; it is not left until the window closes."""
    store = await open_store(tmp_path / "store")
    said = [read(PARTS[0])[1], Reply(PASS)]

    def acts(view: object, ask: object, luck: int) -> Reply:
        return said.pop(0)

    stage = Stage(store, WORDS, opened(1, practise=acts), tmp_path)
    await stage.begin()
    await stage.fire()
    assert ((await stage.play()).awaited, said) == ((0, 2), [])
    assert [one.kind for one in await stage.deadlines()] == ["window"]
    await store.close()
