"""Requests to Discord, counted below discord.py: which goes next, how long one may take, how many are refused.

discord.py waits out rate limits inside a call, and has no limit of its own below five minutes. A plain
time limit round a call would cut those waits short, and a limit on calls at once would let a few that
wait block all others. So both are kept where the bytes go: an aiohttp trace sees each request start and
end, lets it wait for its turn (`limiter.py`), and counts the answers that lead to a ban (401, 403, 429). It
sees those of the whole client, commands included: nothing that Discord counts leaves beside it.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Final

import aiohttp
from discord.http import Route
from multidict import CIMultiDictProxy
from yarl import URL

from bot.clock import Clock
from bot.delivery.discord_time import DiscordTime
from bot.delivery.invalid_requests import InvalidRequests
from bot.delivery.lane_claims import require_claim
from bot.delivery.limiter import Limiter
from bot.delivery.priorities import get_priority

__all__ = ["RateGuard"]

INVALID: Final = frozenset({401, 403, 429})
UNCOUNTED: Final = ("/interactions/", "/webhooks/")
"""Discord does not count answers to interactions: they are never kept waiting."""


@dataclass(slots=True)
class _Call:
    """The limits of a call: of its next step, set anew at each; of the whole, but for what it waits for its turn."""

    step: asyncio.Timeout
    whole: asyncio.Timeout


_CALL: Final[ContextVar[_Call | None]] = ContextVar("delivery_call", default=None)


class RateGuard:
    """Give `trace` to the client (`discord.Client(http_trace=rate_guard.trace)`) and make calls inside `call`.

    limiter: gives every request its turn, also those outside of calls. answer_seconds: how long one request may
    take. turn_seconds: how long a call may wait for its turn on top of what Discord asked it to wait.
    invalid: counts answers of the kind that leads to a ban (at 10,000 in ten minutes); after a thousand nothing is sent
    until they are old. observe: told how many seconds each request took once its turn had come.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        limiter: Limiter | None = None,
        answer_seconds: float = 15.0,
        turn_seconds: float = 300.0,
        invalid: InvalidRequests | None = None,
        observe: Callable[[float], None] = lambda _: None,
    ) -> None:
        self._clock: Final = clock
        self.discord_time: Final = DiscordTime(clock)
        self._limiter: Final = limiter or Limiter()
        self._answer = answer_seconds
        self._turn: Final = turn_seconds
        self._observe: Final = observe
        self._invalid: Final = invalid or InvalidRequests(clock)
        self._held_until = 0
        self.answered_at: int | None = None
        """When Discord last answered anything but a failure of its own or of a proxy before it."""
        self.trace: Final = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._on_start)
        self.trace.on_request_end.append(self._on_end)
        self.trace.on_request_exception.append(self._on_exception)

    @asynccontextmanager
    async def call(self, seconds: float | None = None) -> AsyncIterator[asyncio.Timeout]:
        """Bounds one call of discord.py. Raises TimeoutError: whether it had its effect is not known.

        seconds: for all of the call, also what Discord asks to be waited, but not what it waits for its turn. The limit
        that is given has expired where it took longer.
        """
        async with asyncio.timeout(seconds) as whole, asyncio.timeout(self._turn) as step:
            token = _CALL.set(_Call(step, whole))
            try:
                yield whole
            finally:
                _CALL.reset(token)

    def hold(self, until: int) -> None:
        """Send nothing until then: Discord refuses everything."""
        self._held_until = max(self._held_until, until)

    def closed_until(self) -> int:
        """Until when nothing is sent, unix milliseconds; 0 when nothing stops it."""
        now = self._clock.now()
        closed = max(self._held_until, self._invalid.find_end())
        return closed if closed > now else 0

    @property
    def invalid(self) -> int:
        """How many answers of the kind that leads to a ban came within ten minutes, to all processes."""
        return self._invalid.count()

    # -- called by aiohttp ---------------------------------------------------------------------------

    async def _on_start(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        call = _CALL.get()
        if not _is_counted(params.url):
            return
        if call is None:
            await self._limiter.enter(get_priority(), takes_place=False)
            request.began = time.monotonic()
            return
        left = _stop(call.whole)
        self._allow(call.step, self._turn)
        await self._limiter.enter(get_priority(), takes_place=True)
        request.place = True
        require_claim()  # it may have waited for long, here or in discord.py
        request.began = time.monotonic()
        if left is not None:
            self._allow(call.whole, left)
        self._allow(call.step, self._answer)

    async def _on_end(
        self, session: aiohttp.ClientSession, request: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        self._leave(request)
        headers = params.response.headers
        self.discord_time.note_date(headers.get("Date"))
        if params.response.status < 500:
            self.answered_at = self._clock.now()
        if params.response.status in INVALID and headers.get("X-RateLimit-Scope") != "shared":
            self._invalid.note()
        limited = params.response.status == 429
        if limited and _is_for_all(headers):
            self._limiter.pause(_seconds(headers.get("Retry-After")))
        call = _CALL.get()
        if call is not None:
            # Whatever Discord asks to be waited is waited by discord.py before the call returns.
            asked = [_seconds(headers.get(name)) for name in ("Retry-After", "X-RateLimit-Reset-After")]
            self._allow(call.step, max(asked) + (self._turn if limited else self._answer))

    async def _on_exception(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._leave(request)

    def _leave(self, request: SimpleNamespace) -> None:
        began = getattr(request, "began", None)
        if began is not None:
            self._observe(time.monotonic() - began)
        if getattr(request, "place", False):
            request.place = False
            self._limiter.leave()

    @staticmethod
    def _allow(limit: asyncio.Timeout, seconds: float) -> None:
        if not limit.expired():
            limit.reschedule(asyncio.get_running_loop().time() + seconds)


def _is_counted(url: URL) -> bool:
    """Whether Discord counts a request: the gateway and pictures are elsewhere, and answers are free."""
    base, path = Route.BASE, str(url)
    return path.startswith(base) and not path.removeprefix(base).startswith(UNCOUNTED)


def _is_for_all(headers: CIMultiDictProxy[str]) -> bool:
    """Whether a 429 is for the whole bot: without "Via" it comes from the proxy before Discord, and is a ban."""
    return headers.get("X-RateLimit-Scope") == "global" or "Via" not in headers


def _stop(limit: asyncio.Timeout) -> float | None:
    """Let a limit stand still; gives how many seconds were left of it, None if it has no end."""
    at = limit.when()
    if at is None or limit.expired():
        return None
    limit.reschedule(None)
    return at - asyncio.get_running_loop().time()


def _seconds(header: str | None) -> float:
    try:
        return float(header or 0)
    except ValueError:  # a date, from a proxy that is not Discord's own
        return 0.0
