"""Human (A19): its side has four more; if that is cancelled, its side wins."""

from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Reckoning
from games.cosmic.extension.in_play import Cancelled, cancelled
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.own_zaps import zap_own
from games.cosmic.rules.reveal import show_as
from games.cosmic.rules.transfers import give_flare
from games.cosmic.state.catalogue import make_attack
from games.cosmic.state.roles import find_stance, is_involved, is_main
from games.cosmic.state.sides import get_side, is_on_side
from porc_royal.facts import Seat

HUMAN: Final = Alien("human")
ZAP: Final = HUMAN.choice("human-zap")


@HUMAN.changes(hooks.total, is_on_side)
def adds_four(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """Mandatory, as a main player or an ally; eight with the super flare."""
    return replace(total, bonus=total.bonus + (8 if HUMAN.super.is_on(at.state, seat) else 4))


def is_own(at: Cancelled, seat: Seat) -> bool:
    """Its own use was cancelled, by whomever."""
    return at.use.seat == seat and at.use.power == HUMAN.name and is_involved(at, seat)


@HUMAN.uses(cancelled, is_own)
async def wins_when_zapped(at: Cancelled, seat: Seat) -> None:
    """If this is zapped, its side wins."""
    at.state.now.decided = find_stance(at.state, get_side(at.state, seat))


@HUMAN.wild.plays(hooks.revealed, is_main)
async def shows_forty_two(at: Now, seat: Seat) -> None:
    """The own card becomes an attack 42; the flare goes to whoever is Human."""
    await show_as(get_side(at.state, seat), make_attack(42))
    await give_flare(at.state, seat, HUMAN)


@HUMAN.super.plays(hooks.revealed, is_involved)
async def may_zap_itself(at: Now, seat: Seat) -> None:
    """Eight instead of four; or the flare is discarded, and the own power zapped."""
    if await ask_yes(at.state, seat, ZAP, "A19"):
        await zap_own(at.state, seat, HUMAN)
