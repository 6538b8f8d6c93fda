"""Every place where a card (later a clan) acts on rules that do not know it: the one page of hooks.

Values get what the rules computed and return what it becomes; vetoes forbid; reactions are scripts, and
may ask.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.cochons.state import Fight, Side, State, Tile, Troop
from games.table.asks import Option, Reply
from games.table.facts import Saying, Seat
from games.table.hooks import Reaction, Value, Veto

Sequence: TypeAlias = Literal["2B", "3A", "3B"]

# ------------------------------------------------------------------------------------------ at any time


@dataclass(frozen=True, slots=True)
class Anytime:
    """Between two steps of the complete game, when no sealed step is under way (R-27, R-29)."""

    state: State
    seat: Seat


# ------------------------------------------------------------------------------------------ sB, 2B, travel


@dataclass(slots=True)
class Moment:
    """A moment at which a seat may act: in its own slot of a sequence, or in a gap between slots (R-21).

    `trips` are left to it in its own turn of 2B. Gaps exist in 2B and 3A, slots in 2B and 3B. `last` is where
    the pieces of the latest trip landed, by the name of the tile: so many Gorets and Gros Gruiks (P-9).
    """

    state: State
    seat: Seat
    trips: int
    gap: bool
    sequence: Sequence = "2B"
    last: tuple[tuple[str, int, int], ...] = ()

    @property
    def hand(self) -> list[str]:
        """The seat's cards."""
        return self.state.player(self.seat).hand

    @property
    def voyages(self) -> bool:
        """Whether trips may be made now: in one's turn, and in a gap right after somebody's turn (R-54)."""
        return self.sequence == "2B" and (not self.gap or self.state.slot > 0)

    @property
    def events(self) -> bool:
        """Whether this is a moment for events besides trips: one's own slot, or a gap window (R-21, R-58)."""
        return not self.gap or self.state.options.gap_windows


ANYWHERE: Final = 99
"""The reach of a ship that ignores distance (R-53); farther than any board."""


@dataclass(frozen=True, slots=True)
class Ship:
    """A card in hand that lengthens one trip to `reach` steps (R-51); `pay` is for a power used like a card."""

    card: str
    reach: int
    pay: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class Ticket:
    """A card in hand that gives one more trip (R-54); `pay` is for a power used like a card."""

    card: str
    pay: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Something a seat may do at a moment: an option, one more legality check, and what follows.

    `cardless` moves need no card in hand, so that all can see whether a seat without cards may still act.
    """

    option: Option
    legal: Callable[[Reply], Saying | None]
    play: Callable[[Reply], Awaitable[None]]
    cardless: bool = False


@dataclass(frozen=True, slots=True)
class Landing:
    """Pieces of a seat about to end a trip, or a part of it, on a tile."""

    state: State
    seat: Seat
    cell: str


Ships: TypeAlias = tuple[Ship, ...]
Moves: TypeAlias = Mapping[str, Move]
Tickets: TypeAlias = tuple[Ticket, ...]

ships: Final[Value[Ships, Moment]] = Value("2B.t: the ships that a seat may add to a trip")
tickets: Final[Value[Tickets, Moment]] = Value("2B: what gives a seat one more trip")
moves: Final[Value[Moves, Moment]] = Value("2B: what a seat may do besides a trip, by the option's name")
anytime: Final[Value[Moves, Anytime]] = Value("ANY: what a seat may do at any time, by the option's name")
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
