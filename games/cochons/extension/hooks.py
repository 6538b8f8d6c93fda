"""Every place where a card or a clan acts on rules that do not know it: the one page of hooks.

Values get what the rules computed and return what it becomes; vetoes forbid. A *figure* is a value that powers of clans
change, too, after the cards (`cards.add`); a *moment* is one at which they act, and may ask (`in_play.py`). What any of
them gets has `state`, the table, and `seats`, whose powers may act on it.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from games.cochons.extension.bouts import (
    Bout,
    Layable,
    Layables,
    Reroll,
    Round,
    Sequence,
    Striker,
    Targets,
    Weighing,
)
from games.cochons.extension.in_play import POWERS
from games.cochons.state.state import Side, State
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.hooks import Value, Veto
from porc_royal.moves import Move, Moves
from porc_royal.powers import Figure, Moment

__all__ = [  # card files and powers read this page
    "Bout",
    "Layable",
    "Layables",
    "Move",
    "Moves",
    "Reroll",
    "Round",
    "Striker",
    "Targets",
    "Weighing",
]


@dataclass(frozen=True, slots=True)
class OfSeat:
    """What is about one seat: a question put to it, a figure computed for it."""

    state: State
    seat: Seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Nobody else's powers act on it."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class OfAll:
    """What is about all players."""

    state: State

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All of them act, in play order."""
        return tuple(self.state.order)


# ------------------------------------------------------------------------------------------ at any time


@dataclass(frozen=True, slots=True)
class Anytime(OfSeat):
    """Between two steps of the complete game, also beside a sealed one; `answers`: what it has sealed so far (R-27)."""

    answers: Callable[[], Collection[Reply]] = tuple

    @property
    def committed(self) -> frozenset[str]:
        """R-27: the seat's own cards that its sealed answers name, which are frozen until it names others."""
        values = [value for answer in self.answers() for value in answer.fields.values()]
        named = {name for value in values for name in (value if isinstance(value, tuple) else (value,))}
        return frozenset(card for card in self.state.player(self.seat).hand if card in named)


# ------------------------------------------------------------------------------------- 1A, draw; 1B, colonists


@dataclass(frozen=True, slots=True)
class Owner(OfSeat):
    """One seat with its cards."""

    @property
    def hand(self) -> list[str]:
        """The seat's cards."""
        return self.state.player(self.seat).hand


Convoys: TypeAlias = Mapping[str, Callable[[], Awaitable[None]]]

hand_size: Final[Figure[int, Owner]] = Figure("1A.2: up to how many cards a seat draws", POWERS)
drawn: Final[Moment[OfAll]] = Moment("1A.2: everybody has drawn", POWERS)
convoys: Final[Value[Convoys, Owner]] = Value(
    "1B.3: the cards of a seat that bring colonists of its own, with what turning them up does"
)

# ------------------------------------------------------------------------------ sB, 2B, travel; gaps; 3B


@dataclass(slots=True)
class SeatMoment:
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
    def seats(self) -> tuple[Seat, ...]:
        """Nobody else's powers act on it."""
        return (self.seat,)

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
class CardlessMove(Move):
    """A move that needs no card in hand: all can see that a seat without cards may still act (R-22)."""


@dataclass(frozen=True, slots=True)
class Landing(OfSeat):
    """Pieces of a seat about to end a trip, or a part of it, on a tile."""

    cell: str


@dataclass(frozen=True, slots=True)
class Departure(OfSeat):
    """Pieces of a seat about to leave a cell in the reorganisation; `homes` are where it had troops (R-86)."""

    origin: str
    homes: tuple[str, ...]


Cells: TypeAlias = tuple[str, ...]
Ships: TypeAlias = tuple[Ship, ...]
Cards: TypeAlias = tuple[str, ...]
Tickets: TypeAlias = tuple[Ticket, ...]

ships: Final[Figure[Ships, SeatMoment]] = Figure("2B.t: the ships that a seat may add to a trip", POWERS)
tickets: Final[Figure[Tickets, SeatMoment]] = Figure("2B: what gives a seat one more trip", POWERS)
voyages: Final[Figure[Moves, SeatMoment]] = Figure("2B: trips of other kinds, by the option's name", POWERS)
moves: Final[Figure[Moves, SeatMoment]] = Figure("2B: what a seat may do besides a trip, likewise", POWERS)
anytime: Final[Value[Moves, Anytime]] = Value("ANY: what a seat may do at any time, by the option's name")
steps: Final[Figure[Cells, Departure]] = Figure("3B: the cells to which pieces may go from a cell", POWERS)
landing: Final[Veto[Landing]] = Veto("2B: whether troops may land on a tile")

# -------------------------------------------------------------------------------------------- sC, combat


dice: Final[Value[tuple[int, ...], Striker]] = Value("K7: how many sides each die of this side has")
strength: Final[Value[int, Striker]] = Value("K7: what this side adds to its dice")
winner: Final[Figure[Side | None, Round]] = Figure("K7: the side that wins the round, None for a tie", POWERS)
layables: Final[Value[Layables, State]] = Value("K2: the events that may be laid in fights, by their title")
rerolls: Final[Figure[Moves, Reroll]] = Figure(
    "K7: ways to have a die rolled again, by the option's name", POWERS
)
rerolling: Final[Figure[bool, Striker]] = Figure(
    "K7: whether, for all one can see, a side may have a way", POWERS
)
reins: Final[Value[Cards, SeatMoment]] = Value("3C.0: the cards by which a seat leads the Extra-Cochons")
opened: Final[Moment[Bout]] = Moment("K1: before any card is laid", POWERS)
weighed: Final[Moment[Weighing]] = Moment("K6: the technology is counted, nothing has happened yet", POWERS)
struck: Final[Moment[Round]] = Moment("K7: the round is decided, nobody has fallen yet", POWERS)

# --------------------------------------------------------------------------------------- 4B, 4C, the end

governors: Final[Figure[int, Anytime]] = Figure("4B: how many governors a seat receives", POWERS)
senate: Final[Figure[Moves, Anytime]] = Figure("4C: what a seat may do at any moment of the election", POWERS)
turn_over: Final[Moment[OfAll]] = Moment("END: the turn is over, its marks are not cleared yet", POWERS)
