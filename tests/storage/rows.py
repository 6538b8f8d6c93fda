"""Short ways to write the rows of a test."""

from storage.ports import Change, NewEntry, PositionRow, SeatRow, Status, Store, TableRow

NOW = 1_700_000_000_000
HOUR = 3_600_000


def a_table(table_id: int, *, channel_id: int | None = None, status: Status = "playing") -> TableRow:
    return TableRow(
        id=table_id,
        channel_id=channel_id or 1_000 + table_id,
        game="cochons",
        rules_version=1,
        language="fr",
        host_id=7,
        created_at=NOW,
        guild_id=99,
        status=status,
        secret=bytes(32),
        seed=bytes(32),
        options={"rounds": 3, "map": "small", "open": True},
    )


def a_seat(table_id: int, number: int, user_id: int | None = None) -> SeatRow:
    return SeatRow(table_id, number, "person", f"Player {number}", user_id or 50 + number)


def an_entry(place: int, text: str = "stay", *, seat: int = 0, reveals: bool = False) -> NewEntry:
    return NewEntry(seat, place, f'{{"option":"{text}"}}'.encode(), b'[{"fact":1}]', reveals)


def a_position(table_id: int, seq: int, chapter: str = "combat") -> PositionRow:
    return PositionRow(table_id, seq, chapter, f'{{"after":{seq}}}'.encode(), 1, NOW)


async def open_a_table(store: Store, *, channel_id: int | None = None, status: Status = "playing") -> int:
    table_id = await store.new_table_id()
    await store.commit(Change(NOW, table_id, table=a_table(table_id, channel_id=channel_id, status=status)))
    return table_id


async def reply(store: Store, table_id: int, *texts: str) -> int:
    """Append replies at the end of the log; gives its new length."""
    length = len(await store.log(table_id))
    entries = tuple(an_entry(length + index, text) for index, text in enumerate(texts))
    committed = await store.commit(Change(NOW, table_id, log_length=length, entries=entries))
    assert committed.log_length is not None
    return committed.log_length


async def texts(store: Store, table_id: int) -> list[str]:
    return [entry.reply.decode().split('"')[3] for entry in await store.log(table_id)]
