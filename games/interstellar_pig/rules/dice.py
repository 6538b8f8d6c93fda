"""Dice of players, rolled by chance (R-94): what is rolled, what may be thrown out of it, and how that is said."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from games.interstellar_pig.extension import hooks
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat
from porc_royal.script import roll_dice


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice as they fell, of which `number` count."""

    dice: tuple[int, ...]
    number: int

    @property
    def spare(self) -> int:
        """IP-17: how many are thrown out again."""
        return len(self.dice) - self.number

    @property
    def best(self) -> tuple[int, ...]:
        """R-48: the highest, in the order rolled; of equal dice the first rolled is thrown out."""
        places = sorted(range(len(self.dice)), key=lambda place: (self.dice[place], place))
        dropped = places[: self.spare]
        return tuple(die for place, die in enumerate(self.dice) if place not in dropped)

    @property
    def sums(self) -> list[int]:
        """R-48: the results among which the roller may choose, lowest first."""
        return sorted({sum(kept) for kept in combinations(self.dice, self.number)})


def write_dice(dice: Sequence[int]) -> str:
    """Dice as they are spoken of: "6, 5, 1"."""
    return ", ".join(map(str, dice))


async def throw(state: State, seat: Seat, purpose: str, number: int) -> Thrown:
    """A player's roll: `number` dice count, and those an ability adds are thrown out again (IP-17)."""
    character = state.player(seat).character
    spare = hooks.spare.of(0, hooks.Being(character, state.assembly)) if character is not None else 0
    return Thrown(await roll_dice(purpose, 6, number + spare, whose=seat), number)
