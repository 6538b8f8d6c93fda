"""One's own data: what is kept of somebody, all of it as a file, and its erasure."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.delivery.outgoing import Button, Row
from bot.i18n import LANGUAGES, write_timestamp
from bot.moderation.actions import Person
from bot.moderation.answers import Attachment, ShownPanel
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.lobby import Lobby
from bot.moderation.moderator import Press
from bot.moderation.table_care import TableCare
from bot.ops.bug_reports import Reports
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.tables.live import CannotLoad
from bot.tables.waking_hours import PREFERENCE, read_hours
from porc_royal.asks import Refused
from storage.ports import LogBroken, NoSuchTable, TableRow

NO_TABLE: Final = 0
"""Stands in the tokens of buttons that belong to no table."""
YES: Final = "yes"
MOST: Final = 15
"""Running tables that are named; of the others it is said how many there are."""


class Privacy(Part):
    """Answers `/privacy`."""

    def __init__(self, deps: ModerationDeps, lobby: Lobby, care: TableCare, reports: Reports) -> None:
        super().__init__(deps)
        self._lobby = lobby
        self._care = care
        self._reports = reports

    async def show(self, person: Person) -> Panel:
        """What is kept of somebody, in words."""
        kept, reader = await self._store.export(person.user_id), self._voices.words.of(person.language)
        hours = read_hours((await self._store.preferences(person.user_id)).get(PREFERENCE))
        counts = {
            "privacy-seats": len(kept["seats.user_id"]),
            "privacy-hosted": len(kept["tables.host_id"]),
            "privacy-texts": len(kept["texts.user_id"]) + len(kept["tables.words"]),
            "privacy-papers": len(kept["papers.user_id"]),
            "privacy-settings": len(kept["preferences.user_id"]),
        }
        lines = [reader.text(key, count=count) for key, count in counts.items()]
        zone = reader.text("privacy-zone", zone=hours.zone.key) if hours else reader.text("privacy-no-zone")
        return Panel(
            "\n".join([f"**{reader.text('privacy-title')}**", *lines, zone, reader.text("privacy-more")])
        )

    async def export(self, person: Person) -> ShownPanel:
        """The same as a file: JSON, rows by place."""
        data = msgspec.json.encode(await self._store.export(person.user_id))
        text = self._voices.words.of(person.language).text("privacy-exported")
        return ShownPanel(Panel(text), files=(Attachment("porc-royal.json", msgspec.json.format(data)),))

    async def ask_erase(self, person: Person) -> Panel:
        """Whether somebody is sure, with what becomes of each of their running tables, and when."""
        reader = self._voices.words.of(person.language)
        button = Button(
            custom_id=str(Token("erase", NO_TABLE, option=YES)),
            label=reader.text("privacy-erase-button"),
            style="danger",
        )
        told = await self._tell_tables(await self._store.tables_of(person.user_id), person)
        return Panel("\n".join([reader.text("privacy-erase-ask"), *told]), (Row((button,)),))

    async def erase(self, person: Person) -> Panel:
        """Leave every running table to a substitute, then erase; whatever is interrupted can be asked for again."""
        reader, user_id = self._voices.words.of(person.language), person.user_id
        running = await self._store.tables_of(user_id)
        told = await self._tell_tables(running, person)
        traces = await self._store.find_traces(user_id)
        traces = replace(traces, names=(*traces.names, person.name))
        for table in running:
            await self._leave(table, person)
        await self._reports.erase(traces, user_id)
        words = self._voices.words
        called = {language: f"{words.of(language).text('privacy-player')} " for language in LANGUAGES}
        for table_id in traces.tables:
            self._tables.drop(table_id)
        erased = await self._store.erase(user_id, traces, called)
        for table_id in erased.tables:
            self._tables.drop(table_id)
        self._wake()
        return Panel("\n".join([reader.text("privacy-erased"), *told]))

    async def _tell_tables(self, tables: Sequence[TableRow], person: Person) -> list[str]:
        """What becomes of each running table: since when, and who stands in."""
        reader, when = self._voices.words.of(person.language), write_timestamp(self._clock.now())
        lines = []
        for table in tables[:MOST]:
            others = any(
                row.user_id not in (None, person.user_id) for row in await self._store.seats(table.id)
            )
            kind = "lobby" if table.status == "lobby" else "seat"
            key = f"privacy-leaves-{kind}" if others else "privacy-leaves-closed"
            lines.append(reader.text(key, table=table.id, when=when))
        if len(tables) > MOST:
            lines.append(reader.text("privacy-leaves-more", count=len(tables) - MOST))
        return lines

    async def _leave(self, table: TableRow, person: Person) -> None:
        """Leave a table as `/table leave` does, or close one where nobody else is; what cannot, storage replaces."""
        seats = await self._store.seats(table.id)
        mine = next((row.seat for row in seats if row.user_id == person.user_id), None)
        others = any(row.user_id not in (None, person.user_id) for row in seats)
        press = self._make_press(person, table)
        try:
            if not others:
                await self._care.admin.cancel(table.id, person, press)
            elif mine is not None and table.status == "lobby":
                await self._lobby.leave(table.id, person, press)
            elif mine is not None:
                await self._care.seats.leave(table.id, person, press, mine)
        except (Refused, CannotLoad, LogBroken, NoSuchTable):
            return

    def _make_press(self, person: Person, table: TableRow) -> Press:
        """One for each table: the press that asked for all of it would count at the first alone."""
        return Press(person.user_id, -(self._clock.now() * 4096 + table.id % 4096))
