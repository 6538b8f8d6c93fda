"""REST: channels, threads and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord

from .components import Json
from .drafts import changes_of, parts_of
from .faults import Refusal
from .ids import age_of, made_at
from .model import PRIVATE_THREAD, Channel, Message, stamp
from .rest import Call, Routes

if TYPE_CHECKING:
    from .world import World

VIEW: Final = discord.Permissions(view_channel=True).value
SEND: Final = discord.Permissions(send_messages=True).value
SEND_IN_THREADS: Final = discord.Permissions(send_messages_in_threads=True).value
ATTACH: Final = discord.Permissions(attach_files=True).value
EMBED: Final = discord.Permissions(embed_links=True).value
HISTORY: Final = discord.Permissions(read_message_history=True).value
OPEN_THREADS: Final = discord.Permissions(create_public_threads=True).value
OPEN_PRIVATE_THREADS: Final = discord.Permissions(create_private_threads=True).value


class Channels:
    """What a bot does in channels, as far as it may."""

    def __init__(self, world: World, routes: Routes) -> None:
        self._world: Final = world
        routes.add("GET /channels/{}", lambda _, channel: self._channel(channel).json())
        routes.add("PATCH /channels/{}", self._change)
        routes.add("DELETE /channels/{}", self._remove)
        routes.add("POST /channels/{}/typing", self._nothing)
        routes.add("POST /channels/{}/threads", self._start_thread)
        routes.add("POST /channels/{}/messages/{}/threads", self._start_thread)
        routes.add("GET /channels/{}/thread-members/{}", self._find_member)
        for method in ("PUT", "DELETE"):
            routes.add(f"{method} /channels/{{}}/thread-members/{{}}", self._member)
            routes.add(f"{method} /channels/{{}}/messages/{{}}/reactions/{{}}/@me", self._react)
            routes.add(f"{method} /channels/{{}}/pins/{{}}", self._pin)
            routes.add(f"{method} /channels/{{}}/messages/pins/{{}}", self._pin)
        routes.add("GET /channels/{}/messages", self._history)
        routes.add("POST /channels/{}/messages", self._send)
        routes.add("GET /channels/{}/messages/{}", lambda _, *ids: self._message(*ids).json())
        routes.add("PATCH /channels/{}/messages/{}", self._edit)
        routes.add("DELETE /channels/{}/messages/{}", self._delete)

    def _channel(self, channel: str, needed: int = 0) -> Channel:
        found = self._world.channels.get(int(channel))
        if found is None:
            raise Refusal(404, 10003)
        if found.guild is not None:
            if found.guild.id not in self._world.guilds or not found.bot_may & VIEW:
                raise Refusal(403, 50001)
            if needed & ~found.bot_may:
                raise Refusal(403, 50013)
        return found

    def _message(self, channel: str, message: str) -> Message:
        found = self._channel(channel).messages.get(int(message))
        if found is None or found.ephemeral:
            raise Refusal(404, 10008)
        return found

    def _nothing(self, _: Call, channel: str, *__: str) -> None:
        self._channel(channel)

    # ---- channels and threads

    def _change(self, call: Call, channel: str) -> Json:
        found = self._channel(channel)
        found.name = call.body.get("name", found.name)
        changes = (call.body.get("thread_metadata") or {}) | call.body
        found.archived = changes.get("archived", found.archived)
        found.locked = changes.get("locked", found.locked)
        self._world.channel_changed(found)
        return found.json()

    def _remove(self, _: Call, channel: str) -> Json:
        found = self._channel(channel)
        if found.guild is not None:
            self._world.delete_channel(found)
        return found.json()

    def _start_thread(self, call: Call, channel: str, message: str | None = None) -> Json:
        """A thread below a message has its id, and there is but one."""
        private = call.body.get("type") == PRIVATE_THREAD
        parent = self._channel(channel, OPEN_PRIVATE_THREADS if private else OPEN_THREADS)
        if parent.is_thread or parent.guild is None:
            raise Refusal(400, 50024)
        below = None if message is None else self._message(channel, message).id
        if below in self._world.channels:
            raise Refusal(400, 160004)
        name = call.body["name"]
        return self._world.thread(parent, name, self._world.bot, private=private, below=below).json()

    def _member(self, call: Call, channel: str, user: str) -> None:
        members = self._world.thread_members.setdefault(self._channel(channel).id, set())
        person = self._world.bot.id if user == "@me" else int(user)
        (members.add if call.method == "PUT" else members.discard)(person)

    def _find_member(self, _: Call, channel: str, user: str) -> Json:
        found = self._channel(channel)
        if int(user) not in self._world.thread_members.get(found.id, ()):
            raise Refusal(404, 10007)
        joined = stamp(made_at(found.id))
        return {"id": channel, "user_id": user, "join_timestamp": joined, "flags": 0}

    # ---- messages

    def _send(self, call: Call, channel: str) -> Json:
        world, body = self._world, dict(call.body)
        found = self._channel(channel)
        needed = SEND_IN_THREADS if found.is_thread else SEND
        needed |= ATTACH if call.files else 0
        needed |= EMBED if body.get("embeds") else 0
        self._channel(channel, needed)
        if found.recipient is not None:
            self._check_dm(found)
        if found.archived and found.locked:
            raise Refusal(400, 50083)
        nonce = None if body.get("nonce") is None else str(body["nonce"])
        old = world.nonces.get((world.bot.id, nonce or ""))
        recent = old is not None and age_of(old.id) < world.nonce_window
        if old is not None and recent and body.get("enforce_nonce"):
            return old.json()
        parts: dict[str, Any] = parts_of(world, found, body, call) | {"nonce": nonce}
        if reference := body.get("message_reference"):
            parts |= {"reference": reference, "kind": 19}
        if found.archived:
            found.archived = False
            world.channel_changed(found)
        message = world.post(found, world.bot, **parts)
        if nonce:
            world.nonces[world.bot.id, nonce] = message
        return message.json()

    def _check_dm(self, channel: Channel) -> None:
        """Nobody gets messages who closed their direct messages, or shares no guild with the bot."""
        person = channel.recipient
        assert person is not None
        if not person.dms_open:
            raise Refusal(403, 50007)
        if not any(person.id in guild.members for guild in self._world.guilds.values()):
            raise Refusal(403, 50278)

    def _edit(self, call: Call, channel: str, message: str) -> Json:
        found = self._message(channel, message)
        if found.author is not self._world.bot:
            raise Refusal(403, 50005)
        if found.channel.archived:
            raise Refusal(400, 50083)
        self._world.edit(found, changes_of(self._world, found, dict(call.body), call))
        return found.json()

    def _delete(self, _: Call, channel: str, message: str) -> None:
        self._world.delete(self._message(channel, message))

    def _react(self, _: Call, channel: str, message: str, __: str) -> None:
        self._message(channel, message)

    def _pin(self, call: Call, channel: str, message: str) -> None:
        self._message(channel, message).pinned = call.method == "PUT"
        self._world.changed()

    def _history(self, call: Call, channel: str) -> list[Json]:
        """Return up to ``limit`` messages, newest first, before or after or around one."""
        found = self._channel(channel, HISTORY)
        query, limit = call.query, int(call.query.get("limit", 50))
        ids = sorted(id_ for id_, message in found.messages.items() if not message.ephemeral)
        if "after" in query:
            ids = [id_ for id_ in ids if id_ > int(query["after"])][:limit]
        elif "around" in query:
            middle, half = int(query["around"]), limit // 2
            ids = [id_ for id_ in ids if id_ < middle][-half:] + [id_ for id_ in ids if id_ >= middle][
                : half + 1
            ]
        else:
            ids = [id_ for id_ in ids if id_ < int(query.get("before", 1 << 63))][-limit:]
        return [found.messages[id_].json() for id_ in reversed(ids)]
