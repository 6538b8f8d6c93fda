"""Pécari Banzaï: a die rolled again in one's own combat (P-16, R-145)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.clans.power import usable, use
from games.cochons.rules.rerolling import ASK_REROLL, DIE, dice_on_table, roll_again
from games.table.asks import Option, Pick, Reply
from games.table.facts import Saying, Who
from games.table.script import tell

CLAN: Final = "pecari"
NAME: Final = "reroll"
BANZAI: Final = facts.KEYS.offer("banzai", ASK_REROLL)
SHOUTED: Final = facts.KEYS.fact("banzai", "who")


@hooks.rerolling.add()
def may_shout(possible: bool, striker: hooks.Striker) -> bool:
    """All can see whether the power has been used."""
    return possible or usable(striker.bout.state, striker.side.seat, CLAN, NAME)


@hooks.rerolls.add(rank=20)
def rolls_a_die_again(moves: hooks.Moves, chance: hooks.Reroll) -> hooks.Moves:
    """R-145: one's own die or the enemy's."""
    state, seat = chance.fought.bout.state, chance.side.seat
    if not usable(state, seat, CLAN, NAME):
        return moves

    async def play(reply: Reply) -> None:
        use(state, seat, NAME)
        await tell(SHOUTED, who=Who(seat))
        await roll_again(chance.fought, reply.text(DIE))

    option = Option({DIE: Pick("die", dice_on_table(chance.fought))})
    return {**moves, BANZAI: hooks.Move(option, _always, play, cardless=True)}


def _always(reply: Reply) -> Saying | None:
    """Nothing more to check than that the die is on the table."""
    return None
