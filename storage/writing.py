"""One change, written whole. Runs on the connection's thread, inside the transaction of its group."""

from storage.absences import note_absences
from storage.changes import Change, Committed
from storage.damage import name_table
from storage.database import Connection
from storage.deadlines import close_deadlines, fire, open_deadlines, shift_deadlines
from storage.errors import AlreadyDone, PlaceTaken
from storage.housekeeping import clear_drafts, keep_preferences
from storage.log import append, count_entries, keep_position, take_back
from storage.marks import shorten_marks
from storage.notes import keep_notes, shorten_notes
from storage.orders import keep_orders
from storage.outbox import add_owed
from storage.posts import keep_posts
from storage.results import keep_results
from storage.rows import Interaction
from storage.tables import add_table, note_touch, set_fields, set_seats
from storage.texts import Text, read_kept_texts

__all__ = ["apply", "check_no_table"]


def apply(connection: Connection, change: Change) -> Committed:
    """Write everything a change holds, in the order `Change` states. Raises a Refused, ValueError."""
    if change.interaction is not None:
        _take(connection, change, change.interaction)
    if change.table_id is None:
        check_no_table(change)
        return Committed(add_owed(connection, None, change.owed, change.at))
    return _apply_to(connection, change.table_id, change)


def _apply_to(connection: Connection, table_id: int, change: Change) -> Committed:
    if change.table is not None:
        if change.table.id != table_id:
            raise ValueError(f"table {change.table.id} in a change of table {table_id}")
        add_table(connection, change.table)
    if change.fires is not None:  # before the fields: a game that ends closes its deadlines
        fire(connection, table_id, change.fires, change.at)
    if change.fields is not None:
        set_fields(connection, table_id, change.fields)
    with name_table(table_id):
        note_absences(connection, change.seats, change.at)
    set_seats(connection, table_id, change.seats, change.unseat)
    with name_table(table_id):
        length = _write_game(connection, table_id, change)
    ids = add_owed(connection, table_id, change.owed, change.at)
    close_deadlines(connection, table_id, change.closes)
    if change.shift:
        shift_deadlines(connection, table_id, change.shift)
    open_deadlines(connection, table_id, change.opens)
    keep_preferences(connection, change.preferences, change.believed)
    if change.interaction is not None:
        note_touch(connection, table_id, change.at)
    return Committed(ids, length)


def _write_game(connection: Connection, table_id: int, change: Change) -> int | None:
    """All that is this table's alone, also where a disk has damaged it; gives the log's new length."""
    if change.undo_from is not None:
        take_back(connection, table_id, change.undo_from, change.at)
        shorten_marks(connection, table_id, change.undo_from)
        shorten_notes(connection, table_id, change.undo_from)
    written = change.entries or change.position is not None
    texts = read_kept_texts(connection, table_id) if written else []
    length = _write_log(connection, table_id, change, texts)
    if change.position is not None:
        keep_position(connection, table_id, change.position, texts)
    clear_drafts(connection, table_id, change.clear_drafts)
    keep_orders(connection, table_id, change.orders, change.withdrawn)
    keep_posts(connection, table_id, change.posts)
    keep_notes(connection, table_id, change.notes, change.at)
    keep_results(connection, table_id, change.results)
    return length


def _take(connection: Connection, change: Change, interaction: Interaction) -> None:
    """Note the interaction. Raises AlreadyDone if it is noted already."""
    done = connection.execute(
        "INSERT INTO interactions (id, table_id, user_id, at, outcome) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (interaction.id, change.table_id, interaction.user_id, change.at, interaction.outcome),
    )
    if done.rowcount == 0:
        row = connection.execute("SELECT outcome FROM interactions WHERE id = ?", (interaction.id,))
        raise AlreadyDone(interaction.id, row.fetchone()[0])


def _write_log(connection: Connection, table_id: int, change: Change, texts: list[Text]) -> int | None:
    """Append the entries, or only check the length; gives the new length if either was asked."""
    if change.log_length is None:
        if change.entries:
            raise ValueError("entries need the log_length they were made for")
        return None
    if change.entries:
        person = None if change.interaction is None else change.interaction.user_id
        return append(connection, table_id, change.log_length, change.entries, change.at, texts, person)
    if (length := count_entries(connection, table_id)) != change.log_length:
        raise PlaceTaken(table_id, change.log_length, length)
    return length


def check_no_table(change: Change) -> None:
    """A change of no table holds nothing that belongs to one."""
    if (
        change.table is not None
        or change.fields is not None
        or change.undo_from is not None
        or change.fires is not None
        or change.log_length is not None
        or change.position is not None
        or change.shift
        or any((change.seats, change.unseat, change.entries, change.closes, change.opens))
        or any((change.clear_drafts, change.orders, change.withdrawn, change.posts, change.preferences))
        or any((change.notes, change.results))
    ):
        raise ValueError("a change of a table needs its table_id")
