"""Processes at one table that die amid whatever they do, with one clock: nothing is left but what they wrote."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from bot.moderation.moderator import Press
from bot.moderation.scheduler import Scheduler
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from storage.ports import StorageFailed
from storage.postgres.store import PostgresStore, open_postgres
from tests.killing.stories import OutboxRow, check_story
from tests.promises.moderated import ModeratedTable, Opening, TableClock
from tests.storage.proxy import Proxy
from tests.words import WORDS

__all__ = ["SOON", "MortalProcess", "MortalTable"]

SOON: Final = 5_000
"""Within so many milliseconds what a dead process was at is another's."""


class MortalProcess:
    """One of them: it reaches the database by a proxy, which is cut where it dies."""

    def __init__(self, proxy: Proxy, table: ModeratedTable) -> None:
        self.proxy: Final = proxy
        self.table: Final = table
        self.scheduler: Final = Scheduler(table.deps, table.moderator._turns, table.stewards, table.metrics)
        self.scheduler.outages.note_connected()

    @classmethod
    async def start(cls, url: str, opened: Opening, folder: Path, clock: TableClock) -> MortalProcess:
        """A process that has just begun."""
        proxy = Proxy(url)
        table = ModeratedTable(await open_postgres(await proxy.open(), connections=2), WORDS, opened, folder)
        table.clock = clock
        table.restart()
        return cls(proxy, table)

    async def go_on(self) -> None:
        """Whatever its scheduler does when it wakes."""
        await self.scheduler._do_housekeeping()
        await self.scheduler.fire_due()

    async def end(self) -> None:
        """Leave nothing of it."""
        self.proxy.die()
        store = self.table.store
        assert isinstance(store, PostgresStore)
        store._engine._pool.terminate()
        store._engine._turns.terminate()
        with suppress(StorageFailed, OSError):
            await store.close()


class MortalTable:
    """Three of them, and what people did."""

    def __init__(self, url: str, opened: Opening, folder: Path) -> None:
        self._url, self._opened, self._folder = url, opened, folder
        self.clock: Final = TableClock()
        self.alive: Final[list[MortalProcess]] = []
        self.confirmed: Final[dict[int, tuple[Seat, Reply]]] = {}
        """What somebody got a receipt for, by the number of the log that this said."""
        self._watcher: MortalProcess | None = None
        self._pressed = 0
        self.deaths = 0
        self.taken_over = 0
        """Deadlines that were due when somebody died, and were met by another in time."""

    async def fill(self, processes: int = 3) -> None:
        """Start as many as are lacking, and once who looks on."""
        while len(self.alive) < processes:
            self.alive.append(await self._start())
        if self._watcher is None:
            self._watcher = await self._start()

    async def _start(self) -> MortalProcess:
        return await MortalProcess.start(self._url, self._opened, self._folder, self.clock)

    @property
    def seen(self) -> ModeratedTable:
        """The table as somebody has it who only looks on, and does not die."""
        assert self._watcher is not None
        return self._watcher.table

    async def press(self, process: MortalProcess, seat: Seat, reply: Reply) -> None:
        """Somebody replies; where the process dies of it they press again elsewhere, and it is taken once."""
        self._pressed += 1
        press = Press(process.table.user(seat), 1_000_000 + self._pressed, None)
        try:
            receipt = await process.table.moderator.reply(process.table.table_id, press, reply)
        except StorageFailed:
            assert process.proxy.is_dead
            await self.mourn(process)
            receipt = await self.alive[0].table.moderator.reply(process.table.table_id, press, reply)
        assert receipt.seq not in self.confirmed
        self.confirmed[receipt.seq] = seat, reply
        if (
            process.proxy.is_dead and process in self.alive
        ):  # it had answered, and was at what it does after that
            await self.mourn(process)

    async def pass_time(self, process: MortalProcess) -> None:
        """Until the next deadline of the table falls due, which this one meets, or another, where it dies."""
        soonest = min(one.due_at for one in await self.seen.deadlines())
        self.clock.time = max(self.clock.time, soonest)
        with suppress(StorageFailed):
            await process.go_on()
        if process.proxy.is_dead:
            await self.mourn(process)

    async def mourn(self, process: MortalProcess) -> None:
        """One has died: within five seconds another has met what was due, and other processes come.

        Who died meanwhile of what it does by itself goes with it: a fuse burns on after the press for which it was lit.
        """
        for one in self.alive:
            one.proxy.fuse = None  # nobody dies from here on, until the next is chosen
        dead = [one for one in self.alive if one is process or one.proxy.is_dead]
        for one in dead:
            self.alive.remove(one)
            self.deaths += 1
            await one.end()
        if not self.alive:
            await self.fill()
        due = [one for one in await self.seen.deadlines() if one.due_at <= self.clock.time]
        self.clock.time += SOON
        await self.alive[self.deaths % len(self.alive)].go_on()
        left = {(one.key, one.due_at) for one in await self.seen.deadlines()}
        assert not [one for one in due if (one.key, one.due_at) in left], "it is due, and nobody meets it"
        self.taken_over += len(due)
        await self.fill()

    async def find_status(self) -> str:
        """How the table is."""
        table = await self.seen.store.table(self._opened.table_id)
        assert table is not None
        return table.status

    async def check(self) -> None:
        """The log is whole, each confirmed reply stands in it once, and everything was told once."""
        table = self.seen
        entries = await table.store.log(table.table_id)
        assert [one.seq for one in entries] == list(range(len(entries)))
        for seq, (seat, reply) in self.confirmed.items():
            given = msgspec.json.decode(entries[seq].reply, type=Reply)
            assert (entries[seq].seat, given.option) == (seat, reply.option)
        columns = ", ".join(OutboxRow.__annotations__)
        rows = await table.store._engine.read(f"SELECT {columns} FROM outbox ORDER BY id")
        loaded = await table.store.load(table.table_id)
        posts = await table.store.posts(table.table_id)
        await check_story(loaded, list(entries), posts, [OutboxRow(*row) for row in rows])

    async def end(self) -> None:
        """Leave none behind."""
        for one in (*self.alive, self._watcher):
            if one is not None:
                await one.end()
