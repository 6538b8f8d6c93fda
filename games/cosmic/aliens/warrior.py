"""Warrior (A53): it learns from each encounter, most from those that it loses."""

from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Reckoning
from games.cosmic.state.roles import either, is_ally, is_defense, is_main, is_offense
from games.cosmic.state.sides import has_lost, is_attack, is_on_side
from games.cosmic.views.tokens import Counter
from porc_royal.facts import Seat

WARRIOR: Final = Alien("warrior", alert="green")
LESSONS: Final = Counter(WARRIOR)


def has_fought(at: Now, seat: Seat) -> bool:
    """A main player whose encounter has been decided, or the offense that had a success without one (CE-52)."""
    decided = bool(at.state.now.winner) or (at.state.now.success and is_offense(at, seat))
    return is_main(at, seat) and decided


@WARRIOR.is_clause
@WARRIOR.uses(hooks.ending, has_fought)
async def learns(at: Now, seat: Seat) -> None:
    """A main player, zapped or not: a token for a victory or a deal, else two; one more with four planets each."""
    now = at.state.now
    failed = has_lost(at.state, seat) or (now.winner == "deal" and not now.success)
    more = int(at.state.options.planets == 4)
    await LESSONS.set(at.state, seat, LESSONS.read(at.state, seat) + (2 if failed else 1) + more)


def fights(at: OnSide, seat: Seat) -> bool:
    """It has tokens, and its side shows an attack: as a main player, or with the super flare as an ally."""
    takes_part = either(is_main, WARRIOR.super.as_(is_ally))
    has_learnt = LESSONS.read(at.state, seat) > 0
    return has_learnt and takes_part(at, seat) and is_on_side(at, seat) and is_attack(at.side)


@WARRIOR.changes(hooks.total, fights)
def adds_its_tokens(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """One more for each."""
    return replace(total, bonus=total.bonus + LESSONS.read(at.state, seat))


WARRIOR.super.lasts(hooks.revealed, is_ally)


@WARRIOR.wild.plays(hooks.ending, is_defense)
async def strikes_back(at: Now, seat: Seat) -> None:
    """It has an encounter with the offense at once, as the offense, in their system."""
    at.state.now.counter = seat
