"""How a practice player chooses cards: which it keeps, which it stashes, and where (D-7, D-10)."""

from collections.abc import Sequence
from itertools import cycle

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, PRIZE, list_covered, sort_cards
from games.interstellar_pig.practice.map import can_live
from games.interstellar_pig.rules.survival import HAND, list_gear_sets
from games.interstellar_pig.views.outlook import find_lacking
from games.interstellar_pig.views.view import View
from porc_royal.asks import Reply
from porc_royal.cards import get_title
from porc_royal.facts import Seat


def weigh_use(card: str) -> int:
    """How much a card helps in general, as its file says."""
    return CARDS[get_title(card)].worth


def is_hazard(card: str) -> bool:
    """What lies in wait in an envelope."""
    return CARDS[get_title(card)].harm > 0


def fill_hand(kept: Sequence[str], cards: Sequence[str]) -> list[str]:
    """What is kept already and then, up to six, what helps most: of many kinds, and no hazard."""
    hand = list(kept)
    while len(hand) < HAND:
        left = [card for card in sort_cards(cards) if card not in hand and not is_hazard(card)]
        if not left:
            break
        hand.append(max(left, key=lambda card: weigh_use(card) - 2 * _same(card, hand)))
    return hand


def _same(card: str, kept: Sequence[str]) -> int:
    """How many kept cards cover the same needs."""
    return sum(bool(list_covered(card)) and list_covered(one) == list_covered(card) for one in kept)


def stash_cards(view: View, seat: Seat) -> Reply | None:
    """A home to live on, arms and gear in hand; the rest where it can be fetched, hazards where it never lands.

    The prize is hidden where few others could land, if there is such a planet, and kept in hand otherwise.
    """
    picks, cards = view.seat(seat).picks, list(view.hand)
    homes = [found for one in picks if (found := list_gear_sets(find_lacking(view, seat, one, ()), cards))]
    if not homes:
        return None
    gear = min((sets[0] for sets in homes), key=len)
    hideout = find_hiding_place(view, seat, gear) if PRIZE in cards else ""
    kept = fill_hand(gear, [card for card in cards if card != PRIZE or not hideout])
    envelopes: dict[str, list[str]] = {planet: [] for planet in picks}
    shunned = max(picks, key=lambda one: (one != hideout, len(find_lacking(view, seat, one, tuple(kept)))))
    fetched = [one for one in picks if can_live(view, seat, one, tuple(kept))] or list(picks)
    round_and_round = cycle(fetched)
    for card in cards:
        if card not in kept:
            chosen = hideout if card == PRIZE else shunned if is_hazard(card) else next(round_and_round)
            envelopes[chosen].append(card)
    stashes = dict(zip(facts.STASHES, map(tuple, envelopes.values()), strict=False))
    return Reply("stash", {facts.KEEP: tuple(kept), **stashes})


def find_hiding_place(view: View, seat: Seat, gear: tuple[str, ...]) -> str:
    """IP-117: an own planet on which this seat can land and most others cannot, "" if there is none."""
    others = [one.seat for one in view.seats if one.seat != seat]

    def visitors(planet: str) -> int:
        return sum(can_live(view, other, planet, ()) for other in others)

    safe = [one for one in view.seat(seat).picks if can_live(view, seat, one, gear)]
    best = min(safe, key=visitors, default="")
    return best if best and 2 * visitors(best) <= len(others) - 1 else ""
