"""Force Gruik (EV-07): in one's own combat, a die of either side is rolled again (R-79)."""

from collections.abc import Awaitable
from typing import Final

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.declarations import offer_reroll
from games.cochons.rules.rerolls import ASK_REROLL, DIE, list_dice, roll_again
from porc_royal.asks import Reply
from porc_royal.declarations import Target

CARD: Final[Card] = make_event_card(
    "force-gruik", copies=1, when=("3A",), simplified=False, worth=5, rules=("R-79",)
)

REROLL: Final = CARD.additions.keys.offer("reroll", ASK_REROLL)
PLAYED: Final = CARD.additions.keys.fact("force-gruik", "who", "card")
DICE: Final[Target[hooks.Reroll]] = Target("die", lambda chance: list_dice(chance.fought))


@offer_reroll(CARD, REROLL, rank=10, targets={DIE: DICE}, told=PLAYED)
def rolls_a_die_again(chance: hooks.Reroll, reply: Reply) -> Awaitable[None]:
    """R-72, R-79: it is never laid beforehand; each gives one reroll."""
    return roll_again(chance.fought, reply.text(DIE))
