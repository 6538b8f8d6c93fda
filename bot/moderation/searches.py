"""Searches of strong practice players: their question waits while another process thinks, and the table goes on.

What was found lies in memory alone until the reply is written. While a search is under way its deadline is put off by
little, again and again; whoever dies puts it off no more, and whoever it falls due to searches the same moment again
and finds the same reply.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec
import structlog
from msgspec import msgpack

from bot.moderation.deps import ModerationDeps, Part
from bot.practice.searcher import Searcher, SearchFailed
from bot.tables.live import Live
from bot.tables.practice import draw_search_luck, is_searched
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.playouts import Knowledge, find_moment
from storage.ports import Change, Deadline, DeadlineKey, NewDeadline, StorageFailed, Unheard

log = structlog.get_logger(__name__)

ALONE_MS: Final = 20_000
SHARED_MS: Final = 4_000
"""For so long the deadline of a search is put off at a time. Where others wait to take it over it is short."""
SOUGHT: Final = b'{"sought": true}'
"""The payload of a deadline that has been put off for a search."""
AT_ONCE: Final = 1000
"""So many of the next deadlines are looked through after a start; what lies behind them waits until it is due."""
KEPT: Final = 200
"""So many replies that were found, and not given yet, are kept."""

Name: TypeAlias = tuple[int, DeadlineKey]
"""A table, and which of its deadlines."""


class Searches(Part):
    """Begins searches, and keeps what they find until it is given. Without a searcher nobody is waited for."""

    def __init__(self, deps: ModerationDeps, searcher: Searcher | None) -> None:
        super().__init__(deps)
        self._searcher = searcher
        self._found: dict[bytes, Reply | None] = {}
        self._running: dict[bytes, asyncio.Task[None]] = {}
        self._ready: dict[tuple[int, Seat], Reply] = {}
        self._put_off: dict[Name, int] = {}
        self._over: set[Name] = set()
        self._length = SHARED_MS if deps.store.is_shared else ALONE_MS
        # What neighbours are searching for is theirs; what nobody searches for any more is due in a moment.
        self._resumed = searcher is None or deps.store.is_shared

    async def resume(self) -> None:
        """Let what an earlier process was searching for when it ended be due now: nobody waits for a search twice."""
        if self._resumed:
            return
        now = self._clock.now()
        for deadline in await self._store.due(now + ALONE_MS, AT_ONCE):
            if deadline.payload == SOUGHT and deadline.due_at > now:
                await self._store.claim_early(deadline.table_id, deadline.key, SOUGHT, now)
        self._resumed = True

    @property
    def keep_at(self) -> int | None:
        """When a deadline has to be put off again."""
        return min((until - 3 * self._length // 4 for until in self._put_off.values()), default=None)

    async def keep(self) -> None:
        """Put off again what is being searched for, or was found and not given yet."""
        now = self._clock.now()
        for name, until in list(self._put_off.items()):
            if until - 3 * self._length // 4 > now:
                continue
            if await self._store.put_off(*name, SOUGHT, now + self._length):
                if name in self._put_off:
                    self._put_off[name] = now + self._length
            else:  # answered meanwhile, taken back, or stopped with its table
                self._forget(name)

    async def claim_found(self, unheard: Unheard | None, until: int) -> Sequence[Deadline]:
        """Claim the deadlines whose searches are over: what was found is known here alone."""
        claimed = []
        for name in list(self._over):
            due = await self._store.claim_early(*name, SOUGHT, self._clock.now(), unheard, until=until)
            if due is not None:
                self._forget(name)
                claimed.append(due)
        return claimed

    def _forget(self, name: Name) -> None:
        self._put_off.pop(name, None)
        self._over.discard(name)

    async def is_pending(self, live: Live, deadline: Deadline) -> bool:
        """Whether the reply to what a seat is asked is being searched for; then its deadline has been put off."""
        seat = Seat(deadline.seat)
        if self._searcher is None or not is_searched(live, seat):
            return False
        moment = await self._find_moment(live, seat)
        if moment is None:
            return False
        name = (live.table.id, deadline.key)
        key = msgpack.encode((live.table.id, draw_search_luck(live, seat), moment))
        if key in self._found:
            self._forget(name)
            found = self._found.pop(key)
            if found is not None:
                self._ready[live.table.id, seat] = found
            return False
        now = self._clock.now()
        later = NewDeadline(deadline.kind, now + self._length, deadline.place, deadline.seat, SOUGHT)
        await self._store.commit(Change(now, deadline.table_id, fires=deadline.key, opens=(later,)))
        self._over.discard(name)
        self._put_off[name] = now + self._length
        if key not in self._running:
            search = self._search(self._searcher, key, live, moment, name)
            self._running[key] = asyncio.create_task(search, name="search")
        return True

    def take_found(self, live: Live, seat: Seat) -> Reply | None:
        """The reply that was found for what a seat is asked now; None where nothing was, or was sought."""
        return self._ready.pop((live.table.id, seat), None)

    async def _find_moment(self, live: Live, seat: Seat) -> Knowledge | None:
        loaded = await self._store.load(live.table.id)
        replies = [
            (Seat(one.seat), msgspec.json.decode(one.reply, type=Reply))
            for one in loaded.entries
            if one.seq >= live.play.position.seq
        ]
        return find_moment(live.play, seat, live.play.position, replies)

    async def _search(
        self, searcher: Searcher, key: bytes, live: Live, moment: Knowledge, name: Name
    ) -> None:
        found = None
        try:
            sought = await searcher.search(live.table.game, moment, draw_search_luck(live, moment.seat))
            found = None if sought is None else sought.reply
        except SearchFailed:
            log.warning("a search failed", table=live.table.id, ask=moment.key)
        finally:
            del self._running[key]
        self._found[key] = found
        while len(self._found) > KEPT:
            del self._found[next(iter(self._found))]
        if name in self._put_off:
            self._over.add(name)
            self._wake()

    async def close(self) -> None:
        """Search no more; what was not found or not given is due at once, to whoever is there or comes next."""
        tasks = tuple(self._running.values())
        for task in tasks:
            task.cancel()
        if self._searcher is not None:
            self._searcher.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StorageFailed):  # then it is due in a moment
            for name in self._put_off:
                await self._store.claim_early(*name, SOUGHT, self._clock.now())
        self._put_off.clear()

    async def finish(self) -> None:
        """Wait until everything that is being searched for has been found."""
        while self._running:
            await asyncio.wait(tuple(self._running.values()))
