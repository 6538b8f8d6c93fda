"""The game once more: each page is what its reader was shown then, and in the end all of it can be looked through."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace as alter

import storage.log
from bot.moderation.answers import find_open_question
from bot.record.eyes import ALL, PUBLIC, Eyes, find_seat
from bot.record.pages import Page, PageWriter
from bot.record.record import Record, read_record
from bot.tables.history import read_facts
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.facts import Fact, Saying, Seat
from porc_royal.scene import Scene
from porc_royal.testing.games import choose_reply
from storage.ports import Change
from tests.promises.cases import ALL_CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import MINUTE, ModeratedTable, Opening
from tests.promises.openings import opening
from tests.promises.runner import Runner

REPLIES: Final = 40
APART: Final = 9
MORE: Final = 3
"""Tables of each kind in the thorough run."""
LONG: Final = 160
GAMES: Final = 100
"""Games of each kind that the long run plays to their end."""
WHOLE: Final = 2_000
"""So many replies of a game at most: with all its options some go on for ever among players who reply at random."""


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
    with Runner.open(tmp_path) as found:
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


@pytest.mark.thorough
@pytest.mark.parametrize("name", ALL_CASES)
def test_each_page_of_a_long_game_is_what_its_reader_was_shown_then(name: str, runner: Runner) -> None:
    compare(runner, opening(name, GAMES), random.Random(GAMES), LONG)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("name", ALL_CASES)
def test_each_page_of_a_hundred_whole_games_is_what_its_reader_was_shown_then(
    name: str, number: int, runner: Runner
) -> None:
    compare(runner, opening(name, 100 + number), random.Random(number), WHOLE)


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


# ---- rules that were corrected since


def play_with_positions(
    runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> tuple[ModeratedTable, Record, Watcher]:
    """A table of which positions are kept often."""
    monkeypatch.setattr(storage.log, "APART", APART)
    moderated = runner.moderated(runner.numbered(opening("cochons", 5)))
    one = Watcher(moderated, Eyes(0))
    runner.run(play(moderated, random.Random(5), [one], REPLIES))
    record = runner.run(read_record(moderated.store, moderated.table_id))
    assert len(record.positions) > 2
    return moderated, record, one


def test_what_other_rules_told_is_told_as_it_was_and_the_board_comes_back_with_the_next_position(
    runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    moderated, record, one = play_with_positions(runner, monkeypatch)
    before, after = record.positions[1].seq, record.positions[2].seq
    said = Fact(Saying("cochons-technology", {"technology": 77}))
    entries = list(record.entries)
    entries[before] = replace(entries[before], facts=msgspec.json.encode([said]))
    pages = list_pages(moderated, record, one)
    others = list_pages(moderated, alter(record, entries=tuple(entries)), one)
    assert [page.corrected for page in others] == [before < page.place <= after for page in others]
    assert any("77" in line.text for page in others for line in page.told)
    boards = {page.place: page.board for page in others}
    assert all(
        boards[page.place] == page.board for page in pages if page.place > after and is_last(page, pages)
    )
    assert all(page.board is None and page.told for page in others if page.corrected)


def is_last(page: Page, pages: Sequence[Page]) -> bool:
    """Whether a page is the last that tells of its entry of the log."""
    return [one for one in pages if one.place == page.place][-1] == page


def test_before_a_correction_that_no_step_leads_over_the_facts_alone_are_told(
    runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    moderated, record, one = play_with_positions(runner, monkeypatch)
    since = record.positions[2].seq
    older = tuple(replace(at, rules_version=0) if at.seq < since else at for at in record.positions)
    pages = list_pages(moderated, alter(record, positions=older), one)
    assert [page.corrected for page in pages] == [page.place <= since for page in pages]
    told = {line.text for page in pages for line in page.told}
    assert told <= {line for shown in one.shown for line in shown.told}


# ---- who was away


def test_a_page_says_who_was_away_then(runner: Runner) -> None:
    moderated = runner.moderated(runner.numbered(opening("election", 6)))
    runner.run(leave_and_return(moderated))
    record = runner.run(read_record(moderated.store, moderated.table_id))
    pages = list_pages(moderated, record, Watcher(moderated, PUBLIC))
    start = pages[0].at
    away = [any("Rosa" in name for name in page.away) for page in pages]
    assert away == [start + 2 * MINUTE <= page.at < start + 4 * MINUTE for page in pages]
    assert {*away} == {True, False}


async def leave_and_return(moderated: ModeratedTable) -> None:
    await moderated.begin()
    luck = random.Random(6)
    for minute in range(1, 7):
        moderated.clock.time += MINUTE
        if minute in (2, 4):
            since = moderated.clock.time if minute == 2 else None
            row = (await moderated.store.seats(moderated.table_id))[0]
            await moderated.store.commit(
                Change(moderated.clock.time, moderated.table_id, seats=(replace(row, away_from=since),))
            )
            moderated.restart()
        game = await moderated.play()
        seat = luck.choice(game.awaited)
        await moderated.reply(seat, choose_reply(game.asks[seat], luck, frozenset()))
