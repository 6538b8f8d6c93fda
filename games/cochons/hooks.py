"""Every place where a card (later a clan) acts on rules that do not know it: the one page of hooks.

Values get what the rules computed and return what it becomes; vetoes forbid; reactions are scripts, and
may ask.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.cochons.parties import Party
from games.cochons.state import EXTRAS, Fight, Side, State, Tile, Troop
from games.table.asks import Pick, Reply
from games.table.facts import Saying, Seat
from games.table.hooks import Reaction, Value, Veto
from games.table.moves import Move, Moves

__all__ = ["Move", "Moves"]  # card files read this page

Sequence: TypeAlias = Literal["2B", "3A", "3B", "3C"]

# ------------------------------------------------------------------------------------------ at any time


@dataclass(frozen=True, slots=True)
class Anytime:
    """Between two steps of the complete game, also beside a sealed one; `answers`: what it has sealed so far (R-27)."""

    state: State
    seat: Seat
    answers: Callable[[], Collection[Reply]] = tuple

    @property
    def committed(self) -> frozenset[str]:
        """R-27: the seat's own cards that its sealed answers name, which are frozen until it names others."""
        values = [value for answer in self.answers() for value in answer.fields.values()]
        named = {name for value in values for name in (value if isinstance(value, tuple) else (value,))}
        return frozenset(card for card in self.state.player(self.seat).hand if card in named)


# ------------------------------------------------------------------------------------- 1A, draw; 1B, colonists


@dataclass(frozen=True, slots=True)
class Owner:
    """One seat with its cards."""

    state: State
    seat: Seat

    @property
    def hand(self) -> list[str]:
        """The seat's cards."""
        return self.state.player(self.seat).hand


Convoys: TypeAlias = Mapping[str, Callable[[], Awaitable[None]]]

hand_size: Final[Value[int, Owner]] = Value("1A.2: up to how many cards a seat draws")
drawn: Final[Reaction[State]] = Reaction("1A.2: everybody has drawn")
convoys: Final[Value[Convoys, Owner]] = Value(
    "1B.3: the cards of a seat that bring colonists of its own, with what turning them up does"
)

# ------------------------------------------------------------------------------ sB, 2B, travel; gaps; 3B


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
class CardlessMove(Move):
    """A move that needs no card in hand: all can see that a seat without cards may still act (R-22)."""


@dataclass(frozen=True, slots=True)
class Landing:
    """Pieces of a seat about to end a trip, or a part of it, on a tile."""

    state: State
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class Step:
    """Pieces of a seat about to leave a cell in the reorganisation; `homes` are where it had troops (R-86)."""

    state: State
    seat: Seat
    origin: str
    homes: tuple[str, ...]


Cells: TypeAlias = tuple[str, ...]
Ships: TypeAlias = tuple[Ship, ...]
Cards: TypeAlias = tuple[str, ...]
Tickets: TypeAlias = tuple[Ticket, ...]

ships: Final[Value[Ships, Moment]] = Value("2B.t: the ships that a seat may add to a trip")
tickets: Final[Value[Tickets, Moment]] = Value("2B: what gives a seat one more trip")
moves: Final[Value[Moves, Moment]] = Value("2B: what a seat may do besides a trip, by the option's name")
anytime: Final[Value[Moves, Anytime]] = Value("ANY: what a seat may do at any time, by the option's name")
steps: Final[Value[Cells, Step]] = Value("3B: the cells to which pieces may go from a cell")
landing: Final[Veto[Landing]] = Veto("2B: whether troops may land on a tile")

# -------------------------------------------------------------------------------------------- sC, combat


@dataclass(frozen=True, slots=True)
class Bout:
    """One combat as the rules see it: the fight, and the tile it is fought on."""

    state: State
    fight: Fight
    tile: Tile

    @property
    def sequence(self) -> Sequence:
        """The printed sequence in which it is fought: 3C where the Extra-Cochons attack, else 3A (R-93)."""
        return "3C" if self.state.phase == "extras" else "3A"

    def party(self, side: Side) -> Party | None:
        """Who stands on the tile for a side, pigs or Extra-Cochons; None when nobody is left."""
        if side.seat != EXTRAS:
            return self.tile.troop(side.seat)
        stacks = (self.tile.extras, self.tile.intruders)
        return next((one for one in stacks if one is not None and one.kind == side.kind), None)

    def troop(self, side: Side) -> Troop | None:
        """The pigs of a side on the tile, None when there are none."""
        return self.tile.troop(side.seat)

    def enemy(self, side: Side) -> Side:
        """The other side."""
        return self.fight.defender if side.attacking else self.fight.attacker

    @property
    def sides(self) -> tuple[Side, Side]:
        """Defender, attacker: the order in which both are asked."""
        return self.fight.defender, self.fight.attacker

    @property
    def decided(self) -> bool:
        """Whether a side has no piece left here (K9)."""
        return any(self.party(side) is None for side in self.sides)


@dataclass(frozen=True, slots=True)
class Striker:
    """One side of a bout, whose dice or strength are being counted."""

    bout: Bout
    side: Side


@dataclass(slots=True)
class Weighing:
    """K6: the technology of all cards laid, before it is decided whether the tile is disintegrated."""

    bout: Bout
    technology: int


@dataclass(slots=True)
class Round:
    """One round: both sides' dice lie on the table, `sides` says how many each of them has.

    `winner` is None until the dice stand, and after that when they are tied.
    """

    bout: Bout
    attack: list[int]
    defence: list[int]
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    winner: Side | None = None


@dataclass(frozen=True, slots=True)
class Reroll:
    """K7: a side may have a die rolled again, its own or the enemy's (R-79)."""

    fought: Round
    side: Side

    @property
    def state(self) -> State:
        """The table on which they fight."""
        return self.fought.bout.state

    @property
    def seat(self) -> Seat:
        """Whose side it is."""
        return self.side.seat


Targets: TypeAlias = Mapping[str, Pick]


@dataclass(frozen=True, slots=True)
class Layable:
    """What an event card does when it is laid face down in a fight (R-72).

    step     its place among the others at K5 (R-73)
    play     what happens when it is turned up; False when nothing does, its target being lost (R-25)
    targets  the fields of its sealed targets, the first copy laid being number 1; they may be left out
    legal    why the targets given for so many copies will not do
    """

    step: int
    play: Callable[[Bout, Side, str], Awaitable[bool]]
    targets: Callable[[Bout, Side, int], Targets] | None = None
    legal: Callable[[Reply, int], Saying | None] | None = None


Layables: TypeAlias = Mapping[str, Layable]

dice: Final[Value[tuple[int, ...], Striker]] = Value("K7: how many sides each die of this side has")
strength: Final[Value[int, Striker]] = Value("K7: what this side adds to its dice")
winner: Final[Value[Side | None, Round]] = Value("K7: the side that wins the round, None for a tie")
layables: Final[Value[Layables, State]] = Value("K2: the events that may be laid in fights, by their title")
rerolls: Final[Value[Moves, Reroll]] = Value("K7: ways to have a die rolled again, by the option's name")
rerolling: Final[Value[bool, Striker]] = Value("K7: whether, for all one can see, this side may have a way")
reins: Final[Value[Cards, Moment]] = Value("3C.0: the cards by which a seat leads the Extra-Cochons")
opened: Final[Reaction[Bout]] = Reaction("K1: before any card is laid")
weighed: Final[Reaction[Weighing]] = Reaction("K6: the technology is counted, nothing has happened yet")
struck: Final[Reaction[Round]] = Reaction("K7: the round is decided, nobody has fallen yet")

# --------------------------------------------------------------------------------------- 4B, 4C, the end

governors: Final[Value[int, Anytime]] = Value("4B: how many governors a seat receives")
senate: Final[Value[Moves, Anytime]] = Value("4C: what a seat may do at any moment of the election")
turn_over: Final[Reaction[State]] = Reaction("END: the turn is over, its marks are not cleared yet")
