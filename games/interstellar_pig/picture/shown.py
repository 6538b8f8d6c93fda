"""What the pictures are told: filled from one viewer's view, they hold nothing that it may not know.

What is drawn of planets and players is remembered by all that is told of them, so these are structs: they are
compared and hashed several times as fast as dataclasses.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from games.interstellar_pig.state.starmap import StarMap
from games.interstellar_pig.state.state import Atmosphere, Gravity, Need, Temperature, Terrain
from porc_royal.picture.shown import Picture

Kind: TypeAlias = Literal["prize", "gear", "combat", "utility", "hazard"]

PREFIX: Final = "interstellar_pig-picture-"
LETTERS: Final = (
    *("hot", "cold", "temperate", "oxidizing", "reducing", "inert"),
    *("light", "moderate", "heavy"),
)
"""Values that are shown as letters: `letter-hot` is the letter and `hot` the word."""
TERRAINS: Final = ("darkness", "radiation", "topography")
KINDS: Final[tuple[Kind, ...]] = ("prize", "gear", "combat", "utility", "hazard")

KEYS: Final[tuple[str, ...]] = tuple(
    PREFIX + name
    for name in (
        *(f"letter-{value}" for value in LETTERS),
        *LETTERS,
        *TERRAINS,
        *("hand", "favours", "out", "no-cards", "unknown"),
        *("surface", "orbit", "ship", "star", "line", "picked", "afloat", "lit", "fight"),
        *("one-use", "space", "ground", *(f"{kind}-card" for kind in KINDS)),
    )
)
"""Every sentence that the pictures need; none takes an argument."""


class PlanetShown(Struct, frozen=True, gc=False):
    """A planet: its id on the map, its name and attributes; `picked` is the seat whose starting planet it is."""

    id: str
    name: str
    temperature: Temperature
    atmosphere: Atmosphere
    gravity: Gravity
    terrain: Terrain
    picked: int | None = None


class SeatShown(Struct, frozen=True, gc=False):
    """One player, what the character favours and where its pawn is ("P05.s", "P05.o", "L12:4", "" nowhere).

    `where` says the place in words, `note` what else matters (turns owed, a trap); `hand` counts cards.
    """

    seat: int
    name: str
    character: str
    temperatures: tuple[Temperature, ...]
    atmospheres: tuple[Atmosphere, ...]
    gravity: Gravity | None
    hand: int
    place: str
    where: str
    note: str = ""
    out: bool = False


@dataclass(frozen=True, slots=True)
class BoardPicture(Picture):
    """The whole board; `seats` stand in play order and `current` is the one whose turn it is.

    `lit` are the places the viewer may choose now, a planet's id alone when the planet itself is chosen;
    `trail` the places flown through this turn; `afloat` and `fight` places, "" for none.
    """

    chart: StarMap
    planets: tuple[PlanetShown, ...]
    seats: tuple[SeatShown, ...]
    round: int
    rounds: int
    current: int | None = None
    lit: tuple[str, ...] = ()
    trail: tuple[str, ...] = ()
    afloat: str = ""
    fight: str = ""


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card: what it covers or how many dice it adds and where; `note` is a remark on this copy."""

    kind: Kind
    title: str
    text: str = ""
    one_use: bool = False
    covers: tuple[Need, ...] = ()
    dice: int = 0
    where: tuple[Literal["space", "ground"], ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """A hand, for its owner's eyes."""

    cards: tuple[CardFace, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class EnvelopeShown:
    """What is known of one envelope: of which planet, since when (`note`), the cards."""

    planet: PlanetShown
    note: str
    cards: tuple[CardFace, ...]


@dataclass(frozen=True, slots=True)
class EnvelopesPicture(Picture):
    """All that the viewer knows of envelopes, or one that is open."""

    envelopes: tuple[EnvelopeShown, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AbilityShown:
    """An ability: its name, what it does, and how many times it was rolled (R-1)."""

    name: str
    text: str
    times: int = 1


@dataclass(frozen=True, slots=True)
class SheetShown:
    """A character: its race (1 to 8, IP-9), its name, who plays it (None: nobody), what it favours and can."""

    race: int
    name: str
    race_name: str
    temperatures: tuple[Temperature, ...]
    atmospheres: tuple[Atmosphere, ...]
    gravity: Gravity
    abilities: tuple[AbilityShown, ...]
    seat: int | None = None
    player: str = ""
    out: bool = False


@dataclass(frozen=True, slots=True)
class SheetsPicture(Picture):
    """Character sheets, one below the other; they are no secret (IP-21)."""

    sheets: tuple[SheetShown, ...]
