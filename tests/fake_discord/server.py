"""The fake Discord as a whole: a world, served on 127.0.0.1."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from email.utils import formatdate
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from .applications import Applications
from .channels import Channels
from .control import Control
from .rest import Rest, Routes
from .webhooks import Webhooks
from .world import World


class FakeDiscord(World):
    """A world that is served while its ``async with`` lasts.

    Inside it discord.py clients of this process find it by themselves (``point_client=False`` to leave them
    alone); bots in processes of their own find it by ``env``. The address stays the same for all of them.
    """

    def __init__(self, traffic_file: Path | None = None, *, port: int = 0, point_client: bool = True) -> None:
        super().__init__(traffic_file)
        self._port: Final = port
        self._point_client: Final = point_client
        self._stack: Final = contextlib.AsyncExitStack()
        self.app: Final = web.Application(client_max_size=64 * 1024 * 1024)

    async def __aenter__(self) -> Self:
        routes = Routes()
        for part in (Applications, Channels, Webhooks):
            part(self, routes)
        rest = Rest(self, routes)
        self.app.on_response_prepare.append(self._date)
        self.app.router.add_get("/", self.gateway.serve)
        self.app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        self.app.router.add_post("/control", Control(self).serve)
        self.app.router.add_route("*", "/api/{path:.*}", rest.serve)
        runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        self._stack.push_async_callback(runner.cleanup)
        # Connections beyond the backlog are not refused: they wait a whole second and try again.
        site = web.TCPSite(runner, "127.0.0.1", self._port, backlog=4096)
        await site.start()
        self.address = "{}:{}".format(*runner.addresses[0][:2])
        if self._point_client:
            self._stack.enter_context(pointed(self.api_base, self.gateway_url))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()
        await self.caller.close()
        self.gateway.release()
        await self.gateway.drop(1001)
        await self._stack.aclose()

    async def _date(self, _request: web.Request, response: web.StreamResponse) -> None:
        """Answers are dated by the clock whose moments ids carry, and not by this machine's."""
        response.headers["Date"] = formatdate(self.ids.now() / 1000, usegmt=True)

    async def _attachment(self, request: web.Request) -> web.Response:
        wanted = int(request.match_info["id"])
        for message in self.messages():
            for file in message.files:
                if file.id == wanted:
                    return web.Response(body=file.data)
        return web.Response(status=404)


@contextlib.contextmanager
def pointed(api_base: str, gateway_url: str) -> Iterator[None]:
    """Point the discord.py of this process at a server for a while."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = api_base, yarl.URL(gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
