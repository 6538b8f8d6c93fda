"""Parts of a sealed answer: the table shows nobody that there are any, and no time is won or lost (R-22, R-24)."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.announcer.waiting import make_shared_row
from bot.games import GAMES
from porc_royal.asks import PASS, Reply
from porc_royal.facts import Seat
from porc_royal.notation import read
from storage.sqlite import open_store
from tests.cochons.scenario import galaxy
from tests.promises.looks import LOOKS, seen
from tests.promises.moderated import MINUTE, ModeratedTable, Opening
from tests.words import WORDS

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
async def moderated(tmp_path: Path) -> AsyncIterator[ModeratedTable]:
    store = await open_store(tmp_path / "store")
    moderated = ModeratedTable(store, WORDS, opened(), tmp_path)
    await moderated.begin()
    yield moderated
    await store.close()


async def shown(moderated: ModeratedTable) -> list[bytes]:
    """Everything that the public and the other seats can look at, and what has been sent."""
    looks = [await seen(moderated, who, name) for who in (None, Seat(0), Seat(2)) for name in LOOKS]
    deadlines = [repr(one).encode() for one in await moderated.deadlines()]
    return [*looks, *deadlines, *(sent.payload for sent in moderated.sent_to_others(Seat(1)))]


async def test_nothing_is_sent_or_shown_and_the_window_closes_when_it_would_have(
    moderated: ModeratedTable,
) -> None:
    before, due = await shown(moderated), [one.due_at for one in await moderated.deadlines()]
    for line in PARTS:
        moderated.clock.time += MINUTE
        assert (await moderated.reply(*read(line))).sealed
        assert await shown(moderated) == before
    assert [one.due_at for one in await moderated.deadlines()] == due
    assert [fired.kind for _ in due if (fired := await moderated.fire())] == ["half", "window"]
    assert (await moderated.play()).view(None).tile("A6").troops[0].gorets == 2


async def test_whoever_has_sealed_a_part_is_asked_on_at_once(moderated: ModeratedTable) -> None:
    """Also whoever is content, having no card left: to take it back, if nothing else."""
    for line, awaited in zip(PARTS, ((1, 0, 2), (0, 2), (0, 2), (0, 2)), strict=True):
        receipt = await moderated.reply(*read(line))
        assert (receipt.sealed, receipt.again) == (True, True)
        assert (await moderated.play()).awaited == tuple(sorted(awaited))


async def test_no_number_of_a_receipt_says_how_often_others_have_acted(moderated: ModeratedTable) -> None:
    """What is sealed is worded alike, whoever has sealed what before; what is undone, too."""

    async def word(times: int) -> list[str]:
        receipts = [await moderated.reply(Seat(0), Reply(PASS)) for _ in range(times)]
        receipts += [await moderated.reply(*read(line)) for line in PARTS[:1]]
        undone = await moderated.moderator.undo(moderated.table_id, moderated.press(Seat(1)))
        async with moderated.tables.turn(moderated.table_id) as live:
            voice = moderated.voices.in_language(live, "en")
            return [voice.receipt(receipts[-1]), voice.undo_receipt(undone)]

    assert await word(0) == await word(3)


async def test_a_part_that_is_undone_leaves_no_trace(moderated: ModeratedTable) -> None:
    await moderated.reply(*read(PARTS[0]))
    before, sent = await shown(moderated), len(moderated.sent_to_others(Seat(1)))
    await moderated.reply(*read(PARTS[1]))
    await moderated.moderator.undo(moderated.table_id, moderated.press(Seat(1)))
    await moderated.deliver()
    assert (await shown(moderated), len(moderated.sent_to_others(Seat(1)))) == (before, sent)
    play = await moderated.play()
    assert [one.cell for one in play.view(Seat(1)).tiles if one.troop(Seat(1))] == ["A1", "A2"]


async def test_a_part_outlives_a_restart(moderated: ModeratedTable) -> None:
    await moderated.reply(*read(PARTS[0]))
    before = (await moderated.play()).fingerprint()
    moderated.restart()
    assert (await moderated.play()).fingerprint() == before


async def test_what_the_channel_offers_to_all_does_not_say_who_has_acted(moderated: ModeratedTable) -> None:
    """Its buttons have the names of the question: seat 1, whose question comes first, has others by then."""

    async def row() -> object:
        async with moderated.tables.turn(moderated.table_id) as live:
            return make_shared_row(live, moderated.voices.of_table(live))

    before = await row()
    await moderated.reply(*read(PARTS[0]))
    assert await row() == before


async def test_a_practice_player_that_has_sealed_a_part_goes_on(tmp_path: Path) -> None:
    """It answers until it is content; it is not left until the window closes."""
    store = await open_store(tmp_path / "store")
    said = [read(PARTS[0])[1], Reply(PASS)]

    def acts(view: object, ask: object, luck: int) -> Reply:
        return said.pop(0)

    moderated = ModeratedTable(store, WORDS, opened(1, practise=acts), tmp_path)
    await moderated.begin()
    await moderated.fire()
    assert ((await moderated.play()).awaited, said) == ((0, 2), [])
    assert [one.kind for one in await moderated.deadlines()] == ["half", "window"]
    await store.close()
