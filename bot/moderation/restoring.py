"""Restoring: tables of a store that was put back from a copy are told that they stand at an earlier moment."""

from typing import Final

from bot.consequences.deadlines import keep_posts
from bot.i18n import write_timestamp
from bot.moderation.deps import Part
from bot.tables.live import Live
from storage.ports import LIVE, PUBLISHED, RESTORED, Change, NewOwed, TableFields

PAGE: Final = 100


class Restoring(Part):
    """Tells each table once, and asks again what was asked at that moment."""

    async def tell_tables(self) -> None:
        """Tell every table that is not over, if the store was restored and its tables do not know yet."""
        kept = await self._store.meta(RESTORED)
        if kept is None:
            return
        moment, _, told = kept.partition(" ")
        after = int(told or 0)
        known = set((await self._store.meta(PUBLISHED) or "").split(","))
        while page := await self._store.tables_in_status(LIVE, after=after, limit=PAGE):
            for table in page:
                async with self._tables.turn(table.id, without_game=True) as live:
                    owed = self._tell(live, int(moment))
                    change = self._pause_known(live) if str(table.id) in known else Change(0)
                    at, owed = self._clock.now(), (*owed, *change.owed)
                    change = Change(at, table.id, fields=change.fields, owed=owed)
                    await self._store.commit(keep_posts(live, change))
                after = table.id
                await self._store.put_meta(RESTORED, f"{moment} {after}")
        await self._store.put_meta(RESTORED, None)
        await self._store.put_meta(PUBLISHED, None)

    def _pause_known(self, live: Live) -> Change:
        """Pause a table that had ended after this moment: its secret was published then."""
        at, fields = self._clock.now(), TableFields()
        held: tuple[NewOwed, ...] = ()
        if live.table.status == "playing" and live.fault is None:
            fields = {"status": "paused", "paused_at": at}
            live.take_over(fields)
            held = tuple(self._announcer.channel.tell_held(live, at))
        table = self._announcer.notices.table_name(live)
        told = self._announcer.notices.announce(live, "restored-known", table=table)
        return Change(at, live.table.id, fields=fields or None, owed=(*held, told))

    def _tell(self, live: Live, moment: int) -> tuple[NewOwed, ...]:
        table = self._announcer.notices.table_name(live)
        if moment:
            told = self._announcer.notices.announce(
                live, "restored-earlier", table=table, when=write_timestamp(moment)
            )
        else:
            told = self._announcer.notices.announce(live, "restored-copy", table=table)
        if live.game is None or live.table.status != "playing":
            return (told,)
        at = self._clock.now()
        return (told, *self._announcer.channel.show_board(live, at), *self._announcer.inboxes.ask_anew(live))
