"""A game as files, for whoever asks: one page that needs no network, and the game as data."""

from typing import Final

from bot.moderation.answers import Attachment, ShownPanel, Viewer, find_viewer_seat
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.replays import require_begun
from bot.panels.prompts import Panel
from bot.record.export import Exporter, ExportFailed, Order
from bot.record.eyes import has_open_hands, list_eyes
from bot.record.record import read_record
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import LogBroken

LARGEST: Final = 10 * 1024 * 1024
"""Bytes of the files that Discord takes with an answer."""


class Exports(Part):
    """Answers `/table export`."""

    def __init__(self, deps: ModerationDeps, exporter: Exporter) -> None:
        super().__init__(deps)
        self._exporter = exporter

    async def show(self, table_id: int, viewer: Viewer) -> ShownPanel:
        """Both files, with what the viewer may look at: all of an open game that is over, else their own past.

        Raises `Refused`.
        """
        async with self._tables.turn(table_id, without_game=True) as live:
            require_begun(live)
            seats = [Seat(row.seat) for row in live.seats]
            eyes = list_eyes(live.table, seats, find_viewer_seat(live, viewer))
            voice = self._voices.in_language(live, viewer.language)
            try:
                record = await read_record(self._store, table_id)
            except LogBroken as lost:
                raise Refused("export-failed") from lost
        try:
            made = await self._exporter.write(Order(record, eyes, viewer.language))
        except ExportFailed as lost:
            raise Refused("export-failed") from lost
        page, data = f"game-{table_id}.html", f"game-{table_id}.jsonl"
        files = [Attachment(page, made.page), Attachment(data, made.data)]
        if sum(len(one.data) for one in files) > LARGEST:
            raise Refused("export-too-large")
        key = "export-done" if has_open_hands(record.table) else "export-own"
        return ShownPanel(Panel(voice.text(key, file=page, data=data)), files=tuple(files))
