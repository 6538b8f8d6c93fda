"""What the pictures are told: filled from one viewer's view, they hold nothing that it may not know.

Names of aliens, planets and cards come in the viewer's words; ids only choose looks. What the base game does not have
(moons, planetoids, special ships, kickers, decks with backs of their own) is empty unless an expansion fills it.
Systems, which are drawn once for all boards that show them alike, are structs: those are compared and hashed several
times as fast as dataclasses.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from porc_royal.picture.shown import Picture

WorldKind: TypeAlias = Literal["planet", "moon", "planetoid"]
Power: TypeAlias = Literal["on", "off", "zapped"]
"""Whether a power works; "off" with too few home colonies, "zapped" for this encounter."""
Role: TypeAlias = Literal["", "offense", "defense", "offense-ally", "defense-ally"]
Side: TypeAlias = Literal["offense", "defense"]
Back: TypeAlias = Literal["cosmic", "reward"]
CardKind: TypeAlias = Literal[
    "attack",
    "negotiate",
    "morph",
    "reinforcement",
    "artifact",
    "flare",
    "kicker",
    "retreat",
    "intimidate",
    "rift",
    "prize",
]
Note: TypeAlias = Literal["", "used", "known", "prize", "sealed"]
"""What lies under a world: somebody's cards, some that the viewer knows of, the prize among them; or it is closed."""
LineKind: TypeAlias = Literal["card", "ships", "allies", "reinforcement", "power", "kicker", "effect"]

KINDS: Final[tuple[CardKind, ...]] = (
    *("attack", "negotiate", "morph", "reinforcement", "artifact", "flare"),
    *("kicker", "retreat", "intimidate", "rift", "prize"),
)
ROLES: Final[tuple[Role, ...]] = ("offense", "defense", "offense-ally", "defense-ally")
NOTES: Final[tuple[Note, ...]] = ("used", "known", "prize", "sealed")
BACKS: Final[tuple[Back, ...]] = ("cosmic", "reward")

PREFIX: Final = "cosmic-picture-"
KEYS: Final[tuple[str, ...]] = tuple(
    PREFIX + name
    for name in (
        *("warp", "gate", "nothing", "no-cards", "more", "total"),
        *(f"role-{role}" for role in ROLES),
        *("power-off", "power-zapped", "discard"),
        *(f"deck-{back}" for back in BACKS),
        *(
            "ships",
            "colonies",
            "hand",
            "aim",
            "lit",
            "clockwise",
            "standing",
            "charged",
            "spent",
            "marker",
            "drift",
            "origin",
            "found",
            "tokens",
            "techs",
            "captives",
        ),
        *(f"card-{kind}" for kind in KINDS),
        *(f"note-{note}" for note in NOTES),
        *("bases", "prize"),
        *("wild", "super", "face-down"),
    )
)
"""Every sentence that the pictures need; none takes an argument."""


class FleetShown(Struct, frozen=True, gc=False):
    """Ships of one seat in one place; `special` says that one is its special ship (CD-20) and its marker's side."""

    seat: int
    count: int
    special: Literal["", "charged", "spent"] = ""


class WorldShown(Struct, frozen=True, gc=False):
    """A planet, moon or planetoid: `label` is written on it ("4").

    `name` says it whole ("planet 4 of Alex"), where the gate points at it: "" elsewhere. `origin` is the player on
    whose system the marker of a planetoid lies, or the colour of a found planet; `away` says that it is in the warp;
    `cards` are the values of those that lie face up beside it.
    """

    id: str
    label: str
    name: str
    fleets: tuple[FleetShown, ...] = ()
    kind: WorldKind = "planet"
    origin: int | None = None
    note: Note = ""
    away: bool = False
    cards: tuple[int, ...] = ()


class StackShown(Struct, frozen=True, gc=False):
    """Cards with one back: how many."""

    back: Back
    count: int


class SystemShown(Struct, frozen=True, gc=False):
    """A player and its home system.

    `colonies` counts foreign colonies, `needed` how many win; where they win nothing, all of them, and 0.
    `hand` has a stack for each back in it; `alien` is the alien's id, "" while nobody may know it; `markers` are the
    origin markers of planetoids here (PL-9), `drift` the player to whose system planetoids go from here (PL-12);
    `prize` says that this hand was the last in which the prize was seen, `tokens` how many lie on the alien's sheet;
    `techs` are those of this player: how many, how many of them completed, and the ships that research them;
    `captives` are ships of others that lie on the alien's sheet.
    """

    seat: int
    name: str
    worlds: tuple[WorldShown, ...]
    colonies: int
    hand: tuple[StackShown, ...]
    alien: str = ""
    alien_name: str = ""
    power: Power = "on"
    role: Role = ""
    needed: int = 5
    markers: tuple[int, ...] = ()
    prize: bool = False
    drift: int | None = None
    tokens: int | None = None
    techs: tuple[int, int, int] | None = None
    captives: tuple[FleetShown, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckShown:
    """A deck and its discard pile."""

    back: Back
    left: int
    discarded: int


@dataclass(frozen=True, slots=True)
class BoardPicture(Picture):
    """The whole board; `systems` stand clockwise, the first one in the upper left corner.

    `offense` are the ships in the gate and `defense` those that meet them, each with the main player first; `aim` is
    the world the gate points at, "" for none. `lit` are the worlds the viewer may choose now, `lit_seats` the systems.
    """

    systems: tuple[SystemShown, ...]
    warp: tuple[FleetShown, ...] = ()
    offense: tuple[FleetShown, ...] = ()
    defense: tuple[FleetShown, ...] = ()
    aim: str = ""
    lit: tuple[str, ...] = ()
    lit_seats: tuple[int, ...] = ()
    decks: tuple[DeckShown, ...] = ()


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card. `value` is what is written large on it ("08", "+3", "N", "×2"); a card face down says nothing else.

    `text` is what it does; a flare has `wild` and `strong` (its super text) instead, and the id of its `alien`; `mine`
    when the super text is the one that works for its holder; `count` says how many of them there are.
    """

    kind: CardKind
    title: str
    value: str = ""
    text: str = ""
    wild: str = ""
    strong: str = ""
    alien: str = ""
    mine: bool = False
    back: Back = "cosmic"
    face_down: bool = False
    note: str = ""
    count: int = 1


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """A hand, for its owner's eyes."""

    cards: tuple[CardFace, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class PartyShown:
    """A main player in the encounter: its cards (and kicker), its side's ships, main player first, and its total."""

    seat: int
    name: str
    cards: tuple[CardFace, ...]
    fleets: tuple[FleetShown, ...] = ()
    alien: str = ""
    alien_name: str = ""
    total: str = ""


@dataclass(frozen=True, slots=True)
class LineShown:
    """One line of the sum: what it is, what it does to each side ("+4", "×3 = 24", "" nothing), whose doing it is."""

    kind: LineKind
    label: str
    offense: str = ""
    defense: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class EncounterPicture(Picture):
    """An encounter as it stands: `rule` says which total wins, `outcome` what came of it, "" while it is open."""

    offense: PartyShown
    defense: PartyShown
    lines: tuple[LineShown, ...] = ()
    winner: Side | None = None
    rule: str = ""
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class AlienShown:
    """An alien: its power, its flares' texts where they are wanted, and what `lies` on its sheet, in words."""

    alien: str
    name: str
    text: str
    lies: tuple[str, ...] = ()
    wild: str = ""
    strong: str = ""
    seat: int | None = None
    player: str = ""
    power: Power = "on"


@dataclass(frozen=True, slots=True)
class AliensPicture(Picture):
    """Alien sheets, one below the other."""

    aliens: tuple[AlienShown, ...]
