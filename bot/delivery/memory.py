"""What delivery remembers of channels, people and messages while it runs: never more than so much."""

from collections.abc import MutableMapping, MutableSet
from typing import Any, Final

__all__ = ["MOST", "make_room"]

MOST: Final = 10_000
"""Of each kind; what is still needed is soon there again, from the store or from Discord."""


def make_room(kept: MutableSet[Any] | MutableMapping[Any, Any]) -> None:
    """Forget everything once it is a lot: to be called before something is added."""
    if len(kept) >= MOST:
        kept.clear()
