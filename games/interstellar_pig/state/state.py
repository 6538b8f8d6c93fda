"""The whole game as plain data, complete at every seam; what always holds of it is INV-1 to INV-6, and INV-8.

Seats are numbers, cards are unique names ("laser-gun.1"), planets and lines the ids of the map. A *place* is
where a pawn may be (places.py): "P05.s", "P05.o" or "L12:4". Cards used in a fight stay in the hand until they
are spent, so that at every moment each card is in exactly one place.
"""

from typing import Literal, TypeAlias

import msgspec

from games.interstellar_pig.state.options import Options
from games.interstellar_pig.state.starmap import StarMap
from porc_royal.decks import Deck
from porc_royal.facts import Seat

Temperature: TypeAlias = Literal["hot", "cold", "temperate"]
Atmosphere: TypeAlias = Literal["oxidizing", "reducing", "inert"]
Gravity: TypeAlias = Literal["light", "moderate", "heavy"]
Terrain: TypeAlias = Literal["darkness", "radiation", "topography", "plain"]
Need: TypeAlias = Literal[
    "hot", "cold", "temperate", "oxidizing", "reducing", "inert", "darkness", "radiation", "topography"
]
Stance: TypeAlias = Literal["protect", "reusable", "pass", "cards"]
Phase: TypeAlias = Literal[
    "characters",
    "chart",
    "planets",
    "dealing",
    "favours",
    "pick-order",
    "picks",
    "attributes",
    "stash",
    "placement",
    "first-turn",
    "turn",
    "after",
]


class Character(msgspec.Struct, frozen=True):
    """One of the eight: its race (1 to 8), what it favours, its three rolls for an ability (IP-8 to IP-20)."""

    race: int
    temperature: Temperature
    atmosphere: Atmosphere
    gravity: Gravity
    abilities: tuple[str, ...]


class Planet(msgspec.Struct):
    """What a planet is like (IP-26, IP-27), its name, and the cards in its envelope (IP-29)."""

    name: str
    temperature: Temperature
    atmosphere: Atmosphere
    gravity: Gravity
    terrain: Terrain
    envelope: list[str] = []


class Note(msgspec.Struct, frozen=True):
    """What a player knows of an envelope: the cards that were in it after round `round`.

    stashed  put in before the game        left     seen, and left there
    scanned  looked at from afar           added    put in without a look at the rest
    """

    round: int
    how: Literal["stashed", "left", "scanned", "added"]
    cards: tuple[str, ...]


class Player(msgspec.Struct):
    """What belongs to one seat.

    favours   favoured values beyond the character's own (IP-20)
    picks     the starting planets, in the order in which they were picked
    place     where the pawn is, "" when it is on no board
    heading   along which line, towards which planet, the last step was flown ("L05>P02"); "" after a jump
    standing  whether a repair is ordered for the START of the next owed turn (R-72)
    leaving   whether the player has resigned before there was a pawn, and is out once the others start (R-17)
    auto_end  whether turns end without a question (D-25)
    stance    what is used in fights when the player is absent, and for "cards" which (D-18)
    seen      the round in which a title of gear was last shown
    notes     by planet, what this player knows of its envelope
    """

    character: Character | None = None
    name: str = ""
    favours: list[Need] = []
    picks: list[str] = []
    hand: list[str] = []
    place: str = ""
    heading: str = ""
    out: bool = False
    leaving: bool = False
    repair_owed: int = 0
    miss_owed: int = 0
    trapped: int = 0
    standing: bool = False
    auto_end: bool = False
    stance: Stance = "protect"
    ready: list[str] = []
    seen: dict[str, int] = {}
    notes: dict[str, list[Note]] = {}

    @property
    def gone(self) -> bool:
        """Whether nothing is asked of this player any more."""
        return self.out or self.leaving


class Fighter(msgspec.Struct):
    """One side of a fight; `seat` is None for whoever is no player. `mode` says how a card is to be used."""

    seat: Seat | None
    cards: list[str] = []
    mode: str = ""
    dice: tuple[int, ...] = ()
    score: int = 0


class Fight(msgspec.Struct):
    """The fight that is on: in Space or on the ground, with the cards once both sides have shown them."""

    place: str
    attacker: Fighter
    defender: Fighter
    shown: bool = False


class Turn(msgspec.Struct):
    """The turn that is being taken.

    trail   the places flown through since the last jump, the start first (R-76)
    drawn   Event cards drawn this turn (R-74)
    bought  extra turns gained this turn (R-71)
    still   whether it passes without a move, in a trap (R-31)
    """

    seat: Seat
    trail: list[str] = []
    drawn: int = 0
    bought: int = 0
    still: bool = False


class State(msgspec.Struct):
    """One game.

    order     the seats as they sit round the table; play begins with `order[0]`
    slot      whose turn of the round it is, as a place in `order`
    extra     extra turns still to come for that seat
    carried   Event cards being carried out
    afloat    where the prize floats, "" when it does not
    conceding who would end the game here
    deals     how often the Attribute cards were dealt
    """

    options: Options
    players: list[Player]
    phase: Phase = "characters"
    characters: list[Character] = []
    chart: StarMap = StarMap((), ())
    planets: dict[str, Planet] = {}
    order: list[Seat] = []
    round: int = 0
    slot: int = 0
    extra: int = 0
    turn: Turn | None = None
    events: Deck = msgspec.field(default_factory=Deck)
    carried: list[str] = []
    discards: list[str] = []  # one pile, open to all
    afloat: str = ""
    fight: Fight | None = None
    conceding: list[Seat] = []
    deals: int = 0

    def player(self, seat: Seat) -> Player:
        """What belongs to this seat."""
        return self.players[seat]

    @property
    def living(self) -> list[Seat]:
        """The players still in the game, in play order."""
        return [seat for seat in self.order if not self.players[seat].out]

    @property
    def staying(self) -> list[Seat]:
        """The living who have not resigned before the first round, in play order."""
        return [seat for seat in self.order if not self.players[seat].gone]

    def at(self, place: str) -> list[Seat]:
        """The pawns in a place, in play order."""
        return [seat for seat in self.living if self.players[seat].place == place]
