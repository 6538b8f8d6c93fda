"""The limiter: requests leave at most as fast as Discord takes them from one bot, what people wait for first.

Discord counts the requests of the whole bot, takes fifty a second, and then refuses whatever it does; so the bot
stays below (`pace.py`). Where more is to be sent, the most urgent of those that wait goes next. So that nothing waits
for ever behind what is more urgent, one turn in `SHARE` is given to whoever has waited longest, whatever it is.

Nothing is promised to anybody: what waits here is owed in the outbox, or somebody's press waits for it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from dataclasses import dataclass
from typing import Final

from bot.clock import Clock, MonotonicClock
from bot.delivery.pace import OwnPace, Pace
from bot.delivery.priorities import LanePriority, Priority

__all__ = ["SHARE", "Limiter"]

SHARE: Final = 10


@dataclass(slots=True, eq=False)
class _Waiter:
    """A request that waits for its turn. takes_place: whether it counts among those under way together."""

    priority: LanePriority
    takes_place: bool
    since: int
    turn: asyncio.Future[None]


class Limiter:
    """Call `enter` before each request that Discord counts, and `leave` after those that take a place.

    sleep: waits seconds by the clock; tests give both. pace: when turns are, the bot's own unless it shares them.
    at_once: places, for requests of delivery under way together.
    observe: told of each request with its priority and for how many seconds it waited, for metrics.
    """

    def __init__(
        self,
        clock: Clock | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        pace: Pace | None = None,
        at_once: int = 8,
        observe: Callable[[Priority, float], None] = lambda *_: None,
    ) -> None:
        self._clock: Final = clock or MonotonicClock()
        self._sleep: Final = sleep
        self._pace: Final = pace or OwnPace(self._clock)
        self._observe: Final = observe
        self._places = at_once
        self._waiting: Final[list[_Waiter]] = []  # by age
        self._turns = 0
        self._paused_until = 0
        self._timer: asyncio.Task[None] | None = None

    async def enter(self, priority: LanePriority, *, takes_place: bool) -> None:
        """Wait for a turn. The priority may rise meanwhile."""
        turn = asyncio.get_running_loop().create_future()
        waiter = _Waiter(priority, takes_place, self._clock.now(), turn)
        self._waiting.append(waiter)
        self._give_turns()
        try:
            await turn
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
                self._stop_timer()
            elif takes_place:  # its turn came at the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """A request that took a place is over."""
        self._places += 1
        self._give_turns()

    def pause(self, seconds: float) -> None:
        """Discord wants nothing for so long."""
        self._paused_until = max(self._paused_until, self._clock.now() + round(seconds * 1000))

    # -- whose turn it is ------------------------------------------------------------------------------

    def _give_turns(self) -> None:
        """Let go whoever may, and see to it that the others have their turns in time."""
        while (waiter := self._choose()) is not None and self._is_time():
            self._turns += 1
            self._pace.take_turn()
            self._places -= waiter.takes_place
            self._waiting.remove(waiter)
            self._observe(waiter.priority.value, (self._clock.now() - waiter.since) / 1000)
            waiter.turn.set_result(None)
        if waiter is not None and self._timer is None:
            # Not in the context of whoever comes first: they may be at a turn of a table, whose row this must not use.
            self._timer = asyncio.create_task(self._keep_time(), name="limiter", context=Context())

    def _is_time(self) -> bool:
        wait = self._compute_wait()
        return wait is not None and wait <= 0

    def _compute_wait(self) -> float | None:
        """Until the next turn, in ms; None where the pace must be asked."""
        paused = self._paused_until - self._clock.now()
        return paused if paused > 0 else self._pace.compute_wait()

    def _choose(self) -> _Waiter | None:
        """The most urgent that has room, the older of two; now and then the oldest of all."""
        free = [
            one for one in self._waiting if not one.turn.done() and (self._places > 0 or not one.takes_place)
        ]
        if self._turns % SHARE == SHARE - 1:
            return next(iter(free), None)
        return min(free, key=lambda one: one.priority.value, default=None)

    async def _keep_time(self) -> None:
        """Sleep until the next turn, as long as somebody waits for time and not for a place."""
        try:
            while self._choose() is not None:
                wait = self._compute_wait()
                if wait is None:
                    await self._pace.fetch(len(self._waiting))
                elif wait > 0:
                    await self._sleep(wait / 1000)
                self._give_turns()
        finally:
            if self._timer is asyncio.current_task():
                self._timer = None

    def _stop_timer(self) -> None:
        if not self._waiting and self._timer is not None:
            self._timer.cancel()
            self._timer = None
