"""What is printed on the cards, and which cards there are. A card holds what its file in `gear/` or `events/` adds.

A card lying or held is a unique name, "laser-gun.1": its title and the number of the copy. Rules ask this page
for what a card is; they never name one. Titles are our own (IP-118); each file says which rule it plays, and
how many copies there are (IP-6, IP-115).
"""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, TypedDict, Unpack

from games.interstellar_pig import facts
from games.interstellar_pig.state.state import Need, State
from porc_royal.additions import Additions, Assembly, Known, Place, Table
from porc_royal.cards import Printed, build_deck, get_title
from porc_royal.cards import say_cards as list_in_order
from porc_royal.facts import Listing, Saying, Seat

Kind: TypeAlias = Literal["prize", "gear", "combat", "utility", "hazard"]
Script: TypeAlias = Callable[[State, Seat], Awaitable[None]]
Ground: TypeAlias = Literal["space", "ground"]
PRIZE: Final = "keepsake.1"
"""The card everybody needs (IP-2, IP-73)."""
WORTH: Final[dict[Kind, int]] = {"gear": 3, "combat": 3, "utility": 2}
"""What a card of each kind is worth to a practice player where its file does not say; arms also what they add."""
HARM: Final = 80
"""What it costs, to a practice player, to land where a hazard lies, where its file does not say."""
DEADLY: Final = 10_000
"""The same where it kills."""


class Weight(TypedDict, total=False):
    """How a card is weighed by practice players, and for the absent; whatever is left out has its default.

    worth  how much it helps whoever holds it, as a practice player sees it
    harm   what it costs, as a practice player sees it, to land where it lies in wait; 0 if it does not
    place  its place among what is kept first for whoever does not say (D-7); 0 for behind all of these
    """

    worth: int
    harm: int
    place: int


def _hold_nothing() -> Additions:
    return Additions(facts.GAME)


@dataclass(frozen=True, slots=True)
class Ruled(Printed):
    """A title of either deck, its rule ("IP-80"), and what its file adds to the game."""

    rule: str
    additions: Additions = field(default_factory=_hold_nothing, compare=False, repr=False, kw_only=True)

    @property
    def rank(self) -> int:
        """Its place in the printed list."""
        return int(self.rule.removeprefix("IP-"))


@dataclass(frozen=True, slots=True)
class Card(Ruled):
    """A title of the Attribute deck, and whether it is One Use.

    antidote  the title of the card whose holder is spared by it (R-65), "" if there is none

    `worth`, `harm` and `place` are those of `Weight`.
    """

    kind: Kind
    one_use: bool = False
    antidote: str = ""
    worth: int = 0
    harm: int = 0
    place: int = 0

    def describe(self) -> Saying:
        """What it does, in a sentence."""
        return Saying(facts.KEYS.effect_of(self.title))


@dataclass(frozen=True, slots=True)
class Gear(Card):
    """A card that covers needs (IP-70)."""

    covers: tuple[Need, ...] = ()


@dataclass(frozen=True, slots=True)
class Arm(Card):
    """A card that may be committed to fights.

    where      in Space, on the ground, or in both
    dice       how many it adds to the roll
    calls_off  the fight does not take place (R-61)
    modes      how it may be used; such a card is shown, and spent, only when it takes effect (R-62)
    """

    where: tuple[Ground, ...] = ()
    dice: int = 0
    calls_off: bool = False
    modes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Event(Ruled):
    """A title of the Event deck, and what the drawer carries out."""

    carry_out: Script


ABILITIES: Final = Place[tuple[int, str]](
    "what the faces of the die give: a later ability takes an earlier one's place"
)
CARDS: Final = Known[Card]("every card of the Attribute deck, by its title")
EVENTS: Final = Table[Event]("every card of the Event deck, by its title")


def list_abilities(assembly: Assembly) -> dict[int, str]:
    """The Special Ability table: what each face of the die gives (IP-15 to IP-20)."""
    return dict(assembly[ABILITIES])


def make_card(
    title: str,
    rule: str,
    copies: int,
    kind: Kind,
    *,
    one_use: bool = False,
    antidote: str = "",
    **weight: Unpack[Weight],
) -> Card:
    """Enter a card that is neither gear nor for fights; what it does, its file says through hooks."""
    worth = weight.get("worth", WORTH.get(kind, 0))
    harm = weight.get("harm", HARM if kind == "hazard" else 0)
    place = weight.get("place", 0)
    return _enter(Card(title, copies, rule, kind, one_use, antidote, worth, harm, place))


def make_gear(title: str, rule: str, copies: int, *covers: Need, **weight: Unpack[Weight]) -> Card:
    """Enter a card that covers these needs (R-35)."""
    worth, place = weight.get("worth", WORTH["gear"]), weight.get("place", 0)
    return _enter(Gear(title, copies, rule, "gear", worth=worth, place=place, covers=covers))


def make_arm(
    title: str,
    rule: str,
    copies: int,
    where: tuple[Ground, ...],
    dice: int = 0,
    *,
    one_use: bool = False,
    calls_off: bool = False,
    modes: tuple[str, ...] = (),
    **weight: Unpack[Weight],
) -> Card:
    """Enter a card for fights in Space or on the ground (IP-57)."""
    found = Arm(
        title,
        copies,
        rule,
        "combat",
        one_use,
        worth=weight.get("worth", WORTH["combat"] + dice),
        place=weight.get("place", 0),
        where=where,
        dice=dice,
        calls_off=calls_off,
        modes=modes,
    )
    found.additions.keys.thing("mode", *modes)
    return _enter(found)


def _enter(one: Card) -> Card:
    one.additions.keys.effect(one.title)
    return one.additions.enter(CARDS, one.title, one)


def make_event(title: str, rule: str, copies: int) -> Callable[[Script], Event]:
    """Enter an Event card; what is decorated is the script that its drawer carries out."""

    def register(script: Script) -> Event:
        one = Event(title, copies, rule, script)
        one.additions.keys.effect(title)
        return one.additions.enter(EVENTS, title, one)

    return register


def rank_card(one: str) -> tuple[int, str]:
    """The card id: by the printed list, then by copy; lower is named first (R-33, D-15)."""
    return CARDS[get_title(one)].rank, one


def sort_cards(cards: Iterable[str]) -> list[str]:
    """Cards in the order of their ids."""
    return sorted(cards, key=rank_card)


def is_one_use(one: str) -> bool:
    """Whether a card is discarded when it is used (IP-58)."""
    return CARDS[get_title(one)].one_use


def list_covered(one: str) -> tuple[Need, ...]:
    """The needs a card covers, () when it is no gear."""
    found = CARDS[get_title(one)]
    return found.covers if isinstance(found, Gear) else ()


def find_arm(one: str) -> Arm | None:
    """What a card is in fights, None when it is not for fights."""
    found = CARDS[get_title(one)]
    return found if isinstance(found, Arm) else None


def build_attribute_deck(assembly: Assembly) -> list[str]:
    """The 48 cards of the Attribute deck, in the order of the printed list (IP-6)."""
    titles = sorted(assembly.table(CARDS).values(), key=_get_rank)
    return build_deck(titles)


def build_event_deck(assembly: Assembly) -> list[str]:
    """The 24 cards of the Event deck (IP-6)."""
    titles = sorted(assembly.table(EVENTS).values(), key=_get_rank)
    return build_deck(titles)


def _get_rank(one: Ruled) -> int:
    return one.rank


def list_cards(cards: Iterable[str]) -> Listing:
    """Several cards as they are spoken of, in the order of their ids."""
    return list_in_order(sort_cards(cards))
