"""Outages: when people could not be heard: the bot was down or had no connection to Discord. Nobody pays for it.

The heartbeat is written as long as people can be heard. Where it has a gap, the deadlines that fell due in it are moved
by its length, with one word to their table (DEC-093).

Discord spreads the servers of a large bot over several connections, its shards. One that is away concerns the tables of
its servers alone, and that it is away is written down while the others make the heart beat. Direct messages come by
shard 0: while it is away nobody can answer there, so no table's people can be heard.

Where several processes share a database people are heard as long as one of them hears them: each makes the heart of
every shard beat that it hears. What one has measured all of them go by, until the last table was told.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.consequences.deadlines import keep_posts
from bot.moderation.deps import ModerationDeps, Part
from bot.tables.deadlines import move_due
from bot.tables.order_delays import DELAYS
from bot.tables.reminders import DIGEST, OF_ONE_SEAT
from storage.ports import LASTING, Change, Deadline, NewDeadline, Unheard

HEARTBEAT_MS: Final = 30_000
OUTAGE_MS: Final = 120_000
"""Shorter absences are not worth a word."""

UNTOLD: Final = ("begin", "steward", "tell", DIGEST, *OF_ONE_SEAT, *LASTING)
"""Nobody is waiting for these: they are late, and that is all."""

AT_ONCE: Final = 100
"""So many of the deadlines that fell due in an outage are looked at, whether all were moved."""

HEARTBEAT: Final = "heartbeat"
AWAY: Final = "away"
"""What the program's memory calls the outages that last, or that not every table was told of yet."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Since when and until when people of a shard's servers could not be heard, of so many shards; 0: it lasts."""

    since: int
    until: int = 0
    shard: int = 0
    count: int = 1

    def concerns(self, guild_id: int | None) -> bool:
        """Whether a server is on this shard."""
        return find_shard(guild_id, self.count) == self.shard

    @classmethod
    def read(cls, written: str) -> Self:
        """What `write` has written."""
        return cls(*map(int, written.split()))

    def write(self) -> str:
        """For the program's memory; where there is one shard, as before there were several."""
        shard = f" {self.shard} {self.count}" if self.count > 1 else ""
        return f"{self.since} {self.until}{shard}"


def find_shard(guild_id: int | None, count: int) -> int:
    """On which of so many shards Discord has a server; what is on none comes by shard 0."""
    return ((guild_id or 0) >> 22) % count


class Outages(Part):
    """Knows whose people can be heard, for how long they could not, and moves what fell due meanwhile."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._connected = [False]
        self._measured: set[int] = set()
        """The shards whose people can be heard, and whose last outage was measured."""
        self._outages: list[Outage] | None = None
        self.is_open: Callable[[int], bool] = lambda _: True
        """Whether a shard's socket is: the client may tell much later that it is not."""
        self.beat_at = 0
        """When the next heartbeat is to be written."""

    # -- what is heard of the client -----------------------------------------------------------------------

    def note_shards(self, count: int) -> None:
        """There are so many shards; none is connected yet."""
        self._connected, self._measured = [False] * count, set()

    def note_connected(self, shard: int = 0) -> None:
        """People of its servers can be heard again, as far as shard 0 is connected, too."""
        self._connected[shard] = True

    def note_disconnected(self, shard: int = 0) -> None:
        """They cannot from now on."""
        self._connected[shard] = False
        self._measured.intersection_update(self._list_heard())

    # -- who can be heard ------------------------------------------------------------------------------------

    def list_away(self) -> list[int]:
        """The shards that are not connected."""
        for shard, connected in enumerate(self._connected):
            if connected and not self.is_open(shard):
                self.note_disconnected(shard)
        return [shard for shard, connected in enumerate(self._connected) if not connected]

    @property
    def shards(self) -> int:
        """How many there are."""
        return len(self._connected)

    @property
    def connected(self) -> bool:
        """Whether everybody can be heard."""
        return not self.list_away()

    @property
    def heard(self) -> bool:
        """Whether anybody can be: nothing may be done for those who do not answer while they cannot."""
        return 0 not in self.list_away()

    @property
    def unheard(self) -> Unheard | None:
        """The tables of which nothing may be done now for those who do not answer; None where there are none."""
        self.list_away()
        silent = frozenset(range(self.shards)) - self._measured
        return Unheard(silent, self.shards) if silent else None

    def _list_heard(self) -> set[int]:
        """The shards whose people can be heard: in direct messages, too."""
        if not self._connected[0]:
            return set()
        return {shard for shard, connected in enumerate(self._connected) if connected}

    # -- how long they could not -----------------------------------------------------------------------------

    async def measure(self) -> None:
        """Measure the outages that are just over, each with one before that not every table was told of."""
        self.list_away()
        over = self._list_heard() - self._measured
        if not over:
            return
        now = self._clock.now()
        beats = {shard: await self._read_heartbeat(shard) for shard in sorted(over)}
        await (
            self.refresh()
        )  # after the heartbeat: whoever has made it beat has written before what was measured
        outages = await self._read_outages()
        for shard, last in beats.items():
            mine = [one for one in outages if (one.shard, one.count) == (shard, self.shards)]
            lasting = [one.since for one in mine if not one.until]
            told = [one for one in mine if one.until]
            since = min(lasting, default=now if last is None else last)
            if now - since > OUTAGE_MS:
                since = min([since, *(one.since for one in told)])
                told = [Outage(since, now, shard, self.shards)]
            outages = [one for one in outages if one not in mine] + told
        # Those of another number of shards were an earlier process's: that is over as soon as anybody can be heard.
        outages = [
            one if one.until or one.count == self.shards else replace(one, until=now) for one in outages
        ]
        await self._write_outages(outages)
        if not self._measured:
            self.beat_at = now
        self._measured |= over & self._list_heard()

    async def beat(self) -> None:
        """Write the heartbeat when it is time, also by a clock that was set back; not before the gap is measured."""
        now = self._clock.now()
        if not self._measured or self.beat_at - HEARTBEAT_MS <= now < self.beat_at:
            return
        if self._store.is_shared:
            for shard in sorted(self._measured):
                await self._store.put_meta(self._name_heartbeat(shard), str(now))
        else:
            await self._note_away(now)
        await self._store.put_meta(HEARTBEAT, str(now))
        self.beat_at = now + HEARTBEAT_MS

    async def _note_away(self, now: int) -> None:
        """Write down which shards are away, since the last heartbeat: the next one is not theirs."""
        outages = await self._read_outages()
        known = {one.shard for one in outages if one.count == self.shards and not one.until}
        silent = sorted(set(range(self.shards)) - self._measured - known)
        if silent:
            last = await self._read_heartbeat()
            since = now if last is None else last
            lasting = [Outage(since, 0, shard, self.shards) for shard in silent]
            await self._write_outages([*outages, *lasting])

    async def refresh(self) -> None:
        """Know what other processes have measured since."""
        if self._store.is_shared:
            self._outages = None
            await self._read_outages()

    async def settle(self, left: Collection[int]) -> None:
        """Every table was told of the outages that are over; of which deadlines are left, each is told of later.

        left: tables that are another program's, which is told of nothing
        """
        outages = self._outages or []
        if outages and self._measured:
            before = max(one.until for one in outages) - 1
            due = await self._store.due(before, AT_ONCE, self.unheard)
            if any(one.table_id not in left for one in due):
                return
            # Tables of another number of shards may be on any of those of now.
            told = [
                one
                for one in outages
                if one.until and (one.shard in self._measured if one.count == self.shards else self.connected)
            ]
            await self._write_outages([one for one in outages if one not in told])

    def _name_heartbeat(self, shard: int) -> str:
        """What the heartbeat of a shard is called where several processes make it beat; of one it is everybody's."""
        shared = self._store.is_shared and self.shards > 1
        return f"{HEARTBEAT} {shard} {self.shards}" if shared else HEARTBEAT

    async def _read_heartbeat(self, shard: int = 0) -> int | None:
        last = await self._store.meta(self._name_heartbeat(shard)) or await self._store.meta(HEARTBEAT)
        return None if last is None else int(last)

    async def _read_outages(self) -> list[Outage]:
        if self._outages is None:
            written = await self._store.meta(AWAY)
            self._outages = [Outage.read(one) for one in written.split(",")] if written else []
        return self._outages

    async def _write_outages(self, outages: Iterable[Outage]) -> None:
        found = list(outages)
        if found != self._outages:
            self._outages = found
            await self._store.put_meta(AWAY, ",".join(one.write() for one in found) or None)

    # -- what fell due ---------------------------------------------------------------------------------------

    async def move(self, deadline: Deadline) -> bool:
        """Put a deadline off that fell due in an outage; gives whether it was one of those."""
        possible = [one for one in self._outages or () if one.until > deadline.due_at]
        if not possible or deadline.kind in UNTOLD:
            return False
        table = await self._store.table(deadline.table_id)
        guild_id = None if table is None else table.guild_id
        outage = next((one for one in possible if one.concerns(guild_id)), None)
        if outage is None:
            return False
        if deadline.kind in DELAYS:
            await self._extend_delay(deadline, outage)
        else:
            await self._extend_deadlines(deadline, outage)
        return True

    async def _extend_deadlines(self, deadline: Deadline, outage: Outage) -> None:
        """Move a table's deadlines by the length of the outage, and say so once."""
        length = outage.until - outage.since
        async with self._tables.turn(deadline.table_id) as live:
            if deadline not in await self._store.deadlines(deadline.table_id):
                return  # moved already, with another one of its table
            # One that fell due just before we went must not be found overdue again.
            away = max(length, outage.until - deadline.due_at)
            at = self._clock.now()
            opens = move_due(live, outage.since, at, away)
            live.shift_stewards(away)
            due = live.due_at or deadline.due_at + away
            told = self._announcer.notices.announce_outage(live, length // 1000, due)
            owed = (
                told,
                *self._announcer.channel.show_waiting(live, at),
                *self._announcer.inboxes.show_due_times(live),
            )
            change = Change(at, deadline.table_id, owed=owed, shift=away, opens=opens)
            await self._store.commit(keep_posts(live, change))
        self._wake()

    async def _extend_delay(self, deadline: Deadline, outage: Outage) -> None:
        """Move a delay of somebody's own by the length of the outage, with no word: nobody is to know that it runs.

        Where the table's own deadline has passed as well, all are moved together.
        """
        others = await self._store.deadlines(deadline.table_id)
        if any(one.due_at < outage.until and one.kind not in (*UNTOLD, *DELAYS) for one in others):
            await self._extend_deadlines(deadline, outage)
            return
        away = max(outage.until - outage.since, outage.until - deadline.due_at)
        later = NewDeadline(deadline.kind, deadline.due_at + away, deadline.place, deadline.seat)
        async with self._tables.turn(deadline.table_id):
            if deadline in await self._store.deadlines(deadline.table_id):
                at = self._clock.now()
                await self._store.commit(Change(at, deadline.table_id, fires=deadline.key, opens=(later,)))
        self._wake()
