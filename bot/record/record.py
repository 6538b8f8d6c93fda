"""What is kept of a table: enough to tell its game once more."""

from msgspec import Struct

from storage.ports import Entry, NoSuchTable, PositionRow, SeatRow, Store, TableRow


class Record(Struct, frozen=True):
    """A table as storage has it, whole.

    positions  every one that is kept, the oldest first: that of before the first entry
    entries    the whole log, from place 0 on
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    positions: tuple[PositionRow, ...]
    entries: tuple[Entry, ...]


async def read_record(store: Store, table_id: int) -> Record:
    """The record of a table, in whose turn this is called. Raises `NoSuchTable`, `LogBroken`, `StorageFailed`."""
    table = await store.table(table_id)
    if table is None:
        raise NoSuchTable(table_id)
    seats, positions = await store.seats(table_id), await store.positions(table_id)
    return Record(table, tuple(seats), tuple(reversed(positions)), tuple(await store.log(table_id)))
