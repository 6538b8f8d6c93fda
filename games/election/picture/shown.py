"""What the picture of a ballot is told: filled from a view, for the election on its own and for the one in a game."""

from dataclasses import dataclass
from typing import Final

from porc_royal.picture.palette import SeatLook
from porc_royal.picture.shown import Picture

KEYS: Final = ("election-picture-before", "election-picture-candidates", "election-picture-others")
"""Every sentence that the picture needs; none takes an argument."""


@dataclass(frozen=True, slots=True)
class LotShown:
    """Governors of one owner in a pile."""

    look: SeatLook
    number: int


@dataclass(frozen=True, slots=True)
class PileShown:
    """A candidate, the governors in front of him by owner, and the same in words; `leads` when nobody has more."""

    name: str
    look: SeatLook
    lots: tuple[LotShown, ...]
    owners: str
    leads: bool = False

    @property
    def total(self) -> int:
        """How many governors lie there."""
        return sum(lot.number for lot in self.lots)


@dataclass(frozen=True, slots=True)
class VoterShown:
    """What became of somebody's vote, in a sentence; `asked` when he is being asked just now."""

    look: SeatLook
    words: str
    asked: bool = False


@dataclass(frozen=True, slots=True)
class TallyShown:
    """A ballot: its candidates, and what is to be said of the other voters; `begun` once any vote is known."""

    piles: tuple[PileShown, ...]
    voters: tuple[VoterShown, ...]
    begun: bool = True


@dataclass(frozen=True, slots=True)
class TallyPicture(Picture):
    """A ballot as a picture of its own."""

    tally: TallyShown
