"""The Discord of local mode: simcord's backend on the wall clock, with fixed ids and a memory.

Only simcord's *backend* is used (state, permissions, REST routes, gateway payloads), not its ``Env``
nor its preview. ``Env`` is made for tests: it replaces ``time.monotonic``, ``loop.call_later`` and
friends process-wide by a virtual clock, sets timers of waiting tasks aside until a test advances
time, and refuses two operations at once. Its preview shows what a test did, in one channel at a time
and always in the locale ``en-US``, and asks for a refresh when the bot speaks by itself. Here
deadlines must fire by themselves while six people look at it, so the bot runs on the plain event
loop and the page is ours (DEC-143).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, Literal

import discord
from simcord._clock import Clock
from simcord.backend import DEFAULT_EVERYONE_PERMISSIONS, Backend
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.backend.models import Channel, Guild, Interaction, Member, Message, Role, User
from simcord.enums import ChannelType
from typing_extensions import override

from bot.clock import AdvancedClock
from bot.local import people
from bot.local.journal import Built, Deleted, Journal, OfferedCommands, Read, Said

#: What the page is told: a message is there or changed, is gone; or something larger changed.
Change = tuple[Literal["message", "gone", "world"], int, int]

_FOUNDED: Final = "2026-01-01T00:00:00+00:00"
_COUNTED: Final = 99  # unread messages beyond these are not counted
_STRUCTURE: Final = ("CHANNEL_", "THREAD_", "GUILD_")


class _Unrecorded(list[Any]):
    """A log nobody reads: simcord appends every request to one, which would grow for days."""

    @override
    def append(self, item: Any, /) -> None:
        """Drop the item."""


class _BotClock(Clock):
    """The bot's own time in place of simcord's virtual time: real, but for the hours that were let pass."""

    def __init__(self, clock: AdvancedClock) -> None:
        super().__init__()
        self._clock = clock

    @override
    def now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now() / 1000, UTC)


class _KeptFiles(CdnStore):
    """Attachments on disk instead of in memory."""

    def __init__(self, journal: Journal) -> None:
        super().__init__()
        self._journal = journal

    @override
    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        stored = super().store_attachment(attachment_id, channel_id, filename, data, description)
        self._journal.put_file(stored["url"], self._blobs.pop(stored["url"]))
        return stored

    @override
    def get(self, url: str) -> bytes | None:
        return self._journal.file(url) or super().get(url)


class World(Backend):
    """One guild, six people, the bot; tells its listeners what changed and keeps it on disk."""

    def __init__(self, journal: Journal, clock: AdvancedClock) -> None:
        super().__init__(clock=_BotClock(clock))
        self.bot_clock = clock
        self.on_advance: Callable[[], None] = lambda: None
        self.journal = journal
        self.cdn = _KeptFiles(journal)
        self.http_requests = _Unrecorded()
        self.transcript = _Unrecorded()
        self.listeners: list[Callable[[Change], None]] = []
        self.nonce_of_next: str | None = None
        self._create_bot_user()
        self._create_guild()
        self._restore()

    # ---------------------------------------------------------------- founding

    def _create_bot_user(self) -> None:
        del self.users[self.bot_user.id]
        self.application_id = people.BOT_ID
        self.bot_user = User(people.BOT_ID, "porc_royal", bot=True, global_name=people.BOT_NAME)
        self.users[people.BOT_ID] = self.bot_user

    def _create_guild(self) -> None:
        guild = Guild(
            people.GUILD_ID,
            people.GUILD_NAME,
            owner_id=people.PEOPLE[0].id,
            preferred_locale=people.GUILD_LOCALE,
        )
        bot_permissions = discord.Permissions.all()
        bot_permissions.administrator = False  # so that channel overwrites still bind the bot
        admin_permissions = discord.Permissions(administrator=True)
        for role in (
            Role(guild.id, "@everyone", DEFAULT_EVERYONE_PERMISSIONS),
            Role(people.BOT_ROLE_ID, people.BOT_NAME, bot_permissions.value, position=1, managed=True),
            Role(people.ADMIN_ROLE_ID, "Admin", admin_permissions.value, position=2, color=0xE8912D),
        ):
            guild.roles[role.id] = role
        guild.members[people.BOT_ID] = Member(people.BOT_ID, [people.BOT_ROLE_ID], joined_at=_FOUNDED)
        self.guilds[guild.id] = guild
        for one in people.PEOPLE:
            self.users[one.id] = User(one.id, f"{one.name.lower()}.local", global_name=one.name)
            roles = [people.ADMIN_ROLE_ID] if one.admin else []
            guild.members[one.id] = Member(one.id, roles, joined_at=_FOUNDED)
            self.channels[one.dm_id] = Channel(one.dm_id, ChannelType.DM, recipient_ids=[one.id])
            self.messages[one.dm_id] = {}
            self.dm_channels[one.id] = one.dm_id
        for position, place in enumerate(people.PLACES):
            self._place_channel(
                Channel(
                    place.id,
                    ChannelType.TEXT,
                    place.name,
                    guild.id,
                    position=position,
                    topic=place.topic,
                )
            )

    def _place_channel(self, channel: Channel) -> None:
        """Put a channel or thread where the guild finds it."""
        self.channels[channel.id] = channel
        self.messages.setdefault(channel.id, {})
        guild = self.guilds[people.GUILD_ID]
        ids = guild.thread_ids if channel.is_thread else guild.channel_ids
        if channel.id not in ids:
            ids.append(channel.id)

    def _restore(self) -> None:
        """Take back what an earlier run of the program left on disk."""
        if self.journal.channels:
            guild = self.guilds[people.GUILD_ID]
            for channel_id in guild.channel_ids:
                del self.channels[channel_id], self.messages[channel_id]
            guild.channel_ids.clear()
            for channel in self.journal.channels:
                self._place_channel(channel)
        for message in self.journal.messages.values():
            if message.channel_id in self.channels and message.author_id in self.users:
                self.messages[message.channel_id][message.id] = message
                self.channels[message.channel_id].last_message_id = message.id
        for scope, payloads in self.journal.commands.items():
            self.commands[scope] = {(one["name"], one["type"]): one for one in payloads}

    # ------------------------------------------------------------ what changes

    @override
    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        committed = super().commit_message(message, broadcast=broadcast)
        self._record_change(committed, self.nonce_of_next)
        self.nonce_of_next = None
        return committed

    @override
    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        edited = super().edit_message(channel_id, message_id, fields)
        if edited.is_ephemeral:  # other edits are announced, and kept by emit
            self._record_change(edited)
        return edited

    @override
    def delete_message(self, channel_id: int, message_id: int) -> None:
        super().delete_message(channel_id, message_id)
        self._record_deletion(channel_id, message_id)

    @override
    def bulk_delete_messages(self, channel_id: int, message_ids: Any) -> list[int]:
        deleted = super().bulk_delete_messages(channel_id, message_ids)
        for message_id in deleted:
            self._record_deletion(channel_id, message_id)
        return deleted

    @override
    def register_commands(self, guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        registered = super().register_commands(guild_id, payloads)
        self.journal.write(OfferedCommands(guild_id, registered))
        self._notify(("world", 0, 0))
        return registered

    @override
    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        super().emit(event, payload)
        if event.startswith(_STRUCTURE):
            guild = self.guilds[people.GUILD_ID]
            self.journal.write(Built([self.channels[one] for one in (*guild.channel_ids, *guild.thread_ids)]))
            self._notify(("world", 0, 0))
        elif event.startswith(("MESSAGE_REACTION_", "MESSAGE_POLL_")) or event == "MESSAGE_UPDATE":
            # Pins, reactions and polls change a message without passing through edit_message.
            message_id = int(payload.get("message_id") or payload["id"])
            message = self.messages.get(int(payload["channel_id"]), {}).get(message_id)
            if message is not None:
                self._record_change(message)

    def _record_change(self, message: Message, nonce: str | None = None) -> None:
        if message.id in self.messages.get(message.channel_id, {}):
            self.journal.write(Said(message, nonce))
            self._notify(("message", message.channel_id, message.id))

    def _record_deletion(self, channel_id: int, message_id: int) -> None:
        self.journal.write(Deleted(message_id))
        self._notify(("gone", channel_id, message_id))

    def _notify(self, change: Change) -> None:
        for listener in tuple(self.listeners):
            listener(change)

    @override
    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:
        now = self.now_iso()
        for old in list(self.interactions.values()):
            if (old.expires_at or now) >= now:
                break  # they stand in the order of their making, as do those which follow
            del self.interactions[old.id], self.interaction_tokens[old.token]
        return super().new_interaction(type, channel_id, user_id, guild_id)

    def advance(self, hours: int) -> None:
        """Let hours pass: for everybody, and for the bot, which then does what has fallen due."""
        self.bot_clock.advance(hours * 3_600_000)
        self._notify(("world", 0, 0))
        self.on_advance()

    # ----------------------------------------------------------- what one sees

    def channels_of(self, viewer_id: int) -> list[Channel]:
        """The channels, threads and the private channel that a person can open."""
        return [one for one in self.channels.values() if channel_accessible(self, one.id, viewer_id)]

    def messages_of(self, viewer_id: int, channel_id: int) -> list[Message]:
        """The messages of a channel that a person sees, oldest first."""
        seen = (
            message
            for message in self.messages.get(channel_id, {}).values()
            if message_accessible(self, channel_id, message, viewer_id, history=True)
        )
        return sorted(seen, key=lambda message: message.id)

    def mark_read(self, viewer_id: int, channel_id: int, message_id: int) -> None:
        """Note that a person has read a channel up to a message."""
        if message_id > self.journal.read_marks.get((viewer_id, channel_id), 0):
            self.journal.write(Read(viewer_id, channel_id, message_id))

    def count_unread(self, viewer_id: int) -> dict[str, dict[str, int]]:
        """Per channel, how many messages a person has not read and how many of these call them."""
        found: dict[str, dict[str, int]] = {}
        for channel in self.channels_of(viewer_id):
            mark = self.journal.read_marks.get((viewer_id, channel.id), 0)
            private = channel.type == ChannelType.DM
            count = calls = 0
            for message in reversed(self.messages.get(channel.id, {}).values()):
                if message.id <= mark or count >= _COUNTED:
                    break
                if message.author_id == viewer_id or not message.visible_to(viewer_id):
                    continue
                count += 1
                calls += private or message.mention_everyone or viewer_id in message.ping_user_ids
            if count:
                found[str(channel.id)] = {"count": count, "calls": calls}
        return found


def make_page_address(url: str) -> str:
    """Where the page finds an attachment that simcord placed on its invented content server."""
    return url.replace(f"{CDN_BASE}/", "/cdn/", 1)


def restore_address(path: str) -> str:
    """The reverse of :func:`make_page_address`, for the part after ``/cdn/``."""
    return f"{CDN_BASE}/{path}"
