"""Euphoric Gas (IP-83, R-62): nobody dies in this Ground Combat."""

from typing import Final

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.catalogue import Card, arm, held, named
from games.table.facts import Who
from games.table.script import tell

IF_LOSING: Final = "if-losing"
CARD: Final[Card] = arm("euphoric-gas", "IP-83", 1, ("ground",), one_use=True, modes=(IF_LOSING, "always"))
RELEASED: Final = facts.KEYS.fact("gas", "who", "card")


@hooks.decided.add()
async def calms_them(bout: hooks.Bout) -> None:
    """R-62: `always`, or only if its owner would die; otherwise it was never seen, and is not spent."""
    for fighter in (bout.fight.attacker, bout.fight.defender):
        for card in held(fighter.cards, CARD.title):
            if fighter.seat is not None and (fighter.mode != IF_LOSING or bout.loser is fighter):
                await tell(RELEASED, reveals=True, who=Who(fighter.seat), card=named(card))
                bout.spent.append(card)
                bout.loser = None
