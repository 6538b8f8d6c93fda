"""Pécari Banzaï: a die rolled again in one's own combat (P-16, R-145)."""

from collections.abc import Awaitable
from typing import Final

from games.cochons.clans.power import ClanPower, is_anyone
from games.cochons.extension import hooks
from games.cochons.rules.rerolls import ASK_REROLL, DIE, list_dice, roll_again
from porc_royal.asks import Field, Pick, Reply
from porc_royal.facts import Seat

REROLL: Final = ClanPower("pecari", "reroll", told="banzai")
BANZAI: Final = REROLL.additions.keys.offer("banzai", ASK_REROLL)


@REROLL.changes(hooks.rerolling, REROLL.is_unused)
def may_shout(possible: bool, striker: hooks.Striker, seat: Seat) -> bool:
    """All can see whether the power has been used."""
    return True


def offer_either_die(chance: hooks.Reroll) -> dict[str, Field]:
    """R-145: one's own die or the enemy's."""
    return {DIE: Pick("die", list_dice(chance.fought))}


@REROLL.offers(hooks.rerolls, BANZAI, is_anyone, offer_either_die)
def rolls_a_die_again(chance: hooks.Reroll, reply: Reply) -> Awaitable[None]:
    """R-145: as Force Gruik."""
    return roll_again(chance.fought, reply.text(DIE))
