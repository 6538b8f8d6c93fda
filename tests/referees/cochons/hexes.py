"""Where tiles touch, and how far it is from one to another (section G), from the coordinates that are shown."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, TypeAlias

Axial: TypeAlias = tuple[int, int]

SIDES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PASSAGE: Final = frozenset({(0, -2), (1, -2), (2, -2)})
"""G.6: the road between the twins."""


def round_about(cell: Axial) -> list[Axial]:
    """The six cells that touch one."""
    return [(cell[0] + q, cell[1] + r) for q, r in SIDES]


def rim(tiles: Collection[Axial]) -> set[Axial]:
    """R-12: tiles with a side to the void outside; a hole makes no rim."""
    qs, rs = [cell[0] for cell in tiles], [cell[1] for cell in tiles]
    box = (min(qs) - 2, max(qs) + 2, min(rs) - 2, max(rs) + 2)
    start = (box[0], box[2])
    void, todo = {start}, [start]
    while todo:
        for near in round_about(todo.pop()):
            inside = box[0] <= near[0] <= box[1] and box[2] <= near[1] <= box[3]
            if inside and near not in tiles and near not in void:
                void.add(near)
                todo.append(near)
    return {cell for cell in tiles if any(near in void for near in round_about(cell))}


class Map:
    """The galaxy as it lies: cells with tiles, which of them the sun is, and which edges are one (O-3, O-5)."""

    def __init__(self, at: Mapping[str, Axial], suns: Collection[str], galaxy: str) -> None:
        self.at = dict(at)
        self.cells = {where: cell for cell, where in at.items()}
        self.suns = frozenset(suns)
        self.galaxy = galaxy
        self.rim = {self.cells[where] for where in rim(self.cells)} - self.suns
        if galaxy == "twins":
            self.rim = {cell for cell in self.rim if at[cell] not in PASSAGE}
        self.edges = self._edges()

    def touching(self, cell: str) -> set[str]:
        """The cells with a tile that share a side with this one."""
        return {self.cells[near] for near in round_about(self.at[cell]) if near in self.cells}

    def near(self, cell: str) -> set[str]:
        """One step away: side by side, or on the same edge (R-125, R-126)."""
        return self.touching(cell).union(*(edge for edge in self.edges if cell in edge)) - {cell}

    def steps(self, start: str, closed: Collection[str] = ()) -> dict[str, int]:
        """How many steps each cell is away over existing tiles (R-51); nobody enters or crosses `closed` ones."""
        found, edge, step = {start: 0}, [start], 0
        while edge:
            step += 1
            further = sorted({near for cell in edge for near in self.near(cell)} - found.keys())
            edge = [cell for cell in further if cell not in closed]
            found |= dict.fromkeys(edge, step)
        return found

    def whole(self) -> bool:
        """Whether all tiles hang together."""
        start = next(iter(self.at))
        return len(_spread(start, self.at, self.touching)) == len(self.at)

    def _edges(self) -> list[set[str]]:
        if self.galaxy == "freedom":
            return [self.rim]
        if self.galaxy != "twins":
            return []
        land = {cell for cell, where in self.at.items() if cell not in self.suns and where not in PASSAGE}
        twins: list[set[str]] = []
        for sun in self.suns:
            for gate in sorted(self.touching(sun) & land):
                if not any(gate in twin for twin in twins):
                    twins.append(_spread(gate, land, self.touching))
        return [twin & self.rim for twin in twins]


def _spread(start: str, among: Collection[str], near: Callable[[str], Iterable[str]]) -> set[str]:
    """What hangs together with a cell."""
    found, todo = {start}, [start]
    while todo:
        for one in near(todo.pop()):
            if one in among and one not in found:
                found.add(one)
                todo.append(one)
    return found
