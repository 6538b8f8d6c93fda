"""What acts at the moments and on the figures of `hooks.py` gets one of these: the game, and what it is about."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.cosmic.state.state import Side, State
from porc_royal.facts import Seat

Use: TypeAlias = Literal["attack", "compensation", "deal"]


@dataclass(frozen=True, slots=True)
class Now:
    """The game at a moment of an encounter."""

    state: State


@dataclass(slots=True)
class Drawing:
    """A destiny card has just been drawn; `again`: another one is drawn instead."""

    state: State
    again: bool = False


@dataclass(frozen=True, slots=True)
class OnSide:
    """One side of the encounter."""

    state: State
    side: Side


@dataclass(frozen=True, slots=True)
class Sender:
    """A seat, where a figure is computed for it: how many ships it may send, what each counts."""

    state: State
    seat: Seat


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a side's total is made up (CE-94); each part may be changed, and `total` adds them.

    bases  colonies of the main player, where they count
    less   whether all the other parts are taken off the card instead of being added to it
    """

    card: int
    own: int
    allies: int
    reinforcements: int
    bonus: int = 0
    bases: int = 0
    less: bool = False

    @property
    def total(self) -> int:
        """The sum."""
        rest = self.own + self.allies + self.reinforcements + self.bonus + self.bases
        return self.card - rest if self.less else self.card + rest


@dataclass(slots=True)
class Loss:
    """Ships that a seat is about to lose.

    ships  by place
    by     "encounter", "deal", or what takes them ("plague")
    to     where they go: "warp", "removed", or "home" (colonies of their owner)
    saved    so many of them go home instead
    removed  so many of them leave the game instead, before anything is saved
    """

    state: State
    seat: Seat
    ships: dict[str, int]
    by: str
    to: str = "warp"
    saved: int = 0
    removed: int = 0

    @property
    def number(self) -> int:
        """How many."""
        return sum(self.ships.values())


@dataclass(slots=True)
class Taking:
    """Compensation that a seat is about to take (CE-106).

    giver      from whose hand
    number     how many cards
    from_deck  so many of them from the deck
    picked     which cards; the others at random
    """

    state: State
    seat: Seat
    giver: Seat
    number: int
    from_deck: int = 0
    picked: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Reward:
    """What a defensive ally gets for its ships (CE-105)."""

    state: State
    seat: Seat
    number: int


@dataclass(slots=True)
class Delivery:
    """Rewards have been declared, and are about to be given (CE-105).

    cards, ships, further  how many cards of the cosmic deck, ships, and cards of other decks by their backs, by seat
    delivered  who has got them already, otherwise
    """

    state: State
    cards: dict[Seat, int]
    ships: dict[Seat, int]
    further: dict[Seat, dict[str, int]]
    delivered: list[Seat] = field(default_factory=list)


@dataclass(slots=True)
class CardsOfSeat:
    """Cards that a seat has just drawn, or discarded, or shown; `giver` is whose they were."""

    state: State
    seat: Seat
    cards: list[str]
    giver: Seat | None = None


@dataclass(slots=True)
class Ships:
    """Ships of a seat that have just moved: retrieved from the warp, or lost to it."""

    state: State
    seat: Seat
    number: int
    by: str = ""


@dataclass(slots=True)
class Regroup:
    """A seat is about to take ships from the warp as the offense (CE-42)."""

    state: State
    seat: Seat
    number: int = 1


@dataclass(slots=True)
class Landing:
    """A seat has just landed on a planet; `new` says that this is a colony that it did not have."""

    state: State
    seat: Seat
    planet: str
    new: bool


@dataclass(frozen=True, slots=True)
class Arrival:
    """A main player has landed: as an offense that won, by a deal, where nobody was, or by a power of its own."""

    state: State
    seat: Seat
    planet: str


@dataclass(slots=True)
class Deal:
    """The first hands are about to be dealt (CE-6); `done`: they have been, otherwise."""

    state: State
    done: bool = False


@dataclass(slots=True)
class Agreement:
    """A deal that has just been made, or has failed, between `parties`."""

    state: State
    made: bool
    parties: tuple[Seat, ...]
    losses: dict[Seat, int] = field(default_factory=dict)


@dataclass(slots=True)
class Dealing:
    """Two seats are about to deal; a party may be replaced, or `settled` say that they need not.

    third  who deals with both, too: what each two agree on is one offer, which all three accept or refuse (CC-3)
    """

    state: State
    one: Seat
    other: Seat
    third: Seat | None = None
    settled: bool = False


@dataclass(frozen=True, slots=True)
class Aim:
    """Where the gate may be aimed, and who then is the defense."""

    planet: str
    defense: Seat


@dataclass(frozen=True, slots=True)
class Researching:
    """A tech of a seat, by the number of its place."""

    state: State
    seat: Seat
    lab: int


@dataclass(frozen=True, slots=True)
class Vanished:
    """A planet that has left the game, whose it was in whose system it was destroyed."""

    state: State
    planet: str
    system: Seat


@dataclass(frozen=True, slots=True)
class Kick:
    """A kicker that `owner` has laid, as it multiplies what is a side's: its attack, compensation, the other's loss."""

    state: State
    side: Side
    owner: Side
    card: str
    use: Use


@dataclass(frozen=True, slots=True)
class Reinforcing:
    """A reinforcement that has been played."""

    state: State
    card: str
