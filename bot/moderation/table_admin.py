"""Looking after a table: pausing, resuming, cancelling and moving it, and the language somebody wants to read."""

from dataclasses import replace
from typing import Final

from bot.delivery.outgoing import Button, Row
from bot.i18n import escape, timestamp
from bot.moderation.actions import Actions, Done, Person, require_host, require_player, require_unfinished
from bot.moderation.moderator import Press
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.tables.deadlines import list_due_deadlines
from bot.tables.live import Live
from games.table.asks import Refused
from storage.ports import Change, ChannelTaken, Close, Language, NewOwed, TableFields

LOST: Final = ("channel-gone", "guild-gone")
"""Why a table was paused by `DeliveryFailures`: it is told so by these words."""


class TableAdmin(Actions):
    """What happens to a table as a whole."""

    async def pause(self, table_id: int, person: Person, press: Press) -> Done:
        """Stop the clock; nothing can be answered until somebody resumes."""

        def act(live: Live) -> tuple[Change, Done]:
            require_player(live, person)
            if live.table.status != "playing":
                raise Refused("pause-already" if live.table.status == "paused" else "refused-not-now")
            at = self._clock.now()
            fields: TableFields = {"status": "paused", "paused_at": at}
            live.take_over(fields)
            owed = (self._announcer.announce(live, "pause-done", who=escape(person.name)),)
            return Change(at, table_id, fields=fields, owed=owed), Done(table_id, "pause-receipt")

        return await self.act(table_id, press, act)

    async def resume(self, table_id: int, person: Person, press: Press) -> Done:
        """Go on; every deadline moves by the length of the pause. Tries a table again that was set aside."""

        def act(live: Live) -> tuple[Change, Done]:
            require_player(live, person)
            if live.table.status not in ("paused", "set_aside"):
                raise Refused("resume-not-paused")
            at = self._clock.now()
            fields, away = _resume(live, at)
            live.take_over(fields)
            who, done = escape(person.name), Done(table_id, "resume-receipt-no-deadline")
            told = self._announcer.announce(live, "resume-done-no-deadline", who=who)
            if live.due_at is not None:
                when = timestamp(live.due_at)
                told = self._announcer.announce(live, "resume-done", who=who, when=when)
                done = Done(table_id, "resume-receipt", {"when": when})
            owed = (told, self._announcer.show_board(live))
            return Change(at, table_id, fields=fields, owed=owed, shift=away), done

        return await self.act(table_id, press, act)

    async def extend(self, table_id: int, person: Person, press: Press, seconds: int) -> Done:
        """Give more time for what is asked now."""

        def act(live: Live) -> tuple[Change, Done]:
            require_host(live, person)
            if live.table.status != "playing" or live.game is None or live.due_at is None:
                raise Refused("extend-nothing")
            at, due = self._clock.now(), live.due_at + 1000 * seconds
            live.due_at = due
            owed = (
                self._announcer.announce(live, "extend-done", who=escape(person.name), when=timestamp(due)),
            )
            opens = list_due_deadlines(live, at, at, due)
            done = Done(table_id, "extend-receipt", {"when": timestamp(due)})
            return Change(at, table_id, owed=owed, opens=opens), done

        return await self.act(table_id, press, act)

    async def ask_cancel(self, table_id: int, person: Person) -> Panel:
        """Whether the person is sure: weeks of play end by it. Raises `Refused` for those who may not cancel."""
        async with self._tables.turn(table_id) as live:
            require_host(live, person)
            require_unfinished(live)
            voice = self._voices.in_language(live, person.language)
            key = "cancel-ask-lobby" if live.table.status == "lobby" else "cancel-ask"
            buttons = (
                Button(
                    custom_id=str(Token("cancel", table_id)),
                    label=voice.text("cancel-button"),
                    style="danger",
                ),
                Button(custom_id=str(Token("keep", table_id)), label=voice.text("keep-button")),
            )
            return Panel(voice.text(key, table=voice.table_name(live.table)), (Row(buttons),))

    async def cancel(self, table_id: int, person: Person, press: Press) -> Done:
        """End a table without a result."""

        def act(live: Live) -> tuple[Change, Done]:
            require_host(live, person)
            require_unfinished(live)
            at = self._clock.now()
            fields: TableFields = {"status": "cancelled", "ended_at": at}
            live.take_over(fields)
            owed: tuple[NewOwed, ...] = (
                self._announcer.announce(
                    live, "cancel-done", who=escape(person.name), table=self._name_table(live)
                ),
            )
            if live.game is None:
                owed = (self._show_lobby(live), *owed)
            table = self._voices.in_language(live, person.language).table_name(live.table)
            done = Done(table_id, "cancel-receipt", {"table": table})
            return Change(at, table_id, fields=fields, owed=owed, closes=(Close(),)), done

        return await self.act(table_id, press, act)

    async def move(
        self, table_id: int, person: Person, press: Press, channel_id: int, guild_id: int | None
    ) -> Done:
        """Bind a table to another channel, where it goes on, even if it was the loss of its channel that paused it."""

        def act(live: Live) -> tuple[Change, Done]:
            require_host(live, person)
            require_unfinished(live)
            at, away = self._clock.now(), 0
            fields: TableFields = {}
            lost = live.table.status == "paused" and live.table.reason in LOST
            if lost:
                fields, away = _resume(live, at)
            fields.update({"channel_id": channel_id, "guild_id": guild_id})
            # The old channel is told first, while the table still speaks there.
            goodbye = self._announcer.announce(
                live, "move-done", table=self._name_table(live), where=f"<#{channel_id}>"
            )
            live.take_over(fields)
            here = self._show_lobby(live) if live.game is None else self._announcer.show_board(live)
            change = Change(
                at, table_id, fields=fields, owed=(here,) if lost else (goodbye, here), shift=away
            )
            table = self._voices.in_language(live, person.language).table_name(live.table)
            return change, Done(table_id, "move-receipt", {"table": table, "where": f"<#{channel_id}>"})

        try:
            return await self.act(table_id, press, act)
        except ChannelTaken as taken:
            raise await self._refuse_busy(channel_id, person.language) from taken

    async def set_language(self, user_id: int, language: Language | None, client: Language) -> None:
        """Remember the language somebody chose, or follow their client's, at all their tables from now on."""
        await self._store.set_preference(user_id, "language", language)
        spoken = language or client
        for table in await self._store.tables_of(user_id):
            async with self._tables.turn(table.id) as live:
                row = live.seat_of(user_id)
                if row is not None:
                    rows = (replace(row, language=spoken),)
                    await self._store.commit(Change(self._clock.now(), table.id, seats=rows))
                    live.seats = tuple(rows[0] if one is row else one for one in live.seats)


def _resume(live: Live, at: int) -> tuple[TableFields, int]:
    """What changes when a table's clock starts again, and how long it stood still."""
    away = at - (live.table.paused_at or at)
    live.due_at = None if live.due_at is None else live.due_at + away
    return {"status": "playing", "paused_at": None, "reason": None}, away
