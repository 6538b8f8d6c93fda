"""What belongs to one seat, as plain data: cards, reserve, recipe, markers, and pieces not placed yet."""

from typing import Final

import msgspec

from games.cochons.state.glands import Glands


class Newcomers(msgspec.Struct):
    """Pieces received in 1B and not placed yet; at most one pair may become a Gros Gruik (R-34)."""

    gorets: int = 0
    gruiks: int = 0
    lent: int = 0
    converted: bool = False

    @property
    def size(self) -> int:
        """How many pieces; `lent` is one of the `gruiks`."""
        return self.gorets + self.gruiks


MARKERS: Final = (2, 2, 3, 3, 4)
"""C-4: everybody's travel markers."""


class Player(msgspec.Struct):
    """What belongs to one seat; `gorets` and `gruiks` are its reserve.

    chips      values of the colonist chips it was given this turn, secret until 1B.4 (R-32)
    newcomers  pieces waiting to be placed in 1D; `lent` of its Gros Gruiks is the Emperor's (R-66)
    markers    travel markers not spent yet; `marker` the one chosen for this turn, 0 before (C-36)
    used       powers of its clan used this turn (O-9)
    fallen     its Gorets killed in this turn's 3A (P-12)
    """

    clan: str = ""
    recipe: Glands = Glands()
    hand: list[str] = []
    gorets: int = 20
    gruiks: int = 3
    out: bool = False
    chips: list[int] = []
    newcomers: Newcomers = msgspec.field(default_factory=Newcomers)
    markers: list[int] = msgspec.field(default_factory=lambda: list(MARKERS))
    marker: int = 0
    used: list[str] = []
    fallen: int = 0
