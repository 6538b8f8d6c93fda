"""Requests to Discord, counted below discord.py: how long one may take, how many at once, how many refused.

discord.py waits out rate limits inside a call, and has no limit of its own below five minutes. A plain
time limit round a call would cut those waits short, and a limit on calls at once would let a few that
wait block all others. So both are kept where the bytes go: an aiohttp trace sees each request start and
end, and counts the answers that lead to a ban (401, 403, 429) for the whole client, commands included.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.clock import Clock
from bot.delivery.discord_time import DiscordTime

__all__ = ["RateGuard"]

INVALID: Final = frozenset({401, 403, 429})
_CALL: Final[ContextVar[asyncio.Timeout | None]] = ContextVar("delivery_call", default=None)


class RateGuard:
    """Give `trace` to the client (`discord.Client(http_trace=rate_guard.trace)`) and make calls inside `call`.

    at_once: requests of calls that may be under way together. answer_seconds: how long one request may
    take. turn_seconds: how long a call may wait for its turn on top of what Discord asked it to wait.
    invalid_limit, window_ms: so many answers of the kind that leads to a ban (at 10,000 in ten minutes),
    and nothing is sent until they are old.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        at_once: int = 8,
        answer_seconds: float = 15.0,
        turn_seconds: float = 300.0,
        invalid_limit: int = 1_000,
        window_ms: int = 600_000,
    ) -> None:
        self._clock: Final = clock
        self.discord_time: Final = DiscordTime(clock)
        self._places: Final = asyncio.Semaphore(at_once)
        self._answer = answer_seconds
        self._turn: Final = turn_seconds
        self._limit: Final = invalid_limit
        self._window: Final = window_ms
        self._invalid: Final[deque[int]] = deque(maxlen=invalid_limit)
        self._held_until = 0
        self.answered_at: int | None = None
        """When Discord last answered anything but a failure of its own or of a proxy before it."""
        self.trace: Final = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._on_start)
        self.trace.on_request_end.append(self._on_end)
        self.trace.on_request_exception.append(self._on_exception)

    @asynccontextmanager
    async def call(self) -> AsyncIterator[None]:
        """Bounds one call of discord.py. Raises TimeoutError: whether it had its effect is not known."""
        async with asyncio.timeout(self._turn) as limit:
            token = _CALL.set(limit)
            try:
                yield
            finally:
                _CALL.reset(token)

    def hold(self, until: int) -> None:
        """Send nothing until then: Discord refuses everything."""
        self._held_until = max(self._held_until, until)

    def closed_until(self) -> int:
        """Until when nothing is sent, unix milliseconds; 0 when nothing stops it."""
        now = self._clock.now()
        closed = self._held_until
        if len(self._invalid) == self._limit:
            closed = max(closed, self._invalid[0] + self._window)
        return closed if closed > now else 0

    @property
    def invalid(self) -> int:
        """How many answers of the kind that leads to a ban came within the window (at most the limit)."""
        since = self._clock.now() - self._window
        return sum(at > since for at in self._invalid)

    # -- called by aiohttp ---------------------------------------------------------------------------

    async def _on_start(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        limit = _CALL.get()
        if limit is None:
            return
        await self._places.acquire()
        request.place = True
        self._allow(limit, self._answer)

    async def _on_end(
        self, session: aiohttp.ClientSession, request: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        self._leave(request)
        headers = params.response.headers
        self.discord_time.note_date(headers.get("Date"))
        if params.response.status < 500:
            self.answered_at = self._clock.now()
        if params.response.status in INVALID and headers.get("X-RateLimit-Scope") != "shared":
            self._invalid.append(self._clock.now())
        limit = _CALL.get()
        if limit is not None:
            # Whatever Discord asks to be waited is waited by discord.py before the call returns.
            asked = [_seconds(headers.get(name)) for name in ("Retry-After", "X-RateLimit-Reset-After")]
            waits = max(asked) + (self._turn if params.response.status == 429 else self._answer)
            self._allow(limit, waits)

    async def _on_exception(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._leave(request)

    def _leave(self, request: SimpleNamespace) -> None:
        if getattr(request, "place", False):
            request.place = False
            self._places.release()

    @staticmethod
    def _allow(limit: asyncio.Timeout, seconds: float) -> None:
        if not limit.expired():
            limit.reschedule(asyncio.get_running_loop().time() + seconds)


def _seconds(header: str | None) -> float:
    try:
        return float(header or 0)
    except ValueError:  # a date, from a proxy that is not Discord's own
        return 0.0
