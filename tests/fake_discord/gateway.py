"""The gateway: sessions that outlive their connections, and the faults a connection may meet.

A session numbers its events and keeps them. A connection is only where they are sent at the moment: when
it drops, events pile up in the session and are replayed, in order, to whoever RESUMEs it. A new IDENTIFY
ends the sessions nobody is connected to, for that is a bot that was killed and came back.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from aiohttp import WSMsgType, web

from .components import Json

if TYPE_CHECKING:
    from .world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11

GUILDS: Final = 1 << 0
GUILD_MEMBERS: Final = 1 << 1
GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12
MESSAGE_CONTENT: Final = 1 << 15

LARGEST_SHARD: Final = 2_500
"""A session may not be told of more servers."""


def cut(request: web.BaseRequest) -> None:
    """End a request's connection with a TCP reset, as a failing router does."""
    transport = request.transport
    if transport is not None:
        with contextlib.suppress(OSError):
            raw: socket.socket | None = transport.get_extra_info("socket")
            if raw is not None:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        transport.abort()


@dataclass(eq=False)
class Connection:
    """One WebSocket. Frames leave in the order they were put in, compressed if the client asked for it."""

    request: web.Request
    socket: web.WebSocketResponse
    deflate: Any = None
    frames: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)

    async def write(self, gateway: Gateway) -> None:
        while True:
            frame = await self.frames.get()
            if frame["op"] == DISPATCH:
                await gateway.flowing.wait()
                if gateway.delay:
                    await asyncio.sleep(gateway.delay)
            text = json.dumps(frame)
            if self.deflate is None:
                await self.socket.send_str(text)
            else:
                packed = self.deflate.compress(text.encode()) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)


@dataclass(eq=False)
class Session:
    """What a bot identified for: its intents, which of how many shards, and every event since, numbered from 1."""

    id: str
    intents: int
    shard: int = 0
    count: int = 1
    events: list[Json] = field(default_factory=list)
    connection: Connection | None = None

    def hears(self, event: str, data: Json) -> bool:
        """Whether something happens on a server of its shard, or, on none, where shard 0 hears it."""
        guild = data.get("id" if event.startswith("GUILD_") and "guild_id" not in data else "guild_id")
        return self.holds(int(guild or 0))

    def holds(self, guild_id: int) -> bool:
        return (guild_id >> 22) % self.count == self.shard

    def dispatch(self, event: str, data: Json) -> None:
        frame = {"op": DISPATCH, "s": len(self.events) + 1, "t": event, "d": data}
        self.events.append(frame)
        if self.connection is not None:
            self.connection.frames.put_nowait(frame)


class Gateway:
    """All sessions, and the switches of the faults.

    ``identifies`` and ``resumes`` count what clients did; ``heartbeat_interval`` is in seconds; ``delay``
    holds each event back so many seconds. While it is ``away`` nobody can connect. ``shards``: how many it
    recommends to bots that ask.
    """

    def __init__(self, world: World) -> None:
        self._world: Final = world
        self.sessions: dict[str, Session] = {}
        self.identifies = 0
        self.resumes = 0
        self.heartbeat_interval = 41.25
        self.acknowledges = True
        self.delay = 0.0
        self.away = False
        self.shards = 1
        self._away_shards: dict[int, list[tuple[Connection, Json]]] = {}
        self.flowing = asyncio.Event()
        self.flowing.set()
        self._refusals = 0
        self._repeats: Counter[str] = Counter()
        self._losses: Counter[str] = Counter()

    # ---- what tests switch

    @property
    def live(self) -> list[Session]:
        """Return the sessions somebody is connected to."""
        return [session for session in self.sessions.values() if session.connection is not None]

    async def drop(self, code: int | None = 4000, shard: int | None = None) -> None:
        """Close every connection, or that of a shard, with ``code`` (``None``: cut). Sessions stay resumable."""
        for session in self.live:
            if shard not in (None, session.shard):
                continue
            connection, session.connection = session.connection, None
            assert connection is not None
            if code is None:
                cut(connection.request)
            else:
                await connection.socket.close(code=code)
        self._world.changed()

    async def lose_shard(self, shard: int) -> None:
        """Close the connection of a shard; whoever connects again is left without an answer."""
        self._away_shards[shard] = []
        await self.drop(shard=shard)

    def find_shard(self, shard: int) -> None:
        """Answer whoever waits for the shard since it was lost."""
        for connection, frame in self._away_shards.pop(shard):
            if not connection.socket.closed:
                (self._resume if frame["op"] == RESUME else self._identify)(connection, frame["d"])

    def reconnect(self) -> None:
        """Ask every client to reconnect and RESUME (op 7)."""
        self._send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every client that its session is invalid (op 9), or so it must RESUME (``resumable``)."""
        live = self.live
        self._send({"op": INVALID, "d": resumable})
        if not resumable:
            for session in live:
                self.sessions.pop(session.id)

    def refuse_resume(self, times: int = 1) -> None:
        """Answer the next RESUMEs with op 9: what happened in between is lost for the bot."""
        self._refusals = times

    def repeat_on_resume(self, event: str = "INTERACTION_CREATE") -> None:
        """At the next RESUME send the latest ``event`` again although the client has seen it."""
        self._repeats[event] += 1

    def lose_next(self, event: str = "INTERACTION_CREATE", times: int = 1) -> None:
        """Never send the next such events."""
        self._losses[event] += times

    def hold(self) -> None:
        """Keep all events back until ``release``."""
        self.flowing.clear()

    def release(self) -> None:
        """Send what was held back, in order."""
        self.flowing.set()

    def _send(self, frame: Json) -> None:
        for session in self.live:
            assert session.connection is not None
            session.connection.frames.put_nowait(frame)

    # ---- what the world calls

    def dispatch(self, event: str, data: Json | Callable[[int], Json], intents: int = 0) -> None:
        """Tell every session with one of ``intents``; ``data`` may depend on a session's intents."""
        if self._losses[event]:
            self._losses[event] -= 1
            return
        for session in self.sessions.values():
            if not intents or session.intents & intents:
                told = data(session.intents) if callable(data) else data
                if session.hears(event, told):
                    session.dispatch(event, told)

    # ---- the wire

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection from HELLO to its end."""
        if self.away:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(compress=False, max_msg_size=0)
        await ws.prepare(request)
        connection = Connection(request, ws)
        if request.query.get("compress") == "zlib-stream":
            connection.deflate = zlib.compressobj()
        writer = asyncio.create_task(connection.write(self))
        connection.frames.put_nowait(
            {"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat_interval * 1000)}}
        )
        try:
            async for message in ws:
                if message.type == WSMsgType.TEXT:
                    await self._receive(connection, json.loads(message.data))
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError, RuntimeError):
                await writer
            for session in self.live:
                if session.connection is connection:
                    session.connection = None
            self._world.changed()
        return ws

    async def _receive(self, connection: Connection, frame: Json) -> None:
        match frame["op"]:
            case 1:
                if self.acknowledges:
                    connection.frames.put_nowait({"op": ACK, "d": None})
            case 2 | 6 if (shard := self._find_shard(frame)) in self._away_shards:
                self._away_shards[shard].append((connection, frame))
            case 2 if self._count_servers(frame["d"]) > LARGEST_SHARD:
                await connection.socket.close(code=4011)
            case 2:
                self._identify(connection, frame["d"])
            case 6:
                self._resume(connection, frame["d"])
            case 8:
                self._members(connection, frame["d"])
            case 3 | 4:
                pass
            case _:
                await connection.socket.close(code=4001)

    def _find_shard(self, frame: Json) -> int:
        """Which shard identifies, or would go on with its session; -1: that is over."""
        session = self.sessions.get(str(frame["d"].get("session_id")))
        if frame["op"] == RESUME:
            return -1 if session is None else session.shard
        return int(frame["d"].get("shard", [0, 1])[0])

    def _count_servers(self, data: Json) -> int:
        """Of how many servers a session would be told."""
        shard, count = data.get("shard", [0, 1])
        return sum((guild_id >> 22) % count == shard for guild_id in self._world.guilds)

    def _identify(self, connection: Connection, data: Json) -> None:
        world = self._world
        self.identifies += 1
        shard, count = data.get("shard", [0, 1])
        self.sessions = {
            session.id: session
            for session in self.sessions.values()
            if session.connection is not None or (session.count == count and session.shard != shard)
        }
        name = f"session-{self.identifies}-{world.ids.new()}"
        session = Session(name, int(data["intents"]), shard, count, [], connection)
        self.sessions[session.id] = session
        guilds = [guild for guild in world.guilds.values() if session.holds(guild.id)]
        ready = {
            "v": 10,
            "user": world.bot.json() | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": world.gateway_url,
            "application": {"id": str(world.bot.id), "flags": 0},
            "shard": [shard, count],
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", world.guild_seen(guild, session.intents))
        world.changed()

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(str(data["session_id"]))
        if session is None or self._refusals:
            self._refusals = max(0, self._refusals - 1)
            self.sessions.pop(str(data["session_id"]), None)
            connection.frames.put_nowait({"op": INVALID, "d": False})
            self._world.changed()
            return
        self.resumes += 1
        seen = int(data["seq"])
        again = [frame for frame in session.events[:seen][::-1] if self._repeats[str(frame["t"])]]
        for frame in again:
            if self._repeats[str(frame["t"])]:
                self._repeats[str(frame["t"])] -= 1
                connection.frames.put_nowait(frame)
        for frame in session.events[seen:]:
            connection.frames.put_nowait(frame)
        session.connection = connection
        session.dispatch("RESUMED", {})
        self._world.changed()

    def _members(self, connection: Connection, data: Json) -> None:
        """Answer a request for members, by ids or by the beginning of the name."""
        guild = self._world.guilds[int(data["guild_id"])]
        wanted = data.get("user_ids")
        ids = (
            []
            if wanted is None
            else [int(each) for each in (wanted if isinstance(wanted, list) else [wanted])]
        )
        start = str(data.get("query") or "").lower()
        everyone = guild.members.values()
        found = [
            user for user in everyone if (user.id in ids if ids else user.name.lower().startswith(start))
        ]
        found = found[: int(data.get("limit") or 0) or None]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [guild.member_json(user) for user in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(each) for each in ids if each not in guild.members],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        for session in self.live:
            if session.connection is connection:
                session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
