"""An event loop whose time stands while anything can run, and jumps to the next timer when nothing can.

Nothing real passes: no socket, no thread, no second. So the same steps come in the same order every time, and a week
takes as long as what happens in it.
"""

import asyncio
import contextvars
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Final

MOST_STEPS: Final = 3_000_000
"""More than any game takes."""


class Stuck(Exception):
    """Everybody waits for ever, or goes on for ever while no time passes."""


class _NoSelector(selectors.SelectSelector):
    """Waits for no file: instead of waiting for a time it lets that time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.skip: Callable[[float], None] = lambda seconds: None

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck
        if timeout > 0:
            self.skip(timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """`steps` counts the steps of all tasks; before the one that `at_step` was told of, its function is called."""

    def __init__(self) -> None:
        selector = _NoSelector()
        super().__init__(selector)
        selector.skip = self._skip
        self._time = 0.0
        # After months the sum of two floats is only so exact; what is due so soon is due.
        self._clock_resolution = 1e-6
        self.steps = 0
        self._wanted: dict[int, tuple[Callable[[], None], contextvars.Context]] = {}

    def time(self) -> float:
        return self._time

    def _skip(self, seconds: float) -> None:
        self._time += seconds

    def at_step(self, number: int, act: Callable[[], None]) -> None:
        """Call `act` between two steps, when so many have been taken from now on."""
        self._wanted[self.steps + number] = act, contextvars.copy_context()

    def call_soon(  # type: ignore[override]  # the base class's signature has type variables of a newer Python
        self, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck
        if self._wanted and (wanted := self._wanted.pop(self.steps, None)) is not None:
            act, around = wanted
            super().call_soon(act, context=around)
        return super().call_soon(callback, *args, context=context)

    def run_in_executor(  # type: ignore[override]  # done at once, so the future is there already
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done: Final = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as fault:  # noqa: BLE001 - whatever it is, the caller awaits it
            done.set_exception(fault)
        return done
