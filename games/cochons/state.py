"""The whole game as plain data, complete at every seam.

Seats are numbers and pieces are counts; no name of a person is here. A *tile* lies on a *cell* ("B4");
whatever stands on the tile hangs on the tile, so that two tiles can change places (R-60).
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from games.cochons.geometry import ordered
from games.cochons.options import Options
from games.table.decks import Deck
from games.table.facts import Seat

Colour: TypeAlias = Literal["red", "yellow", "blue"]
Kind: TypeAlias = Literal["planet", "double", "asteroid"]
Phase: TypeAlias = Literal[
    "setup",
    "building",
    "placement",
    "draw",
    "returns",
    "gap",
    "travel",
    "combats",
    "reorganisation",
    "elimination",
    "production",
    "new-troops",
]


class Glands(msgspec.Struct, frozen=True):
    """Acorns by colour: a recipe or a production."""

    red: int = 0
    yellow: int = 0
    blue: int = 0

    @property
    def total(self) -> int:
        """All colours together."""
        return self.red + self.yellow + self.blue

    def covers(self, recipe: "Glands") -> bool:
        """Whether no colour of the recipe is short; more than it asks does no harm (R-2)."""
        return self.red >= recipe.red and self.yellow >= recipe.yellow and self.blue >= recipe.blue

    def shared(self, recipe: "Glands") -> int:
        """How many acorns of the recipe are there (R-122)."""
        return min(self.red, recipe.red) + min(self.yellow, recipe.yellow) + min(self.blue, recipe.blue)


class Troop(msgspec.Struct):
    """One seat's pieces on one tile.

    `moved_…` of them have made their trip (or, in the reorganisation, their step); `landed` numbers this
    turn's landings, 0 for those who were there before.
    """

    seat: Seat
    gorets: int = 0
    gruiks: int = 0
    moved_gorets: int = 0
    moved_gruiks: int = 0
    landed: int = 0

    @property
    def size(self) -> int:
        """How many pieces; a Gros Gruik is one (R-55)."""
        return self.gorets + self.gruiks


class Tile(msgspec.Struct):
    """A hexagon and the troops on it in order of arrival: the first possesses it (S-16, R-67)."""

    name: str
    kind: Kind
    colour: Colour | None = None
    troops: list[Troop] = []

    @property
    def owner(self) -> Seat | None:
        """The possessor; an empty tile belongs to nobody (R-67)."""
        return self.troops[0].seat if self.troops else None

    @property
    def glands(self) -> int:
        """What it produces: 1, 2 for a double, nothing on an asteroid (S-25)."""
        return {"planet": 1, "double": 2, "asteroid": 0}[self.kind]

    def troop(self, seat: Seat) -> Troop | None:
        """The pieces of this seat here, if there are any."""
        return next((troop for troop in self.troops if troop.seat == seat), None)


class Player(msgspec.Struct):
    """What belongs to one seat; `gorets` and `gruiks` are its reserve."""

    clan: str = ""
    recipe: Glands = Glands()
    hand: list[str] = []
    gorets: int = 20
    gruiks: int = 3
    out: bool = False


class Side(msgspec.Struct):
    """One side of a combat; `stands` when it has said it will not flee any more."""

    seat: Seat
    attacking: bool
    laid: list[str] = []
    stands: bool = False


class Fight(msgspec.Struct):
    """The combat that is being fought, on the tile of this name."""

    tile: str
    attacker: Side
    defender: Side
    revealed: bool = False
    round: int = 0


class Trail(msgspec.Struct, frozen=True):
    """A trip made this turn, between the tiles of these names, for the arrows on the board."""

    seat: Seat
    start: str
    end: str
    pieces: int


class State(msgspec.Struct):
    """One game. `slot` counts the seats that have had their turn in the phase, `landings` the landings."""

    options: Options
    players: list[Player]
    phase: Phase = "setup"
    turn: int = 1
    order: list[Seat] = []
    slot: int = 0
    landings: int = 0
    supply: list[Tile] = []
    board: dict[str, Tile] = {}
    deck: Deck = msgspec.field(default_factory=Deck)
    passing: list[Seat] = []
    fight: Fight | None = None
    trails: list[Trail] = []

    def player(self, seat: Seat) -> Player:
        """What belongs to this seat."""
        return self.players[seat]

    def cells(self) -> list[str]:
        """The cells with a tile, in label order."""
        return ordered(self.board)

    def cell_of(self, tile: Tile) -> str:
        """Where a tile lies now."""
        return next(cell for cell, there in self.board.items() if there.name == tile.name)

    def tile_named(self, name: str) -> Tile:
        """The tile of this name."""
        return next(tile for tile in self.board.values() if tile.name == name)

    def troops_of(self, seat: Seat) -> Iterator[tuple[str, Troop]]:
        """The cells where a seat has pieces, in label order, with those pieces."""
        for cell in self.cells():
            troop = self.board[cell].troop(seat)
            if troop is not None:
                yield cell, troop

    def owned(self, seat: Seat) -> list[str]:
        """The cells of the tiles a seat possesses, in label order."""
        return [cell for cell in self.cells() if self.board[cell].owner == seat]

    def production(self, seat: Seat) -> Glands:
        """One gland for each coloured tile possessed, two for a double, counted afresh (S-25, R-96)."""
        counted = {"red": 0, "yellow": 0, "blue": 0}
        for tile in self.board.values():
            if tile.colour is not None and tile.owner == seat:
                counted[tile.colour] += tile.glands
        return Glands(**counted)
