"""The one unit of change: everything that one event brings about, and what its writer learns of it.

Times are unix milliseconds (UTC). See `storage.rows` for the rows that a change is made of.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Final

from msgspec import Struct

from storage.record_rows import NewNote, NewResult
from storage.rows import (
    Close,
    DeadlineKey,
    Interaction,
    NewDeadline,
    NewEntry,
    NewOwed,
    OrderKey,
    OrderRow,
    PositionRow,
    SeatRow,
    TableFields,
    TableRow,
)

__all__ = ["Change", "Committed", "join_changes"]


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that one event changes, written in one transaction or not at all.

    Done in this order: interaction, new table, fires, fields, seats, undo, log, position, outbox,
    deadlines closed, shifted, opened, drafts cleared, orders withdrawn, given, posts, notes, results,
    preferences. `at` is "now" for every row.

    table_id: the table concerned; None only for outbox rows or an interaction of no table.
    table: a new table, its id taken from `Store.new_table_id()`.
    fields: what changes in the table's own row. Leaving lobby/playing holds its deadlines (they are not
        due while held), coming back releases them, ended/cancelled closes them.
    seats, unseat: seats to add or replace; seat numbers to remove.
    undo_from: entries with seq >= this leave the log, and positions that contain them go.
    fires: the deadline this change is the effect of; `DeadlineGone` if it is not open, not due at `at`, or held.
    log_length: the log's length the writer believes in, after `undo_from`; checked when not None, and
        required with entries: else `PlaceTaken`.
    position: the newest position; of older ones but the newest four the first of each 250 entries stays.
    shift: milliseconds added to every open deadline of the table (after a pause).
    clear_drafts: seats whose half-filled forms are dropped.
    withdrawn, orders: standing orders that stop; those given, which replace others of their kind.
    posts: what messages that are edited in place hold now, by name; None forgets one.
    notes: what people note for themselves at the table.
    results: how a game that ends with this change has ended for each seat.
    preferences: what is noted of people, by user id and name.
    believed: what stands there of some of them as the writer believes, if anything does; else `NotedOtherwise`.
    """

    at: int
    table_id: int | None = None
    interaction: Interaction | None = None
    table: TableRow | None = None
    fields: TableFields | None = None
    seats: tuple[SeatRow, ...] = ()
    unseat: tuple[int, ...] = ()
    undo_from: int | None = None
    fires: DeadlineKey | None = None
    log_length: int | None = None
    entries: tuple[NewEntry, ...] = ()
    position: PositionRow | None = None
    owed: tuple[NewOwed, ...] = ()
    closes: tuple[Close, ...] = ()
    shift: int = 0
    opens: tuple[NewDeadline, ...] = ()
    clear_drafts: tuple[int, ...] = ()
    withdrawn: tuple[OrderKey, ...] = ()
    orders: tuple[OrderRow, ...] = ()
    posts: Mapping[str, bytes | None] = field(default_factory=dict)
    notes: tuple[NewNote, ...] = ()
    results: tuple[NewResult, ...] = ()
    preferences: Mapping[tuple[int, str], str] = field(default_factory=dict)
    believed: Mapping[tuple[int, str], str] = field(default_factory=dict)


class Committed(Struct, frozen=True):
    """A durable change: the ids of its outbox rows, in order, and the log's length if it has entries."""

    outbox_ids: tuple[int, ...] = ()
    log_length: int | None = None


def join_changes(first: Change, *others: Change) -> Change:
    """Changes of one table and one event as one, made at the moment of the last: what each adds, in their order.

    Raises ValueError where two say what only one of them can.
    """
    joined: dict[str, Any] = {}
    for change in (first, *others):
        for name, default in _DEFAULTS:
            said = getattr(change, name)
            if said is not default and said != default:
                joined[name] = _join(name, joined[name], said) if name in joined else said
    return Change(max(one.at for one in (first, *others)), **joined)


_DEFAULTS: Final = tuple(
    (one.name, {} if one.default is MISSING else one.default) for one in fields(Change) if one.name != "at"
)
"""What each field holds where nothing is said."""


def _join(name: str, first: object, second: object) -> object:
    """One field: rows stand one after the other, mappings become one; the rest can be said in one way only."""
    if isinstance(first, tuple) and isinstance(second, tuple):
        return (*first, *second)
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        return {**first, **second}
    if first != second:
        raise ValueError(f"changes of one event disagree about {name}")
    return first
