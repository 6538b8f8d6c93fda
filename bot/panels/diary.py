"""What somebody notes for themselves at a table: shown with what they are asked, to them and to nobody else."""

from collections.abc import Sequence
from typing import Final

from bot.delivery.outgoing import Button, Row
from bot.i18n import escape, split, write_time_since
from bot.panels.custom_ids import Token
from bot.panels.parts import Panel
from bot.tables.absence import get_reader
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.facts import Seat
from storage.ports import NoteRow

LONGEST: Final = 300
"""Characters of a note."""
LIMIT: Final = 1900


def find_note(live: Live, seat: Seat) -> str:
    """The note of whoever reads what a seat is asked; "" where that is not the one who wrote it."""
    noted = live.notes.get(seat)
    if noted is None or get_reader(live, live.at(seat)).user_id != noted.user_id:
        return ""
    return noted.text


def show_note(live: Live, voice: Voice, seat: Seat) -> str:
    """The note as it stands beside a question; "" where there is none to be shown."""
    text = find_note(live, seat)
    return voice.text("note-beside", what=escape(text, LONGEST)) if text else ""


def show_diary(live: Live, voice: Voice, notes: Sequence[NoteRow]) -> Panel:
    """All that somebody has noted at a table, the oldest first, with the button that writes on."""
    head = voice.text("note-title", table=voice.table_name(live.table))
    lines = [
        voice.text("note-line", when=write_time_since(one.at), what=escape(one.text, LONGEST))
        if one.text
        else voice.text("note-line-gone", when=write_time_since(one.at))
        for one in notes
    ]
    first, *more = split("\n".join([head, *(lines or [voice.text("note-none")])]), LIMIT)
    return Panel(first, (make_note_row(live, voice),), more=tuple(more))


def make_note_row(live: Live, voice: Voice) -> Row:
    """The button by which a note is written."""
    return Row((Button(custom_id=str(Token("note", live.table.id)), label=voice.text("note-button")),))
