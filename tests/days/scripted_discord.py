"""Discord as delivery meets it: messages, edits, direct channels, and faults by a script.

It stands in place of the client (`discord.Client`), so that no byte is sent; every request takes a moment, and
whoever is pinged hears of it when the message is there.
"""

# ruff: noqa: ANN401 - what stands in for the client has the client's loose types

import asyncio
import datetime as dt
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final, NoReturn

import aiohttp
import discord

BOT: Final = 1
DIRECT: Final = 10**17
"""Direct channels have the number of their person and this."""

FAULTS: Final = ("reset", "reset-after", "503", "503-after", "429", "crowded")
"""What any request may meet; `after`: it had its effect, and nobody heard of that."""

HOUR_MS: Final = 3_600_000
KNOWN_NONCE_MS: Final = 180_000
EDITED_OLD: Final = 3
"""So many edits of messages older than an hour are taken in a channel, each hour."""


@dataclass(slots=True)
class Message:
    """One message of the bot as it stands."""

    id: int
    channel_id: int
    at: int
    text: str
    ids: tuple[str, ...] = ()
    pings: tuple[int, ...] = ()
    silent: bool = False
    nonce: str = ""
    deleted: bool = False


class _Response(SimpleNamespace):
    """As much of an HTTP response as discord.py's exceptions look at."""


def refuse(status: int, code: int, *, retry_after: float = 0) -> NoReturn:
    """Raise what discord.py raises for an answer of Discord."""
    headers = {"Via": "1.1 google"} | ({"Retry-After": str(retry_after)} if retry_after else {})
    response: Any = _Response(status=status, reason="", headers=headers)
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    raise kind(response, {"code": code, "message": "scripted"})


class ScriptedDiscord:
    """All channels. `hear` is called with each person who is called with a sound, `find` where there is none."""

    def __init__(self, now: Callable[[], int], luck: random.Random, fault_rate: float) -> None:
        self.now, self._luck, self.fault_rate = now, luck, fault_rate
        self.messages: Final[dict[int, Message]] = {}
        self.closed: Final[set[int]] = set()
        """Whose direct messages are closed."""
        self.gone: Final[set[int]] = set()
        """Channels that are deleted."""
        self.forbidden: Final[set[int]] = set()
        """Channels in which the bot may not write."""
        self.met: Final[list[tuple[int, str]]] = []
        self.hear: Callable[[int, Message], None] = lambda user_id, message: None
        self.find: Callable[[int, Message], None] = lambda user_id, message: None
        self.seen: Callable[[Message, bool], None] = lambda message, edited: None
        self._old_edits: Final[dict[int, list[int]]] = {}
        self.requests = 0
        self.away = False
        """Whether nothing reaches it, and nobody hears of it."""

    # -- what delivery calls of the client --------------------------------------------------------------

    def channel(self, channel_id: int) -> "ScriptedChannel":
        return ScriptedChannel(self, channel_id)

    async def start_private_message(self, user_id: int) -> dict[str, str]:
        async with self.request():
            return {"id": str(DIRECT + user_id)}

    async def start_thread_with_message(self, channel_id: int, message_id: int, **more: Any) -> None:
        async with self.request():
            pass

    async def edit_channel(self, channel_id: int, **more: Any) -> None:
        async with self.request():
            pass

    # -- requests ------------------------------------------------------------------------------------------

    def request(self) -> "_Request":
        self.requests += 1
        if self.away:
            return _Request("reset", 0.05)
        fault = self._luck.choice(FAULTS) if self._luck.random() < self.fault_rate else ""
        if fault:
            self.met.append((self.now(), fault))
        return _Request(fault, self._luck.uniform(0.05, 0.4))

    def require(self, channel_id: int) -> None:
        """Raise what Discord answers where nothing can be written."""
        if channel_id in self.gone:
            self.meet("10003", 404, 10003)
        if channel_id in self.forbidden:
            self.meet("50013", 403, 50013)
        if channel_id - DIRECT in self.closed:
            self.meet("50007", 403, 50007)

    def count_old_edit(self, channel_id: int) -> None:
        """Raise what Discord answers to too many edits of old messages."""
        lately = [one for one in self._old_edits.get(channel_id, ()) if self.now() - one < HOUR_MS]
        if len(lately) >= EDITED_OLD:
            self.meet("30046", 400, 30046)
        self._old_edits[channel_id] = [*lately, self.now()]

    def meet(self, name: str, status: int, code: int) -> NoReturn:
        self.met.append((self.now(), name))
        refuse(status, code)

    def post(self, message: Message) -> Message:
        """The message is there, unless it is the same again; whom it pings hears of it."""
        for old in reversed(self.messages.values()):
            if self.now() - old.at > KNOWN_NONCE_MS:
                break
            if old.nonce == message.nonce and old.channel_id == message.channel_id:
                return old
        self.messages[message.id] = message
        self.seen(message, False)
        direct = message.channel_id - DIRECT
        for user_id in (direct,) if direct > 0 else message.pings:
            (self.find if message.silent else self.hear)(user_id, message)
        return message

    def new_id(self) -> int:
        """An id that carries the time, as Discord's do."""
        return discord.utils.time_snowflake(_moment(self.now())) + len(self.messages) + 1

    def delete(self, message_id: int) -> None:
        """Somebody deletes a message of ours."""
        self.messages[message_id].deleted = True


class _Request:
    """One request under way: it takes its time, and may fail before or after it had its effect."""

    def __init__(self, fault: str, seconds: float) -> None:
        self._fault, self._seconds = fault, seconds

    async def __aenter__(self) -> None:
        await asyncio.sleep(self._seconds)
        match self._fault:
            case "reset":
                raise aiohttp.ServerDisconnectedError
            case "503":
                refuse(503, 0)
            case "429":
                refuse(429, 0, retry_after=7)
            case "crowded":
                refuse(429, 20016, retry_after=30)
            case _:
                pass

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is not None:
            return
        await asyncio.sleep(self._seconds)
        match self._fault:
            case "reset-after":
                raise ConnectionResetError
            case "503-after":
                refuse(503, 0)
            case _:
                pass


class ScriptedChannel:
    """What delivery uses of `discord.PartialMessageable`."""

    def __init__(self, world: ScriptedDiscord, channel_id: int) -> None:
        self._world, self._id = world, channel_id

    async def send(
        self,
        content: str,
        *,
        nonce: str,
        allowed_mentions: discord.AllowedMentions,
        files: Any,
        view: discord.ui.View,
        silent: bool,
    ) -> Any:
        world = self._world
        async with world.request():
            world.require(self._id)
            users: Any = allowed_mentions.users
            message = world.post(
                Message(
                    world.new_id(),
                    self._id,
                    world.now(),
                    content,
                    _ids_of(view),
                    tuple(one.id for one in users if f"<@{one.id}>" in content),
                    silent,
                    nonce,
                )
            )
        return SimpleNamespace(id=message.id)

    def get_partial_message(self, message_id: int) -> "ScriptedMessage":
        return ScriptedMessage(self._world, self._id, message_id)

    async def history(self, *, limit: int, after: discord.Object, oldest_first: bool) -> AsyncIterator[Any]:
        async with self._world.request():
            found = [
                one
                for one in self._world.messages.values()
                if one.channel_id == self._id and one.id > after.id and not one.deleted
            ]
        for one in found[:limit]:
            author = SimpleNamespace(id=BOT)
            yield SimpleNamespace(id=one.id, nonce=one.nonce, author=author, content=one.text, components=[])


class ScriptedMessage:
    """What delivery uses of `discord.PartialMessage`."""

    def __init__(self, world: ScriptedDiscord, channel_id: int, message_id: int) -> None:
        self._world, self._channel, self._id = world, channel_id, message_id

    def _find(self) -> Message:
        self._world.require(self._channel)
        message = self._world.messages[self._id]
        if message.deleted:
            self._world.meet("10008", 404, 10008)
        return message

    async def delete(self) -> None:
        async with self._world.request():
            self._find().deleted = True

    async def edit(self, *, content: str, allowed_mentions: Any, attachments: Any, view: Any) -> None:
        world = self._world
        async with world.request():
            message = self._find()
            if world.now() - message.at > HOUR_MS:
                world.count_old_edit(self._channel)
            message.text, message.ids = content, _ids_of(view)
            world.seen(message, True)


def _ids_of(view: discord.ui.View | None) -> tuple[str, ...]:
    return () if view is None else tuple(getattr(one, "custom_id", None) or "" for one in view.children)


def _moment(milliseconds: int) -> Any:
    return dt.datetime.fromtimestamp(milliseconds / 1000, dt.UTC)
