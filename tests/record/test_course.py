"""The course of a game that goes on is the one that it would have been found to have at once."""

import pytest
from msgspec.structs import replace as restate

from bot.games import GAMES
from bot.record.cache import LAST, PageCache, Wanted, pack_record
from bot.record.course import cut_course, find_course
from bot.record.eyes import ALL, PUBLIC, Eyes
from bot.record.record import Record
from bot.wording.voice import Voices
from tests.golden.kept import KINDS
from tests.record.recorded import record_golden
from tests.words import WORDS

EYES = (Eyes(0), PUBLIC)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.samples("cochons")
def test_a_course_goes_on_from_any_of_its_places(kind: str) -> None:
    record = record_golden(kind)
    book, count = GAMES[record.table.game], len(record.entries)
    for eyes in (Eyes(0), ALL):
        whole = find_course(record, book, eyes)
        for place in (0, count // 2, count):
            assert find_course(record, book, eyes, cut_course(whole, place)) == whole


def test_pages_of_a_table_that_goes_on_or_back_are_those_of_its_record_alone() -> None:
    full = record_golden("cochons")
    count = len(full.entries)
    kept = PageCache(GAMES, Voices(WORDS))
    back = restate(full, entries=(*full.entries[: count // 2], *full.entries[count // 2 + 1 :]))
    records: list[Record] = [restate(full, entries=full.entries[:most]) for most in (60, 61, 40)]
    for number, record in enumerate([*records, full, back]):
        kept.keep(str(number), pack_record(record))
        alone = PageCache(GAMES, Voices(WORDS))
        alone.keep("", pack_record(record))
        for eyes in EYES:
            wanted = Wanted(eyes, "step", LAST, "en")
            assert kept.write(str(number), wanted) == alone.write("", wanted)
            turns = Wanted(eyes, "turn", 1, "en")
            assert kept.write(str(number), turns) == alone.write("", turns)
    assert kept.write("0", Wanted(PUBLIC, "step", LAST, "en")) is None, "what a table was is forgotten"
