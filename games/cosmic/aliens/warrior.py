"""Warrior (A53): it learns from each encounter, most from those that it loses."""

from dataclasses import replace
from typing import Final

from games.cosmic import hooks
from games.cosmic.declaring import Alien
from games.cosmic.hooks import Now, OnSide, Reckoning
from games.cosmic.roles import either, is_ally, is_defense, is_main
from games.cosmic.sides import has_lost, is_attack, is_on_side
from games.table.facts import Seat

WARRIOR: Final = Alien("warrior")
TAKES_PART: Final = either(is_main, WARRIOR.super.as_(is_ally))


def has_learnt(at: Now, seat: Seat) -> bool:
    """Its encounter has been decided."""
    return TAKES_PART(at, seat) and bool(at.state.now.winner)


@WARRIOR.uses(hooks.ending, has_learnt)
async def takes_tokens(at: Now, seat: Seat) -> None:
    """Mandatory, as a main player, with the super flare as an ally: one for a victory or a deal, else two."""
    now, tokens = at.state.now, at.state.player(seat).tokens
    failed = has_lost(at.state, seat) or (now.winner == "deal" and not now.success)
    tokens["warrior"] = tokens.get("warrior", 0) + (2 if failed else 1)


def fights(at: OnSide, seat: Seat) -> bool:
    """Its side shows an attack."""
    return TAKES_PART(at, seat) and is_on_side(at, seat) and is_attack(at.side)


@WARRIOR.changes(hooks.total, fights)
def adds_its_tokens(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """One more for each."""
    return replace(total, bonus=total.bonus + at.state.player(seat).tokens.get("warrior", 0))


WARRIOR.super.lasts(hooks.revealed, is_ally)
WARRIOR.super.lasts(hooks.ending, is_ally)


@WARRIOR.wild.plays(hooks.ending, is_defense)
async def strikes_back(at: Now, seat: Seat) -> None:
    """It has an encounter with the offense at once, as the offense, in their system."""
    at.state.now.counter = seat
