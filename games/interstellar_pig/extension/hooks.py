"""Every place where an ability or a card acts on rules that do not know it: the one page of hooks.

Values get what the rules computed and return what it becomes; reactions are scripts, and may ask. A *figure* is a
value that abilities change, too, after the cards (`cards.add`). Gear acts through the needs it covers and arms through
the dice they add, which are printed (catalogue.py).
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec import Struct

from games.interstellar_pig.extension.in_play import ABILITIES, WHOEVER
from games.interstellar_pig.state.places import is_on_surface
from games.interstellar_pig.state.state import Character, Fight, Fighter, Need, Player, State
from porc_royal.additions import Assembly
from porc_royal.facts import Seat
from porc_royal.hooks import Reaction, Value
from porc_royal.moves import Move, Moves
from porc_royal.powers import Figure

__all__ = ["Move", "Moves"]  # card files read this page

# ------------------------------------------------------------------------------------------- characters

Needs: TypeAlias = tuple[Need, ...]


class Being(Struct, frozen=True):
    """A character, whoever plays it, in the game with these additions."""

    character: Character
    assembly: Assembly

    @property
    def seats(self) -> tuple[Seat, ...]:
        """One, whoever that is."""
        return (WHOEVER,)


needs: Final[Figure[Needs, Being]] = Figure(
    "IP-69, IP-71: what this character needs gear for on a planet", ABILITIES
)
gifts: Final[Figure[int, Being]] = Figure(
    "IP-20: how many further values this character may favour", ABILITIES
)
spare: Final[Figure[int, Being]] = Figure("IP-17: dice rolled beside the others and thrown out", ABILITIES)

# -------------------------------------------------------------------------------------- one's own turn


@dataclass(frozen=True, slots=True)
class Interlude:
    """A moment of an own turn at which cards may be played (R-30): before the move, or after it."""

    state: State
    seat: Seat
    before: bool

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.state.player(self.seat)


@dataclass(frozen=True, slots=True)
class PawnMove(Move):
    """The move of the turn, or what is made in its place: nothing else comes before it any more (IP-44, R-30)."""


started: Final[Reaction[Interlude]] = Reaction("T.2 START: before owed turns are counted")
moves: Final[Value[Moves, Interlude]] = Value("T.2 PRE, POST: what the mover may do, by the option's name")
orders: Final[Value[Moves, Interlude]] = Value("R-72: what a player may order while others are asked")
anytime: Final[Value[Moves, Interlude]] = Value("D-26: what anybody may do at any time, asked or not")

# ----------------------------------------------------------------------------------------- on the ground


@dataclass(frozen=True, slots=True)
class Visit:
    """A pawn that has come down on a planet, or has opened its envelope."""

    state: State
    seat: Seat
    planet: str

    @property
    def player(self) -> Player:
        """Who came."""
        return self.state.player(self.seat)


hazards: Final[Reaction[Visit]] = Reaction("T.3.3, R-64, R-66: what lies in wait in an envelope")

# ------------------------------------------------------------------------------------------------ combat


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a fight, whose commit, dice or score is looked at."""

    state: State
    fight: Fight
    fighter: Fighter

    @property
    def ground(self) -> bool:
        """Whether this is Ground Combat (IP-55)."""
        return is_on_surface(self.fight.place)

    @property
    def player(self) -> Player | None:
        """Who fights on this side, None for whoever is no player."""
        return self.state.player(self.fighter.seat) if self.fighter.seat is not None else None

    @property
    def character(self) -> Character | None:
        """Whom that player plays."""
        player = self.player
        return None if player is None else player.character

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose side it is."""
        return () if self.fighter.seat is None else (self.fighter.seat,)


@dataclass(slots=True)
class Bout:
    """A fight whose dice have fallen: who loses, None for a tie; what was `spent` is discarded afterwards."""

    state: State
    fight: Fight
    loser: Fighter | None
    spent: list[str]


pool: Final[Figure[int, Side]] = Figure("IP-57: how many dice a side's own roll has", ABILITIES)
rolled: Final[Reaction[Side]] = Reaction("R-60: a side has rolled; what else fights for it")
decided: Final[Reaction[Bout]] = Reaction("R-62: the dice have decided, nobody has died yet")
