"""Where the systems stand: clockwise round the warp and the gate, in two columns."""

from collections.abc import Sequence
from typing import Final

from games.cosmic.picture.centre import HEIGHT as CENTRE
from games.cosmic.picture.places import WIDTH as SYSTEM
from games.cosmic.picture.places import find_globe
from games.cosmic.picture.shown import SystemShown
from games.cosmic.picture.systems import measure_system, measure_tags
from porc_royal.scene import Point

WIDTH: Final = 1080
MARGIN: Final = 16
GAP: Final = 16


class Ring:
    """The corner and height of every system, and the band between them; `height` is all of it from `top` on."""

    def __init__(self, systems: Sequence[SystemShown], top: int) -> None:
        self.systems = systems
        rows = _rows(len(systems))
        above = len(rows) // 2
        self.corners: dict[int, Point] = {}
        self.heights: dict[int, int] = {}
        self.centre: Point = (MARGIN, top)
        here = top
        for place, row in enumerate(rows):
            if place == above:
                self.centre = (MARGIN, here)
                here += CENTRE + GAP
            here += measure_tags()
            left = MARGIN if len(row) > 1 else (WIDTH - SYSTEM) // 2
            tallest = max(measure_system(systems[which]) for which in row)
            for column, which in enumerate(row):
                self.heights[which] = tallest
                self.corners[which] = (left + column * (SYSTEM + GAP), here)
            here += tallest + GAP
        if not rows:
            here += CENTRE + GAP
        self.height = here - top

    def find_world(self, world: str) -> Point | None:
        """Where a world is; None when there is no such world."""
        for which, system in enumerate(self.systems):
            for place, each in enumerate(system.worlds):
                if each.id == world:
                    (left, top), (x, y) = self.corners[which], find_globe(place)
                    return left + x, top + y
        return None


def _rows(count: int) -> list[tuple[int, ...]]:
    """The systems of each row, from left to right: down the right side, up the left, an odd one at the bottom."""
    if count == 0:
        return []
    rows: list[tuple[int, ...]] = [(0, 1)[: min(count, 2)]]
    first, last = 2, count - 1
    while first < last:
        rows.append((last, first))
        first, last = first + 1, last - 1
    return [*rows, (first,)] if first == last else rows
