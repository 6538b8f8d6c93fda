"""What is printed on the cards, and which cards there are. The card files in `cards/` add themselves here.

A card lying or held is a unique name, "jamboneuse.1": its title and the number of the copy. Rules ask
this page for what a card says; they never name one.
"""

from dataclasses import dataclass
from typing import Final

from games.cochons import facts, hooks
from games.table.facts import Listing, Named, Saying

SEQUENCES: Final = ("1B", "2B", "3A", "3B", "3C", "4C", "ANY")
"""What is printed at the foot of an event: when it may be played (A.2); "ANY", at any time."""
facts.THINGS["sequence"] = tuple(code.lower() for code in SEQUENCES)


@dataclass(frozen=True, slots=True)
class Card:
    """A title: how many copies of it the box holds, and whether the simplified deck has them (S-4).

    when    the sequences printed at its foot, which the simplified game ignores (S-13); () for combat cards
    """

    title: str
    copies: int
    simplified: bool
    when: tuple[str, ...]

    def effect(self) -> Saying:
        """What it does, in a sentence."""
        return Saying(facts.KEYS.effect_of(self.title))


@dataclass(frozen=True, slots=True)
class CombatCard(Card):
    """A card for fights: what it adds for an attacker, its technology, what it adds for a defender (A.1)."""

    attack: int
    technology: int
    defence: int

    def effect(self) -> Saying:
        """Its three figures, in a sentence."""
        return Saying(
            facts.EFFECT_COMBAT,
            {"attack": self.attack, "defence": self.defence, "technology": self.technology},
        )


CARDS: Final[dict[str, Card]] = {}
"""Every title, by its name, in the order in which the card files were read."""


def combat_card(title: str, copies: int, attack: int, technology: int, defence: int) -> CombatCard:
    """Enter a combat card, its figures in the order of the printed list (A.1). All are in every deck."""
    card = CombatCard(title, copies, True, (), attack, technology, defence)
    CARDS[title] = card
    return card


def event_card(title: str, copies: int, *, when: tuple[str, ...], simplified: bool) -> Card:
    """Enter an event card; what it does, its file says through hooks (A.2)."""
    facts.KEYS.effect(title)
    card = Card(title, copies, simplified, when)
    CARDS[title] = card
    return card


def ship_card(title: str, copies: int, reach: int, *, simplified: bool) -> Card:
    """Enter a ship card: it lengthens one trip to `reach` steps (R-51)."""

    def offered(ships: hooks.Ships, moment: hooks.Moment) -> hooks.Ships:
        return (*ships, *(hooks.Ship(name, reach) for name in held(moment.hand, title)))

    hooks.ships.add()(offered)
    return event_card(title, copies, when=("2B",), simplified=simplified)


def power_card(title: str) -> Card:
    """Enter a clan's power that is used where a card would be (P-14, P-18): no deck has it (O-9)."""
    return event_card(title, 0, when=("2B",), simplified=False)


def title_of(card: str) -> str:
    """The title of a card: "jamboneuse" for "jamboneuse.1"."""
    return card.rpartition(".")[0]


def held(hand: list[str], title: str) -> tuple[str, ...]:
    """The copies of a title in a hand."""
    copies = f"{title}."
    return tuple([card for card in hand if card.startswith(copies)])


def combat(card: str) -> CombatCard | None:
    """The figures of a card, None for an event card."""
    found = CARDS[title_of(card)]
    return found if isinstance(found, CombatCard) else None


def simplified_deck() -> list[str]:
    """The 45 cards of the simplified game: all 30 combat cards and 15 event cards (S-4)."""
    return [
        f"{title}.{copy}"
        for title, card in sorted(CARDS.items())
        if card.simplified
        for copy in range(1, card.copies + 1)
    ]


def complete_deck() -> list[str]:
    """The 80 cards of the box (T-13)."""
    return [f"{title}.{copy}" for title, card in sorted(CARDS.items()) for copy in range(1, card.copies + 1)]


def named(card: str) -> Named:
    """A card as it is spoken of: by its title."""
    return Named("card", title_of(card))


def listed(cards: list[str]) -> Listing:
    """Several cards as they are spoken of."""
    return Listing(tuple(named(card) for card in cards))
