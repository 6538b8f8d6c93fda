"""The whole game as plain data, complete at every seam.

Seats are numbers and pieces are counts; no name of a person is here. A *tile* lies on a *cell* ("B4");
whatever stands on the tile hangs on the tile, so that two tiles can change places (R-60).
"""

from collections.abc import Iterator
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from games.cochons.state.geometry import sort_cells
from games.cochons.state.glands import Glands
from games.cochons.state.options import Options
from games.cochons.state.players import Player
from games.election.state.ballot import Ballot
from porc_royal.additions import NOTHING, Assembly
from porc_royal.decks import Deck
from porc_royal.facts import Saying, Seat

Colour: TypeAlias = Literal["red", "yellow", "blue"]
Kind: TypeAlias = Literal["planet", "double", "asteroid", "sun"]
Family: TypeAlias = Literal["red", "yellow", "blue", "black"]
Monster: TypeAlias = Literal["pirate", "porcophage", "worm"]
Phase: TypeAlias = Literal[
    "setup",
    "building",
    "placement",
    "draw",
    "returns",
    "colonists",
    "order",
    "newcomers",
    "arrivals",
    "markers",
    "gap",
    "travel",
    "attack-gap",
    "combats",
    "reorganisation",
    "extras",
    "elimination",
    "production",
    "new-troops",
    "governors",
    "candidates",
    "voting",
    "end-of-turn",
]


EXTRAS: Final = Seat(-2)
"""Stands for the Extra-Cochons where a fight names its sides; they have no hand and are never asked."""


class Troop(msgspec.Struct):
    """One seat's pieces on one tile.

    `moved_…` of them have made their trip (or, in the reorganisation, their step); `landed` numbers this
    turn's landings, 0 for those who were there before. `lent` of the Gros Gruiks are the Emperor's (R-66).
    """

    seat: Seat
    gorets: int = 0
    gruiks: int = 0
    moved_gorets: int = 0
    moved_gruiks: int = 0
    landed: int = 0
    lent: int = 0

    @property
    def size(self) -> int:
        """How many pieces; a Gros Gruik is one (R-55)."""
        return self.gorets + self.gruiks


class Extras(msgspec.Struct):
    """A stack of Extra-Cochons of one kind; `attacking` when pigs stood there before them (R-43, R-83)."""

    kind: Monster
    number: int
    attacking: bool = False


class Tile(msgspec.Struct):
    """A hexagon and the troops on it in order of arrival: the first possesses it (S-16, R-67).

    `family` is the colour of its back (C-8); a tile that is not `explored` lies on that back (O-7, O-8).
    `feast` is whoever gave the Fête du Gland that lasts here, None without one; `host` may still land (R-57).
    `intruders` have come upon Extra-Cochons of another kind and must still fight them (R-89).
    """

    name: str
    kind: Kind
    colour: Colour | None = None
    troops: list[Troop] = []
    family: Family = "black"
    explored: bool = True
    extras: Extras | None = None
    feast: Seat | None = None
    intruders: Extras | None = None

    @property
    def owner(self) -> Seat | None:
        """The possessor; an empty tile belongs to nobody (R-67)."""
        return self.troops[0].seat if self.troops else None

    @property
    def host(self) -> Seat | None:
        """Who alone may land while a feast lasts: whoever possesses the tile now, else its giver (R-57, DEC-187)."""
        return self.feast if self.feast is None or self.owner is None else self.owner

    @property
    def glands(self) -> int:
        """What it produces: 1, 2 of its own colour for a double, nothing on an asteroid (S-25, R-3)."""
        return {"planet": 1, "double": 2, "asteroid": 0, "sun": 0}[self.kind]

    def troop(self, seat: Seat) -> Troop | None:
        """The pieces of this seat here, if there are any."""
        for troop in self.troops:
            if troop.seat == seat:
                return troop
        return None


class Side(msgspec.Struct):
    """One side of a combat; `stands` when it will not flee any more, `accepts` when it takes all dice as they fall.

    seat     whose pigs fight; `EXTRAS` for the Extra-Cochons, who hold no cards and are never asked
    laid     cards face down; `targets` the sealed targets of the events among them, by card, then by field
    kind     which Extra-Cochons they are; a third party may await the survivor of the fight (R-89)
    began    how many they were when the fight began
    """

    seat: Seat
    attacking: bool
    laid: list[str] = []
    stands: bool = False
    targets: dict[str, dict[str, str]] = {}
    accepts: bool = False
    kind: Monster | None = None
    began: int = 0


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


class Trade(msgspec.Struct):
    """Cards offered by one ally to another, not answered yet; what they are is known to the two only (R-28)."""

    by: Seat
    to: Seat
    cards: list[str]


class Draft(msgspec.Struct):
    """What a seat plans in secret: the table as the plan leaves it, and what will be told of each step (C-53)."""

    table: "State"
    told: list[Saying] = []


class State(msgspec.Struct):
    """One game. `slot` counts the seats that have had their turn in the phase, `landings` the landings.

    supply      tiles not laid yet; `box` the tiles that are not used, for Les Frémono and eaten planets (R-5)
    passing     seats that sit out the windows of this phase
    stock       colonist chips drawn by the Porc Royal and not given out yet, known to him alone (R-32)
    royal       the Porc Royal, None until the first election
    eaten       planets eaten by worms; `worms` how often one has appeared (R-45)
    bans        landings forbidden this turn, victim and name of the tile (P-11)
    ballot      the election under way
    coalitions  who voted for the same candidate in the last election (C-65)
    victim      whom the Porcus banned in the last election (P-2)
    trades      offers of cards between allies (C-20)
    caller      who calls the voters in the place of the Porc Royal (EV-22)
    calling     voters already called, in order: the first of them is being asked (R-100)
    drafts      what is being planned, as it will leave the table, each known to its seat alone (R-24, C-53)
    sketch      whether this is such a draft: nothing that is hidden is turned up on it
    stirred     the last turn in which pieces came to a tile where they had none, or fell
    """

    assembly: ClassVar[Assembly] = NOTHING

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
    box: list[Tile] = []
    stock: list[int] = []
    royal: Seat | None = None
    eaten: int = 0
    worms: int = 0
    bans: list[tuple[Seat, str]] = []
    ballot: Ballot | None = None
    coalitions: list[list[Seat]] = []
    victim: Seat | None = None
    trades: list[Trade] = []
    caller: Seat | None = None
    calling: list[Seat] = []
    drafts: dict[Seat, Draft] = {}
    sketch: bool = False
    stirred: int = 0

    @property
    def complete(self) -> bool:
        """Whether the complete rules are played, and not the simplified ones."""
        return self.options.rule_set == "complete"

    @property
    def travel_once(self) -> bool:
        """Whether a piece makes one trip a turn: in the complete game (C-40), else by the option (R-118, X-26)."""
        return self.complete or self.options.travel_once_per_piece

    @property
    def presiding(self) -> Seat:
        """The Porc Royal, be he out or away (R-95, X-18), or the first player while there is none (C-17, R-39).

        He judges nothing: the rules do (R-113).
        """
        return self.order[0] if self.royal is None else self.royal

    def player(self, seat: Seat) -> Player:
        """What belongs to this seat."""
        return self.players[seat]

    def cells(self) -> list[str]:
        """The cells with a tile, in label order."""
        return list(sort_cells(tuple(self.board)))

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
