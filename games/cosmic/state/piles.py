"""Where cards lie when they are discarded: each on the pile of its own deck (CE-108, CD-32)."""

from collections.abc import Iterable, Sequence

from games.cosmic.state.catalogue import COSMIC, find_back
from games.cosmic.state.state import State
from porc_royal.decks import Deck


def find_deck(state: State, card: str) -> Deck:
    """The deck to which a card belongs, by its back."""
    return state.decks.get(find_back(card), state.deck)


def lay_off(state: State, cards: Iterable[str]) -> None:
    """Cards go to the discards of their decks."""
    for card in cards:
        find_deck(state, card).discard([card])


def is_off(state: State, card: str) -> bool:
    """Whether a card lies on the discards."""
    return card in find_deck(state, card).discards


def pick_up(state: State, card: str) -> None:
    """A card leaves the discards. Raises ValueError where it does not lie there."""
    find_deck(state, card).discards.remove(card)


def count_backs(cards: Sequence[str]) -> dict[str, int]:
    """CD-34: how many cards have which back; that is public."""
    backs = [find_back(card) for card in cards]
    return {
        back: backs.count(back) for back in sorted(dict.fromkeys(backs), key=lambda one: (one != COSMIC, one))
    }
