"""The world: everything the fake Discord knows, and how tests set it up and look at it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import discord

from .caller import Caller
from .changes import Changes
from .components import Json, number
from .faults import Faults
from .gateway import DIRECT_MESSAGES, GUILD_MEMBERS, GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT, Gateway
from .ids import Snowflakes
from .interactions import Interaction
from .model import DIRECT, PRIVATE_THREAD, TEXT, THREAD, Attachment, Channel, Guild, Message, User
from .people import Person

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Request:
    """One REST request as it came in; ``status`` is what it was answered (0: the connection was cut)."""

    method: str
    path: str
    body: Any
    files: list[str]
    status: int

    def json(self) -> Json:
        """Return the form in which requests are written down and checked."""
        return {"method": self.method, "path": self.path, "body": self.body, "files": self.files}


class World(Faults):
    """Guilds, channels, people, messages, and every request made. It outlives the bots that connect to it.

    ``answer_within``: seconds a first answer may take; ``nonce_window``: seconds a nonce is remembered;
    ``patience``: seconds ``until`` waits unless told otherwise.
    """

    def __init__(self, traffic_file: Path | None = None) -> None:
        super().__init__()
        self.ids: Final = Snowflakes()
        self.changes: Final = Changes()
        self.gateway: Final = Gateway(self)
        self.caller: Final = Caller()
        self.answer_within = 3.0
        self.nonce_window = 180.0
        self.patience = 5.0
        self.address = ""
        self.bot: Final = User(self.ids.new(), "Porc Royal", bot=True)
        self.users: Final[dict[int, User]] = {self.bot.id: self.bot}
        self.guilds: Final[dict[int, Guild]] = {}
        self.channels: Final[dict[int, Channel]] = {}
        self.thread_members: Final[dict[int, set[int]]] = {}
        self.commands: Final[dict[int | None, dict[str, Json]]] = {}
        self.interactions: Final[dict[str, Interaction]] = {}
        self.nonces: Final[dict[tuple[int, str], Message]] = {}
        self.traffic: Final[list[Request]] = []
        self._traffic_file: Final = traffic_file

    # ---- addresses

    @property
    def api_base(self) -> str:
        return f"http://{self.address}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://{self.address}/"

    @property
    def env(self) -> dict[str, str]:
        """Return the environment that leads a bot in a process of its own here."""
        return {
            "DISCORD_API_BASE": self.api_base,
            "DISCORD_GATEWAY_URL": self.gateway_url,
            "DISCORD_TOKEN": "fake",
        }

    # ---- waiting

    def changed(self) -> None:
        """Say that something changed, so that those who wait look again. Tests may call it too."""
        self.changes.notify()

    async def until(
        self,
        predicate: Callable[[], T | None],
        timeout: float | None = None,  # noqa: ASYNC109 - how long to wait is part of what a test says
        what: str = "",
    ) -> T:
        """Return the first true value of ``predicate``, looked at again at each change; never sleeps."""
        return await self.changes.until(predicate, self.patience if timeout is None else timeout, what)

    async def bot_connected(
        self,
        identifies: int = 1,
        timeout: float | None = None,  # noqa: ASYNC109 - as for until
    ) -> None:
        """Wait until a bot is connected that was at least the so-many-th to IDENTIFY."""

        def connected() -> bool:
            return self.gateway.identifies >= identifies and bool(self.gateway.live)

        await self.until(connected, timeout, "a bot to connect")

    # ---- what there is

    def guild(self, name: str = "Espace", locale: str = "fr", shard: int | None = None) -> Guild:
        """Make a guild with the bot in it, on a shard of those that the gateway recommends, or anywhere."""
        owner = User(self.ids.new(), f"{name} owner", locale)
        number = self.ids.new()
        while shard is not None and (number >> 22) % self.gateway.shards != shard:
            number -= 1 << 22  # as if it had been made a little earlier
        guild = Guild(number, name, owner, locale, {owner.id: owner, self.bot.id: self.bot})
        self.users[owner.id] = owner
        self.guilds[guild.id] = guild
        self.gateway.dispatch("GUILD_CREATE", lambda intents: self.guild_seen(guild, intents), GUILDS)
        return guild

    def guild_seen(self, guild: Guild, intents: int) -> Json:
        """Return a guild as a bot sees it: without the intent for members it is told of itself only."""
        return guild.json(list(guild.members.values()) if intents & GUILD_MEMBERS else [self.bot])

    def channel(self, guild: Guild, name: str = "table") -> Channel:
        """Make a text channel."""
        return self._add(Channel(self.ids.new(), TEXT, name, guild), "CHANNEL_CREATE")

    def thread(
        self,
        parent: Channel,
        name: str = "fil",
        starter: User | None = None,
        *,
        private: bool = False,
        below: int | None = None,
    ) -> Channel:
        """Make a thread of a channel, or below a message of it."""
        kind = PRIVATE_THREAD if private else THREAD
        return self._add(
            Channel(below or self.ids.new(), kind, name, parent.guild, parent, starter=starter),
            "THREAD_CREATE",
        )

    def _add(self, channel: Channel, event: str) -> Channel:
        assert channel.guild is not None
        self.channels[channel.id] = channel.guild.channels[channel.id] = channel
        extra = {"newly_created": True} if channel.is_thread else {}
        self.gateway.dispatch(event, channel.json() | extra, GUILDS)
        self.changed()
        return channel

    def person(self, name: str, *guilds: Guild, locale: str = "fr") -> Person:
        """Make a person, member of ``guilds``."""
        person = Person(self, self.ids.new(), name, locale)
        self.users[person.id] = person
        for guild in guilds:
            self.join(person, guild)
        return person

    def join(self, user: User, guild: Guild) -> None:
        guild.members[user.id] = user
        data = guild.member_json(user) | {"guild_id": str(guild.id)}
        self.gateway.dispatch("GUILD_MEMBER_ADD", data, GUILD_MEMBERS)

    def leave(self, user: User, guild: Guild) -> None:
        """Let somebody leave or be thrown out; for the bot itself: the guild is gone."""
        del guild.members[user.id]
        if user is self.bot:
            del self.guilds[guild.id]
            self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, GUILDS)
        else:
            data = {"guild_id": str(guild.id), "user": user.json()}
            self.gateway.dispatch("GUILD_MEMBER_REMOVE", data, GUILD_MEMBERS)
        self.changed()

    def invite(self, guild: Guild) -> None:
        """The bot comes to a guild, perhaps again."""
        self.guilds[guild.id] = guild
        guild.members[self.bot.id] = self.bot
        self.gateway.dispatch("GUILD_CREATE", lambda intents: self.guild_seen(guild, intents), GUILDS)
        if self.caller.address is not None:
            data = {
                "integration_type": 0,
                "user": guild.owner.json(),
                "scopes": ["bot"],
                "guild": guild.json(),
            }
            event = {"type": "APPLICATION_AUTHORIZED", "timestamp": "2026-11-24T00:00:00Z", "data": data}
            payload = {"version": 1, "application_id": str(self.bot.id), "type": 1, "event": event}
            self.caller.send("/events", payload, self.ids.now() // 1000)
        self.changed()

    def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions such as ``"send_messages"`` from the bot in a channel; none named: give back."""
        channel.denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        self.channel_changed(channel)

    def withhold(self, guild: Guild, *permissions: str) -> None:
        """Take permissions from the bot on a whole server."""
        guild.withheld = discord.Permissions(**dict.fromkeys(permissions, True)).value

    def hide(self, channel: Channel, *people: User) -> None:
        """Let these members look into a channel no longer."""
        channel.hidden_from.update(person.id for person in people)
        self.channel_changed(channel)

    def channel_changed(self, channel: Channel) -> None:
        self.gateway.dispatch(
            "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel.json(), GUILDS
        )
        self.changed()

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        assert channel.guild is not None
        for each in [channel] + [thread for thread in self.channels.values() if thread.parent is channel]:
            del self.channels[each.id], channel.guild.channels[each.id]
            self.gateway.dispatch(
                "THREAD_DELETE" if each.is_thread else "CHANNEL_DELETE", each.json(), GUILDS
            )
        self.changed()

    def dm_of(self, user: User) -> Channel:
        """Return the direct channel between the bot and somebody; there is one, and it stays."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.ids.new(), DIRECT, recipient=user)
        self.channels[channel.id] = channel
        return channel

    # ---- messages

    def post(self, channel: Channel, author: User, **parts: Any) -> Message:
        """Put a message into a channel and tell the gateway."""
        message = Message(self.ids.new(), channel, author, **parts)
        number(message.components)
        channel.messages[message.id] = message
        self.tell("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, changes: Json) -> None:
        """Replace parts of a message, keeping what was there in its past."""
        kept = ("content", "embeds", "components", "files", "flags")
        message.past.append({key: getattr(message, key) for key in kept})
        for key, value in changes.items():
            setattr(message, key, value)
        number(message.components)
        message.edited_at = datetime.now(UTC)
        self.tell("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        message.deleted = True
        if message.channel.messages.pop(message.id, None) is not None:
            message.channel.gone.append(message)
        if not message.ephemeral:
            data = {"id": str(message.id), "channel_id": str(message.channel.id)} | self._place(
                message.channel
            )
            self.gateway.dispatch("MESSAGE_DELETE", data, self._intent(message.channel))
        self.changed()

    def tell(self, event: str, message: Message) -> None:
        """Dispatch a message; without the intent for contents, those of others are blank in guilds."""

        def data(intents: int) -> Json:
            found = message.json() | self._place(message.channel)
            hidden = (
                not intents & MESSAGE_CONTENT and message.channel.guild and message.author is not self.bot
            )
            if hidden and self.bot not in message.pings:
                found |= {"content": "", "embeds": [], "components": [], "attachments": []}
            if message.channel.guild and message.author.id in message.channel.guild.members:
                found["member"] = message.channel.guild.member_json(message.author, with_user=False)
            return found

        if not message.ephemeral:
            self.gateway.dispatch(event, data, self._intent(message.channel))
        self.changed()

    @staticmethod
    def _place(channel: Channel) -> Json:
        return {"guild_id": str(channel.guild.id)} if channel.guild else {}

    @staticmethod
    def _intent(channel: Channel) -> int:
        return GUILD_MESSAGES if channel.guild else DIRECT_MESSAGES

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """Return all messages of a channel, or of everywhere, ephemeral ones too, oldest first."""
        channels = self.channels.values() if channel is None else [channel]
        return sorted(
            (each for there in channels for each in there.messages.values()), key=lambda each: each.id
        )

    def attach(self, channel: Channel, name: str, data: bytes, description: str | None) -> Attachment:
        id_ = self.ids.new()
        return Attachment(
            id_, name, data, f"http://{self.address}/attachments/{channel.id}/{id_}/{name}", description
        )

    # ---- requests

    def record(self, request: Request) -> None:
        self.traffic.append(request)
        if self._traffic_file is not None:
            with self._traffic_file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(request.json(), ensure_ascii=False) + "\n")
        self.changed()

    def requests(self, method: str, path: str) -> list[Request]:
        """Return the requests made whose path matches the regular expression ``path``."""
        return [each for each in self.traffic if each.method == method and re.search(path, each.path)]
