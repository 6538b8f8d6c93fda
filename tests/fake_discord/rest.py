"""The REST interface: one place where every request is read, recorded, faulted, and carried out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import BodyPartReader, web

from .components import Json
from .faults import Fault, Refusal
from .gateway import cut
from .world import Request, World


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came in: the number in its field's name, its own name, its bytes."""

    number: int
    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read: ``body`` is its JSON or that of its ``payload_json``."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: list[Upload]


Answer = Json | list[Json] | None
Handler = Callable[..., Answer]
PREFIX: Final = re.compile(r"^/api(/v\d+)?(?=/)")


class Routes:
    """The routes that are served, each written ``METHOD /path`` with ``{}`` for every id."""

    def __init__(self) -> None:
        self._all: list[tuple[str, re.Pattern[str], Handler]] = []

    def add(self, route: str, handler: Handler) -> None:
        method, path = route.split()
        pattern = "".join(
            "([^/]+)" if part == "{}" else re.escape(part) for part in re.split(r"(\{\})", path)
        )
        self._all.append((method, re.compile(pattern + r"\Z"), handler))

    def find(self, method: str, path: str) -> tuple[Handler, tuple[str, ...]]:
        for each, pattern, handler in self._all:
            if each == method and (match := pattern.match(path)):
                return handler, match.groups()
        raise Refusal(404, 0, f"404: the fake Discord has no {method} {path}")


class Rest:
    """Serves requests. Handlers are plain functions: each takes effect at once and as a whole."""

    def __init__(self, world: World, routes: Routes) -> None:
        self._world: Final = world
        self._routes: Final = routes

    async def serve(self, request: web.Request) -> web.StreamResponse:
        call = await _read(request)
        fault = self._world.take(call.method, call.path)
        if fault is not None and fault.gate is not None and fault.before_effect:
            self._world.changed()
            await fault.gate.wait()
        failing = fault is not None and (fault.status is not None or fault.reset is not None)
        response = None
        if not (fault is not None and failing and fault.before_effect):
            response = self._carry_out(call)
        if fault is not None and fault.gate is not None and not fault.before_effect:
            self._world.changed()
            await fault.gate.wait()
        if fault is not None and failing:
            response = self._fail(fault, request)
        status = response.status if response is not None else 0
        names = [each.name for each in call.files]
        self._world.record(Request(call.method, call.path, call.body, names, status))
        if response is None:  # the connection is cut, nobody reads this
            return web.Response(status=500)
        return response

    def _carry_out(self, call: Call) -> web.Response:
        try:
            handler, ids = self._routes.find(call.method, call.path)
            answer = handler(call, *ids)
        except Refusal as refusal:
            return _json(refusal.json(), refusal.status, {})
        return web.Response(status=204) if answer is None else _good(call, answer)

    @staticmethod
    def _fail(fault: Fault, request: web.Request) -> web.Response | None:
        if fault.reset == "reset":
            cut(request)
        elif fault.reset == "close" and request.transport is not None:
            request.transport.close()
        if fault.reset is not None:
            return None
        answer = fault.answer()
        status = fault.status or 500
        if isinstance(answer, str):
            return web.Response(text=answer, content_type="text/html", status=status, headers=fault.headers)
        return _json(answer, status, fault.headers)


def _json(answer: Answer, status: int, headers: dict[str, str]) -> web.Response:
    """Return JSON whose type is exactly ``application/json``: with a charset the client reads text."""
    headers = headers | {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(answer).encode(), status=status, headers=headers)


def _good(call: Call, answer: Answer) -> web.Response:
    """Return a good answer, with the headers of an endless bucket: without any, clients queue up."""
    bucket = re.sub(r"\d+", "", call.method + call.path)[:60]
    limits = {"Limit": "1000", "Remaining": "999", "Reset-After": "1.000", "Bucket": bucket}
    hooks = call.path.startswith(("/interactions/", "/webhooks/"))
    headers = {} if hooks else {f"X-RateLimit-{key}": value for key, value in limits.items()}
    return _json(answer, 200, headers)


async def _read(request: web.Request) -> Call:
    body: Any = None
    files: list[Upload] = []
    # What `content_type` reads of it takes as long as all the rest.
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            if part.name == "payload_json":
                body = json.loads(await part.text())
            else:
                digits = re.findall(r"\d+", part.name or "")
                place = int(digits[0]) if digits else len(files)
                files.append(Upload(place, part.filename or "file", bytes(await part.read())))
    elif request.can_read_body:
        body = json.loads(await request.text() or "null")
    return Call(request.method, PREFIX.sub("", request.path), dict(request.query), body, files)
