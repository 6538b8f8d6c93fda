"""What is printed on the cards, and which cards there are. The files in `gear/` and `events/` add themselves.

A card lying or held is a unique name, "laser-gun.1": its title and the number of the copy. Rules ask this page
for what a card is; they never name one. Titles are our own (section G.3); each file says which rule it plays.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.interstellar_pig import facts
from games.interstellar_pig.state import Need, State
from games.table.facts import Listing, Named, Saying, Seat

Kind: TypeAlias = Literal["prize", "gear", "combat", "utility", "hazard"]
Ground: TypeAlias = Literal["space", "ground"]
PRIZE: Final = "keepsake.1"
"""The card everybody needs (IP-2, IP-73)."""


@dataclass(frozen=True, slots=True)
class Card:
    """A title of the Attribute deck: its rule ("IP-80"), how many copies there are, whether it is One Use."""

    title: str
    rule: str
    copies: int
    kind: Kind
    one_use: bool = False

    @property
    def rank(self) -> int:
        """Its place in the printed list."""
        return int(self.rule.removeprefix("IP-"))

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
class Event:
    """A title of the Event deck: how many copies there are, and what the drawer carries out."""

    title: str
    rule: str
    copies: int
    carry_out: Callable[[State, Seat], Awaitable[None]]

    @property
    def rank(self) -> int:
        """Its place in the printed list."""
        return int(self.rule.removeprefix("IP-"))


ABILITIES: Final[dict[int, str]] = {}
"""The Special Ability table: what each face of the die gives (IP-15 to IP-20)."""
CARDS: Final[dict[str, Card]] = {}
"""Every title of the Attribute deck, by its name."""
EVENTS: Final[dict[str, Event]] = {}
"""Every title of the Event deck, by its name."""


def ability(face: int, title: str) -> str:
    """Enter an ability; what it does, its file says through hooks."""
    facts.KEYS.effect(title)
    ABILITIES[face] = title
    return title


def card(title: str, rule: str, copies: int, kind: Kind, *, one_use: bool = False) -> Card:
    """Enter a card that is neither gear nor for fights; what it does, its file says through hooks."""
    return _enter(Card(title, rule, copies, kind, one_use))


def gear(title: str, rule: str, copies: int, *covers: Need) -> Card:
    """Enter a card that covers these needs (R-35)."""
    return _enter(Gear(title, rule, copies, "gear", covers=covers))


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
) -> Card:
    """Enter a card for fights in Space or on the ground (IP-57)."""
    facts.THINGS["mode"] = (*facts.THINGS["mode"], *modes)
    return _enter(Arm(title, rule, copies, "combat", one_use, where, dice, calls_off, modes))


def _enter(one: Card) -> Card:
    facts.KEYS.effect(one.title)
    CARDS[one.title] = one
    return one


def event(
    title: str, rule: str, copies: int
) -> Callable[[Callable[[State, Seat], Awaitable[None]]], Callable[[State, Seat], Awaitable[None]]]:
    """Enter an Event card, with the script that its drawer carries out."""

    def register(
        script: Callable[[State, Seat], Awaitable[None]],
    ) -> Callable[[State, Seat], Awaitable[None]]:
        facts.KEYS.effect(title)
        EVENTS[title] = Event(title, rule, copies, script)
        return script

    return register


def title_of(one: str) -> str:
    """The title of a card: "laser-gun" for "laser-gun.1"."""
    return one.rpartition(".")[0]


def rank(one: str) -> tuple[int, str]:
    """The card id: by the printed list, then by copy; lower is named first (R-33, D-15)."""
    return CARDS[title_of(one)].rank, one


def ranked(cards: Iterable[str]) -> list[str]:
    """Cards in the order of their ids."""
    return sorted(cards, key=rank)


def held(hand: Sequence[str], title: str) -> tuple[str, ...]:
    """The copies of a title in a hand."""
    return tuple(one for one in hand if title_of(one) == title)


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
    titles = sorted(CARDS.values(), key=lambda one: one.rank)
    return [f"{one.title}.{copy}" for one in titles for copy in range(1, one.copies + 1)]


def event_deck() -> list[str]:
    """The 24 cards of the Event deck (IP-6)."""
    titles = sorted(EVENTS.values(), key=lambda one: one.rank)
    return [f"{one.title}.{copy}" for one in titles for copy in range(1, one.copies + 1)]


def named(one: str) -> Named:
    """A card as it is spoken of: by its title."""
    return Named("card", title_of(one))


def listed(cards: Iterable[str]) -> Listing:
    """Several cards as they are spoken of."""
    return Listing(tuple(named(one) for one in ranked(cards)))
