"""The rows of tables and their seats, and what their columns may hold: frozen plain data (see `storage.rows`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, TypedDict

__all__ = [
    "GRACE_SECONDS",
    "LIVE",
    "Language",
    "Level",
    "OptionValue",
    "SeatKind",
    "SeatRow",
    "Status",
    "Steward",
    "TableFields",
    "TableRow",
]

Language: TypeAlias = str
"""The code of a language; which of them are spoken, is known above."""
Status = Literal["lobby", "playing", "paused", "set_aside", "ended", "cancelled"]
SeatKind = Literal["person", "practice"]
Level = Literal["", "gentle", "strong"]
"""How well a practice player plays; "" for the ordinary one."""
Steward = Literal["wait", "defaults", "orders", "practice", "deputy"]
"""What answers for a seat whose person is away."""

OptionValue = str | int | bool

LIVE: Final[tuple[Status, ...]] = ("lobby", "playing", "paused", "set_aside")
"""A channel has at most one table in one of these."""

GRACE_SECONDS: Final = 900
"""How long the steward of an absent seat waits, unless the table says otherwise."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """One game in its channel.

    secret, commitment: 32 secret bytes, and what was published of them before the first word.
    words: user ids with what each added to the chance of the table, in the order in which they did.
    recipe, seed: how all draws follow from these (`bot/tables/rng.py`); the seed is there once the game has begun.
    seating: the lobby's seats in the order that was drawn; () where nobody's seat was.
    touched_at: when a person last did something at the table, to the hour; kept by storage with each interaction.
    threshold: how many carry a vote of the table, by a name of `bot/tables/tally.py`; None: the usual.
    advice: who may ask what a practice player would do, besides whoever plays against such alone; "": nobody.
    lesson: what somebody learns there, by its name in the game; "" for a game. Its channel are that person's direct
        messages, which stand as the negative of their user id.
    rechained: how many entries of the log were chained anew by an upgrade (`storage.rechaining`); None: none.
    """

    id: int
    channel_id: int
    game: str
    rules_version: int
    language: Language
    host_id: int
    created_at: int
    title: str = ""
    guild_id: int | None = None
    status: Status = "lobby"
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    deadline_seconds: int | None = None
    window_seconds: int | None = None
    seed: bytes = field(default=b"", repr=False)
    commitment: bytes = b""
    started_at: int | None = None
    ended_at: int | None = None
    paused_at: int | None = None
    board_message_id: int | None = None
    lobby_message_id: int | None = None
    reason: str | None = None
    grace_seconds: int = GRACE_SECONDS
    patience: int | None = None
    waking_cap: int | None = None
    bank_seconds: int | None = None
    touched_at: int | None = None
    threshold: str | None = None
    recipe: int = 2
    secret: bytes = field(default=b"", repr=False)
    words: tuple[tuple[int, str], ...] = ()
    seating: tuple[int, ...] = ()
    lesson: str = ""
    rechained: int | None = None
    advice: str = ""


class TableFields(TypedDict, total=False):
    """The columns of an existing table that a change sets; the others stay as they are."""

    channel_id: int
    guild_id: int | None
    rules_version: int
    language: Language
    host_id: int
    title: str
    status: Status
    options: Mapping[str, OptionValue]
    deadline_seconds: int | None
    window_seconds: int | None
    seed: bytes
    commitment: bytes
    started_at: int | None
    ended_at: int | None
    paused_at: int | None
    board_message_id: int | None
    lobby_message_id: int | None
    reason: str | None
    grace_seconds: int
    patience: int | None
    waking_cap: int | None
    bank_seconds: int | None
    threshold: str | None
    advice: str
    recipe: int
    secret: bytes
    words: tuple[tuple[int, str], ...]
    seating: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A place at a table and who sits on it. `dm_ok` False: this person's DMs are closed.

    steward                what answers while this person is away; None: they have chosen nothing
    away_from, away_until  their absence: since when, until when they said (None: nobody knows)
    misses, missed_at      how many deadlines they let pass without excuse, when the last of them
    answered_at            when their steward last answered
    is_open                whether anybody may take the seat
    seated_at              since when its owner sits there; None: since before that was noted
    deputy_…               who accepted to answer while they are away, and whether that person was late, too
    bank_spent             milliseconds of its time bank that the seat has used up
    level                  how well a practice player plays that sits there
    """

    table_id: int
    seat: int
    kind: SeatKind
    name: str
    user_id: int | None = None
    dm_ok: bool | None = None
    language: Language | None = None
    steward: Steward | None = field(default=None, repr=False)
    away_from: int | None = None
    away_until: int | None = None
    misses: int = 0
    missed_at: int | None = None
    answered_at: int | None = None
    is_open: bool = False
    deputy_id: int | None = None
    deputy_name: str | None = None
    deputy_language: Language | None = None
    deputy_late: bool = False
    bank_spent: int = 0
    seated_at: int | None = None
    level: Level = ""
