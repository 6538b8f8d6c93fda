"""What is kept of a table: enough to tell its game once more."""

from msgspec import Struct

from bot.tables.absence import is_away
from porc_royal.facts import Seat
from storage.ports import Entry, KnownAbsence, NoSuchTable, PositionRow, SeatRow, Store, TableRow


class Record(Struct, frozen=True):
    """A table as storage has it, whole.

    positions  every one that is kept, the oldest first: that of before the first entry
    entries    the whole log, from place 0 on
    absences   who came to be known to be away, and to be back, in the order of time
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    positions: tuple[PositionRow, ...]
    entries: tuple[Entry, ...]
    absences: tuple[KnownAbsence, ...] = ()


async def read_record(store: Store, table_id: int) -> Record:
    """The record of a table, in whose turn this is called. Raises `NoSuchTable`, `LogBroken`, `StorageFailed`."""
    table = await store.table(table_id)
    if table is None:
        raise NoSuchTable(table_id)
    seats, positions = await store.seats(table_id), await store.positions(table_id)
    log, absences = await store.log(table_id), await store.absences(table_id)
    return Record(table, tuple(seats), tuple(reversed(positions)), tuple(log), tuple(absences))


def list_away(record: Record, at: int) -> list[Seat]:
    """The seats that were away at a moment (unix milliseconds), as everybody knew then, by number."""
    known = {one.seat: one for one in record.absences if one.at <= at}
    return [Seat(seat) for seat, one in sorted(known.items()) if is_away(one, at)]
