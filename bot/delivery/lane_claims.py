"""What a lane's task may still do: nothing, once another process may have taken the lane (DEC-535).

A process that stood still for longer than its claim goes on where it was; what it would send then is older than what
the other has sent since, and the names that it would note are those of older messages.
"""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

__all__ = ["LaneLost", "require_claim", "set_claim"]


class LaneLost(Exception):
    """The lane is another's: whoever has it does again what was not written down."""


_IS_CLAIMED: Final[ContextVar[Callable[[], bool]]] = ContextVar("is_claimed", default=lambda: True)


def set_claim(is_claimed: Callable[[], bool]) -> None:
    """Let what this task asks Discord depend on whether its lane is claimed still."""
    _IS_CLAIMED.set(is_claimed)


def require_claim() -> None:
    """Raises LaneLost. What belongs to no lane may go on."""
    if not _IS_CLAIMED.get()():
        raise LaneLost
