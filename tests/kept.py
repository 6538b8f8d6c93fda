"""What one process of tests has once, and ends once: a browser, a process that forks others."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Generic, Protocol, TypeVar


class Closing(Protocol):
    """What is ended by `close`."""

    def close(self) -> None: ...


T = TypeVar("T", bound=Closing)


class Kept(Generic[T]):
    """The only one of this process: made when it is first wanted."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = cache(make)

    @contextmanager
    def use(self) -> Iterator[T]:
        """It, until the end of the block that ends first."""
        try:
            yield self._make()
        finally:
            if self._make.cache_info().currsize:
                self._make().close()
                self._make.cache_clear()
