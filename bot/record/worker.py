"""What runs in the reader's own process: a record in; pages out, or what its log does not say of its chance.

It reads no store and knows no table in play.
"""

from functools import cache

from msgspec import msgpack

from bot.games import GAMES
from bot.i18n.sentences import read_words
from bot.record.cache import PageCache, Wanted
from bot.record.chance import find_chance
from bot.record.record import Record
from bot.wording.voice import Voices


@cache
def _open_cache() -> PageCache:
    return PageCache(GAMES, Voices(read_words()))


def keep_record(key: str, record: bytes) -> None:
    """Keep a record whose pages are wanted."""
    _open_cache().keep(key, record)


def write_page(key: str, wanted: bytes) -> bytes | None:
    """A page; None where its record is not kept here."""
    page = _open_cache().write(key, msgpack.decode(wanted, type=Wanted))
    return None if page is None else msgpack.encode(page)


def find_record_chance(_key: str, packed: bytes) -> bytes | None:
    """What the log of a record does not say of its chance; None where the rules of today play another game."""
    record = msgpack.decode(packed, type=Record)
    try:
        return msgpack.encode(find_chance(record, GAMES[record.table.game]))
    except LookupError:
        return None
