"""The page on 127.0.0.1: static files, one stream of news per open page, one address for actions.

Only this machine may talk to it: it listens on loopback, answers only requests made under a loopback
name (so a site elsewhere cannot reach it by pointing its own name here), and takes actions as JSON only.
"""

from __future__ import annotations

import asyncio
import mimetypes
import pathlib
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec
import simcord
from aiohttp import web

from bot.local import people, view
from bot.local.forms import CannotAct
from bot.local.world import restore_address

if TYPE_CHECKING:
    from bot.local.actions import PageActions
    from bot.local.world import Change, World

_PAGE: Final = pathlib.Path(__file__).parent / "page"
_FONTS: Final = pathlib.Path(simcord.__file__).parent / "preview" / "static" / "fonts"
_SETTLE: Final = 0.02  # seconds over which changes are gathered before they are told
_HEARTBEAT: Final = 15.0
_MOST_HOURS: Final = 31 * 24
_LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Action(msgspec.Struct):
    """What the page posts when somebody does something; each kind uses the fields it needs."""

    viewer: str
    channel: str = "0"
    message: str = "0"
    interaction: str = "0"
    content: str = ""
    path: list[str] = []
    options: dict[str, Any] = {}
    focused: str = ""
    typed: str = ""
    custom_id: str = ""
    values: list[str] | None = None
    fields: dict[str, Any] = {}
    hours: int = 0


_decode_action = msgspec.json.Decoder(Action).decode
_POLICY: Final = "default-src 'self'; img-src 'self' https:; style-src 'self' 'unsafe-inline'"
_json = msgspec.json.Encoder().encode


@web.middleware
async def _loopback_only(request: web.Request, handler: _Handler) -> web.StreamResponse:
    if request.host.rsplit(":", 1)[0] not in _LOOPBACK:
        raise web.HTTPForbidden(text="local mode answers on 127.0.0.1 only")
    response = await handler(request)
    if not response.prepared:
        response.headers["Cache-Control"] = "no-cache"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Content-Security-Policy"] = _POLICY
    return response


class Site:
    """The web application over one world; `words`: those of the page, by language and name."""

    def __init__(self, world: World, actions: PageActions, words: Mapping[str, Mapping[str, str]]) -> None:
        self._world = world
        self._words = words
        self._actions = actions
        self._pages: set[asyncio.Queue[Change | None]] = set()
        self.app = web.Application(middlewares=[_loopback_only])
        self.app.add_routes(
            [
                web.get("/", self._serve_index),
                web.static("/page", _PAGE),
                web.static("/fonts", _FONTS),  # for machines that have no font for emoji
                web.get("/cdn/{path:.+}", self._serve_file),
                web.get("/words", self._serve_words),
                web.get("/news", self._stream_news),
                web.post("/deeds/{kind}", self._take_action),
            ]
        )
        world.listeners.append(self._queue_change)
        self.app.on_shutdown.append(self._end_streams)

    def _queue_change(self, change: Change) -> None:
        for page in self._pages:
            page.put_nowait(change)

    async def _end_streams(self, _app: web.Application) -> None:
        self._world.listeners.remove(self._queue_change)
        for page in self._pages:
            page.put_nowait(None)

    async def _serve_index(self, _request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_PAGE / "index.html")

    async def _serve_file(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        body = self._world.cdn.get(restore_address(path))
        if body is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        shown = kind.startswith("image/") and kind != "image/svg+xml"
        headers = {} if shown else {"Content-Disposition": "attachment"}
        return web.Response(body=body, content_type=kind, headers=headers)

    async def _serve_words(self, _request: web.Request) -> web.StreamResponse:
        return web.Response(body=_json(self._words), content_type="application/json")

    # ------------------------------------------------------------------- news

    async def _stream_news(self, request: web.Request) -> web.StreamResponse:
        viewer = people.find_person(int(request.query["viewer"]))
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await response.prepare(request)
        page: asyncio.Queue[Change | None] = asyncio.Queue()
        self._pages.add(page)
        try:
            await _write(response, "hello", view.collect_page(self._world, viewer))
            while True:
                try:
                    async with asyncio.timeout(_HEARTBEAT):
                        first = await page.get()
                except TimeoutError:
                    await response.write(b": still here\n\n")
                    continue
                if first is None or not await self._send_changes(response, viewer, page, first):
                    return response
        except ConnectionResetError:
            return response  # the page was closed; it asks for everything when it opens again
        finally:
            self._pages.discard(page)

    async def _send_changes(
        self,
        response: web.StreamResponse,
        viewer: people.LocalPerson,
        page: asyncio.Queue[Change | None],
        first: Change,
    ) -> bool:
        """Tell a page the changes of a moment, each message once; False when it has to end."""
        await asyncio.sleep(_SETTLE)
        changes: dict[tuple[int, int], Change] = {first[1:]: first}
        while not page.empty():
            change = page.get_nowait()
            if change is None:
                return False
            changes[change[1:]] = change
        for kind, channel_id, message_id in changes.values():
            if kind == "world":
                await _write(response, "hello", view.collect_page(self._world, viewer))
            elif kind == "gone":
                gone = {"channel": str(channel_id), "message": str(message_id)}
                await _write(response, "gone", gone)
            else:
                message = view.show_message(self._world, viewer, channel_id, message_id)
                if message is not None:
                    await _write(response, "message", message)
        await _write(response, "unread", view.count_unread(self._world))
        return True

    # ------------------------------------------------------------------ actions

    async def _take_action(self, request: web.Request) -> web.StreamResponse:
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            action = _decode_action(await request.read())
            outcome = await self._run_action(request.match_info["kind"], action)
        except CannotAct as refusal:
            outcome = {"kind": "refused", "why": refusal.why, **refusal.found}
        except (msgspec.DecodeError, LookupError, ValueError) as fault:
            raise web.HTTPBadRequest(text=repr(fault)) from fault
        return web.Response(body=_json(outcome), content_type="application/json")

    async def _run_action(self, kind: str, action: Action) -> dict[str, Any]:
        viewer = people.find_person(int(action.viewer)).id
        channel, message = int(action.channel), int(action.message)
        match kind:
            case "say":
                return self._actions.say(viewer, channel, action.content)
            case "command":
                return await self._actions.command(viewer, channel, action.path, action.options)
            case "complete":
                return await self._actions.complete(
                    viewer, channel, action.path, action.options, action.focused, action.typed
                )
            case "press":
                return await self._actions.press(viewer, channel, message, action.custom_id, action.values)
            case "submit":
                return await self._actions.submit(viewer, int(action.interaction), action.fields)
            case "read":
                self._world.mark_read(viewer, channel, message)
                return {"kind": "unread", "unread": view.count_unread(self._world)}
            case "advance":
                if not 1 <= action.hours <= _MOST_HOURS:
                    raise ValueError(action.hours)
                self._world.advance(action.hours)
                return {"kind": "advanced", "ahead": self._world.bot_clock.ahead}
            case "dismiss":
                return self._actions.dismiss(viewer, channel, message)
            case _:
                raise LookupError(kind)


async def _write(response: web.StreamResponse, event: str, data: object) -> None:
    await response.write(b"event: " + event.encode() + b"\ndata: " + _json(data) + b"\n\n")
