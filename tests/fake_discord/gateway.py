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
    """What a bot identified for: its intents, and every event since, numbered from 1."""

    id: str
    intents: int
    events: list[Json] = field(default_factory=list)
    connection: Connection | None = None

    def dispatch(self, event: str, data: Json) -> None:
        frame = {"op": DISPATCH, "s": len(self.events) + 1, "t": event, "d": data}
        self.events.append(frame)
        if self.connection is not None:
            self.connection.frames.put_nowait(frame)


class Gateway:
    """All sessions, and the switches of the faults.

    ``identifies`` and ``resumes`` count what clients did; ``heartbeat_interval`` is in seconds; ``delay``
    holds each event back so many seconds. While it is ``away`` nobody can connect.
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

    async def drop(self, code: int | None = 4000) -> None:
        """Close every connection with ``code`` (``None``: cut them). Sessions stay resumable."""
        for session in self.live:
            connection, session.connection = session.connection, None
            assert connection is not None
            if code is None:
                cut(connection.request)
            else:
                await connection.socket.close(code=code)
        self._world.changed()

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
                session.dispatch(event, data(session.intents) if callable(data) else data)

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

    def _identify(self, connection: Connection, data: Json) -> None:
        world = self._world
        self.identifies += 1
        self.sessions = {session.id: session for session in self.live}
        session = Session(
            f"session-{self.identifies}-{world.ids.new()}", int(data["intents"]), [], connection
        )
        self.sessions[session.id] = session
        ready = {
            "v": 10,
            "user": world.bot.json() | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in world.guilds.values()],
            "session_id": session.id,
            "resume_gateway_url": world.gateway_url,
            "application": {"id": str(world.bot.id), "flags": 0},
            "shard": data.get("shard", [0, 1]),
        }
        session.dispatch("READY", ready)
        for guild in world.guilds.values():
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
