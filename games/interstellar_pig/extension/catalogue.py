"""What is printed on the cards, and which cards there are. The files in `gear/` and `events/` add themselves.

A card lying or held is a unique name, "laser-gun.1": its title and the number of the copy. Rules ask this page
for what a card is; they never name one. Titles are our own (IP-118); each file says which rule it plays, and
how many copies there are (IP-6, IP-115).
"""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypedDict, Unpack

from games.interstellar_pig import facts
from games.interstellar_pig.state.state import Need, State
from porc_royal.cards import Printed, build_deck, enter, title_of
from porc_royal.cards import listed as list_in_order
from porc_royal.facts import Listing, Saying, Seat

Kind: TypeAlias = Literal["prize", "gear", "combat", "utility", "hazard"]
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


@dataclass(frozen=True, slots=True)
class Ruled(Printed):
    """A title of either deck, and its rule ("IP-80")."""

    rule: str

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

    def effect(self) -> Saying:
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

    carry_out: Callable[[State, Seat], Awaitable[None]]


ABILITIES: Final[dict[int, str]] = {}
"""The Special Ability table: what each face of the die gives (IP-15 to IP-20)."""
CARDS: Final[dict[str, Card]] = {}
"""Every title of the Attribute deck, by its name."""
EVENTS: Final[dict[str, Event]] = {}
"""Every title of the Event deck, by its name."""


def ability(face: int, title: str) -> str:
    """Enter an ability; what it does, its file declares (declaring.py)."""
    facts.KEYS.effect(title)
    ABILITIES[face] = title
    return title


def card(
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


def gear(title: str, rule: str, copies: int, *covers: Need, **weight: Unpack[Weight]) -> Card:
    """Enter a card that covers these needs (R-35)."""
    worth, place = weight.get("worth", WORTH["gear"]), weight.get("place", 0)
    return _enter(Gear(title, copies, rule, "gear", worth=worth, place=place, covers=covers))


def arm(
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
    facts.THINGS["mode"] = (*facts.THINGS["mode"], *modes)
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
    return _enter(found)


def _enter(one: Card) -> Card:
    facts.KEYS.effect(one.title)
    return enter(CARDS, one)


def event(
    title: str, rule: str, copies: int
) -> Callable[[Callable[[State, Seat], Awaitable[None]]], Callable[[State, Seat], Awaitable[None]]]:
    """Enter an Event card, with the script that its drawer carries out."""

    def register(
        script: Callable[[State, Seat], Awaitable[None]],
    ) -> Callable[[State, Seat], Awaitable[None]]:
        facts.KEYS.effect(title)
        enter(EVENTS, Event(title, copies, rule, script))
        return script

    return register


def rank(one: str) -> tuple[int, str]:
    """The card id: by the printed list, then by copy; lower is named first (R-33, D-15)."""
    return CARDS[title_of(one)].rank, one


def ranked(cards: Iterable[str]) -> list[str]:
    """Cards in the order of their ids."""
    return sorted(cards, key=rank)


def one_use(one: str) -> bool:
    """Whether a card is discarded when it is used (IP-58)."""
    return CARDS[title_of(one)].one_use


def covers(one: str) -> tuple[Need, ...]:
    """The needs a card covers, () when it is no gear."""
    found = CARDS[title_of(one)]
    return found.covers if isinstance(found, Gear) else ()


def arm_of(one: str) -> Arm | None:
    """What a card is in fights, None when it is not for fights."""
    found = CARDS[title_of(one)]
    return found if isinstance(found, Arm) else None


def attribute_deck() -> list[str]:
    """The 48 cards of the Attribute deck, in the order of the printed list (IP-6)."""
    titles = sorted(CARDS.values(), key=_get_rank)
    return build_deck(titles)


def event_deck() -> list[str]:
    """The 24 cards of the Event deck (IP-6)."""
    titles = sorted(EVENTS.values(), key=_get_rank)
    return build_deck(titles)


def _get_rank(one: Ruled) -> int:
    return one.rank


def listed(cards: Iterable[str]) -> Listing:
    """Several cards as they are spoken of, in the order of their ids."""
    return list_in_order(ranked(cards))
