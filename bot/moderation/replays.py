"""The game once more, for whoever asks: page by page, through the eyes that are theirs or were opened to them."""

from hashlib import blake2b
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.moderation.answers import ShownPanel, Viewer, find_viewer_seat
from bot.moderation.deps import ModerationDeps, Part
from bot.panels.images import Images
from bot.panels.record_pages import draw_record_page, show_record_page
from bot.record.cache import LAST, Wanted
from bot.record.eyes import Eyes, list_eyes
from bot.record.reader import PageFailed, PageReader
from bot.record.record import Record, read_record
from bot.tables.live import Live, is_live
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import LogBroken, Store

ENDS: Final = 1
"""Entries at the end of a log by which it is known among records that are kept."""


class Replays(Part):
    """Answers `/table replay`, the button under an end, and the buttons of every page."""

    def __init__(self, deps: ModerationDeps, pictures: Images, reader: PageReader) -> None:
        super().__init__(deps)
        self._pictures = pictures
        self._reader = reader

    async def show(self, table_id: int, viewer: Viewer, wanted: Wanted | None = None) -> ShownPanel:
        """A page with its picture; without `wanted` the first of a game that is over, the newest of one that goes on.

        Eyes through which the viewer may not look are taken for their own. Raises `Refused`.
        """
        async with self._tables.turn(table_id, without_game=True) as live:
            require_begun(live)
            eyes = list_eyes(
                live.table, [Seat(row.seat) for row in live.seats], find_viewer_seat(live, viewer)
            )
            wanted = _choose_page(live, viewer, wanted, eyes)
            seat = find_viewer_seat(live, viewer)
            own = seat is not None and wanted.eyes == Eyes(seat)
            notes = await self._store.notes_of(table_id, viewer.user_id) if own else ()
            voice, key = (
                self._voices.in_language(live, viewer.language),
                await _mark_record(self._store, live),
            )

        async def read() -> Record:
            async with self._tables.turn(table_id, without_game=True):
                return await read_record(self._store, table_id)

        try:
            page = await self._reader.read_page(key, read, wanted)
        except (PageFailed, LookupError, LogBroken) as lost:
            raise Refused("replay-failed") from lost
        panel, drawing = show_record_page(live, voice, page, eyes, notes), draw_record_page(voice, page)
        return ShownPanel(panel, None if drawing is None else await self._pictures.paint_drawing(drawing))


def require_begun(live: Live) -> None:
    """Refuse a table without a game, and one whose game nobody has the words for."""
    if live.fault is not None and live.fault.not_installed:
        raise live.fault
    if live.fault is None and live.game is None:
        raise Refused("refused-not-started" if is_live(live) else "refused-over")


def _choose_page(live: Live, viewer: Viewer, wanted: Wanted | None, eyes: tuple[Eyes, ...]) -> Wanted:
    if wanted is None:
        return Wanted(eyes[0], "turn", LAST if is_live(live) else 0, viewer.language)
    return wanted if wanted.eyes in eyes else replace(wanted, eyes=eyes[0], place=None, before=None)


async def _mark_record(store: Store, live: Live) -> str:
    """What a record is known by: equal for equal ones, without reading all of it."""
    count = live.game.count if live.game is not None else 0
    ends = await store.log(live.table.id, start=max(0, count - ENDS))
    seats = [(row.seat, row.name) for row in live.seats]
    table = (live.table.id, live.table.status, live.table.ended_at, count)
    return blake2b(msgspec.json.encode((table, seats, ends)), digest_size=16).hexdigest()
