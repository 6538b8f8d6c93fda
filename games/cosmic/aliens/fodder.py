"""Fodder (A14): throws weak attacks into the fight."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_named_ships, ask_one_seat
from games.cosmic.rules.alliance import enter
from games.cosmic.rules.hands import discard
from games.cosmic.rules.reckoning import multiply_card
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import Situation, find_side, find_stance, is_main, list_sides
from games.cosmic.state.ships import find_colonies
from games.cosmic.state.sides import add_bonus, are_attacks, find_other_side, get_side
from porc_royal.facts import Seat

FODDER: Final = Alien("fodder")
LOWEST: Final = -100
CARDS: Final = FODDER.choice("fodder-cards", helps=True)


def is_attacking(at: Situation, seat: Seat) -> bool:
    """A main player, when both show attacks."""
    return is_main(at, seat) and are_attacks(at.state)


def find_bounds(at: Situation, seat: Seat) -> tuple[int, int]:
    """Between which values attacks fit: its own and the opponent's; with the super flare any below the latter."""
    mine, theirs = get_side(at.state, seat), find_other_side(at.state, seat)
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
    add_bonus(at.state, get_side(at.state, seat), sum(find_kind(card).value for card in cards))


FODDER.super.lasts(hooks.revealed, is_attacking)


# Fodder's wild flare: whoever declined an invitation comes after all, with one ship.

SIDE, SHIP = FODDER.choices("fodder", "side!", "ship")


def has_declined(at: Now, seat: Seat) -> bool:
    """Invited, and on no side."""
    invited = any(seat in side.invited for side in list_sides(at.state))
    return invited and find_side(at.state, seat) is None and bool(find_colonies(at.state, seat))


@FODDER.wild.plays(hooks.revealed, has_declined)
async def comes_late(at: Now, seat: Seat) -> None:
    """With one ship, on a side that had invited it."""
    state = at.state
    hosts = [side for side in list_sides(state) if seat in side.invited]
    host = await ask_one_seat(state, seat, SIDE, "A14", [side.seat for side in hosts])
    side = next(one for one in hosts if one.seat == host)
    ships = await ask_named_ships(state, seat, SHIP, "A14", find_colonies(state, seat), (1, 1))
    await enter(state, seat, find_stance(state, side), ships)
    await look_around(state)
