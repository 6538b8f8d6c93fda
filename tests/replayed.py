"""What the reader of records gives, without another process: the same, made where the test runs."""

from bot.games import GAMES
from bot.record.cache import PageCache, Wanted, pack_record
from bot.record.chance import Chance, find_chance
from bot.record.pages import Page
from bot.record.reader import PageFailed, ReadRecord
from bot.record.record import Record


class PlainReader:
    """Gives pages from a cache of its own."""

    def __init__(self, cache: PageCache) -> None:
        self._cache = cache

    async def read_page(self, key: str, read: ReadRecord, wanted: Wanted) -> Page:
        if (found := self._cache.write(key, wanted)) is None:
            self._cache.keep(key, pack_record(await read()))
            found = self._cache.write(key, wanted)
        if found is None:
            raise PageFailed
        return found

    async def find_chance(self, record: Record) -> Chance:
        return find_chance(record, GAMES[record.table.game])

    def close(self) -> None:
        """Nothing runs that would have to be ended."""
