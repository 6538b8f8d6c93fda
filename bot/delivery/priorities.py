"""Priorities: what goes first where more is to be sent at once than Discord takes."""

from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

__all__ = ["LanePriority", "Priority", "get_priority", "set_priority"]


class Priority(IntEnum):
    """Kinds of requests, the most urgent first. The numbers stand in the outbox."""

    QUESTION = 0
    """Somebody waits for it: answers, questions, hands, and all else that is said in private; calls in a channel."""
    STORY = 1
    """What happened, told in a new message of a channel."""
    BOARD = 2
    """The table as it stands, shown or changed in place: a later one shows as much."""
    TIDYING = 3
    """What old messages still look like."""


@dataclass(slots=True, eq=False)
class LanePriority:
    """The priority of a lane under way; it rises where something more urgent is owed behind what waits."""

    value: Priority

    def raise_to(self, priority: int) -> None:
        """Nothing, where it is as urgent already."""
        self.value = min(self.value, Priority(priority))


_PRIORITY: Final[ContextVar[LanePriority | None]] = ContextVar("priority", default=None)


def set_priority(priority: LanePriority) -> None:
    """Let the requests of this task have this priority."""
    _PRIORITY.set(priority)


def get_priority() -> LanePriority:
    """That of the requests made now. Outside of lanes somebody waits for them, who has pressed or typed something."""
    return _PRIORITY.get() or LanePriority(Priority.QUESTION)
