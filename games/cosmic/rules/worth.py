"""What a card is worth to its holder under the rules in play: one place for practice players and for the absent."""

from collections.abc import Sequence
from typing import Final

from games.cosmic.rules.reckoning import does_lower_win
from games.cosmic.state.catalogue import ARTIFACT, FLARE, KICKER, MORPH, NEGOTIATE, REINFORCEMENT, find_kind
from games.cosmic.state.state import State

HIGHEST: Final = 40
"""No attack counts more."""
PRICELESS: Final = 99.0
WORTH: Final = {ARTIFACT: 9.0, FLARE: 6.0, NEGOTIATE: 7.0, MORPH: 12.0, REINFORCEMENT: 8.0, KICKER: 5.0}
"""By type, beside attacks, which are worth what they count."""


def keep_worth(card: str, *, lower: bool = False) -> float:
    """How much one wants to keep a card; `lower`: where the lower total wins."""
    kind = find_kind(card)
    if kind.stays:
        return PRICELESS
    if kind.is_attack:
        return float(HIGHEST - kind.value if lower else kind.value)
    return WORTH.get(kind.type, 5.0) + kind.value / 10


def list_worst(state: State, cards: Sequence[str], number: int) -> tuple[str, ...]:
    """So many of these cards that are worth least, in the order in which they are given."""
    return _list_first(state, cards, number, best=False)


def list_best(state: State, cards: Sequence[str], number: int) -> tuple[str, ...]:
    """So many of these cards that are worth most, likewise."""
    return _list_first(state, cards, number, best=True)


def _list_first(state: State, cards: Sequence[str], number: int, *, best: bool) -> tuple[str, ...]:
    lower = does_lower_win(state)
    ranked = sorted(cards, key=lambda card: keep_worth(card, lower=lower), reverse=best)
    pick = ranked[:number]
    return tuple(card for card in cards if card in pick)
