"""The ports of the record: results of games that were played to their end, and notes beside games."""

from collections.abc import Sequence
from typing import Protocol

from storage.record_rows import NoteRow, Opponent, ResultRow, Standing

__all__ = ["NoteStore", "ResultStore"]


class ResultStore(Protocol):
    """Results. They are written by `TableLog.commit`, with the end of their game.

    `game`: of that game alone. Whom others may see is the preference "record" of each person, "shown".
    """

    async def results_of(self, user_id: int, game: str | None = None) -> Sequence[ResultRow]:
        """Every game that a person played to its end, the oldest first."""

    async def opponents(self, user_id: int, game: str | None = None, limit: int = 5) -> Sequence[Opponent]:
        """Whom a person has met most often, of those whom others may see."""

    async def count_opponents(self, user_id: int, game: str | None = None, *, shown: bool = False) -> int:
        """How many people a person has met; shown: of those whom others may see."""

    async def standings(self, guild_id: int, game: str | None = None, limit: int = 20) -> Sequence[Standing]:
        """The people of a server whom others may see, by how many games they won there."""

    async def tables_without_results(self, after: int, limit: int = 50) -> Sequence[int]:
        """Tables above `after` that ended before results were written, by id."""


class NoteStore(Protocol):
    """Notes. They are written by `TableLog.commit`, and go with a seat that gets another person."""

    async def notes(self, table_id: int) -> Sequence[NoteRow]:
        """The note of each seat of a table as it stands, by seat; none of those without."""

    async def notes_of(self, table_id: int, user_id: int, upto: int | None = None) -> Sequence[NoteRow]:
        """What a person has noted at a table, oldest first; upto: while the log had at most so many entries.

        One with no text says that there was no note from then on.
        """

    async def forget_person(self, user_id: int) -> None:
        """Erase the notes of a person, and whose results theirs are; those of the others stay as they are."""
