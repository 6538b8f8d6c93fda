"""Searches of strong practice players: their question waits while another process thinks, and the table goes on.

What was found lies in memory alone until the reply is written. If the program is killed before, the deadline is still
there, the same moment is searched again as soon as the program is back, and the same reply is found.
"""

import asyncio
import contextlib
from typing import Final

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
from storage.ports import Change, Deadline, DeadlineGone, NewDeadline

log = structlog.get_logger(__name__)

AGAIN_MS: Final = 20_000
"""When a question is looked at again whose search was not heard of."""
SOUGHT: Final = b'{"sought": true}'
"""The payload of a deadline that has been put off for a search: in a new process, nothing searches for it yet."""
AT_ONCE: Final = 1000
"""So many of the next deadlines are looked through after a start; what lies behind them waits for `AGAIN_MS`."""
KEPT: Final = 200
"""So many replies that were found, and not given yet, are kept."""


class Searches(Part):
    """Begins searches, and keeps what they find until it is given. Without a searcher nobody is waited for."""

    def __init__(self, deps: ModerationDeps, searcher: Searcher | None) -> None:
        super().__init__(deps)
        self._searcher = searcher
        self._found: dict[bytes, Reply | None] = {}
        self._running: dict[bytes, asyncio.Task[None]] = {}
        self._ready: dict[tuple[int, Seat], Reply] = {}
        self._resumed = searcher is None

    async def resume(self) -> None:
        """Let what an earlier process was searching for when it ended be due now: nobody waits for a search twice."""
        if self._resumed:
            return
        now = self._clock.now()
        for deadline in await self._store.due(now + AGAIN_MS, AT_ONCE):
            if deadline.payload == SOUGHT and deadline.due_at > now:
                with contextlib.suppress(DeadlineGone):  # answered meanwhile, or taken back
                    await self._move(deadline, now)
        self._resumed = True

    async def is_pending(self, live: Live, deadline: Deadline) -> bool:
        """Whether the reply to what a seat is asked is being searched for; then its deadline has been put off."""
        seat = Seat(deadline.seat)
        if self._searcher is None or not is_searched(live, seat):
            return False
        moment = await self._find_moment(live, seat)
        if moment is None:
            return False
        key = msgpack.encode((live.table.id, draw_search_luck(live, seat), moment))
        if key in self._found:
            found = self._found.pop(key)
            if found is not None:
                self._ready[live.table.id, seat] = found
            return False
        if key not in self._running:
            search = self._search(self._searcher, key, live, moment, deadline)
            self._running[key] = asyncio.create_task(search, name="search")
        await self._move(deadline, self._clock.now() + AGAIN_MS)
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
        self, searcher: Searcher, key: bytes, live: Live, moment: Knowledge, deadline: Deadline
    ) -> None:
        found, place = None, live.play.place
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
        try:
            async with self._tables.turn(live.table.id) as now:
                if now.table.status == "playing" and now.play.place == place:
                    await self._move(deadline, self._clock.now())
        except DeadlineGone:
            log.info("nobody waits for a search", table=live.table.id)

    async def _move(self, deadline: Deadline, at: int) -> None:
        later = NewDeadline(deadline.kind, at, deadline.place, deadline.seat, SOUGHT)
        now = self._clock.now()
        await self._store.commit(Change(now, deadline.table_id, fires=deadline.key, opens=(later,)))
        self._wake()

    async def close(self) -> None:
        """Search no more; what was not found is sought again after the next start."""
        tasks = tuple(self._running.values())
        for task in tasks:
            task.cancel()
        if self._searcher is not None:
            self._searcher.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def finish(self) -> None:
        """Wait until everything that is being searched for has been found."""
        while self._running:
            await asyncio.wait(tuple(self._running.values()))
