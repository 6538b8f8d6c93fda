"""Own hours: where a person lives, and when they want to be left in peace, as they set it by `/settings`."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from bot.consequences.deadlines import keep_posts
from bot.i18n import is_none, read_day_hours
from bot.moderation.deps import Part
from bot.tables.deadlines import list_due_deadlines
from bot.tables.due_times import Due, list_asked, reckon_again
from bot.tables.waking_hours import PREFERENCE, Hours, find_zone, is_quiet, make_hours, read_hours
from porc_royal.asks import Refused
from storage.ports import Change, TableRow


class MovedDeadline(Struct, frozen=True):
    """A table whose deadline was put off, and until when (unix milliseconds)."""

    table: TableRow
    due_at: int


class OwnHours(Part):
    """Reads and keeps the hours of people."""

    async def read(self, user_id: int) -> Hours | None:
        """Somebody's hours; None where nothing is known of them."""
        return read_hours((await self._store.preferences(user_id)).get(PREFERENCE))

    async def find_quiet(self, people: Collection[int]) -> Collection[int]:
        """Those of some people who want to be left in peace now."""
        return [one for one in people if is_quiet(await self.read(one), self._clock.now())]

    async def apply_change(
        self, user_id: int, zone: str | None, quiet: str | None, weekends: bool | None
    ) -> Hours | None:
        """Somebody's hours with what they have typed; None leaves a thing as it is. Nothing is kept yet.

        Raises `Refused` for an unknown zone, for hours that make no sense, and for hours of which no zone is known.
        """
        before = await self.read(user_id)
        if zone is not None and is_none(zone):
            if quiet is not None or weekends is not None:
                raise Refused("hours-error-zone-first")
            return None
        place = find_zone(zone) if zone is not None else before.zone if before is not None else None
        if place is None:
            if quiet is None and weekends is None:
                return None
            raise Refused("hours-error-zone-first")
        night = before.quiet if before is not None else None
        rests = before.weekends if before is not None else False
        return make_hours(
            place,
            night if quiet is None else read_day_hours(quiet),
            weekends=rests if weekends is None else weekends,
        )

    async def keep(self, user_id: int, hours: Hours | None) -> Sequence[MovedDeadline]:
        """Keep somebody's hours from now on, None forgets them; gives the tables where there is more time now."""
        await self._store.set_preference(user_id, PREFERENCE, None if hours is None else str(hours))
        return await self.move_deadlines(user_id)

    async def move_deadlines(self, user_id: int) -> Sequence[MovedDeadline]:
        """Put deadlines off by which somebody is asked, now that their hours have changed; none ends any sooner.

        Whether they have sealed an answer already decides nothing: the moment would betray it.
        """
        moved = []
        for table in await self._store.tables_of(user_id):
            async with self._tables.turn(table.id, without_game=True) as live:
                row, at = live.seat_of(user_id), self._clock.now()
                if row is None or live.table.status != "playing" or live.game is None or live.due_at is None:
                    continue
                later = reckon_again(live, Due(live.due_at, live.terms))
                if later is None or row.seat not in list_asked(live, at) or live.due_at <= at:
                    continue
                live.due_at, live.terms = later.at, later.terms
                opens = list_due_deadlines(live, at, later.began, later.at, later.terms)
                owed = (
                    *self._announcer.channel.show_waiting(live, at),
                    *self._announcer.inboxes.show_due_times(live),
                )
                await self._store.commit(keep_posts(live, Change(at, table.id, owed=owed, opens=opens)))
                moved.append(MovedDeadline(live.table, later.at))
        if moved:
            self._wake()
        return moved
