"""Gros Traître (EV-16): treason among the enemy's troops (R-81)."""

from typing import Final

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import lay_in_fights
from games.cochons.practice.expectations import Gain, Prospect
from games.cochons.state.state import Side
from games.cochons.state.troops import remove
from porc_royal.cards import say_card
from porc_royal.facts import Who
from porc_royal.script import roll_dice, tell

CARD: Final[Card] = make_event_card(
    "gros-traitre", copies=2, when=("3A",), simplified=False, worth=6, rules=("R-81",)
)
GORET_FALLS: Final = 3
GRUIK_FALLS: Final = 2

BETRAYED: Final = CARD.additions.keys.fact(
    "betrayed", "who", "card", "loser", "dice", "gorets", "gruiks", strikes="loser"
)
CARD.additions.keys.die("treason")
CARD.additions.keys.step("betray")


def expect_traitors(fight: Prospect) -> Gain | None:
    """About half of the enemies, if there are several."""
    return Gain(fewer=fight.enemies // 2) if fight.enemies > 1 else None


@lay_in_fights(CARD, step=5, expects=expect_traitors)
async def betray(bout: hooks.Bout, side: Side, card: str) -> bool:
    """R-73, R-81: a die for each enemy of this fight, Gorets first; nothing against Extra-Cochons."""
    enemy = bout.enemy(side)
    troop = bout.troop(enemy)
    if troop is None:
        return False
    dice = await roll_dice("treason", 6, troop.size, whose=side.seat)
    gorets = sum(die <= GORET_FALLS for die in dice[: troop.gorets])
    gruiks = sum(die <= GRUIK_FALLS for die in dice[troop.gorets :])
    remove(bout.state, bout.tile, enemy.seat, gorets, gruiks)
    await tell(
        BETRAYED,
        who=Who(side.seat),
        card=say_card(card),
        loser=Who(enemy.seat),
        dice=" ".join(map(str, dice)),
        gorets=gorets,
        gruiks=gruiks,
    )
    return True
