"""Pécari Banzaï: a die rolled again in one's own combat (P-16, R-145)."""

from collections.abc import Awaitable
from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import Power, offered, usable
from games.cochons.rules.rerolling import ASK_REROLL, DIE, dice_on_table, roll_again
from games.table.asks import Field, Pick, Reply

CLAN: Final = "pecari"
NAME: Final = "reroll"
BANZAI: Final = facts.KEYS.offer("banzai", ASK_REROLL)
SHOUTED: Final = facts.KEYS.fact("banzai", "who")


@hooks.rerolling.add()
def may_shout(possible: bool, striker: hooks.Striker) -> bool:
    """All can see whether the power has been used."""
    return possible or usable(striker.bout.state, striker.side.seat, CLAN, NAME)


def in_ones_own_fight(chance: hooks.Reroll) -> bool:
    """R-145: whoever is asked is fighting."""
    return True


def either_die(chance: hooks.Reroll) -> dict[str, Field]:
    """R-145: one's own die or the enemy's."""
    return {DIE: Pick("die", dice_on_table(chance.fought))}


@offered(hooks.rerolls, Power(CLAN, NAME, BANZAI, in_ones_own_fight, either_die, told=SHOUTED), rank=20)
def rolls_a_die_again(chance: hooks.Reroll, reply: Reply) -> Awaitable[None]:
    """R-145: as Force Gruik."""
    return roll_again(chance.fought, reply.text(DIE))
