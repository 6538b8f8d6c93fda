"""Pacifist (A34): its negotiate wins against an attack."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Agreement, Now, Sender
from games.cosmic.rules.reveal import show_as
from games.cosmic.state.catalogue import make_attack
from games.cosmic.state.roles import Situation, find_stance, is_main
from games.cosmic.state.sides import find_other_side, get_side, is_attack, is_negotiate
from games.cosmic.state.state import Winner
from porc_royal.facts import Seat

PACIFIST: Final = Alien("pacifist", alert="green")


def is_attacked(at: Situation, seat: Seat) -> bool:
    """A main player who shows a negotiate against an attack."""
    state = at.state
    return (
        is_main(at, seat) and is_negotiate(get_side(state, seat)) and is_attack(find_other_side(state, seat))
    )


@PACIFIST.changes(hooks.outcome, is_attacked)
def wins_in_peace(winner: Winner, at: Now, seat: Seat) -> Winner:
    """Mandatory."""
    return find_stance(at.state, get_side(at.state, seat))


@PACIFIST.wild.plays(hooks.revealed, is_attacked)
async def turns_it_into_fifteen(at: Now, seat: Seat) -> None:
    """The negotiate becomes an attack 15."""
    await show_as(get_side(at.state, seat), make_attack(15))


def has_failed(at: Agreement, seat: Seat) -> bool:
    """A main player, when a deal has failed."""
    return not at.made and is_main(at, seat)


PACIFIST.super.lasts(hooks.after_deal, has_failed)


@PACIFIST.super.changes(hooks.deal_loss, is_main)
def shifts_the_cost(number: int, at: Sender, seat: Seat) -> int:
    """Two ships fewer for oneself, two more for the opponent."""
    return number - 2 if at.seat == seat else number + 2
