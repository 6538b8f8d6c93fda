"""How a store is: its faults, its damage, its size; and the port that tells them."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from storage.errors import Fault

__all__ = ["Condition", "Size"]


class Size(Struct, frozen=True):
    """Bytes: what the database takes with its companions, and what the disk has left."""

    used: int
    free: int


class Condition(Protocol):
    """What whoever runs the bot must know of a store."""

    @property
    def unclean(self) -> bool:
        """Whether the last run ended without closing the store."""

    @property
    def timeline(self) -> str:
        """Another one since each restore: what was done after the moment of the copy is of a future that is lost."""

    @property
    def short_of_space(self) -> bool:
        """Whether the reserve was spent: finish what runs, refuse what is new."""

    async def regain(self) -> bool:
        """Try to keep space back again once it was spent; whether there is enough now."""

    @property
    def fault(self) -> Fault | None:
        """The fault after which the store has failed for good; once set, every write fails: exit."""

    @property
    def damage(self) -> Sequence[str]:
        """What was found damaged when it was last looked for, at the start or by `check`."""

    async def check(self) -> Sequence[str]:
        """Look for damage in everything, beside what goes on; gives it. The store fails where nothing works without it.

        What is damaged of single tables is found when they are loaded.
        """

    @property
    def unchecked(self) -> bool:
        """Whether it was too large for its small parts to be looked at before the start: then nobody has yet."""

    async def check_small(self) -> Sequence[str]:
        """The same in those parts alone."""

    async def measure(self) -> Size:
        """How large it is."""
