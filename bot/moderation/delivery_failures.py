"""What is done when messages do not arrive, and the check (`/table doctor`) that says why they might not."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.announcer.announcer import Announcer
from bot.clock import Clock
from bot.consequences.deadlines import keep_posts
from bot.delivery.channels import Channels
from bot.delivery.outgoing import Button, Outgoing, Row, Say, address_channel, address_dm, make_row
from bot.delivery.permissions import IN_THREADS, NEEDED, list_missing
from bot.i18n import embolden, fit
from bot.moderation.answers import Viewer
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.tables.calls import find_time_to_tell, note_sounds
from bot.tables.live import Live, LiveTables
from bot.wording.voice import Voice, Voices
from porc_royal.facts import Seat
from storage.ports import Change, NewOwed, Store, TableFields

log = structlog.get_logger(__name__)

DM_CHANNEL: Final = "dm_channel"
"""The preference in which delivery keeps the direct channel that it has opened to somebody."""


class DeliveryFailures:
    """Never lets closed direct messages block a table: what could not be said in private is offered by a button."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        announcer: Announcer,
        voices: Voices,
        clock: Clock,
        channels: Channels,
    ) -> None:
        self._store = store
        self._tables = tables
        self._announcer = announcer
        self._voices = voices
        self._clock = clock
        self._channels = channels

    async def report_closed_dms(
        self, user_id: int, table_id: int | None, outgoing: Outgoing, code: int
    ) -> None:
        """Mark the person, and put a button in the channel that shows them their part privately. Once."""
        if table_id is None:
            return
        noted = _make_key(user_id)
        if noted in await self._store.posts(table_id):
            return
        await self._store.set_dm_ok(user_id, dm_ok=False)
        self._tables.drop(table_id)
        async with self._tables.turn(table_id, without_game=True) as live:
            if live.table.lesson:  # there is no channel: whoever learns is told when they ask again
                return
            # It may have been on its way into memory just before: what is there must not be older than what is kept.
            live.seats = tuple(
                replace(row, dm_ok=False) if row.user_id == user_id else row for row in live.seats
            )
            voice = self._voices.of_table(live)
            row = live.seat_of(user_id)
            name = f"<@{user_id}>" if row is not None else ""
            buttons = (
                Button(
                    custom_id=str(Token("ask", table_id)),
                    label=voice.text("dm-closed-button"),
                    style="primary",
                ),
                Button(custom_id=str(Token("hand", table_id)), label=voice.text("button-hand")),
            )
            text = f"{voice.text('dm-closed-channel', who=name)}\n-# {voice.text('dm-closed-how')}"
            message, at = Say(text=text, rows=(Row(buttons),), mentions=(user_id,)), self._clock.now()
            counted = isinstance(outgoing, Say) and not outgoing.silent
            if row is not None and not counted and find_time_to_tell(live, row.seat, at) == at:
                note_sounds(live, (Seat(row.seat),), at)
            owed = make_row(address_channel(live.table.channel_id), message)
            # With the message itself: a kill between the two would have it said twice, with a sound each time.
            change = Change(at, table_id, owed=(owed,), posts={noted: str(code).encode()})
            await self._store.commit(keep_posts(live, change))

    async def report_open_dms(self, user_id: int) -> None:
        """A person whose direct messages were refused has got one: the channel need not call them any more."""
        for table in await self._store.tables_of(user_id):
            seats = await self._store.seats(table.id)
            if any(row.user_id == user_id and row.dm_ok is False for row in seats):
                forgotten = Change(self._clock.now(), table.id, posts={_make_key(user_id): None})
                await self._store.commit(forgotten)
                self._tables.drop(table.id)
        await self._store.set_dm_ok(user_id, dm_ok=True)

    async def report_refusal(self, table_id: int | None, channel_id: int, code: int, permission: str) -> None:
        """Tell the host what Discord refuses in the channel; the game goes on by commands."""
        log.warning("channel refuses", table=table_id, channel=channel_id, code=code, permission=permission)
        table = None if table_id is None else await self._store.table(table_id)
        if table is None:
            return
        if table.guild_id is not None and await self._channels.has_left(table.guild_id):
            await self.report_lost_guild(table.id)
            return
        async with self._tables.turn(table.id, without_game=True) as live:
            voice = self._speak_to_host(live)
            where = f"<#{channel_id}>"
            name = "permission-" + permission.replace("_", "-")
            if permission:
                missing = voice.text(name) if voice.reader.has(name) else permission
                text = voice.text("permission-missing", count=1, where=where, permissions=missing)
            else:
                text = voice.text("message-refused", where=where, code=str(code))
            await self._owe(live, make_row(address_dm(live.table.host_id), Say(text=text)))

    async def report_deleted_channel(self, table_id: int | None, channel_id: int) -> None:
        """The game is paused, not lost: its host may bind it to another channel."""
        log.warning("channel gone", table=table_id, channel=channel_id)
        if table_id is None:
            return
        async with self._tables.turn(table_id, without_game=True) as live:
            if live.table.channel_id == channel_id and live.table.status in ("lobby", "playing"):
                await self._pause(live, "channel-gone")

    async def report_lost_guild(self, table_id: int) -> None:
        """The bot was removed from the server: the clock stops, the game is kept."""
        async with self._tables.turn(table_id, without_game=True) as live:
            if live.table.status == "playing":
                await self._pause(live, "guild-gone")

    async def _pause(self, live: Live, why: str) -> None:
        voice, at = self._speak_to_host(live), self._clock.now()
        fields: TableFields = {}
        if live.table.status == "playing":
            fields = {"status": "paused", "paused_at": at, "reason": why}
        message = make_row(
            address_dm(live.table.host_id), Say(text=voice.text(why, table=voice.table_name(live.table)))
        )
        await self._store.commit(Change(at, live.table.id, fields=fields or None, owed=(message,)))
        live.take_over(fields)

    async def examine(self, table_id: int, viewer: Viewer, channels: Channels) -> Panel:
        """Which permissions are missing in the table's channel, whose direct messages are closed, what waits."""
        people = [row.user_id for row in await self._store.seats(table_id) if row.user_id is not None]
        reached = {one for one in people if DM_CHANNEL in await self._store.preferences(one)}
        table = await self._store.table(table_id)
        missing = None if table is None else await list_missing_permissions(channels, table.channel_id)
        async with self._tables.turn(table_id, without_game=True) as live:
            return self._word_findings(live, viewer, missing, reached)

    def _word_findings(
        self, live: Live, viewer: Viewer, missing: Sequence[str] | None, reached: Collection[int]
    ) -> Panel:
        voice = self._voices.in_language(live, viewer.language)
        where = f"<#{live.table.channel_id}>"
        lines = [f"**{voice.text('doctor-title', table=voice.table_name(live.table))}**"]
        if missing is None:
            lines.append("⚠ " + voice.text("doctor-channel-gone"))
        elif not missing:
            lines.append("✓ " + voice.text("doctor-permissions-fine", where=where))
        for name in missing or ():
            permission = voice.text("permission-" + name.replace("_", "-"))
            lines.append("⚠ " + voice.text("doctor-permission", where=where, permission=permission))
        for row in live.seats:
            state = "practice" if row.user_id is None else "dm-unknown"
            if row.dm_ok is False:
                state = "dm-closed"
            elif row.user_id in reached:
                state = "dm-open"
            lines.append("• " + voice.text(f"doctor-{state}", who=embolden(row.name)))
        if live.table.status == "paused":
            lines.append("• " + voice.text("doctor-paused"))
        if live.table.status == "set_aside":
            lines.append("⚠ " + voice.text("doctor-set-aside", report=live.table.reason or "?"))
        if live.game is not None:
            lines.append("• " + voice.text("doctor-log", count=live.play.place))
        return Panel(fit("\n".join(lines), 1900))

    def _speak_to_host(self, live: Live) -> Voice:
        row = live.seat_of(live.table.host_id)
        return self._voices.of_seat(live, row) if row is not None else self._voices.of_table(live)

    async def _owe(self, live: Live, message: NewOwed) -> None:
        await self._store.owe((message,), now=self._clock.now(), table_id=live.table.id)


def _make_key(user_id: int) -> str:
    """Under which name it is remembered that the channel was told of somebody's closed direct messages."""
    return f"dm-closed-{user_id}"


async def list_missing_permissions(channels: Channels, channel_id: int) -> list[str] | None:
    """What the bot needs in a channel and has not; None when the channel cannot be seen at all."""
    place = await channels.find(channel_id, anew=True)
    if not isinstance(
        place, discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
    ):
        return None
    have = place.permissions_for(place.guild.me)
    needed = [*NEEDED, IN_THREADS] if isinstance(place, discord.Thread) else list(NEEDED)
    return list_missing(have, needed)
