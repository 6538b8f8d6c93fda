"""Virus (A48): its attack is multiplied by its own ships."""

from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Reckoning
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import get_side, has_attack, is_attack
from porc_royal.facts import Seat

VIRUS: Final = Alien("virus", alert="red")


@VIRUS.changes(hooks.total, has_attack)
def multiplies(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """Mandatory, as a main player: own ships multiply instead of adding; with the super flare those of allies, too."""
    if VIRUS.super.is_on(at.state, seat):
        return replace(total, card=total.card * (total.own + total.allies), own=0, allies=0)
    return replace(total, card=total.card * total.own, own=0)


def shows_attack(at: Now, seat: Seat) -> bool:
    """A main player who shows an attack."""
    return is_main(at, seat) and is_attack(get_side(at.state, seat))


VIRUS.wild.lasts(hooks.revealed, shows_attack)
VIRUS.super.lasts(hooks.revealed, shows_attack)


@VIRUS.wild.changes(hooks.total, has_attack)
def multiplies_ships(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """Own ships times allied ships, instead of their sum."""
    return replace(total, own=total.own * total.allies, allies=0)
