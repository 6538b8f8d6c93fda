"""The ports: what the rest of the program may ask of storage.

Every write is durable when its call returns, and shares one disk commit with the writes that arrive
meanwhile. Cancelling a caller neither stops nor breaks its write. Every write may raise `StorageFailed`.
Import rows and errors from here too.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from storage.backup import PUBLISHED, RESTORED
from storage.ballot_rows import BallotOver, BallotRow, BallotStore, NewBallot, PaperRow, ReceiptTaken
from storage.changes import Change, Committed, join_changes
from storage.claims import Claims
from storage.condition import Condition, Size
from storage.errors import (
    AlreadyDone,
    ChannelTaken,
    ConstraintBroken,
    DeadlineGone,
    Fault,
    LogBroken,
    NoSuchTable,
    NotedOtherwise,
    PlaceTaken,
    RestoreRefused,
    StorageError,
    StorageFailed,
    StoreCorrupt,
    StoreInUse,
    StoreNewer,
    StoreReadOnly,
    StoreRefused,
    Unreadable,
)
from storage.holds import TableHold
from storage.limits import Shared, SharedLimits, Slots
from storage.personal import Erased, Scrubber, Traces
from storage.readers import Mark, MarkMoved, Marks
from storage.record import NoteStore, ResultStore
from storage.record_rows import NewNote, NewResult, NoteRow, Opponent, PlayerRow, ResultRow
from storage.rows import (
    CHANCE,
    GRACE_SECONDS,
    KEPT_FOR_EVER,
    LASTING,
    LIVE,
    PRIORITIES,
    AnsweredBy,
    Close,
    Deadline,
    DeadlineKey,
    Entry,
    Interaction,
    KnownAbsence,
    Language,
    Level,
    Loaded,
    NewDeadline,
    NewEntry,
    NewOwed,
    OptionValue,
    OrderKey,
    OrderRow,
    Owed,
    PositionRow,
    Pruned,
    Retention,
    SeatKind,
    SeatRow,
    Status,
    Steward,
    TableFields,
    TableRow,
    Unheard,
)

__all__ = [
    "CHANCE",
    "GRACE_SECONDS",
    "KEPT_FOR_EVER",
    "LASTING",
    "LIVE",
    "PRIORITIES",
    "PUBLISHED",
    "RESTORED",
    "AlreadyDone",
    "AnsweredBy",
    "BallotOver",
    "BallotRow",
    "BallotStore",
    "Change",
    "ChannelTaken",
    "Claims",
    "Close",
    "Committed",
    "Condition",
    "ConstraintBroken",
    "Deadline",
    "DeadlineGone",
    "DeadlineKey",
    "Deadlines",
    "Entry",
    "Erased",
    "Fault",
    "Housekeeping",
    "Interaction",
    "KnownAbsence",
    "Language",
    "Level",
    "Loaded",
    "LogBroken",
    "Mark",
    "MarkMoved",
    "Marks",
    "NewBallot",
    "NewDeadline",
    "NewEntry",
    "NewNote",
    "NewOwed",
    "NewResult",
    "NoSuchTable",
    "NoteRow",
    "NoteStore",
    "NotedOtherwise",
    "Opponent",
    "OptionValue",
    "OrderKey",
    "OrderRow",
    "OrderStore",
    "Outbox",
    "Owed",
    "PaperRow",
    "Personal",
    "PlaceTaken",
    "PlayerRow",
    "PositionRow",
    "PostStore",
    "Pruned",
    "ReceiptTaken",
    "RestoreRefused",
    "ResultRow",
    "ResultStore",
    "Retention",
    "Scrubber",
    "SeatKind",
    "SeatRow",
    "Shared",
    "SharedLimits",
    "Size",
    "Slots",
    "Status",
    "Steward",
    "StorageError",
    "StorageFailed",
    "Store",
    "StoreCorrupt",
    "StoreInUse",
    "StoreNewer",
    "StoreReadOnly",
    "StoreRefused",
    "TableFields",
    "TableLog",
    "TableRow",
    "TableStore",
    "Traces",
    "Unheard",
    "Unreadable",
    "join_changes",
]


class TableLog(Protocol):
    """The log and everything that is written with it."""

    async def new_table_id(self) -> int:
        """An id no table has had; not stored until a change with that table is committed."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes write there as well."""

    def hold_table(self, table_id: int) -> AbstractAsyncContextManager[TableHold]:
        """The table, alone among all processes, until the block ends; what the task writes meanwhile is written so.

        Raises `StorageFailed` where it cannot be had, or where another process got in between two writes of a block.
        """

    async def commit(self, change: Change) -> Committed:
        """Write the whole change durably.

        Raises a `StoreRefused` (`AlreadyDone`, `PlaceTaken`, `ChannelTaken`, `DeadlineGone`, `NoSuchTable`,
        `NotedOtherwise`)
        if nothing of it was written because of the change itself, `StorageFailed` because of the disk.
        """

    async def outcome(self, interaction_id: int) -> bytes | None:
        """What was answered to this interaction, if it was committed within the last day."""

    async def load(self, table_id: int, *, upto: int | None = None) -> Loaded:
        """A table with its newest position and the entries since, as one consistent reading.

        upto: as the table stood after that many entries (for undo). Raises NoSuchTable, LogBroken.
        """

    async def replay(self, table_id: int) -> Loaded:
        """As `load`, from the first position: the whole game."""

    async def positions(self, table_id: int) -> Sequence[PositionRow]:
        """Every position that is kept, the newest first. Raises LogBroken."""

    async def log(self, table_id: int, *, start: int = 0, limit: int = -1) -> Sequence[Entry]:
        """Entries from place `start`, oldest first; limit -1 is all. The chain is not verified."""

    async def read_undone(self, table_id: int) -> Sequence[Entry]:
        """Entries that were taken back, in the order of their taking back."""

    async def read_taken_back(self, table_id: int) -> Sequence[tuple[int, Sequence[Entry]]]:
        """The same, as they were taken back together, each time with when (unix ms)."""


class TableStore(Protocol):
    """Finding tables and seats without loading games."""

    async def table(self, table_id: int) -> TableRow | None:
        """One table's own row."""

    async def table_in(self, channel_id: int) -> TableRow | None:
        """The live table of a channel."""

    async def table_id_in(self, channel_id: int) -> int | None:
        """The id of the live table of a channel, cheaply: every command looks it up."""

    async def tables_ended_in(
        self, channel_id: int, game: str, limit: int = 20, *, cancelled: bool = False
    ) -> Sequence[TableRow]:
        """The tables of a game that were played to their end in a channel, the newest first.

        cancelled: also those that had begun and were cancelled
        """

    async def tables_of(self, user_id: int) -> Sequence[TableRow]:
        """Live tables where this person has a seat, is somebody's deputy or is host, by id."""

    async def tables_in_guild(self, guild_id: int) -> Sequence[TableRow]:
        """Live tables of a guild, by id."""

    async def tables_in_status(
        self, statuses: Sequence[Status], *, after: int = 0, limit: int = 100
    ) -> Sequence[TableRow]:
        """A page of the tables in these statuses with an id above `after`, by id."""

    async def games_in_status(self, status: Status) -> Sequence[str]:
        """The games of the tables in a live status, by name, each once."""

    async def count_tables(self) -> Mapping[Status, int]:
        """How many tables are in each live status (statuses without a table are absent)."""

    async def seats(self, table_id: int) -> Sequence[SeatRow]:
        """The seats of a table, by number."""

    async def absences(self, table_id: int) -> Sequence[KnownAbsence]:
        """What came to be known of who is away, in the order of time."""

    async def set_dm_ok(self, user_id: int, dm_ok: bool | None) -> None:
        """Note at every live table of this person whether DMs arrive."""


class Outbox(Protocol):
    """Messages that are owed. A lane is one destination; a lane's rows are sent in order of id."""

    async def due_lanes(self, now: int, limit: int) -> Mapping[str, int]:
        """The lanes whose oldest unsent row is due, with their priorities: the most urgent first, `limit` of each.

        A lane is as urgent as the most urgent of its unsent rows. Among equals those never put off are first, by age,
        then the others by when they fell due.
        """

    async def next_owed_at(self) -> int | None:
        """When the first of the lanes becomes due (may be past); None when nothing is owed."""

    async def next_owed(self, now: int, limit: int = 100) -> Sequence[Owed]:
        """The oldest unsent row of each lane, where that row is due, oldest first: dearer the more lanes are due."""

    async def lane(self, destination: str, limit: int = 10) -> Sequence[Owed]:
        """The unsent rows of one lane in order, due or not."""

    async def owe(self, rows: Sequence[NewOwed], *, now: int, table_id: int | None = None) -> Sequence[int]:
        """Owe messages outside any change; gives their ids."""

    async def mark_attempted(self, owed_id: int, *, now: int) -> None:
        """Note that it is about to be sent: counts a try, so that after a crash a duplicate is looked for."""

    async def mark_sent(self, owed_id: int, message_id: int | None, *, now: int) -> None:
        """Note that it arrived."""

    async def postpone(self, owed_id: int, not_before: int) -> None:
        """Put it off: its lane waits until then."""

    async def mark_dead(self, owed_id: int, reason: str) -> None:
        """Give it up: it will never be sent, and its lane goes on."""

    async def retry_now(self, now: int) -> None:
        """Make due at once whatever was tried and put off; what was owed for a later time is not touched."""

    async def dead_messages(self, table_id: int | None = None, limit: int = 100) -> Sequence[Owed]:
        """Those given up, newest first, of one table or of all."""

    async def count_owed(self) -> int:
        """How many rows wait."""


class Deadlines(Protocol):
    """Open deadlines. They are opened, closed and fired by `TableLog.commit` only.

    For as long as somebody works at one elsewhere it can be put off, which changes nothing of its table.
    """

    async def due(self, now: int, limit: int = 100, unheard: Unheard | None = None) -> Sequence[Deadline]:
        """Open deadlines that are due and not held (their table is in lobby or playing), oldest first.

        unheard: tables whose deadlines are left out
        """

    async def next_due(self, unheard: Unheard | None = None) -> int | None:
        """When the first that is not held falls due (may be past)."""

    async def put_off(self, table_id: int, key: DeadlineKey, payload: bytes, until: int) -> bool:
        """Let one with this payload fall due no sooner; gives whether it is there, and not held."""

    async def claim_early(
        self,
        table_id: int,
        key: DeadlineKey,
        payload: bytes,
        now: int,
        unheard: Unheard | None = None,
        *,
        until: int = 0,
    ) -> Deadline | None:
        """Let one with this payload be due now, and hand it to nobody else until then; None where it is not there.

        unheard: tables of which none is claimed; until: 0, and anybody may have it
        """

    async def deadlines(self, table_id: int) -> Sequence[Deadline]:
        """Every open deadline of a table, held or not, soonest first."""


class OrderStore(Protocol):
    """Standing orders. They are given and withdrawn by `TableLog.commit` only."""

    async def orders(self, table_id: int) -> Sequence[OrderRow]:
        """Every standing order of a table, by seat and kind."""


class PostStore(Protocol):
    """Messages that are edited in place. What they hold is written by `TableLog.commit` only."""

    async def posts(self, table_id: int) -> Mapping[str, bytes]:
        """What each such message of a table holds, by its name."""


class Housekeeping(Protocol):
    """Preferences, drafts of forms, the program's own memory, and the removal of what is old."""

    async def preferences(self, user_id: int) -> Mapping[str, str]:
        """What a person has set, by name ("language", …)."""

    async def preferences_of(self, people: Collection[int]) -> Mapping[int, Mapping[str, str]]:
        """The same of several people; inside a turn, as it was when that began."""

    async def set_preference(self, user_id: int, name: str, value: str | None) -> None:
        """Set one preference; None forgets it."""

    async def drafts(self, table_id: int, seat: int, place: int) -> Mapping[str, bytes]:
        """Half-filled reply forms of a seat at a place, by option."""

    async def save_draft(self, table_id: int, seat: int, place: int, option: str, form: bytes | None) -> None:
        """Keep a half-filled form; None drops it. Raises NoSuchTable."""

    async def meta(self, name: str) -> str | None:
        """One value of the program's own memory (hash of synced commands, heartbeat, …)."""

    async def put_meta(self, name: str, value: str | None) -> None:
        """Keep one such value; None forgets it."""

    async def prune(self, now: int, terms: Retention = KEPT_FOR_EVER) -> Pruned:
        """Forget rows sent over 7 days ago, interactions over 1 day ago, drafts of finished tables.

        Of tables that ended over 90 days ago the game stays, and what stood beside it goes; the game as `terms` say.
        Of lessons that ended over 7 days ago nothing stays.
        """


class Personal(Protocol):
    """What is kept of one person (`storage.personal`)."""

    async def export(self, user_id: int) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Everything that is kept of a person, by place: rows of names to plain data."""

    async def find_traces(self, user_id: int) -> Traces:
        """By what somebody is found outside the store: reports, memory."""

    async def erase(self, user_id: int, known: Traces, called: Mapping[str, str]) -> Erased:
        """Take a person out of everything, in one transaction; their games stay, of players without a name.

        known: where they stood and what they were called, besides what is found (`find_traces`, before they left)
        called: by language, "en" among them, what stands for a player, before a number
        """


class Store(
    Personal,
    TableLog,
    TableStore,
    Outbox,
    Deadlines,
    Claims,
    SharedLimits,
    OrderStore,
    PostStore,
    Marks,
    NoteStore,
    ResultStore,
    BallotStore,
    Housekeeping,
    Condition,
    Protocol,
):
    """All ports of one open store."""

    async def close(self) -> None:
        """Finish every write that was handed in, then close. May be called twice."""
