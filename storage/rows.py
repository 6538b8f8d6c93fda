"""The rows that cross the ports: frozen plain data.

Times are unix milliseconds (UTC). Ids of guilds, channels, messages, users and interactions are
Discord snowflakes (below 2**63). `bytes` are JSON written by `storage.codec` unless said otherwise;
whatever may be hidden from somebody is left out of `repr`, so that a log line never betrays it.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from msgspec import Struct

from storage.table_rows import (
    GRACE_SECONDS,
    LIVE,
    Language,
    Level,
    OptionValue,
    SeatKind,
    SeatRow,
    Status,
    Steward,
    TableFields,
    TableRow,
)

__all__ = [
    "CHANCE",
    "GRACE_SECONDS",
    "KEPT_FOR_EVER",
    "LASTING",
    "LIVE",
    "PRIORITIES",
    "AnsweredBy",
    "Close",
    "Deadline",
    "DeadlineKey",
    "Entry",
    "Interaction",
    "KnownAbsence",
    "Language",
    "Level",
    "Loaded",
    "NewDeadline",
    "NewEntry",
    "NewOwed",
    "OptionValue",
    "OrderKey",
    "OrderRow",
    "Owed",
    "PositionRow",
    "Pruned",
    "Retention",
    "SeatKind",
    "SeatRow",
    "Status",
    "Steward",
    "TableFields",
    "TableRow",
    "Unheard",
]

CHANCE: Final = -1
"""The seat number of chance."""

PRIORITIES: Final = 4
"""How many priorities a message may have: 0 goes first."""

LASTING: Final = ("close", "host", "keep", "resume", "vote")
"""Kinds of deadlines that are a table's own, not a question's.

Neither an answer nor `Close()` closes them, neither a pause nor an outage puts them off.
"""

AnsweredBy = Literal["order", "default", "practice", "deputy"]
"""Who gave an answer in the place of the seat's own person."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """A reply to be written at the end of the log. `place`: the log's length when its ask was opened.

    `reveals`: this entry showed hidden things or drew chance, so what stands before it is not undone.
    `answered_by`: who answered in the place of the seat's own person; None: nobody did.
    `draw`: what chance was asked, where it is a draw; None: it is none, or was made before these were noted.
    `typed`: which fields of the reply hold a text that somebody typed: it is kept beside the log, and can be erased.
    `at`: when it was given, where that was before it is written (again); None: now.
    """

    seat: int
    place: int
    reply: bytes = field(repr=False)
    facts: bytes = field(default=b"[]", repr=False)
    reveals: bool = False
    answered_by: AnsweredBy | None = field(default=None, repr=False)
    draw: bytes | None = field(default=None, repr=False)
    typed: tuple[str, ...] = ()
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One taken place of a table's log."""

    table_id: int
    seq: int
    seat: int
    place: int
    reply: bytes = field(repr=False)
    facts: bytes = field(repr=False)
    reveals: bool
    at: int
    answered_by: AnsweredBy | None = field(default=None, repr=False)
    draw: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class PositionRow:
    """The plain-data state at a seam, after the first `seq` entries of the log."""

    table_id: int
    seq: int
    chapter: str
    state: bytes = field(repr=False)
    rules_version: int
    at: int


@dataclass(frozen=True, slots=True)
class KnownAbsence:
    """From `at` on it was known of a seat: away since when (None: not at all), until when (None: nobody knows)."""

    seat: int
    at: int
    away_from: int | None
    away_until: int | None


@dataclass(frozen=True, slots=True)
class NewOwed:
    """A message to be owed. `destination` is "channel:ID" or "dm:USERID". `priority`: 0 goes first."""

    destination: str
    kind: str
    payload: bytes = field(repr=False)
    not_before: int = 0
    priority: int = 1


@dataclass(frozen=True, slots=True)
class Owed:
    """A row of the outbox. Ids count hidden things: show people `nonce` (random), never `id`."""

    id: int
    table_id: int | None
    destination: str
    kind: str
    payload: bytes = field(repr=False)
    nonce: str
    created_at: int
    not_before: int
    tries: int
    attempted_at: int | None
    sent_at: int | None
    message_id: int | None
    dead: bool
    reason: str | None
    priority: int


class DeadlineKey(Struct, frozen=True):
    """Names one deadline of a table."""

    kind: str
    place: int = 0
    seat: int = CHANCE


@dataclass(frozen=True, slots=True)
class NewDeadline:
    """A deadline to open; one with the same kind, place and seat is replaced."""

    kind: str
    due_at: int
    place: int = 0
    seat: int = CHANCE
    payload: bytes = field(default=b"{}", repr=False)

    @property
    def key(self) -> DeadlineKey:
        """What names it within its table."""
        return DeadlineKey(self.kind, self.place, self.seat)


@dataclass(frozen=True, slots=True)
class Deadline:
    """An open deadline. To fire it, commit a change with `fires=deadline.key`."""

    table_id: int
    kind: str
    place: int
    seat: int
    due_at: int
    payload: bytes = field(repr=False)

    @property
    def key(self) -> DeadlineKey:
        """What names it within its table."""
        return DeadlineKey(self.kind, self.place, self.seat)


class Unheard(Struct, frozen=True):
    """Tables whose people cannot be heard now: those on the servers of some of Discord's `count` shards.

    Discord puts a server on the shard `(id >> 22) % count`. A table of no server is taken to be on shard 0.
    """

    shards: frozenset[int]
    count: int


class Close(Struct, frozen=True):
    """Closes every deadline of the table that fits; None fits all, but for the kinds that are `LASTING`."""

    kind: str | None = None
    place: int | None = None
    seat: int | None = None


class OrderKey(Struct, frozen=True):
    """Names one standing order of a table: a seat has one of each kind."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A standing order of a seat: its kind, its terms (a reply to the question that gave it), since when."""

    seat: int
    name: str
    terms: bytes = field(repr=False)
    given_at: int

    @property
    def key(self) -> OrderKey:
        """What names it within its table."""
        return OrderKey(self.seat, self.name)


@dataclass(frozen=True, slots=True)
class Interaction:
    """What a person pressed or typed, and the outcome to repeat when the same id comes again."""

    id: int
    user_id: int
    outcome: bytes = field(default=b"{}", repr=False)


class Loaded(Struct, frozen=True):
    """A table as needed to play on. `entries` start at `position.seq` (at 0 without a position)."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    position: PositionRow | None
    entries: tuple[Entry, ...]

    @property
    def log_length(self) -> int:
        """How many entries the log has up to here: the place the next one takes."""
        before = self.position.seq if self.position else 0
        return before + len(self.entries)


class Pruned(Struct, frozen=True):
    """How many rows a prune removed; `more`: it has left some for the next one, so as not to hold up the replies."""

    sent: int
    interactions: int
    drafts: int
    more: bool = False


class Retention(Struct, frozen=True):
    """How long what is over is kept, in days; 0: for ever.

    archive_days  after which a game that is over becomes one compressed record, which is read as its log was
    forget_days   after which it goes, with all that is its table's
    left_days     after which the tables of a server that has removed the bot go
    """

    archive_days: int = 0
    forget_days: int = 0
    left_days: int = 0


KEPT_FOR_EVER: Final = Retention()
