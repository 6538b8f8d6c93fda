"""Gros Traître (EV-16): treason among the enemy's troops (R-81)."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card, named
from games.cochons.declaring import laid
from games.cochons.state import Side
from games.cochons.troops import remove
from games.table.facts import Who
from games.table.script import roll_dice, tell

CARD: Final[Card] = event_card("gros-traitre", copies=2, when=("3A",), simplified=False)
GORET_FALLS: Final = 3
GRUIK_FALLS: Final = 2

BETRAYED: Final = facts.KEYS.fact("betrayed", "who", "card", "loser", "dice", "gorets", "gruiks")
facts.CHANCE.append("treason")
facts.STEPS.append("betray")


@laid(CARD, step=5)
async def betray(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-73, R-81: a die for each enemy of this fight, Gorets first; nothing against Extra-Cochons."""
    enemy = bout.enemy(side)
    troop = bout.troop(enemy)
    if troop is None:
        return False
    dice = await roll_dice("treason", 6, troop.size)
    gorets = sum(die <= GORET_FALLS for die in dice[: troop.gorets])
    gruiks = sum(die <= GRUIK_FALLS for die in dice[troop.gorets :])
    remove(bout.state, bout.tile, enemy.seat, gorets, gruiks)
    await tell(
        BETRAYED,
        who=Who(side.seat),
        card=named(card),
        loser=Who(enemy.seat),
        dice=" ".join(map(str, dice)),
        gorets=gorets,
        gruiks=gruiks,
    )
    return True
