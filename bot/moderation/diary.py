"""The diary: what people note for themselves at a table. Nobody else is told that there is a note, or what it says.

A note is written beside the game: it takes no place of the log, tells nothing, and moves no deadline.
"""

import msgspec
from msgspec import Struct

from bot.i18n import Reader, clean, is_blank
from bot.moderation.answers import Viewer
from bot.moderation.deps import Part, require_space
from bot.moderation.moderator import Press
from bot.panels.diary import LONGEST, make_note_row, show_diary
from bot.panels.parts import Panel
from bot.tables.live import Live, is_live
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import AlreadyDone, Change, Interaction, NewNote, NoteRow


class Noted(Struct, frozen=True):
    """What a press was answered: whether there is a note now."""

    kept: bool


class Diary(Part):
    """Answers `/note`, and the button beside it."""

    async def write(self, table_id: int, press: Press, viewer: Viewer, text: str) -> Panel:
        """Keep a note of whoever writes; an empty one takes the note away. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            seat, text = _require_own_seat(live, viewer), "" if is_blank(text) else clean(text, LONGEST)
            if not is_live(live):
                raise Refused("note-over")
            await require_space(self._store)
            at, place = self._clock.now(), live.play.count
            done = Interaction(press.interaction_id, press.user_id, msgspec.json.encode(Noted(bool(text))))
            note = NewNote(seat, viewer.user_id, text)
            try:
                await self._store.commit(Change(at, table_id, interaction=done, notes=(note,)))
            except AlreadyDone:
                text = await self._read_now(table_id, viewer)
            live.notes.pop(seat, None)
            if text:
                live.notes[seat] = NoteRow(seat, viewer.user_id, place, at, text)
            voice = self._voices.in_language(live, viewer.language)
            told = voice.text("note-kept" if text else "note-gone")
            return Panel(told, (make_note_row(live, voice),))

    def read_words(self, viewer: Viewer) -> Reader:
        """The words of whoever looks."""
        return self._voices.words.of(viewer.language)

    async def show(self, table_id: int, viewer: Viewer) -> Panel:
        """All that whoever asks has noted at a table. Raises `Refused`."""
        async with self._tables.turn(table_id, without_game=True) as live:
            if live.seat_of(viewer.user_id) is None:
                raise Refused("refused-not-seated")
            notes = await self.list_notes(table_id, viewer.user_id)
            return show_diary(live, self._voices.in_language(live, viewer.language), notes)

    async def find_text(self, table_id: int, viewer: Viewer) -> str:
        """The note as it stands, to be written on; "" where there is none. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            noted = live.notes.get(_require_own_seat(live, viewer))
            return noted.text if noted is not None else ""

    async def list_notes(self, table_id: int, user_id: int, upto: int | None = None) -> list[NoteRow]:
        """What a person has noted at a table, the oldest first: for that person's own eyes.

        upto: while the log had at most so many entries; None: all. Each says at which place of the log it was written.
        """
        return list(await self._store.notes_of(table_id, user_id, upto))

    async def _read_now(self, table_id: int, viewer: Viewer) -> str:
        notes = await self._store.notes_of(table_id, viewer.user_id)
        return notes[-1].text if notes else ""


def _require_own_seat(live: Live, viewer: Viewer) -> Seat:
    """The seat of somebody who plays there themselves: a deputy has no note. Raises `Refused`."""
    row = live.seat_of(viewer.user_id)
    if row is None:
        raise Refused("refused-not-seated")
    if live.game is None:
        raise Refused("refused-not-started" if is_live(live) else "refused-over")
    return Seat(row.seat)
