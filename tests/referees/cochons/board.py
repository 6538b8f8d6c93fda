"""The board as the referee keeps it: tiles, and who stands on them in order of arrival."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from games.cochons.views.view import ExtrasView, TileView, View
from tests.referees.cochons.hexes import Map
from tests.referees.cochons.printed import COLOURS

WORTH = {"planet": 1, "double": 2}


@dataclass(slots=True)
class Pigs:
    """One player's pieces on a tile; those `tired` have made their trip this turn, or their step (R-49, R-86)."""

    seat: int
    gorets: int = 0
    gruiks: int = 0
    tired_gorets: int = 0
    tired_gruiks: int = 0

    @property
    def size(self) -> int:
        """How many pieces; a Gros Gruik is one (R-55)."""
        return self.gorets + self.gruiks

    def loses(self, gorets: int, gruiks: int) -> None:
        """Pieces go, those that have not travelled first."""
        self.gorets, self.gruiks = self.gorets - gorets, self.gruiks - gruiks
        self.tired_gorets = max(0, min(self.tired_gorets, self.gorets))
        self.tired_gruiks = max(0, min(self.tired_gruiks, self.gruiks))

    def joined(self, other: "Pigs") -> None:
        """Others of the same player come."""
        self.gorets, self.gruiks = self.gorets + other.gorets, self.gruiks + other.gruiks
        self.tired_gorets += other.tired_gorets
        self.tired_gruiks += other.tired_gruiks


@dataclass(slots=True)
class Pack:
    """A stack of Extra-Cochons."""

    kind: str
    number: int

    @property
    def size(self) -> int:
        """How many pieces."""
        return self.number


@dataclass(slots=True)
class Ground:
    """A tile; `here` in order of arrival, packs that came upon pigs after all of them (C-55, R-43)."""

    family: str
    kind: str | None
    colour: str | None
    here: list[Pigs | Pack] = field(default_factory=list)
    feast: int | None = None
    banned: set[int] = field(default_factory=set)

    @property
    def pigs(self) -> list[Pigs]:
        """The players' troops."""
        return [one for one in self.here if isinstance(one, Pigs)]

    @property
    def packs(self) -> list[Pack]:
        """The Extra-Cochons."""
        return [one for one in self.here if isinstance(one, Pack)]

    @property
    def owner(self) -> int | None:
        """R-67: the first who came and is still there."""
        return self.pigs[0].seat if self.pigs else None

    @property
    def host(self) -> int | None:
        """R-57: at a feast, whoever holds the tile now, and its giver where nobody does."""
        return self.feast if self.feast is None or self.owner is None else self.owner

    def of(self, seat: int) -> Pigs:
        """A player's pieces; none where there are none."""
        return next((one for one in self.pigs if one.seat == seat), Pigs(seat))

    def party(self, who: int | str) -> Pigs | Pack | None:
        """A player's troop, or the pack of a kind."""
        return next(
            (one for one in self.here if who == (one.seat if isinstance(one, Pigs) else one.kind)), None
        )

    def lands(self, more: Pigs) -> bool:
        """Pieces come; whether they are new there, among others (R-50)."""
        mine = self.of(more.seat)
        if mine.size:
            mine.joined(more)
            return False
        late = next((n for n, one in enumerate(self.here) if isinstance(one, Pack) and n), len(self.here))
        self.here.insert(late, more)
        return len(self.here) > 1

    def tidy(self) -> None:
        """Whoever has nobody left is gone."""
        self.here = [one for one in self.here if one.size > 0]

    def pinned(self, seat: int) -> int:
        """R-55: the possessor keeps one piece for each that came upon him, players' and Extra-Cochons' alike."""
        if not self.here or self.owner != seat or not isinstance(self.here[0], Pigs):
            return 0
        return min(self.here[0].size, sum(one.size for one in self.here[1:]))

    def shape(self) -> tuple[object, ...]:
        """What must be as the table shows it."""
        pigs = tuple((one.seat, one.gorets, one.gruiks) for one in self.pigs)
        packs = tuple((one.kind, one.number) for one in self.packs)
        first = isinstance(self.here[0], Pack) if self.here else False
        return self.family, self.kind, self.colour, pigs, packs, first and bool(pigs), self.host


class Board:
    """All tiles, by cell."""

    def __init__(self, view: View, galaxy: str) -> None:
        self.galaxy = galaxy
        self.tiles: dict[str, Ground] = {}
        self.at: dict[str, tuple[int, int]] = {}
        self.take(view)

    def take(self, view: View) -> None:
        """Lay the board as it is shown."""
        self.tiles = {tile.cell: ground(tile) for tile in view.tiles}
        self.at = {tile.cell: (tile.q, tile.r) for tile in view.tiles}
        self._map: Map | None = None

    @property
    def map(self) -> Map:
        """Where the tiles lie now."""
        suns = {cell for cell, tile in self.tiles.items() if tile.kind == "sun"}
        if self._map is None or self._map.suns != suns or len(self._map.at) != len(self.at):
            self._map = Map(self.at, suns, self.galaxy)
        return self._map

    def pieces(self, seat: int) -> tuple[int, int]:
        """How many Gorets and Gros Gruiks a player has on the board."""
        mine = [tile.of(seat) for tile in self.tiles.values()]
        return sum(one.gorets for one in mine), sum(one.gruiks for one in mine)

    def troops(self, seat: int) -> Iterator[tuple[str, Pigs]]:
        """Where a player stands."""
        for cell, tile in self.tiles.items():
            if (mine := tile.of(seat)).size:
                yield cell, mine

    def glands(self, seat: int) -> tuple[int, int, int]:
        """S-25, C-57: one for each coloured planet possessed, two for a double, none for asteroids."""
        made = dict.fromkeys(COLOURS, 0)
        for tile in self.tiles.values():
            if tile.colour is not None and tile.owner == seat:
                made[tile.colour] += WORTH.get(tile.kind or "", 0)
        return made["red"], made["yellow"], made["blue"]

    def rested(self) -> None:
        """All pieces may go again."""
        for tile in self.tiles.values():
            for one in tile.pigs:
                one.tired_gorets = one.tired_gruiks = 0

    def differences(self, view: View) -> list[str]:
        """Where the table does not show what was told."""
        shown = {tile.cell: ground(tile).shape() for tile in view.tiles}
        kept = {cell: tile.shape() for cell, tile in self.tiles.items()}
        return [
            f"{cell}: told {kept.get(cell)}, shown {shown.get(cell)}"
            for cell in sorted({*shown, *kept})
            if shown.get(cell) != kept.get(cell)
        ]


def ground(tile: TileView) -> Ground:
    """A tile as it is shown."""
    pigs: list[Pigs | Pack] = [Pigs(int(one.seat), one.gorets, one.gruiks) for one in tile.troops]
    first = tile.extras is not None and not tile.extras.attacking
    here = [*_pack(tile.extras), *pigs] if first else [*pigs, *_pack(tile.extras)]
    here += _pack(tile.intruders)
    return Ground(tile.family, tile.kind, tile.colour, here, tile.feast)


def _pack(shown: ExtrasView | None) -> list[Pigs | Pack]:
    return [] if shown is None else [Pack(shown.kind, shown.number)]
