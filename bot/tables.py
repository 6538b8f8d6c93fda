"""Live games: a cache in memory with one queue for each table.

Whatever is here can be dropped at any moment and rebuilt from storage. A press waits for its turn in the
table's queue; it is never dropped and never sees a game whose last reply is not committed yet.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from bot.games import AnyPlay, AnyRulebook
from games.table.asks import Refused, Reply
from games.table.facts import Seat as SeatNumber
from games.table.play import Play, Position
from storage.ports import Loaded, Seat, Store, Table, TableFields
from storage.upgrades import Upgrades

UPGRADES: Final = Upgrades()
"""The steps from one rules version of a game to the next; a game that changes its positions registers one."""


class NotPlaying(Exception):
    """The table has no game under way: it is in its lobby, or over."""


@dataclass(slots=True)
class Live:
    """A table as it stands: its row, its seats, and its game once it has begun."""

    table: Table
    seats: tuple[Seat, ...]
    rulebook: AnyRulebook
    game: AnyPlay | None
    due_at: int | None = None

    @property
    def play(self) -> AnyPlay:
        """The game; raises `NotPlaying` before the start."""
        if self.game is None:
            raise NotPlaying
        return self.game

    def seat_of(self, user_id: int) -> Seat | None:
        """Where a person sits."""
        return next((one for one in self.seats if one.user_id == user_id), None)

    def at(self, number: int) -> Seat:
        """The seat with this number."""
        return next(one for one in self.seats if one.seat == number)

    def changed(self, fields: TableFields) -> None:
        """Take over what was committed of the table's own row."""
        self.table = replace(self.table, **fields)


class LiveTables:
    """The tables in memory, the least recently used of which are dropped beyond `capacity`."""

    def __init__(self, store: Store, games: Mapping[str, AnyRulebook], capacity: int = 256) -> None:
        self._store = store
        self._games = games
        self._capacity = capacity
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._live)

    def drop(self, table_id: int) -> None:
        """Forget a table; it is rebuilt from storage when it is needed."""
        self._live.pop(table_id, None)

    @asynccontextmanager
    async def turn(self, table_id: int) -> AsyncIterator[Live]:
        """The table, alone: others wait. Dropped when the block raises anything but a refusal: it may be half changed.

        Raises `NoSuchTable` or `LogBroken` from storage when it cannot be loaded.
        """
        queue = self._queues.get(table_id)
        if queue is None:
            queue = self._queues[table_id] = asyncio.Lock()
        async with queue:
            live = self._live.get(table_id)
            if live is None:
                live = await self._load(table_id)
            self._live[table_id] = live
            self._live.move_to_end(table_id)
            try:
                yield live
            except Refused as refused:
                refused.game = live.table.game
                raise
            except BaseException:
                self.drop(table_id)
                raise
            while len(self._live) > self._capacity:
                self._live.popitem(last=False)

    async def as_of(self, table_id: int, upto: int) -> Live:
        """The table as it stood when its log had `upto` entries; not kept in memory. Call it in the table's turn."""
        loaded = await self._store.load(table_id, upto=upto)
        rulebook = self._games[loaded.table.game]
        return Live(loaded.table, tuple(loaded.seats), rulebook, rebuilt(loaded, rulebook))

    async def _load(self, table_id: int) -> Live:
        loaded = await self._store.load(table_id)
        rulebook = self._games[loaded.table.game]
        deadlines = await self._store.deadlines(table_id)
        due = min((one.due_at for one in deadlines if one.kind in ("ask", "window")), default=None)
        return Live(loaded.table, tuple(loaded.seats), rulebook, rebuilt(loaded, rulebook), due)


def rebuilt(loaded: Loaded, rulebook: AnyRulebook) -> AnyPlay | None:
    """The game as the log has it, None when it has not begun or is over."""
    if loaded.position is None or not loaded.position.chapter:
        return None
    stored = loaded.position
    state = UPGRADES.upgraded(loaded.table.game, stored.rules_version, rulebook.version, stored.state)
    position = Position(stored.seq, stored.chapter, state, rulebook.version)
    replies = [
        (SeatNumber(entry.seat), msgspec.json.decode(entry.reply, type=Reply)) for entry in loaded.entries
    ]
    return Play.resume(rulebook, position, replies)
