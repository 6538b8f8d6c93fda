"""Pages of the records that were looked at last: each is gone through once for each eyes, then its pages come soon."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from msgspec import Struct, msgpack

from bot.games import AnyRulebook
from bot.record.course import By, Course, cut_course, find_course
from bot.record.eyes import Eyes
from bot.record.pages import Page, PageWriter
from bot.record.record import Record
from bot.wording.voice import Voices
from storage.ports import Language

RECORDS: Final = 4
"""Records that are kept."""
LAST: Final = -1
"""The number that stands for the last page."""


class Wanted(Struct, frozen=True):
    """Which page: that of a number, `LAST` is the last of them.

    before  in which way the number was counted, where that is another one: the page that tells of the same moment
    place   the page that tells of this place of the log, whatever the number
    """

    eyes: Eyes
    by: By
    number: int
    language: Language
    before: By | None = None
    place: int | None = None


class _Kept(Struct):
    """A record, its courses as far as they were wanted, and what those of the same table were before it went on."""

    record: Record
    courses: dict[Eyes, Course]
    begun: dict[Eyes, Course]


class PageCache:
    """Writes pages of the records that are kept in it."""

    def __init__(self, games: Mapping[str, AnyRulebook], voices: Voices) -> None:
        self._games, self._voices = games, voices
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    def keep(self, key: str, record: bytes) -> None:
        """Keep a record, as `pack_record` writes it, in the place of what its table was before.

        Those that were looked at longest ago are forgotten.
        """
        found = msgpack.decode(record, type=Record)
        begun = dict[Eyes, Course]()
        for older in [name for name, one in self._kept.items() if one.record.table.id == found.table.id]:
            before = self._kept.pop(older)
            same = _count_same(before.record, found)
            known = before.begun | before.courses
            begun |= {eyes: cut_course(course, same) for eyes, course in known.items()}
        self._kept[key] = _Kept(found, {}, begun)
        while len(self._kept) > RECORDS:
            self._kept.popitem(last=False)

    def write(self, key: str, wanted: Wanted) -> Page | None:
        """A page; None where its record is not kept. Raises `LookupError` where the game has not begun."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._kept.move_to_end(key)
        book, eyes = self._games[kept.record.table.game], wanted.eyes
        course = kept.courses.get(eyes)
        if course is None:
            course = kept.courses[eyes] = find_course(kept.record, book, eyes, kept.begun.get(eyes))
        writer = PageWriter(kept.record, book, self._voices, wanted.language, eyes, course)
        return writer.write(find_number(course, wanted), wanted.by)


def _count_same(one: Record, other: Record) -> int:
    """With how many entries both logs begin alike: where a table went back, not all that it had."""
    if one.positions[:1] != other.positions[:1]:
        return -1
    pairs = zip(one.entries, other.entries, strict=False)
    most = min(len(one.entries), len(other.entries))
    return next((place for place, (mine, theirs) in enumerate(pairs) if mine != theirs), most)


def pack_record(record: Record) -> bytes:
    """A record as it goes to another process."""
    return msgpack.encode(record)


def find_number(course: Course, wanted: Wanted) -> int:
    """The number of the page that is wanted."""
    spans = course.list_spans(wanted.by)
    place = wanted.place
    if place is None and wanted.before in (None, wanted.by):
        return len(spans) - 1 if wanted.number == LAST else wanted.number
    if place is None:
        others = course.list_spans(wanted.before or wanted.by)
        end = others[max(0, min(wanted.number, len(others) - 1))].end
    else:
        end = (place, 0)
    return next((number for number, span in enumerate(spans) if span.end >= end), len(spans) - 1)
