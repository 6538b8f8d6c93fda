"""Fodder (A14): throws weak attacks into the fight."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import find_kind
from games.cosmic.choosing import ask_cards, ask_named_ships, ask_one_seat
from games.cosmic.declaring import Alien
from games.cosmic.hands import discard
from games.cosmic.hooks import Now
from games.cosmic.roles import Situation, find_side, find_stance, is_main, list_sides
from games.cosmic.rules.alliance import enter
from games.cosmic.rules.ending import look_around
from games.cosmic.rules.reckoning import multiply_card
from games.cosmic.ships import colonies
from games.cosmic.sides import add_bonus, are_attacks, find_opponent, own_side
from games.table.facts import Seat

FODDER: Final = Alien("fodder")
LOWEST: Final = -100
CARDS, SIDE, SHIP = facts.choices("fodder", "cards!", "side!", "ship")


def is_attacking(at: Situation, seat: Seat) -> bool:
    """A main player, when both show attacks."""
    return is_main(at, seat) and are_attacks(at.state)


@FODDER.uses(hooks.revealed, is_attacking, optional=True)
async def throws_in(at: Now, seat: Seat) -> None:
    """Attacks strictly between both revealed; with the super flare any below the opponent's."""
    state, side = at.state, own_side(at.state, seat)
    mine, theirs = (multiply_card(state, one) for one in (side, find_opponent(state, seat)))
    low, high = (LOWEST, theirs) if FODDER.super.is_on(state, seat) else sorted((mine, theirs))
    hand = state.player(seat).hand
    fitting = [card for card in hand if find_kind(card).is_attack and low < find_kind(card).value < high]
    cards = await ask_cards(state, seat, CARDS, "A14", fitting, (0, len(fitting)))
    await discard(state, seat, cards)
    add_bonus(state, side, sum(find_kind(card).value for card in cards))


def has_declined(at: Now, seat: Seat) -> bool:
    """Invited, and on no side."""
    invited = any(seat in side.invited for side in list_sides(at.state))
    return invited and find_side(at.state, seat) is None and bool(colonies(at.state, seat))


@FODDER.wild.plays(hooks.revealed, has_declined)
async def comes_late(at: Now, seat: Seat) -> None:
    """With one ship, on a side that had invited it."""
    state = at.state
    hosts = [side for side in list_sides(state) if seat in side.invited]
    host = await ask_one_seat(state, seat, SIDE, "A14", [side.seat for side in hosts])
    side = next(one for one in hosts if one.seat == host)
    ships = await ask_named_ships(state, seat, SHIP, "A14", colonies(state, seat), (1, 1))
    await enter(state, seat, find_stance(state, side), ships)
    await look_around(state)


FODDER.super.lasts(hooks.revealed, is_attacking)
