"""Fodder throws weak attacks in, where its own is the lower."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import find_kind
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import Situation, is_main
from games.cosmic.extension.sides import add_bonus, are_attacks, find_opponent, own_side
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import discard
from games.cosmic.rules.reckoning import multiply_card
from porc_royal.facts import Seat

FODDER: Final = Alien("fodder")
LOWEST: Final = -100
CARDS: Final = facts.choice("fodder-cards", helps=True)


def is_attacking(at: Situation, seat: Seat) -> bool:
    """A main player, when both show attacks."""
    return is_main(at, seat) and are_attacks(at.state)


def find_bounds(at: Situation, seat: Seat) -> tuple[int, int]:
    """Between which values attacks fit: its own and the opponent's; with the super flare any below the latter."""
    mine, theirs = own_side(at.state, seat), find_opponent(at.state, seat)
    low = LOWEST if FODDER.super.is_on(at.state, seat) else multiply_card(at.state, mine)
    return low, multiply_card(at.state, theirs)


def is_lower(at: Situation, seat: Seat) -> bool:
    """Its own is the lower of both; with the super flare whichever it is."""
    if not is_attacking(at, seat):
        return False
    low, high = find_bounds(at, seat)
    return low < high


@FODDER.uses(hooks.revealed, is_lower, optional=True)
async def throws_in(at: Now, seat: Seat) -> None:
    """Attacks strictly between both are discarded, and count for its side."""
    low, high = find_bounds(at, seat)
    hand = at.state.player(seat).hand
    fitting = [card for card in hand if find_kind(card).is_attack and low < find_kind(card).value < high]
    cards = await ask_cards(at.state, seat, CARDS, "A14", fitting, (0, len(fitting)))
    await discard(at.state, seat, cards)
    add_bonus(at.state, own_side(at.state, seat), sum(find_kind(card).value for card in cards))


FODDER.super.lasts(hooks.revealed, is_attacking)
