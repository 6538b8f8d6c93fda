"""What rules about targets, kickers and reinforcements get; the rest stands in hooks.py."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.cosmic.state import Side, State
from games.table.facts import Seat

Use: TypeAlias = Literal["attack", "compensation", "deal"]


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


@dataclass(frozen=True, slots=True)
class Target:
    """Where the gate may be aimed, and who then is the defense."""

    planet: str
    defense: Seat
