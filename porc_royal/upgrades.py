"""How a position that older rules wrote becomes one of today's: a game's steps from one rules version to the next.

    UPGRADES: Final = (Step(1, replays=False), Step(2, rename_planets))

They stand in the game's `upgrades.py` and are handed over in its `Game`. A field that is only added needs no step of
its own beyond one that leaves positions as they are: it reads as its default.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""JSON data as it was written."""
Plain: TypeAlias = dict[str, Json]
"""A position's state as it was written: an object of JSON."""


def keep_shape(state: Plain) -> Plain:
    """The step between versions whose positions look alike: their rules were corrected, and that is all."""
    return state


@dataclass(frozen=True, slots=True)
class Upgrade:
    """The step from rules version `written` to `written + 1`.

    rewrite  turns the plain data of a position of the one into that of the other
    replays  whether a log of version `written` may be played on. That the same is told of it is compared at every load;
             rules that tell the same and mean another game say no, and tables in flight are asked again
             (DEC-130, DEC-131).
    """

    written: int
    rewrite: Callable[[Plain], Plain] = keep_shape
    replays: bool = True
