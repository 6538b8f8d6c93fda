"""A change as one call of the server's function `write_rows` (0030), in the place of a statement for each row.

`storage/writing.py` says what is written and what is refused, and the function does the same: the tests of storage
compare the two. What seldom comes (a table that begins or ends, what is taken back, texts that are typed) is left to
the statements.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final

import asyncpg
import msgspec
from msgspec import Struct

from storage import log
from storage.chain import ROOT, hash_entry
from storage.changes import Change, Committed
from storage.errors import AlreadyDone, DeadlineGone, NotedOtherwise, PlaceTaken
from storage.postgres.faults import make_refusal
from storage.rows import LASTING
from storage.tables import TOUCH_MS
from storage.texts import Text, hide_in_facts, hide_in_state
from storage.writing import check_no_table

__all__ = ["ChangeCalls", "EndMoved", "can_call"]

_MOST_KEPT: Final = 4096
"""Tables of which it is known where their logs end."""
_PARAMETERS: Final = 32
_MARKS: Final = ", ".join(f"${number + 1}" for number in range(_PARAMETERS))
_CALL: Final = f"SELECT * FROM write_rows({_MARKS})"  # noqa: S608 - marks, no values
_FIND_END: Final = "SELECT revision_, length_, link_ FROM find_end($1)"
_FIND_TEXTS: Final = "SELECT number, mark, text, common FROM texts WHERE table_id = $1 ORDER BY number"


class LogEnd(Struct, frozen=True):
    """What entries are added to: the link they follow, and the texts that are hidden in them.

    revision: of the table when this was so; at another one the function writes nothing, and it is read again
    """

    revision: int
    link: bytes
    texts: tuple[Text, ...]


def can_call(change: Change) -> bool:
    """Whether the function writes such a change."""
    return (
        change.table is None
        and not change.fields
        and not change.unseat
        and change.undo_from is None
        and not change.notes
        and not change.results
        and not any(one.typed for one in change.entries)
        and len({one.seat for one in change.seats}) == len(change.seats)
    )


class EndMoved(Exception):
    """Another process has written at the table since, and no transaction holds its row while its end is read anew."""


class ChangeCalls:
    """Writes changes by calls; keeps where logs end, so that a turn of the same process need not read that again."""

    def __init__(self) -> None:
        self._ends: Final = OrderedDict[int, LogEnd]()

    def can_stand_alone(self, change: Change) -> bool:
        """Whether its call may be a transaction by itself: nothing is to be read for it, or undone where it refuses."""
        return not change.believed and (not _has_end(change) or change.table_id in self._ends)

    async def write(self, connection: Any, change: Change) -> tuple[Committed, int, LogEnd | None]:  # noqa: ANN401 - the driver brings no types
        """Write a change that fits; gives the table's revision and where its log ends, too.

        Inside a transaction, which has to be undone whatever is raised; or alone, where it can be. Raises a Refused,
        ConstraintBroken, ValueError; EndMoved where it is alone.
        """
        _check(change)
        end = None
        try:
            if change.table_id is not None and _has_end(change):
                end = self._ends.get(change.table_id) or await _find_end(connection, change.table_id)
            arguments, link = _list_arguments(change, end)
            row = await connection.fetchrow(_CALL, *arguments)
            if row["refusal"] == "stale" and change.table_id is not None:
                if not connection.is_in_transaction():
                    raise EndMoved
                end = await _find_end(connection, change.table_id)  # the row is locked: now it stays so
                arguments, link = _list_arguments(change, end)
                row = await connection.fetchrow(_CALL, *arguments)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise make_refusal(error) from None  # the driver's own text tells the values
        if row["refusal"] is not None:
            raise _make_refused(change, row)
        committed = Committed(
            tuple(sorted(row["owed_ids"] or ())), None if change.log_length is None else row["length_"]
        )
        return committed, row["revision_"], end and LogEnd(row["revision_"], link, end.texts)

    def keep_end(self, table_id: int, revision: int, end: LogEnd | None) -> None:
        """A change of a table is durable: its log ends so; or (None) as before, if nobody has changed it since."""
        kept = self._ends.get(table_id)
        if end is None and kept is not None and kept.revision == revision - 1:
            end = LogEnd(revision, kept.link, kept.texts)
        if end is None or (kept is not None and kept.revision >= revision):
            return
        self._ends[table_id] = end
        self._ends.move_to_end(table_id)
        if len(self._ends) > _MOST_KEPT:
            self._ends.popitem(last=False)


def _has_end(change: Change) -> bool:
    """Whether something is added where a log ends."""
    return bool(change.entries) or change.position is not None


def _check(change: Change) -> None:
    """Raises ValueError for a change that contradicts itself."""
    if change.table_id is None:
        check_no_table(change)
        return
    if change.entries and change.log_length is None:
        raise ValueError("entries need the log_length they were made for")
    if change.position is not None and change.position.table_id != change.table_id:
        raise ValueError(
            f"a position of table {change.position.table_id} in a change of table {change.table_id}"
        )
    for seat in change.seats:
        if seat.table_id != change.table_id:
            raise ValueError(f"a seat of table {seat.table_id} in a change of table {change.table_id}")


def _make_refused(change: Change, row: Any) -> Exception:  # noqa: ANN401 - as above
    """What the function says of a change that it has not written."""
    table_id = change.table_id or 0
    match row["refusal"]:
        case "done" if change.interaction is not None:
            return AlreadyDone(change.interaction.id, row["outcome_"])
        case "gone" if change.fires is not None:
            return DeadlineGone(table_id, change.fires.kind, change.fires.place, change.fires.seat)
        case "place" if change.log_length is not None:
            return PlaceTaken(table_id, change.log_length, row["length_"])
        case "noted":
            return NotedOtherwise(*list(change.preferences)[row["length_"]])
        case _:
            seq = 0 if change.position is None else change.position.seq
            return ValueError(f"table {table_id}: a position after {seq} entries, which are not there")


async def _find_end(connection: Any, table_id: int) -> LogEnd:  # noqa: ANN401 - as above
    """Lock a table's row, and read what entries are added to."""
    row = await connection.fetchrow(_FIND_END, table_id)
    texts = await connection.fetch(_FIND_TEXTS, table_id)
    return LogEnd(row["revision_"], row["link_"] or ROOT, tuple(Text(*text) for text in texts))


def _list_arguments(change: Change, end: LogEnd | None) -> tuple[Sequence[Any], bytes]:
    """What the function is called with, in its order; and the link of the last entry."""
    texts = () if end is None else end.texts
    link = before = ROOT if end is None else end.link
    table_id, position, pressed, fires = change.table_id, change.position, change.interaction, change.fires
    entries = []
    for number, one in enumerate(change.entries):
        new = replace(one, facts=hide_in_facts(one.facts, texts)) if texts else one
        entry = log.make_entry(table_id or 0, (change.log_length or 0) + number, new, change.at)
        link = hash_entry(link, entry)
        written = (entry.seat, entry.place, entry.reply, entry.facts, entry.reveals, entry.at)
        entries.append((*written, entry.answered_by, entry.draw, link))
    opens = {one.key: one for one in change.opens}.values()  # of one key the last stands
    orders = {one.key: one for one in change.orders}.values()
    # No rows are sent as NULL: the function asks for that, and the driver need not look for what an empty list holds.
    arguments = [
        change.at, table_id, end and end.revision,
        *((pressed.id, pressed.user_id, pressed.outcome) if pressed else (None,) * 3),
        *((fires.kind, fires.place, fires.seat) if fires else (None,) * 3),
        msgspec.json.encode([asdict(seat) for seat in change.seats]).decode() if change.seats else None,
        change.log_length, before if entries else None, entries or None,
        *(
            (position.seq, position.chapter, hide_in_state(position.state, texts), position.rules_version, position.at)
            if position
            else (None,) * 5
        ),
        log.KEPT_POSITIONS, log.APART,
        change.clear_drafts or None,
        [(one.seat, one.name) for one in change.withdrawn] or None,
        [(one.seat, one.name, one.given_at, one.terms) for one in orders] or None,
        [name for name, body in change.posts.items() if body is None] or None,
        [one for one in change.posts.items() if one[1] is not None] or None,
        [(one.destination, one.kind, one.not_before, one.payload, one.priority) for one in change.owed] or None,
        [(one.kind, one.place, one.seat) for one in change.closes] or None,
        change.shift,
        [(one.kind, one.place, one.seat, one.due_at, one.payload) for one in opens] or None,
        [(*key, value, change.believed.get(key)) for key, value in change.preferences.items()] or None,
        LASTING, TOUCH_MS,
    ]  # fmt: skip
    return arguments, link
