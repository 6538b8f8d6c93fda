"""Messages remembered by name, kept in the store."""

from typing import Final, Literal, Protocol

from bot.clock import Clock
from bot.delivery.outgoing import unpack_if_readable
from storage.ports import Change, Housekeeping, Outbox, Owed, TableFields, TableLog, TableStore

__all__ = ["StoredMessageIds", "find_message", "is_to_change"]

_COLUMNS: Final[dict[str, Literal["board_message_id", "lobby_message_id"]]] = {
    "board": "board_message_id",
    "lobby": "lobby_message_id",
}


LONGEST_LANE: Final = 100
"""So many of the oldest messages of a lane are looked at: whoever has more waiting is not read just now."""


class _NameStore(TableLog, TableStore, Housekeeping, Protocol):
    """The ports used; a store has them all."""


class StoredMessageIds:
    """The names "board" and "lobby" are columns of the table, any other is in the program's own memory."""

    def __init__(self, store: _NameStore, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock

    async def find(self, table_id: int | None, name: str) -> int | None:
        """The id of the message remembered under this name, if any."""
        if name in _COLUMNS and table_id is not None:
            table = await self._store.table(table_id)
            return None if table is None else getattr(table, _COLUMNS[name])
        return _read_id(await self._store.meta(_names(table_id, name)))

    async def find_page(self, table_id: int | None, name: str, page: int) -> int | None:
        """The id of the message remembered under this name, if it is this page of several that had the name."""
        value = await self._store.meta(_names(table_id, name))
        return _read_id(value) if page and _read_page(value) == page else None

    async def keep(self, table_id: int | None, name: str, message_id: int, page: int | None = None) -> None:
        """Remember it in place of an older one; where no page is told, it is the same as that."""
        if name not in _COLUMNS or table_id is None:
            names = _names(table_id, name)
            page = _read_page(await self._store.meta(names)) if page is None else page
            await self._store.put_meta(names, f"{message_id} {page}" if page else str(message_id))
            return
        board = _COLUMNS[name] == "board_message_id"
        fields: TableFields = {"board_message_id": message_id} if board else {"lobby_message_id": message_id}
        await self._store.commit(Change(self._clock.now(), table_id, fields=fields))

    async def forget(self, table_id: int | None, name: str) -> None:
        """Remember none under this name; the columns keep theirs."""
        if name not in _COLUMNS or table_id is None:
            await self._store.put_meta(_names(table_id, name), None)


async def find_message(store: Housekeeping, table_id: int, name: str) -> int | None:
    """The id of a message that is remembered in the program's own memory."""
    return _read_id(await store.meta(_names(table_id, name)))


async def is_to_change(outbox: Outbox, destination: str, table_id: int, name: str) -> bool:
    """Whether something is owed that changes the message remembered under this name, or takes its place."""
    rows = await outbox.lane(destination, LONGEST_LANE)
    return any(row.table_id == table_id and _read_name(row) == name for row in rows)


def _read_name(row: Owed) -> str:
    """Under which name a row's message is remembered; "" for one that will never be sent."""
    outgoing = unpack_if_readable(row.kind, row.payload)
    return "" if outgoing is None else outgoing.keep


def _read_id(value: str | None) -> int | None:
    """The id of what is remembered: it stands first, and behind it the page, where the name has several."""
    return int(value.partition(" ")[0]) if value else None


def _read_page(value: str | None) -> int:
    return int((value or "").partition(" ")[2] or 0)


def _names(table_id: int | None, name: str) -> str:
    return f"message/{table_id or 0}/{name}"
