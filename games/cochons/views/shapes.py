"""What a viewer sees, as plain data: views/view.py makes it, and alone decides what is left out.

Tiles, troops and seats are structs, of which every view makes many: a struct is made in a tenth of the time.
"""

from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct

from games.cochons.state.glands import Glands
from games.cochons.state.state import Colour, Family, Kind, Monster, Phase
from games.election.state.tally import Count
from porc_royal.additions import NOTHING, Assembly
from porc_royal.facts import Saying, Seat


class TroopView(Struct, frozen=True):
    """One seat's pieces on a tile; `pinned` of them may not leave, `moved` of them have made their trip.

    `lent` of the Gros Gruiks are the Emperor's and go back to him at the end of the turn (R-66).
    """

    seat: Seat
    gorets: int
    gruiks: int
    moved: int
    pinned: int
    lent: int = 0

    @property
    def size(self) -> int:
        """How many pieces."""
        return self.gorets + self.gruiks


@dataclass(frozen=True, slots=True)
class ExtrasView:
    """A stack of Extra-Cochons; `attacking` when pigs stood there before them (R-43); what it throws, and adds."""

    kind: Monster
    number: int
    attacking: bool
    dice: tuple[int, ...]
    more: int


class TileView(Struct, frozen=True):
    """A tile on its cell, with the troops in order of arrival.

    Of a tile that lies on its back only the `family` is known: `kind` is None then, `planet` is "" (O-7, O-8).
    `feast` is whoever may still land there while the Fête du Gland lasts (R-57). `intruders` have come upon
    Extra-Cochons of another kind, and both must fight (R-89).
    """

    cell: str
    q: int
    r: int
    planet: str
    kind: Kind | None
    colour: Colour | None
    owner: Seat | None
    troops: tuple[TroopView, ...]
    family: Family
    extras: ExtrasView | None
    feast: Seat | None
    intruders: ExtrasView | None = None

    @property
    def explored(self) -> bool:
        """Whether its face is turned up."""
        return self.kind is not None

    @property
    def glands(self) -> int:
        """What it produces, as far as one can see."""
        return {"planet": 1, "double": 2}.get(self.kind or "", 0)

    def troop(self, seat: Seat) -> TroopView | None:
        """The pieces of a seat here."""
        return next((troop for troop in self.troops if troop.seat == seat), None)


class SeatView(Struct, frozen=True):
    """A player as the viewer sees him; `hand` is a number, `gorets` and `gruiks` are his reserve.

    recipe     None while the viewer may not know it (C-5)
    chips      how many colonist chips he was given this turn; `chip_values` None while they are secret (R-32)
    newcomers  Gorets and Gros Gruiks waiting to be placed
    markers    travel markers not spent yet; `marker` the one of this turn, 0 while there is none (C-36)
    """

    seat: Seat
    clan: str
    recipe: Glands | None
    production: Glands
    hand: int
    gorets: int
    gruiks: int
    out: bool
    chips: int
    chip_values: tuple[int, ...] | None
    newcomers: tuple[int, int]
    markers: tuple[int, ...]
    marker: int


@dataclass(frozen=True, slots=True)
class SideView:
    """A side of the fight; `laid` is None while the viewer may only know how many cards it laid.

    began  how many pieces it had when the fight began
    """

    seat: Seat
    number: int
    laid: tuple[str, ...] | None
    began: int = 0


@dataclass(frozen=True, slots=True)
class FightView:
    """The fight that is on."""

    cell: str
    round: int
    attacker: SideView
    defender: SideView


@dataclass(frozen=True, slots=True)
class TrailView:
    """A trip made this turn, from cell to cell."""

    seat: Seat
    start: str
    end: str
    pieces: int


@dataclass(frozen=True, slots=True)
class PileView:
    """Governors of one owner in front of a player (R-102)."""

    owner: Seat
    number: int


@dataclass(frozen=True, slots=True)
class BallotView:
    """The election: the piles by seat, who stands, who may not, and the votes that are known.

    caller   who calls the voters; `calling` those already called, of whom the first is being asked (R-100)
    sealed   whether votes are being written down in secret: who has voted is not to be seen
    counts   how many votes each candidate has, None unless only the tally is published: then `piles` say nothing of
             owners, and `votes` nothing at all
    """

    piles: tuple[tuple[Seat, tuple[PileView, ...]], ...]
    standing: tuple[Seat, ...]
    banned: tuple[Seat, ...]
    votes: tuple[tuple[Seat, Seat], ...]
    caller: Seat
    calling: tuple[Seat, ...]
    sealed: bool = False
    counts: tuple[Count, ...] | None = None

    def total(self, seat: Seat) -> int:
        """The governors in front of a player."""
        return sum(lot.number for one, lots in self.piles if one == seat for lot in lots)


@dataclass(frozen=True, slots=True)
class TradeView:
    """An offer of cards the viewer is a party to (R-28)."""

    by: Seat
    to: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as `viewer` (None: the public) may know it; `seats` stand in play order.

    complete    whether the complete rules are played
    presiding   the Porc Royal, or the first player while there is none; None before the order is known
    left        tiles not laid yet, by family, while the galaxy is built
    stock       the colonist chips drawn, for the Porc Royal's eyes only (R-32)
    plan        what the viewer has planned for the reorganisation, step by step: tiles, troops and cards are shown
                as they will be after it, if nobody comes in between (C-53)
    bans        landings forbidden this turn: whose, and on which cell (P-11)
    unnamed     whether only the tally of votes is published, so that nobody is ever allied
    stirred     the last turn in which pieces came to a tile where they had none, or fell
    recipes     those of the box, of which everybody was dealt one (R-2)
    """

    assembly: ClassVar[Assembly] = NOTHING

    viewer: Seat | None
    phase: Phase
    turn: int
    max_turns: int
    current: Seat | None
    seats: tuple[SeatView, ...]
    tiles: tuple[TileView, ...]
    hand: tuple[str, ...]
    pile: int
    discards: tuple[str, ...]
    fight: FightView | None
    trails: tuple[TrailView, ...]
    complete: bool
    royal: Seat | None
    presiding: Seat | None
    left: tuple[tuple[Family, int], ...]
    stock: tuple[int, ...]
    eaten: int
    ballot: BallotView | None
    coalitions: tuple[tuple[Seat, ...], ...]
    trades: tuple[TradeView, ...]
    bans: tuple[tuple[Seat, str], ...]
    plan: tuple[Saying, ...] = ()
    stirred: int = 0
    unnamed: bool = False
    recipes: tuple[Glands, ...] = ()

    def seat(self, seat: Seat) -> SeatView:
        """One player."""
        return next(one for one in self.seats if one.seat == seat)

    def tile(self, cell: str) -> TileView:
        """The tile on a cell."""
        return next(tile for tile in self.tiles if tile.cell == cell)
