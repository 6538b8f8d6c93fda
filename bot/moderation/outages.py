"""Outages: when nobody could be heard, because the bot was down or had no connection to Discord; nobody pays for it.

The heartbeat is written as long as people can be heard. Where it has a gap, the deadlines that fell due in it are moved
by its length, with one word to their table (DEC-093).
"""

from typing import Final

from bot.moderation.deps import ModerationDeps, Part
from bot.tables.deadlines import move_due
from bot.tables.order_delays import DELAYS
from bot.tables.reminders import DIGEST, OF_ONE_SEAT
from storage.ports import LASTING, Change, Deadline, NewDeadline

HEARTBEAT_MS: Final = 30_000
OUTAGE_MS: Final = 120_000
"""Shorter absences are not worth a word."""

UNTOLD: Final = ("begin", "steward", "tell", DIGEST, *OF_ONE_SEAT, *LASTING)
"""Nobody is waiting for these: they are late, and that is all."""

HEARTBEAT: Final = "heartbeat"
AWAY: Final = "away"
"""What the program's memory calls an outage that not every table was told of yet: since when, until when."""


class Outages(Part):
    """Knows whether people can be heard, for how long they could not, and moves what fell due meanwhile."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self.connected = False
        """Whether people can be heard: nothing may be done for those who do not answer while they cannot."""
        self._measured = False
        self._back_at = self._length = 0
        self.beat_at = 0
        """When the next heartbeat is to be written."""

    def note_connected(self) -> None:
        """People can be heard again."""
        self.connected = True

    def note_disconnected(self) -> None:
        """Nobody can be heard from now on."""
        self.connected = self._measured = False

    async def measure(self) -> None:
        """Measure the outage that is just over, together with one before that not every table was told of."""
        if self._measured:
            return
        now, last, told = self._clock.now(), await self._store.meta(HEARTBEAT), await self._store.meta(AWAY)
        since, until = map(int, told.split()) if told else (0, 0)
        if last is not None and now - int(last) > OUTAGE_MS:
            since, until = since or int(last), now
            await self._store.put_meta(AWAY, f"{since} {until}")
        self._back_at, self._length = until, until - since
        self.beat_at, self._measured = now, self.connected

    async def beat(self) -> None:
        """Write the heartbeat when it is time, also by a clock that was set back; not before the gap is measured."""
        now = self._clock.now()
        if self._measured and not self.beat_at - HEARTBEAT_MS <= now < self.beat_at:
            await self._store.put_meta(HEARTBEAT, str(now))
            self.beat_at = now + HEARTBEAT_MS

    async def settle(self) -> None:
        """Every table was told of the outage."""
        if self._length and self.connected:
            self._length = 0
            await self._store.put_meta(AWAY, None)

    async def move(self, deadline: Deadline) -> bool:
        """Put a deadline off that fell due in the outage; gives whether it was one of those."""
        if not self._length or deadline.due_at >= self._back_at or deadline.kind in UNTOLD:
            return False
        if deadline.kind in DELAYS:
            await self._extend_delay(deadline)
        else:
            await self._extend_deadlines(deadline)
        return True

    async def _extend_deadlines(self, deadline: Deadline) -> None:
        """Move a table's deadlines by the length of the outage, and say so once."""
        async with self._tables.turn(deadline.table_id) as live:
            if deadline not in await self._store.deadlines(deadline.table_id):
                return  # moved already, with another one of its table
            # One that fell due just before we went must not be found overdue again.
            away = max(self._length, self._back_at - deadline.due_at)
            at = self._clock.now()
            opens = move_due(live, self._back_at - self._length, at, away)
            live.shift_stewards(away)
            due = live.due_at or deadline.due_at + away
            told = self._announcer.notices.announce_outage(live, self._length // 1000, due)
            owed = (
                told,
                *self._announcer.channel.show_waiting(live, at),
                *self._announcer.inboxes.show_due_times(live),
            )
            posts = live.posts.take_changes()
            await self._store.commit(
                Change(at, deadline.table_id, owed=owed, shift=away, opens=opens, posts=posts)
            )
        self._wake()

    async def _extend_delay(self, deadline: Deadline) -> None:
        """Move a delay of somebody's own by the length of the outage, with no word: nobody is to know that it runs.

        Where the table's own deadline has passed as well, all are moved together.
        """
        others = await self._store.deadlines(deadline.table_id)
        if any(one.due_at < self._back_at and one.kind not in (*UNTOLD, *DELAYS) for one in others):
            await self._extend_deadlines(deadline)
            return
        away = max(self._length, self._back_at - deadline.due_at)
        later = NewDeadline(deadline.kind, deadline.due_at + away, deadline.place, deadline.seat)
        async with self._tables.turn(deadline.table_id):
            if deadline in await self._store.deadlines(deadline.table_id):
                at = self._clock.now()
                await self._store.commit(Change(at, deadline.table_id, fires=deadline.key, opens=(later,)))
        self._wake()
