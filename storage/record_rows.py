"""The rows of the record: results, what is counted of them, and notes. Frozen plain data (see `storage.rows`)."""

from dataclasses import dataclass, field

__all__ = ["NewNote", "NewResult", "NoteRow", "Opponent", "ResultRow", "Standing"]


@dataclass(frozen=True, slots=True)
class NewResult:
    """How a game ended for a seat: who sat there (None: a practice player), and whether it won.

    title: what it played, "alien/zombie"; "" where that has no name
    """

    seat: int
    user_id: int | None
    won: bool
    title: str = ""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A game that a person played to its end.

    replies, waited: how often its person answered, and how many milliseconds that took since each question was put
    """

    table_id: int
    seat: int
    user_id: int
    game: str
    title: str
    started_at: int
    ended_at: int
    won: bool
    replies: int
    waited: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody who lets others see their games: at how many tables with a person, and how many each of the two won."""

    user_id: int
    name: str
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody who lets others see their games, among those of a server."""

    user_id: int
    name: str
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class NewNote:
    """What a person notes for themselves at a table; "" takes the note away."""

    seat: int
    user_id: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A note as it stood from a place of the log on: how many entries the log had when it was written."""

    seat: int
    user_id: int
    place: int
    at: int
    text: str = field(repr=False)
