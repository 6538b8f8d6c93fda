"""Every place where a card (later a clan) acts on rules that do not know it: the one page of hooks.

Values get what the rules computed and return what it becomes; vetoes forbid; reactions are scripts, and
may ask.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from games.cochons.state import Fight, Side, State, Tile, Troop
from games.table.asks import Option, Reply
from games.table.facts import Saying, Seat
from games.table.hooks import Reaction, Value, Veto

# --------------------------------------------------------------------------------------------- sB, travel


@dataclass(slots=True)
class Moment:
    """A moment at which a seat may act in sB: its turn, with `trips` left, or a gap between travellers."""

    state: State
    seat: Seat
    trips: int
    gap: bool

    @property
    def hand(self) -> list[str]:
        """The seat's cards."""
        return self.state.player(self.seat).hand

    @property
    def voyages(self) -> bool:
        """Whether trips may be made now: in one's turn, and in a gap right after somebody's turn (R-54)."""
        return not self.gap or self.state.slot > 0


@dataclass(frozen=True, slots=True)
class Ship:
    """A card in hand that lengthens one trip to `reach` steps (R-51)."""

    card: str
    reach: int


@dataclass(frozen=True, slots=True)
class Move:
    """Something a seat may do at a moment of sB: an option, one more legality check, and what follows."""

    option: Option
    legal: Callable[[Reply], Saying | None]
    play: Callable[[Reply], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Landing:
    """Pieces of a seat about to end a trip, or a part of it, on a tile."""

    state: State
    seat: Seat
    cell: str


Ships: TypeAlias = tuple[Ship, ...]
Moves: TypeAlias = Mapping[str, Move]
Tickets: TypeAlias = tuple[str, ...]

ships: Final[Value[Ships, Moment]] = Value("2B.t: the ship cards that a seat may add to a trip")
tickets: Final[Value[Tickets, Moment]] = Value("2B.w: the cards that pay for a trip in a gap")
moves: Final[Value[Moves, Moment]] = Value("2B: what a seat may do besides a trip, by the option's name")
landing: Final[Veto[Landing]] = Veto("2B: whether troops may land on a tile")

# -------------------------------------------------------------------------------------------- sC, combat


@dataclass(frozen=True, slots=True)
class Bout:
    """One combat as the rules see it: the fight, and the tile it is fought on."""

    state: State
    fight: Fight
    tile: Tile

    def troop(self, side: Side) -> Troop | None:
        """The pieces of a side on the tile, None when there are none left."""
        return self.tile.troop(side.seat)

    @property
    def sides(self) -> tuple[Side, Side]:
        """Defender, attacker: the order in which both are asked."""
        return self.fight.defender, self.fight.attacker

    @property
    def decided(self) -> bool:
        """Whether a side has no piece left here (K9)."""
        return any(self.troop(side) is None for side in self.sides)


@dataclass(frozen=True, slots=True)
class Striker:
    """One side of a bout, whose dice or strength are being counted."""

    bout: Bout
    side: Side


@dataclass(slots=True)
class Round:
    """One round: both sides' dice lie on the table and may still be changed."""

    bout: Bout
    attack: list[int]
    defence: list[int]


technology: Final[Value[int, Bout]] = Value("K6: the technology of the cards laid by both sides")
dice: Final[Value[tuple[int, ...], Striker]] = Value("K7: how many sides each die of this side has")
strength: Final[Value[int, Striker]] = Value("K7: what this side adds to its dice")
winner: Final[Value[Side | None, Round]] = Value("K7: the side that wins the round, None for a tie")
opened: Final[Reaction[Bout]] = Reaction("K1: before any card is laid")
revealed: Final[Reaction[Bout]] = Reaction("K5: the cards laid by both sides are turned up")
rolled: Final[Reaction[Round]] = Reaction("K7: both sides have rolled, nothing is compared yet")
