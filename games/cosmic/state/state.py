"""The whole game as plain data, complete at every seam (CE-3).

Seats are numbers; a planet is a name ("2-4"), and what it is stands in `planets`. Ships are counted by place and
seat: places are the planets and those named below. Cards are unique names, and each is in exactly one place: a hand,
a deck, its discards, a side of the encounter, or laid aside before its owner. An artifact is discarded as it is
played, a flare stays in its hand.
"""

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from games.cosmic.state.offers import Terms
from games.cosmic.state.options import Options
from porc_royal.additions import NOTHING, Assembly, Table
from porc_royal.asks import Reply
from porc_royal.decks import Deck
from porc_royal.facts import Seat

GAME: Final = "cosmic"
KEPT: Final[Table[type[msgspec.Struct]]] = Table("what expansions keep, by their names")
WARP: Final = "warp"
GATE: Final = "gate"
BESIDE: Final = "beside"
REGROUPED: Final = "regrouped"
REMOVED: Final = "removed"
PLACES: Final = (WARP, GATE, BESIDE, REGROUPED, REMOVED)
"""Places that are no planets: the warp, the gate, beside the target, taken from the warp and not yet landed, gone."""
SHIPS_A_PLANET: Final = 4

Stance: TypeAlias = Literal["offense", "defense"]
Phase: TypeAlias = Literal[
    "powers", "dealing", "turn", "encounter", "launch", "alliance", "planning", "reveal", "resolution", "end"
]
Winner: TypeAlias = Literal["", "offense", "defense", "deal", "nobody"]


class Planet(msgspec.Struct, frozen=True):
    """A planet of a seat's system; `kind` tells moons and what expansions add from the others.

    away  whether it is in the warp, and in no system, until it comes back (A85)
    """

    system: Seat
    kind: str = "planet"
    away: bool = False


class Policy(msgspec.Struct, frozen=True):
    """What a seat has ordered for moments at which it is not asked; secret.

    powers   aliens whose powers it cancels when others use them
    cards    sorts of cards ("artifact", "wild", "super", "zap") that it cancels when others play them
    protect  whether it cancels what would cancel its own
    ready    cards to be played as soon as their moment comes
    reinforce  whether it plays reinforcements for its own side where that changes who wins
    homes    the colonies where its ships go home to, spread evenly; () for all of its home colonies
    idle     own powers that it leaves unused where it is not asked
    """

    powers: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    protect: bool = False
    ready: tuple[str, ...] = ()
    homes: tuple[str, ...] = ()
    reinforce: bool = False
    idle: tuple[str, ...] = ()


class TechCard(msgspec.Struct):
    """A tech that a seat holds.

    name   which it is, secret until it is turned up
    lab    the number of its place, by which it is called until then, and where ships research it
    is_up  whether it has been completed
    warp   whether ships in the warp research it, too (A66)
    note   where its token is, or what it has brought; public
    under  a card that lies under it, secret
    named  whether its token has been named to be moved next
    """

    name: str
    lab: int
    is_up: bool = False
    warp: bool = False
    note: str = ""
    under: str = ""
    named: bool = False


class Intent(msgspec.Struct, frozen=True):
    """What the owner of an optional power has said at a gate.

    power  which, by its alien
    use    whether it is used when its moment comes
    basis  what its owner went by, as text: as long as it is the same, the answer stands
    """

    power: str
    use: bool
    basis: str


class Player(msgspec.Struct):
    """What belongs to one seat.

    powers  the aliens that it has now; more or none when powers are traded or lent
    dealt   the aliens it was dealt, then the two whose flares came in by it; secret but for the one that it shows
    packet  the aliens that lie before it as they go round, secret (CE-R75)
    displayed  own cards laid before it, out of the hand (CE-27)
    laid_by  own cards that lie face down, out of the hand, until the encounter ends; secret, their number public
    soon    cards laid ready for windows of this encounter, secret
    lets    whether it has said at the last gate of this encounter that it lets others' cards be, secret
    said    what it has answered before it was asked, by the question: while a card of its own may be cancelled; secret
    intends  what it has said at the last gate of an optional power of its own, secret
    tokens  what its aliens count, by name; public
    secrets what its aliens keep in secret, by name
    techs   techs that it researches or has completed
    face_down  cards that lie face down on the sheets of its aliens, by alien; its own to see, their number public
    face_up    cards that lie face up on them, by alien
    weak    whether it had too few home colonies when this was looked at last (CE-23)
    """

    powers: list[str] = []
    dealt: tuple[str, ...] = ()
    packet: tuple[str, ...] = ()
    hand: list[str] = []
    displayed: list[str] = []
    laid_by: list[str] = []
    soon: list[str] = []
    lets: bool = False
    said: dict[str, Reply] = {}
    intends: Intent | None = None
    tokens: dict[str, int] = {}
    secrets: dict[str, str] = {}
    techs: list[TechCard] = []
    face_down: dict[str, list[str]] = {}
    face_up: dict[str, list[str]] = {}
    weak: bool = False
    policy: Policy = Policy()


class Side(msgspec.Struct):
    """One side of an encounter.

    seat            the main player
    invited         whom it invited
    allies          who joined it, in the order in which they did
    card            the encounter card, "" before it is chosen
    laid            further cards face down on its side: kickers, what powers lay
    shown           what the card counts as once it has been revealed, by the name of a kind
    reinforcements  cards played for this side
    used            what of these has been discarded at the end, the encounter card first ("" where it was not)
    joined          who was ever an ally of it
    is_laid         whether its card lay there before cards were chosen, and none is (CD-71)
    multiplied      whether what it shows has been multiplied by kickers already (CD-R5)
    turned          what its further encounter cards count as, in their order, where a power has changed that
    told            the parts of its sum as they were told, in the order of `hooks.Reckoning` (CE-94)
    concealed       the encounter card that was never shown: something else was claimed of it, and believed
    """

    seat: Seat
    invited: list[Seat] = []
    allies: list[Seat] = []
    card: str = ""
    laid: list[str] = []
    shown: str = ""
    reinforcements: list[str] = []
    used: list[str] = []
    joined: list[Seat] = []
    is_laid: bool = False
    multiplied: bool = False
    turned: tuple[str, ...] = ()
    told: tuple[int, ...] = ()
    concealed: str = ""


class Bid(msgspec.Struct, frozen=True):
    """Reinforcements that a seat would play, the cheapest first, as long as they change who wins (CE-93)."""

    stance: Stance
    cards: tuple[str, ...]


class Flare(msgspec.Struct, frozen=True):
    """A flare in effect: who played it, and as what ("human.super")."""

    seat: Seat
    power: str


class Encounter(msgspec.Struct):
    """The encounter that is on.

    number      in this turn, 1 for the first
    hazard      whether a hazard warning was drawn (CE-50)
    destiny     the destiny card drawn last
    named       whom it named when it was drawn; None for a wild
    planet      the target, "" before it is chosen
    revealed    whether the encounter cards have been revealed
    decided     who wins whatever the cards say, "" where they say it
    announced   uses of powers that were announced, and stand ("0:human:adds_four")
    zapped      powers that are cancelled for the encounter ("human")
    flares      flares in effect
    flared      who has played a flare (CE-130)
    prevented   flares that somebody was kept from playing
    lent        powers that go back at the end: whose they are, who has them, and which ("0:1:human")
    marks       numbers that aliens note until the end, by a name of theirs; public
    notes       words that they note, likewise
    counter     who has an encounter of its own right after this one, before the turn goes on
    against     whom the offense meets without a destiny card
    bonus       what powers and cards add to a side's total, by "offense" and "defense"
    committed   ships that each seat had in the encounter when its outcome was known, by seat
    again       what the offense wishes for after a success: "yes", "no", "" not said
    lost        ships that each main player lost to the warp, by seat, for compensation (CE-107)
    bids        reinforcements bid, by seat, secret
    offer       the last offer of a deal, known to those two alone
    laid_out    cards displayed that go back to their owners' hands when planning begins
    suspended   whether something else goes on in between, in which nobody is a main player or an ally
    unseen      face-down cards that the main player has not seen, and whose they are (CD-72)
    dealers     who deals, once it is known: three where a power has made it three
    third       who deals with both main players, and what it has shown (CC-3)
    origins     cards that lie out of the hand, by the sheets from which they were played: they go back there
    """

    number: int
    offense: Side
    defense: Side | None = None
    hazard: bool = False
    destiny: str = ""
    named: Seat | None = None
    planet: str = ""
    revealed: bool = False
    winner: Winner = ""
    decided: Winner = ""
    success: bool = False
    announced: list[str] = []
    zapped: list[str] = []
    flares: list[Flare] = []
    flared: list[Seat] = []
    prevented: list[str] = []
    lent: list[str] = []
    marks: dict[str, int] = {}
    notes: dict[str, str] = {}
    counter: Seat | None = None
    against: Seat | None = None
    bonus: dict[str, int] = {}
    committed: dict[str, int] = {}
    again: str = ""
    lost: dict[str, int] = {}
    bids: dict[str, Bid] = {}
    offer: Terms | None = None
    laid_out: list[str] = []
    suspended: bool = False
    unseen: dict[str, Seat] = {}
    dealers: list[Seat] = []
    third: Side | None = None
    origins: dict[str, str] = {}


class Interrupted(msgspec.Struct, frozen=True):
    """A turn that goes on when the encounter in between is over: whose, and whether with another encounter."""

    offense: Seat
    number: int
    another: bool


class State(msgspec.Struct):
    """One game.

    ships    by place, and there by seat
    decks    decks with a back of their own besides the cosmic deck, by that back
    standing  cards that lie face up beside planets, by planet
    techs    the tech deck; None where nobody plays with it
    table    cards that were thrown and go to no pile (`Kind.stays`), face up
    unused   flares of aliens that nobody was dealt and that are not in the deck, in no order; their number is public
    gone     cards that have left the game
    expansions  what each expansion that is played keeps, by its name; none knows that of another
    assembly    what all add by whose rules it is played
    """

    assembly: ClassVar[Assembly] = NOTHING
    options: Options
    players: list[Player]
    planets: dict[str, Planet]
    ships: dict[str, list[int]]
    deck: Deck = msgspec.field(default_factory=Deck)
    destiny: Deck = msgspec.field(default_factory=Deck)
    decks: dict[str, Deck] = {}
    standing: dict[str, list[str]] = {}
    techs: Deck | None = None
    table: list[str] = []
    unused: list[str] = []
    gone: list[str] = []
    phase: Phase = "powers"
    turn: int = 0
    offense: Seat = Seat(0)
    encounter: Encounter | None = None
    interrupted: Interrupted | None = None
    finished: bool = False
    expansions: dict[str, object] = {}

    def __post_init__(self) -> None:
        """What was read back as plain data becomes what the expansion keeps. Raises `msgspec.ValidationError`."""
        kinds = self.assembly.table(KEPT)
        for name, kept in self.expansions.items():
            if isinstance(kept, dict):
                self.expansions[name] = msgspec.convert(kept, kinds[name], str_keys=True)

    def player(self, seat: Seat) -> Player:
        """What belongs to this seat."""
        return self.players[seat]

    @property
    def seats(self) -> list[Seat]:
        """All seats, the first one first."""
        return list(map(Seat, range(len(self.players))))

    @property
    def now(self) -> Encounter:
        """The encounter that is on. Raises LookupError where there is none."""
        if self.encounter is None:
            raise LookupError("no encounter is on")
        return self.encounter
