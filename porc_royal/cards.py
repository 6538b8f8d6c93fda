"""Cards, as every game has them: what is printed on a title, the physical cards that bear it, and how they are told.

A physical card is a unique name, "laser-gun.1": its title and the number of the copy. A title is entered once, by the
file that says what it does, among the titles of its game; a game with several decks says by a field of its own which
deck a title belongs to, or keeps the titles of each apart:

    @dataclass(frozen=True, slots=True)
    class Encounter(Printed):
        value: int

    CARDS: Final = Known[Encounter]("titles")           # a place (`additions.py`)
    BOX.enter(CARDS, "attack-08", Encounter("attack-08", 7, value=8))
    build_deck(assembly.table(CARDS).values())          # "attack-08.1" to "attack-08.7"
"""

from collections.abc import Iterable
from dataclasses import dataclass

from porc_royal.facts import Listing, Named


@dataclass(frozen=True, slots=True)
class Printed:
    """A title, and how many copies of it the box holds: 0 for what is used like a card and is in no deck."""

    title: str
    copies: int

    @property
    def cards(self) -> tuple[str, ...]:
        """The physical cards that bear it, the first copy first."""
        return tuple(f"{self.title}.{copy}" for copy in range(1, self.copies + 1))


def build_deck(titles: Iterable[Printed]) -> list[str]:
    """All copies of these titles, in this order: a deck before chance has shuffled it."""
    return [card for one in titles for card in one.cards]


def get_title(card: str) -> str:
    """The title of a card: "laser-gun" for "laser-gun.1"."""
    return card.rpartition(".")[0]


def list_copies(hand: Iterable[str], title: str) -> tuple[str, ...]:
    """The copies of a title in a hand, in its order."""
    copies = f"{title}."
    return tuple([card for card in hand if card.startswith(copies)])


def say_card(card: str, kind: str = "card") -> Named:
    """A card as it is spoken of: by its title, which is a word of this kind."""
    return Named(kind, get_title(card))


def say_cards(cards: Iterable[str], kind: str = "card") -> Listing:
    """Several cards as they are spoken of."""
    return Listing(tuple([say_card(card, kind) for card in cards]))
