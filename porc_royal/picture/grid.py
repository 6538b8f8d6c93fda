"""Equal things in rows: the cards of a hand, the planets of a system, the entries of a legend."""

from collections.abc import Iterable
from dataclasses import dataclass

from porc_royal.scene import Group, Point, Shape


@dataclass(frozen=True, slots=True)
class Grid:
    """Places from left to right and from top to bottom, `across` and `down` pixels from one to the next."""

    columns: int
    across: int
    down: int
    left: int = 0
    top: int = 0

    def at(self, place: int) -> Point:
        """The upper left corner of a place, counted from 0."""
        row, column = divmod(place, self.columns)
        return self.left + column * self.across, self.top + row * self.down

    def height(self, count: int) -> int:
        """How tall the rows of so many things are."""
        return -(-count // self.columns) * self.down

    def lay(self, things: Iterable[tuple[Shape, ...]]) -> tuple[Shape, ...]:
        """Things drawn from (0, 0), each in its place."""
        return tuple(Group(thing, *self.at(place)) for place, thing in enumerate(things))
