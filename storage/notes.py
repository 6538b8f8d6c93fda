"""Notes that people keep for themselves beside a game, each with the place of the log at which it was written."""

# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Sequence

from storage.database import Connection, Database
from storage.record_rows import NewNote, NoteRow

__all__ = ["SqlNotes", "drop_notes", "keep_notes", "shorten_notes"]


def keep_notes(connection: Connection, table_id: int, notes: Sequence[NewNote], at: int) -> None:
    """Write notes, beside those before. Runs on the connection's thread, inside a change."""
    for one in notes:
        connection.execute(
            "INSERT INTO notes (table_id, seat, user_id, place, at, text)"
            " VALUES (?1, ?2, ?3, (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE table_id = ?1), ?4, ?5)",
            (table_id, one.seat, one.user_id, at, one.text),
        )


def shorten_notes(connection: Connection, table_id: int, undo_from: int) -> None:
    """Let notes stand at the end of a log from which entries were taken back."""
    connection.execute(
        "UPDATE notes SET place = ? WHERE table_id = ? AND place > ?", (undo_from, table_id, undo_from)
    )


def drop_notes(connection: Connection, table_id: int, seat: int, keeper: int | None) -> None:
    """Forget the notes of a seat that are not those of the person who sits there now (None: nobody)."""
    # Nobody has the number 0.
    connection.execute(
        "DELETE FROM notes WHERE table_id = ? AND seat = ? AND user_id <> ?", (table_id, seat, keeper or 0)
    )


class SqlNotes:
    """The port `NoteStore`."""

    _engine: Database

    async def notes(self, table_id: int) -> Sequence[NoteRow]:
        rows = await self._engine.read(
            "SELECT seat, user_id, place, at, text FROM notes WHERE id IN"
            " (SELECT max(id) FROM notes WHERE table_id = ? GROUP BY seat) AND text <> '' ORDER BY seat",
            table_id,
            table_id=table_id,
        )
        return [NoteRow(*row) for row in rows]

    async def notes_of(self, table_id: int, user_id: int, upto: int | None = None) -> Sequence[NoteRow]:
        rows = await self._engine.read(
            "SELECT seat, user_id, place, at, text FROM notes"
            " WHERE table_id = ? AND user_id = ? AND (CAST(? AS BIGINT) IS NULL OR place <= ?) ORDER BY id",
            table_id,
            user_id,
            upto,
            upto,
            table_id=table_id,
        )
        return [NoteRow(*row) for row in rows]
