"""Force Gruik (EV-07): in one's own combat, a die of either side is rolled again (R-79)."""

from collections.abc import Awaitable
from typing import Final

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, event_card
from games.cochons.extension.declarations import rerolled_by
from games.cochons.rules.rerolling import ASK_REROLL, DIE, dice_on_table, roll_again
from porc_royal.asks import Reply
from porc_royal.declarations import Target

CARD: Final[Card] = event_card("force-gruik", copies=1, when=("3A",), simplified=False, worth=5)

REROLL: Final = CARD.additions.keys.offer("reroll", ASK_REROLL)
PLAYED: Final = CARD.additions.keys.fact("force-gruik", "who", "card")
DICE: Final[Target[hooks.Reroll]] = Target("die", lambda chance: dice_on_table(chance.fought))


@rerolled_by(CARD, REROLL, rank=10, targets={DIE: DICE}, told=PLAYED)
def rolls_a_die_again(chance: hooks.Reroll, reply: Reply) -> Awaitable[None]:
    """R-72, R-79: it is never laid beforehand; each gives one reroll."""
    return roll_again(chance.fought, reply.text(DIE))
