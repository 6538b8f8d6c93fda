"""What a practice player expects of a card that is laid in a fight: the card's file says it (`lay_in_fights`).

It is told of the fight what its owner sees of it, and nothing else.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from porc_royal.additions import Table


class Prospect(Protocol):
    """A fight in which a card may be laid, as its owner sees it."""

    @property
    def gorets(self) -> int:
        """One's own Gorets in it."""

    @property
    def gruiks(self) -> int:
        """One's own Gros Gruiks in it."""

    @property
    def reserve_gruiks(self) -> int:
        """One's own Gros Gruiks that are in the reserve."""

    @property
    def enemies(self) -> int:
        """The pigs on the other side, 0 where these are Extra-Cochons."""

    @property
    def enemy_gruiks(self) -> int:
        """The Gros Gruiks among them."""

    @property
    def chance(self) -> float:
        """One's odds with the combat cards that are laid, from 0 to 1."""

    @property
    def may_withdraw(self) -> bool:
        """Whether there is a tile to which one's own troops could go (R-77)."""

    @property
    def enemies_may_withdraw(self) -> bool:
        """Whether there is one for the other side."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a card promises in a fight.

    fewer  how many enemies less there will be
    dice   what is thrown instead of the usual die, () for that
    alone  no other card is laid with it
    """

    fewer: int = 0
    dice: tuple[int, ...] = ()
    alone: bool = False


Expectation: TypeAlias = Callable[[Prospect], Gain | None]
"""What a card promises in a fight, None where it is of no use."""

EXPECTED: Final = Table[Expectation]("what is expected of each card, by title")
"""One that is not named here is never laid by a practice player."""
