"""What Discord calls: `/interactions` and `/events`. Each is checked, answered, and played as if the gateway told it.

Discord lets an interaction be answered by the callback route where the call itself is answered 202 without a body
(DEC-332): so everything goes on exactly as with the gateway, receipts and three seconds included.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from aiohttp import web

from bot.endpoint.signatures import ForgedCall, Signatures
from bot.ops.web_server import WebServer

__all__ = ["Endpoint", "Payload"]

Payload = dict[str, Any]

LIMIT: Final = 1024 * 1024
"""Bytes of a body. An interaction with everything in it has some ten thousand."""
READ_SECONDS: Final = 2.0
"""How long a body may take to come: after three seconds Discord has given up."""
AT_ONCE: Final = 256
"""So many bodies are read at once. Discord's are there at once: for one more the slowest is turned away."""
ASKED_SECONDS: Final = 5.0
"""Discord is asked for its time no oftener, however many calls of other moments come (from a proxy's log, say)."""
UNREADABLE: Final = (KeyError, TypeError, ValueError, AttributeError)
"""What discord.py meets in a payload that is none of those it knows."""
PING: Final = 1
PONG: Final = b'{"type":1}'

log = structlog.get_logger(__name__)


class Endpoint:
    """Serves both addresses.

    find_ahead: how far this machine's clock is ahead of Discord's, in ms; ask_time: asks Discord for its time, in case
    that this clock was set meanwhile
    take: is given each interaction, as the gateway tells it in INTERACTION_CREATE; must not wait
    hear: is given the kind and the data of each event
    """

    def __init__(
        self,
        signatures: Signatures,
        find_ahead: Callable[[], int],
        ask_time: Callable[[], Awaitable[None]],
        take: Callable[[Payload], None],
        hear: Callable[[str, Payload], Awaitable[None]],
    ) -> None:
        self._signatures: Final = signatures
        self._find_ahead: Final = find_ahead
        self._ask_time: Final = ask_time
        self._take: Final = take
        self._hear: Final = hear
        self._asked_at: float | None = None
        self._asking = asyncio.Lock()
        self._reading: Final[dict[asyncio.Timeout, None]] = {}
        """The time that is left to each body that is being read, the one that began first at the head."""
        self._leaving = False
        self.app: Final = web.Application(client_max_size=LIMIT)
        self._server: Final = WebServer(self.app, backlog=1024)
        self.app.router.add_post("/interactions", self._take_interaction)
        self.app.router.add_post("/events", self._take_event)

    async def start(self, host: str, port: int) -> int:
        """Serve there (port 0: any free one); gives the port. Raises OSError where it is taken."""
        return await self._server.start(host, port)

    async def stop(self) -> None:
        """Stop serving. May be called twice, or without `start`."""
        await self._server.stop()

    async def leave(self, pause: Awaitable[None]) -> None:
        """Serve until the pause is over, no connection for more than one call; then stop.

        Else a call that comes by a connection just as it is closed would be nobody's.
        """
        self._leaving = True
        await pause
        await self.stop()

    async def _take_interaction(self, request: web.Request) -> web.Response:
        payload = await self._read(request)
        if payload.get("type") == PING:
            return web.Response(body=PONG, content_type="application/json")
        try:
            self._take(payload)
        except UNREADABLE:  # signed, and yet nothing that we understand
            log.exception("an interaction cannot be read")
            raise web.HTTPBadRequest from None
        taken = web.Response(status=202)
        if self._leaving:
            taken.force_close()
        return taken

    async def _take_event(self, request: web.Request) -> web.Response:
        payload = await self._read(request)
        event = payload.get("event")
        if isinstance(event, dict) and isinstance(event.get("type"), str):
            await self._hear(event["type"], event.get("data") or {})
        return web.Response(status=204)

    async def _read(self, request: web.Request) -> Payload:
        """The body of a request that comes from Discord. Raises what aiohttp answers with to anything else."""
        signature = request.headers.get("X-Signature-Ed25519", "")
        moment = request.headers.get("X-Signature-Timestamp", "")
        try:
            self._signatures.check_headers(signature, moment)
            body = await self._read_body(request)
            self._signatures.check_body(signature, moment, body)
            await self._check_moment(moment)
            self._signatures.remember(signature)
        except ForgedCall as fault:
            log.info("call refused", reason=str(fault))
            raise web.HTTPUnauthorized from None
        try:
            return msgspec.json.decode(body, type=Payload)
        except msgspec.DecodeError:
            raise web.HTTPBadRequest from None

    async def _check_moment(self, moment: str) -> None:
        """Raise `ForgedCall` for a call of another moment. It is signed: perhaps it is our clock that is wrong."""
        if self._signatures.is_now(moment, self._find_ahead()):
            return
        async with self._asking:  # calls that come meanwhile wait for the same answer
            now = asyncio.get_running_loop().time()
            is_known = self._signatures.is_now(moment, self._find_ahead())
            if not is_known and (self._asked_at is None or now - self._asked_at >= ASKED_SECONDS):
                self._asked_at = now
                await self._ask_time()
        if not self._signatures.is_now(moment, self._find_ahead()):
            raise ForgedCall("moment")

    async def _read_body(self, request: web.Request) -> bytes:
        if (request.content_length or 0) > LIMIT:
            raise web.HTTPRequestEntityTooLarge(LIMIT, request.content_length or 0)
        if len(self._reading) >= AT_ONCE:
            self._turn_slowest_away()
        limit = asyncio.timeout(READ_SECONDS)
        try:
            async with limit:
                self._reading[limit] = None
                return await request.read()
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        except ConnectionError:  # nobody is there any more to be answered
            raise web.HTTPBadRequest from None
        finally:
            self._reading.pop(limit, None)

    def _turn_slowest_away(self) -> None:
        """Let whoever has been sending a body for longest make room."""
        slowest = next(iter(self._reading))
        del self._reading[slowest]
        if not slowest.expired():
            slowest.reschedule(asyncio.get_running_loop().time())
