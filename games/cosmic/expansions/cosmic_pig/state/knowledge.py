"""What a viewer may know of Cosmic Pig, as data; views.py fills it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from porc_royal.facts import Seat

How: TypeAlias = Literal["put", "saw"]
Said: TypeAlias = Literal["exchanged", "took", "stashed", "sealed"]


@dataclass(frozen=True, slots=True)
class EnvelopeSeen:
    """An envelope: who has hidden cards there at the beginning, who has sealed it; whether one knows what lies there.

    turn   when the viewer left or saw the cards that it knows of, 0 at the beginning; None where it knows of none
    put    whether it left them there itself
    cards  those that lay there then
    """

    planet: str
    hider: Seat | None = None
    seal: Seat | None = None
    turn: int | None = None
    put: bool = False
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CountSeen:
    """CP-34: what was said of an envelope: who, in which turn, what was done, and with how many cards."""

    seat: Seat
    planet: str
    turn: int
    how: Said
    number: int


@dataclass(frozen=True, slots=True)
class FighterSeen:
    """A player in a Piggy Challenge, once all have committed: ships, cards face up, reinforcements, the total."""

    seat: Seat
    ships: int
    cards: tuple[str, ...]
    shown: str
    supports: tuple[str, ...]
    total: int | None


@dataclass(frozen=True, slots=True)
class ChallengeSeen:
    """A Piggy Challenge: its round, and who is ahead."""

    round: int
    fighters: tuple[FighterSeen, ...]
    ahead: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PigSeen:
    """What a viewer knows.

    plan     what the viewer is about to hide, by planet
    bases    home and foreign bases of each seat (CP-21)
    sighted  in whose hand The Piggy was last for all to see, or under which planet; and in which turn
    """

    envelopes: tuple[EnvelopeSeen, ...]
    counts: tuple[CountSeen, ...]
    encounters: int
    bases: tuple[int, ...]
    sighted: tuple[str, str] | None = None
    sighted_turn: int = 0
    challenge: ChallengeSeen | None = None
    plan: tuple[tuple[str, tuple[str, ...]], ...] = ()
    bid: tuple[str, ...] = ()
