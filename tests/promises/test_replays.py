"""The game once more: each page is what its reader was shown then, and in the end all of it can be looked through."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace as alter

from bot.moderation.answers import find_open_question
from bot.record.eyes import ALL, PUBLIC, Eyes, find_seat
from bot.record.pages import Page, PageWriter
from bot.record.record import Record, read_record
from bot.tables.history import read_facts
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.facts import Fact, Seat
from porc_royal.scene import Scene
from porc_royal.testing.games import choose_reply
from tests.promises.cases import ALL_CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import MINUTE, ModeratedTable, Opening
from tests.promises.openings import opening
from tests.promises.runner import Runner, open_runner

REPLIES: Final = 40
MORE: Final = 8
"""Tables of each kind in the long run."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What somebody could see at the table when its log had so many entries."""

    place: int
    board: Scene
    hand: tuple[str, ...]
    asked: str
    told: tuple[str, ...]


class Watcher:
    """Notes what somebody is shown as a game goes on."""

    def __init__(self, moderated: ModeratedTable, eyes: Eyes) -> None:
        self.moderated, self.eyes = moderated, eyes
        self.language = moderated.language(find_seat(eyes))
        self.shown: list[Shown] = []

    async def look(self) -> None:
        moderated, seat = self.moderated, find_seat(self.eyes)
        seen = self.shown[-1].place if self.shown else 0
        entries = await moderated.store.log(moderated.table_id, start=seen)
        async with moderated.tables.turn(moderated.table_id) as live:
            voice = moderated.voices.in_language(live, self.language)
            facts = [fact for entry in entries for fact in read_facts(entry)]
            facts[:0] = () if self.shown else await find_opening(moderated)
            told = tuple(voice.say(one.says) for one in facts if one.is_known_to(seat))
            self.shown.append(note_table(live, voice, seat, told))


async def find_opening(moderated: ModeratedTable) -> Sequence[Fact]:
    then = await moderated.tables.load_as_of(moderated.table_id, 0)
    return then.play.opening


def note_table(live: Live, voice: Voice, seat: Seat | None, told: tuple[str, ...]) -> Shown:
    view, ask = live.play.view(seat), find_open_question(live, seat)
    ask = None if ask is None or ask.optional else ask
    cards = live.rulebook.hand(view) if seat is not None else ()
    hand = tuple(voice.arg(one.title) for one in cards)
    board = live.rulebook.board(view, ask, voice.phrase)
    return Shown(live.play.count, board, hand, "" if ask is None else voice.ask(ask), told)


async def play(
    moderated: ModeratedTable, luck: random.Random, watchers: Sequence[Watcher], most: int
) -> None:
    """Whoever is asked replies at random; the watchers look after each reply."""
    await moderated.begin()
    for number in count():
        for one in watchers:
            await one.look()
        if number == most or await moderated.over():
            return
        moderated.clock.time += MINUTE
        game = await moderated.play()
        seat = luck.choice(game.awaited)
        await moderated.reply(
            seat, choose_reply(game.asks[seat], luck, INVARIANTS[moderated.opening.kept].rare)
        )


def list_pages(moderated: ModeratedTable, record: Record, one: Watcher) -> list[Page]:
    book = moderated.opening.book
    return list(PageWriter(record, book, moderated.voices, one.language, one.eyes).write_all())


def check_pages(pages: Sequence[Page], one: Watcher) -> None:
    """Each moment at which somebody looked is found again on the last page of before the next."""
    assert [page.number for page in pages] == list(range(len(pages)))
    for shown in one.shown:
        page = [page for page in pages if page.place <= shown.place][-1]
        assert page.board == shown.board, shown.place
        assert [card.title for hand in page.hands for card in hand.cards if hand.seat == one.eyes] == list(
            shown.hand
        )
        assert [asked.text for asked in page.asked] == ([shown.asked] if shown.asked else [])
    told = [line.text for page in pages for line in page.told]
    assert told == [line for shown in one.shown for line in shown.told]


@pytest.fixture
def runner(tmp_path: Path) -> Iterator[Runner]:
    with open_runner(tmp_path) as found:
        yield found


def watch(moderated: ModeratedTable, luck: random.Random) -> list[Watcher]:
    seats = luck.sample(range(moderated.opening.players), 1)
    return [Watcher(moderated, PUBLIC), *(Watcher(moderated, Eyes(seat)) for seat in seats)]


def compare(runner: Runner, opened: Opening, luck: random.Random, most: int) -> None:
    moderated = runner.moderated(runner.numbered(opened))
    watchers = watch(moderated, luck)
    runner.run(play(moderated, luck, watchers, most))
    record = runner.run(read_record(moderated.store, moderated.table_id))
    for one in watchers:
        pages = list_pages(moderated, record, one)
        check_pages(pages, one)
        writer = PageWriter(record, opened.book, moderated.voices, one.language, one.eyes)
        for number in luck.sample(range(len(pages)), min(len(pages), 5)):
            assert writer.write(number) == pages[number], "a single page is played from the nearest anchor"
        turns = list(writer.write_all("turn"))
        assert [told for page in turns for told in page.told] == [
            told for page in pages for told in page.told
        ]
        assert [page.number for page in turns] == list(range(len(turns)))


@pytest.mark.parametrize("name", ALL_CASES)
@pytest.mark.samples("election", "cosmic", "cochons-complete", "interstellar_pig")
def test_each_page_is_what_its_reader_was_shown_then(name: str, runner: Runner) -> None:
    compare(runner, opening(name, 3), random.Random(3), REPLIES)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(10, 10 + MORE))
@pytest.mark.parametrize("name", ALL_CASES)
def test_each_page_is_what_its_reader_was_shown_then_at_more_tables(
    name: str, number: int, runner: Runner
) -> None:
    compare(runner, opening(name, number), random.Random(number), REPLIES)


@pytest.mark.parametrize("name", ALL_CASES)
@pytest.mark.samples("election", "cochons")
def test_after_the_end_every_fact_of_the_log_stands_on_a_page(name: str, runner: Runner) -> None:
    moderated = runner.moderated(runner.numbered(opening(name, 4)))
    runner.run(play(moderated, random.Random(4), [], 2 * REPLIES))
    table_id = moderated.table_id
    record = runner.run(read_record(moderated.store, table_id))
    ended = alter(record, table=replace(record.table, status="ended"))
    pages = list_pages(moderated, ended, Watcher(moderated, ALL))
    facts = [fact for entry in record.entries for fact in read_facts(entry)]
    told = [line for page in pages for line in page.told]
    assert len(told) - len(facts) == len(runner.run(find_opening(moderated)))
    assert sum(bool(line.to) for line in told) >= sum(fact.to is not None for fact in facts)
    assert {hand.seat for hand in pages[-1].hands} in ({*range(moderated.opening.players)}, set())
    assert pages[-1].end
