"""What the pictures are told: filled from one viewer's view, they hold nothing that it may not know.

Structs, not dataclasses: what is drawn of a tile or a player is remembered by all that is told of it, and they are
made, compared and hashed several times as fast.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from games.cochons.facts import LETTERED
from porc_royal.picture.shown import Picture, Words

FaceColour: TypeAlias = Literal["red", "yellow", "blue", "asteroid", "sun"]
MonsterShown: TypeAlias = Literal["pirate", "porcophage", "worm"]
GlandCount: TypeAlias = tuple[int, int, int]
"""Red, yellow, blue."""

GLANDS: Final[tuple[Literal["red", "yellow", "blue"], ...]] = ("red", "yellow", "blue")

Letters: TypeAlias = tuple[str, str, str]
"""What stands on the glands, in the order of `GLANDS`."""

KEYS: Final[tuple[str, ...]] = tuple(
    f"cochons-picture-{name}"
    for name in (
        *("letter-red", "letter-yellow", "letter-blue"),
        *("glands", "reserve", "hand", "recipe", "no-cards"),
        *("gorets", "gruiks", "double", "fight", "pinned", "moves", "lit"),
        *("attack", "technology", "defence"),
        *("combat-card", "event-card"),
        *("back", "feast", "lent", "closed", "pirate", "porcophage", "worm"),
    )
) + tuple(f"cochons-mark-{clan}" for clan in LETTERED)
"""Every sentence that the pictures need; none takes an argument."""


def read_letters(words: Words) -> Letters:
    """The letters on the glands, in the viewer's words."""
    red, yellow, blue = (words(f"cochons-picture-letter-{colour}") for colour in GLANDS)
    return red, yellow, blue


class TroopsShown(Struct, frozen=True, gc=False):
    """One clan's pieces on a tile; `pinned` of them must fight (S-17), `lent` of the Gros Gruiks are on loan (R-66)."""

    seat: int
    gorets: int
    gruiks: int = 0
    arrived_rank: int = 0
    pinned: int = 0
    lent: int = 0


class MonstersShown(Struct, frozen=True, gc=False):
    """A stack of Extra-Cochons on a tile; first when pigs landed on it, last when it came to them (R-43)."""

    kind: MonsterShown
    number: int
    arrived_rank: int = 0


class TileShown(Struct, frozen=True, gc=False):
    """A tile on its cell; `lit` when the viewer may choose it now.

    `hidden` when it lies on its back: `face` is the family then, an asteroid's for the black one.
    `feast` while nobody may attack it; `closed` to those seats this turn (P-11). `intruders` are Extra-Cochons that
    came upon the `monsters` (R-89).
    """

    cell: str
    q: int
    r: int
    name: str
    face: FaceColour
    double: bool = False
    troops: tuple[TroopsShown, ...] = ()
    owner: int | None = None
    fighting: bool = False
    lit: bool = False
    hidden: bool = False
    monsters: MonstersShown | None = None
    feast: bool = False
    intruders: MonstersShown | None = None
    closed: tuple[int, ...] = ()

    @property
    def stacks(self) -> tuple[MonstersShown, ...]:
        """The Extra-Cochons here."""
        return tuple(stack for stack in (self.monsters, self.intruders) if stack is not None)

    @property
    def chips(self) -> tuple[TroopsShown | MonstersShown, ...]:
        """Everybody on the tile in order of arrival."""
        here: list[TroopsShown | MonstersShown] = [*self.troops, *self.stacks]
        return tuple(sorted(here, key=lambda each: each.arrived_rank))


class CellShown(Struct, frozen=True, gc=False):
    """A free cell on which the viewer may lay a tile now."""

    cell: str
    q: int
    r: int


class MoveShown(Struct, frozen=True, gc=False):
    """A trip that was just made, from cell to cell."""

    start: str
    end: str
    seat: int
    count: int


class SeatShown(Struct, frozen=True, gc=False):
    """One player. `clan` is a key of `palette.CLANS`; a recipe the viewer may not know is None.

    `gorets` and `gruiks` are the reserve, `hand` the number of cards.
    """

    seat: int
    name: str
    clan: str
    clan_name: str
    production: GlandCount
    recipe: GlandCount | None
    gorets: int
    gruiks: int
    hand: int
    out: bool = False


@dataclass(frozen=True, slots=True)
class BoardPicture(Picture):
    """The whole board; `seats` stand in play order and `current` is the one whose turn it is."""

    tiles: tuple[TileShown, ...]
    seats: tuple[SeatShown, ...]
    current: int | None = None
    moves: tuple[MoveShown, ...] = ()
    free: tuple[CellShown, ...] = ()


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card: figures for a combat card, an effect for an event card, `when` it may be played."""

    kind: Literal["combat", "event"]
    title: str
    attack: int = 0
    technology: int = 0
    defence: int = 0
    text: str = ""
    when: str = ""


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """A hand, with the recipe and production of its owner where there are any."""

    cards: tuple[CardFace, ...]
    clan: str = ""
    recipe: GlandCount | None = None
    production: GlandCount = (0, 0, 0)
