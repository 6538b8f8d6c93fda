"""What the world is made of: users, guilds, channels, messages, and how Discord writes each as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

import discord

from .components import BUTTON, SELECTS, Json, texts, walk
from .ids import made_at

TEXT, DIRECT, THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SILENT: Final = 1 << 12
EVERYTHING: Final = discord.Permissions.all().value & ~discord.Permissions(administrator=True).value
"""What members may do. Not administrator: that would make a channel's refusals have no effect."""

VIEW: Final = discord.Permissions(view_channel=True).value
MANAGE: Final = discord.Permissions(manage_channels=True).value
ORDINARY: Final = EVERYTHING & ~MANAGE & ~discord.Permissions(manage_threads=True).value
"""What members may do who do not manage the channels and see no thread to which they were not added."""


def stamp(moment: datetime | None) -> str | None:
    """Write a moment as Discord does."""
    return None if moment is None else moment.astimezone(UTC).isoformat(timespec="microseconds")


@dataclass(eq=False)
class User:
    """Somebody with an account: a person or a bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True

    def json(self) -> Json:
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "flags": 0,
            "public_flags": 0,
        }


@dataclass(eq=False)
class Guild:
    """A server, its members and its channels.

    Everybody has every permission except administrator and, but for the owner and those with the managers' role, that
    to manage channels.
    """

    id: int
    name: str
    owner: User
    locale: str = "en-US"
    members: dict[int, User] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    managers: set[int] = field(default_factory=set)
    withheld: int = 0
    """What the bot may not do anywhere here, as bits."""

    def permissions_of(self, user: User) -> int:
        """Return what somebody may do everywhere here, as bits."""
        return EVERYTHING if user.id == self.owner.id or user.id in self.managers else ORDINARY

    def member_json(self, user: User, *, with_user: bool = True) -> Json:
        member: Json = {
            "nick": None,
            "avatar": None,
            "roles": [str(self.managers_role)] if user.id in self.managers else [],
            "joined_at": stamp(made_at(self.id)),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }
        return member | {"user": user.json()} if with_user else member

    @property
    def managers_role(self) -> int:
        return self.id + 1

    def role_json(self, *, managers: bool = False) -> Json:
        """Return the role of everyone, whose id is the guild's, or that of those who manage channels."""
        return {
            "id": str(self.managers_role if managers else self.id),
            "name": "managers" if managers else "@everyone",
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": int(managers),
            "permissions": str(MANAGE if managers else ORDINARY),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def json_counted(self) -> Json:
        """Return all of the guild, with how many members it has."""
        return self.json() | {"approximate_member_count": len(self.members)}

    def count_roles(self) -> Json:
        """Return how many have each role but everybody's."""
        return {str(self.managers_role): len(self.managers & self.members.keys())}

    def json(self, members: list[User] | None = None) -> Json:
        """Return all of the guild. Of its members only ``members``, for a bot is not told of all of them."""
        threads = [channel for channel in self.channels.values() if channel.is_thread]
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner.id),
            "preferred_locale": self.locale,
            "joined_at": stamp(made_at(self.id)),
            "member_count": len(self.members),
            "members": [self.member_json(user) for user in members or []],
            "roles": [self.role_json(), self.role_json(managers=True)],
            "channels": [channel.json() for channel in self.channels.values() if not channel.is_thread],
            "threads": [channel.json() for channel in threads if not channel.archived],
            "features": [],
            "emojis": [],
            "stickers": [],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "large": False,
            "unavailable": False,
            "icon": None,
            "splash": None,
            "banner": None,
            "description": None,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "afk_timeout": 300,
            "system_channel_flags": 0,
            "premium_progress_bar_enabled": False,
        }


@dataclass(eq=False)
class Channel:
    """A text channel, a thread, or the direct channel between the bot and one person."""

    id: int
    kind: int
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: User | None = None
    starter: User | None = None
    archived: bool = False
    locked: bool = False
    denied: int = 0
    managers: set[int] = field(default_factory=set)
    """Who may manage this channel and no other."""
    hidden_from: set[int] = field(default_factory=set)
    """Members who may not look into this channel."""
    messages: dict[int, Message] = field(default_factory=dict)
    gone: list[Message] = field(default_factory=list)
    """What was deleted."""

    @property
    def is_thread(self) -> bool:
        return self.kind in (THREAD, PRIVATE_THREAD)

    def permissions_of(self, user: User) -> int:
        """Return what somebody may do here, as bits. A thread gives what its parent does."""
        if self.guild is None:
            return 0
        here = user.id in self.managers or (self.parent is not None and user.id in self.parent.managers)
        return self.guild.permissions_of(user) | (MANAGE if here else 0)

    @property
    def bot_may(self) -> int:
        """Return the bot's permissions here, as bits. A thread has those of its parent."""
        denied = self.denied | (self.parent.denied if self.is_thread and self.parent else 0)
        return EVERYTHING & ~denied

    def json(self, bot: User | None = None) -> Json:
        last = max(self.messages, default=None)
        channel: Json = {
            "id": str(self.id),
            "type": self.kind,
            "flags": 0,
            "last_message_id": None if last is None else str(last),
        }
        if self.recipient is not None:
            return channel | {"recipients": [self.recipient.json()]}
        assert self.guild is not None
        channel |= {
            "guild_id": str(self.guild.id),
            "name": self.name,
            "rate_limit_per_user": 0,
            "parent_id": str(self.parent.id) if self.parent else None,
        }
        if self.is_thread:
            return channel | {
                "owner_id": str(self.starter.id if self.starter else self.guild.owner.id),
                "message_count": len(self.messages),
                "total_message_sent": len(self.messages),
                "member_count": 1,
                "thread_metadata": {
                    "archived": self.archived,
                    "locked": self.locked,
                    "auto_archive_duration": 1440,
                    "archive_timestamp": stamp(made_at(self.id)),
                    "create_timestamp": stamp(made_at(self.id)),
                },
            }
        bots = [member for member in self.guild.members.values() if member.bot]
        overwrites = [
            {"id": str(each.id), "type": 1, "allow": "0", "deny": str(self.denied)} for each in bots
        ]
        hidden = [
            {"id": str(one), "type": 1, "allow": "0", "deny": str(VIEW)} for one in sorted(self.hidden_from)
        ]
        return channel | {
            "position": 0,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": [*(overwrites if self.denied else []), *hidden],
        }


@dataclass(eq=False)
class Attachment:
    """A file on a message, with its bytes."""

    id: int
    name: str
    data: bytes
    url: str
    description: str | None = None

    def json(self) -> Json:
        kind = "image/png" if self.name.endswith(".png") else "application/octet-stream"
        found: Json = {
            "id": str(self.id),
            "filename": self.name,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": kind,
        }
        return found if self.description is None else found | {"description": self.description}


@dataclass(eq=False)
class Message:
    """A message. If ephemeral, only ``viewer`` sees it. ``past`` keeps what edits replaced."""

    id: int
    channel: Channel
    author: User
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    files: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    kind: int = 0
    viewer: User | None = None
    pings: list[User] = field(default_factory=list)
    reference: Json | None = None
    metadata: Json | None = None
    webhook: bool = False
    pinned: bool = False
    edited_at: datetime | None = None
    deleted: bool = False
    past: list[Json] = field(default_factory=list)

    @property
    def ephemeral(self) -> bool:
        return self.viewer is not None

    @property
    def loading(self) -> bool:
        """Whether people still see "is thinking"."""
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        """Whether it arrives without a notification."""
        return bool(self.flags & SILENT)

    @property
    def text(self) -> str:
        """Return all that can be read in the message: content, embeds, text displays, a line each."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [str(embed.get("title") or ""), str(embed.get("description") or "")]
            parts += [f"{entry['name']}: {entry['value']}" for entry in embed.get("fields", [])]
            parts.append(str((embed.get("footer") or {}).get("text") or ""))
        return "\n".join(part for part in parts + texts(self.components) if part)

    @property
    def buttons(self) -> dict[str, str]:
        """Return the label of each button that may be pressed, by custom_id."""
        there = [each for each in walk(self.components) if each.get("type") == BUTTON and "custom_id" in each]
        return {
            str(each["custom_id"]): str(each.get("label") or "") for each in there if not each.get("disabled")
        }

    @property
    def menus(self) -> dict[str, list[str]]:
        """Return the values each menu offers, by custom_id."""
        there = [each for each in walk(self.components) if each.get("type") in SELECTS]
        return {str(each["custom_id"]): [str(o["value"]) for o in each.get("options", [])] for each in there}

    def json(self) -> Json:
        found: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.json(),
            "type": self.kind,
            "content": self.content,
            "timestamp": stamp(made_at(self.id)),
            "edited_timestamp": stamp(self.edited_at),
            "tts": False,
            "mention_everyone": False,
            "mentions": [user.json() for user in self.pings],
            "mention_roles": [],
            "attachments": [each.json() for each in self.files],
            "embeds": self.embeds,
            "components": self.components,
            "pinned": self.pinned,
            "flags": self.flags,
        }
        if self.nonce is not None:
            found["nonce"] = self.nonce
        if self.reference is not None:
            found["message_reference"] = self.reference
        if self.metadata is not None:
            found["interaction_metadata"] = self.metadata
        if self.webhook:
            found |= {"webhook_id": str(self.author.id), "application_id": str(self.author.id)}
        return found
