"""Healer (A18): gives others back the ships that they have just lost."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Ships
from games.cosmic.extension.zaps import POWER, ZAP, Deed
from games.cosmic.rules.hands import draw
from games.cosmic.rules.losses import restore, retrieve
from games.cosmic.state.ships import find_colonies
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

HEALER: Final = Alien("healer")


def is_other(at: Ships, seat: Seat) -> bool:
    """Somebody else has just lost ships, and has a colony to which they may come back."""
    return at.seat != seat and bool(find_colonies(at.state, at.seat))


@not_a_rule
async def take_fee(at: Ships, seat: Seat, number: int) -> None:
    """A card for the player; with the super flare one for each ship."""
    await draw(at.state, seat, number if HEALER.super.is_on(at.state, seat) else min(number, 1))


@HEALER.uses(hooks.lost, is_other, optional=True)
async def heals_from_the_warp(at: Ships, seat: Seat) -> None:
    """As any player, at any time."""
    await take_fee(at, seat, await retrieve(at.state, at.seat, at.number, HEALER.name))


@HEALER.uses(hooks.removed, is_other, optional=True)
async def heals_from_nowhere(at: Ships, seat: Seat) -> None:
    """Ships that have left the game, too."""
    await take_fee(at, seat, await restore(at.state, at.seat, at.number))


HEALER.super.lasts(hooks.lost, is_other)
HEALER.super.lasts(hooks.removed, is_other)


def is_on_own_power(deed: Deed, seat: Seat) -> bool:
    """A zap on a power of one's own."""
    answered = deed.answers
    return deed.sort == ZAP and answered is not None and answered.sort == POWER and answered.seat == seat


HEALER.wild.cancels(is_on_own_power)
