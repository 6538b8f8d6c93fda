"""A combat as cards and clan powers see it, from its beginning to a die rolled again: what `hooks.py` gives them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.cochons.state.parties import Party
from games.cochons.state.state import EXTRAS, Fight, Side, State, Tile, Troop
from porc_royal.asks import Pick, Reply
from porc_royal.facts import Saying, Seat

Sequence: TypeAlias = Literal["2B", "3A", "3B", "3C"]


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
    def seats(self) -> tuple[Seat, ...]:
        """Whose powers act on what concerns both."""
        return tuple(side.seat for side in self.sides)

    @property
    def decided(self) -> bool:
        """Whether a side has no piece left here (K9)."""
        return any(self.party(side) is None for side in self.sides)


@dataclass(frozen=True, slots=True)
class Striker:
    """One side of a bout, whose dice or strength are being counted."""

    bout: Bout
    side: Side

    @property
    def state(self) -> State:
        """The table on which they fight."""
        return self.bout.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose side it is."""
        return (self.side.seat,)


@dataclass(slots=True)
class Weighing:
    """K6: the technology of all cards laid, before it is decided whether the tile is disintegrated."""

    bout: Bout
    technology: int

    @property
    def state(self) -> State:
        """The table on which they fight."""
        return self.bout.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All may have to do with it, as the table decides (R-146)."""
        return tuple(self.state.order)


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

    @property
    def state(self) -> State:
        """The table on which they fight."""
        return self.bout.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Both sides, the defender first."""
        return self.bout.seats


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

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Nobody else's powers act on it."""
        return (self.seat,)


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
