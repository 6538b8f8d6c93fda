"""Section D, autostash: what is kept and stashed for a player who does not say."""

from itertools import cycle
from typing import Final

from games.interstellar_pig.extension.catalogue import CARDS, Gear, sort_cards
from games.interstellar_pig.rules.survival import HAND, find_needs_at, list_gear_sets
from games.interstellar_pig.state.state import State
from porc_royal.cards import get_title
from porc_royal.facts import Seat

LAST: Final = 1_000
"""Behind whatever has a place of its own."""


def autostash(state: State, seat: Seat) -> list[list[str]]:
    """The hand, then one list for each envelope in pick order: round and round, hazards last."""
    player = state.player(seat)
    kept = choose_kept(state, seat)
    rest = [card for card in sort_cards(player.hand) if card not in kept]
    rest.sort(key=lambda card: CARDS[get_title(card)].kind == "hazard")
    envelopes: list[list[str]] = [[] for _ in player.picks]
    for envelope, card in zip(cycle(envelopes), rest, strict=False):
        envelope.append(card)
    return [kept, *envelopes]


def choose_kept(state: State, seat: Seat) -> list[str]:
    """Gear for the easiest own planet that the cards allow, the prize, then what helps most (D-7)."""
    player = state.player(seat)
    planets = sorted(player.picks, key=lambda planet: len(find_needs_at(state, seat, planet)))
    sets = [
        found
        for planet in planets
        if (found := list_gear_sets(find_needs_at(state, seat, planet), player.hand))
    ]
    kept = list(sets[0][0]) if sets else []
    rest = [card for card in sort_cards(player.hand) if card not in kept]
    rest.sort(key=_rank)
    return [*kept, *rest][:HAND]


def _rank(card: str) -> tuple[int, bool]:
    """What has a place of its own first, then other gear; the rest by card id."""
    found = CARDS[get_title(card)]
    return found.place or LAST, not isinstance(found, Gear)
