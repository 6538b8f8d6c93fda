"""What one viewer sees, as plain data for the page; nothing else is ever sent to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from simcord.backend import serializers
from simcord.backend.access import message_accessible
from simcord.enums import ChannelType

from bot.local import people
from bot.local.world import make_page_address

if TYPE_CHECKING:
    from simcord.backend.models import Channel, Message

    from bot.local.people import LocalPerson
    from bot.local.world import World

_HISTORY: Final = 80  # messages per channel given to a page when it opens


def collect_page(world: World, viewer: LocalPerson) -> dict[str, Any]:
    """All that a page needs when it opens: the people, the places, the commands, what was said."""
    channels = world.channels_of(viewer.id)
    guild = world.guilds[people.GUILD_ID]
    commands: dict[str, Any] = {}
    offered: dict[str, list[str]] = {}
    for channel in channels:
        visible = world.visible_commands(user_id=viewer.id, channel_id=channel.id)
        offered[str(channel.id)] = [command["id"] for command in visible]
        commands |= {command["id"]: command for command in visible}
    return {
        "viewer": str(viewer.id),
        "guild": {"id": str(guild.id), "name": guild.name},
        "people": [
            {"id": str(one.id), "name": one.name, "locale": one.locale, "admin": one.admin}
            for one in people.PEOPLE
        ],
        "bot": {"id": str(people.BOT_ID), "name": world.bot_user.global_name},
        "roles": [
            {"id": str(role.id), "name": role.name, "color": role.color} for role in guild.roles.values()
        ],
        "channels": [_show_channel(one) for one in channels],
        "commands": commands,
        "offered": offered,
        "messages": {
            str(channel.id): [
                _make_message(world, one) for one in world.messages_of(viewer.id, channel.id)[-_HISTORY:]
            ]
            for channel in channels
        },
        "unread": count_unread(world),
        "ahead": world.bot_clock.ahead,
    }


def show_message(
    world: World, viewer: LocalPerson, channel_id: int, message_id: int
) -> dict[str, Any] | None:
    """One message as a viewer sees it; None if it is not for their eyes."""
    found = world.messages.get(channel_id, {}).get(message_id)
    if found is None or not message_accessible(world, channel_id, found, viewer.id, history=True):
        return None
    return _make_message(world, found)


def count_unread(world: World) -> dict[str, Any]:
    """Per person and channel, how much is unread; counts only, nothing of what was said."""
    return {str(one.id): world.count_unread(one.id) for one in people.PEOPLE}


def _show_channel(channel: Channel) -> dict[str, Any]:
    meta = channel.thread_metadata
    return {
        "id": str(channel.id),
        "type": channel.type,
        "name": channel.name or people.BOT_NAME,
        "topic": channel.topic,
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "position": channel.position,
        "private": channel.type == ChannelType.DM,
        "thread": channel.is_thread,
        "closed": meta is not None and (meta.archived or meta.locked),
    }


def _make_message(world: World, found: Message) -> dict[str, Any]:
    payload: dict[str, Any] = dict(serializers.message_payload(world, found))
    author: dict[str, Any] = dict(payload["author"])
    payload["author"] = {
        "id": author["id"],
        "name": author.get("global_name") or author["username"],
        "bot": author.get("bot", False),
    }
    payload["calls"] = [str(one) for one in found.ping_user_ids]
    return {key: _use_page_addresses(payload[key]) for key in payload if key not in ("mentions", "nonce")}


def _use_page_addresses(value: object) -> object:
    """The same data with attachment addresses that this page can open."""
    if isinstance(value, str):
        return make_page_address(value) if value.startswith("https://cdn.simcord.invalid/") else value
    if isinstance(value, dict):
        return {key: _use_page_addresses(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_use_page_addresses(one) for one in value]
    return value
