"""Looking after a table: pausing, resuming, cancelling and moving it, and the language somebody wants to read."""

from dataclasses import replace
from typing import Final

from bot.delivery.outgoing import Button, Row
from bot.i18n import escape, write_timestamp
from bot.moderation.actions import Actions, Done, Person, require_manager, require_player, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.table_changes import TableChanges, end_pause
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.tables.live import Live
from storage.ports import Change, ChannelTaken, Deadline, Language, NewDeadline, NewOwed, TableFields

LOST: Final = ("channel-gone", "guild-gone")
"""Why a table was paused by `DeliveryFailures`: it is told so by these words."""


class TableAdmin(Part):
    """What people do to a table as a whole."""

    def __init__(self, deps: ModerationDeps, changes: TableChanges) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._changes = changes

    async def pause(self, table_id: int, person: Person, press: Press) -> Done:
        """Stop the clock; nothing can be answered until somebody resumes."""

        def act(live: Live) -> tuple[Change, Done]:
            require_player(live, person)
            return self._changes.make_pause(live, escape(person.name)), Done(table_id, "pause-receipt")

        return await self._actions.act(table_id, press, act)

    async def resume(self, table_id: int, person: Person, press: Press) -> Done:
        """Go on; every deadline moves by the length of the pause. Tries a table again that was set aside."""

        def act(live: Live) -> tuple[Change, Done]:
            require_player(live, person)
            change = self._changes.make_resume(live, escape(person.name))
            done = Done(table_id, "resume-receipt-no-deadline")
            if live.due_at is not None:
                done = Done(table_id, "resume-receipt", {"when": write_timestamp(live.due_at)})
            return change, done

        return await self._actions.act(table_id, press, act)

    async def end_pause(self, deadline: Deadline) -> None:
        """Go on by itself when a pause was to last until now, unless the table stands still for another reason."""

        async def act(live: Live) -> Change:
            if live.table.status != "paused" or live.table.reason is not None:
                return Change(self._clock.now(), deadline.table_id)
            return self._changes.make_resume(live)

        await self._actions.act_due(deadline, act)

    async def extend(self, table_id: int, person: Person, press: Press, seconds: int) -> Done:
        """Give more time for what is asked now."""

        def act(live: Live) -> tuple[Change, Done]:
            require_manager(live, person)
            change = self._changes.make_extension(live, self._actions.name_actor(live, person), seconds)
            return change, Done(table_id, "extend-receipt", {"when": write_timestamp(live.due_at or 0)})

        return await self._actions.act(table_id, press, act)

    async def ask_cancel(self, table_id: int, person: Person) -> Panel:
        """Whether the person is sure: weeks of play end by it. Raises `Refused` for those who may not cancel."""
        async with self._tables.turn(table_id, without_game=True) as live:
            require_manager(live, person)
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
            require_manager(live, person)
            change = self._changes.make_cancellation(live, self._actions.name_actor(live, person))
            table = self._voices.in_language(live, person.language).table_name(live.table)
            return change, Done(table_id, "cancel-receipt", {"table": table})

        return await self._actions.act(table_id, press, act, without_game=True)

    async def move(
        self,
        table_id: int,
        person: Person,
        press: Press,
        channel_id: int,
        guild_id: int | None,
        *,
        below_lobby: bool = False,
    ) -> Done:
        """Bind a table to another channel, where it goes on, even if it was the loss of its channel that paused it.

        below_lobby: to the thread below its lobby's message, which says so from then on
        """

        def act(live: Live) -> tuple[Change, Done]:
            require_manager(live, person)
            require_unfinished(live)
            at, away, opens = self._clock.now(), 0, tuple[NewDeadline, ...]()
            moved_by_other = person.user_id != live.table.host_id
            fields: TableFields = {}
            lost = live.table.status == "paused" and live.table.reason in LOST
            if lost:
                fields, away, opens = end_pause(live, at)
            fields.update({"channel_id": channel_id, "guild_id": guild_id})
            # The old channel is told first, while the table still speaks there.
            if below_lobby:
                fields["lobby_message_id"] = None
                goodbye = self._announcer.notices.point_to_thread(live, channel_id)
            else:
                goodbye = self._say_goodbye(live, person, channel_id)
            before = self._announcer.channel.close_story(live, at)
            live.take_over(fields)
            if live.game is None:
                here: tuple[NewOwed, ...] = (self._actions.show_lobby(live),)
            else:
                here = (
                    *self._announcer.channel.show_board(live, at),
                    *self._announcer.inboxes.show_due_times(live),
                )
            if lost and moved_by_other:
                here = (self._say_goodbye(live, person, channel_id), *here)
            owed = here if lost else (*before, goodbye, *here)
            change = Change(at, table_id, fields=fields, owed=owed, shift=away, opens=opens)
            table = self._voices.in_language(live, person.language).table_name(live.table)
            return change, Done(table_id, "move-receipt", {"table": table, "where": f"<#{channel_id}>"})

        try:
            return await self._actions.act(table_id, press, act)
        except ChannelTaken as taken:
            raise await self._actions.refuse_busy(channel_id, person.language) from taken

    def _say_goodbye(self, live: Live, person: Person, channel_id: int) -> NewOwed:
        """Where a table goes on; by whom it is moved is said where that is not its host."""
        table, where = self._actions.name_table(live), f"<#{channel_id}>"
        if person.user_id == live.table.host_id:
            return self._announcer.notices.announce(live, "move-done", table=table, where=where)
        who = self._actions.name_actor(live, person)
        return self._announcer.notices.announce(live, "move-done-by", who=who, table=table, where=where)

    async def set_language(self, user_id: int, language: Language | None, client: Language) -> None:
        """Remember the language somebody chose, or follow their client's, at all their tables from now on."""
        await self._store.set_preference(user_id, "language", language)
        spoken = language or client
        for table in await self._store.tables_of(user_id):
            async with self._tables.turn(table.id, without_game=True) as live:
                row = live.seat_of(user_id)
                if row is not None:
                    rows = (replace(row, language=spoken),)
                    await self._store.commit(Change(self._clock.now(), table.id, seats=rows))
                    live.seats = tuple(rows[0] if one is row else one for one in live.seats)
