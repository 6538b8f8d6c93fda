"""Tripler (A46): low attacks are tripled, high ones divided by three."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide
from games.cosmic.rules.reckoning import multiply_card
from games.cosmic.rules.reveal import show_as
from games.cosmic.state.catalogue import make_attack
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import find_other_side, has_attack, is_attack
from porc_royal.facts import Seat

TRIPLER: Final = Alien("tripler", alert="red")
HIGH: Final = 15


@TRIPLER.changes(hooks.card_value, has_attack)
def triples_or_divides(value: int, at: OnSide, seat: Seat) -> int:
    """Mandatory, as a main player: 10 or less is tripled (13 with the super flare), more is divided, rounded up."""
    most = 13 if TRIPLER.super.is_on(at.state, seat) else 10
    return value * 3 if value <= most else -(-value // 3)


def is_high(at: Now, seat: Seat) -> bool:
    """A main player, against an attack of 15 or more."""
    if not is_main(at, seat):
        return False
    shown = find_other_side(at.state, seat)
    return is_attack(shown) and multiply_card(at.state, shown) >= HIGH


@TRIPLER.wild.plays(hooks.revealed, is_high)
async def divides_theirs(at: Now, seat: Seat) -> None:
    """Before anything but kickers is made of it (CD-42), the opponent's attack is divided by three, rounded up."""
    side = find_other_side(at.state, seat)
    await show_as(side, make_attack(-(-multiply_card(at.state, side) // 3)))
    side.multiplied = True


TRIPLER.super.lasts(hooks.revealed, is_main)
