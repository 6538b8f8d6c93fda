"""Dehydrated Food (IP-100, R-71): one extra turn right after this one."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import Card, make_card
from games.interstellar_pig.extension.declarations import name_itself, offer_card
from games.interstellar_pig.extension.hooks import Interlude
from porc_royal.asks import Reply
from porc_royal.declarations import Declaration

CARD: Final[Card] = make_card("dehydrated-food", "IP-100", 2, "utility", one_use=True)
EAT: Final = CARD.additions.keys.offer("eat", facts.ASK_TURN, facts.ASK_END)
ATE: Final = CARD.additions.keys.fact("ate", "who", "card")


@offer_card(CARD, EAT, Declaration(name_itself(CARD), ATE), rank=40)
async def gains_a_turn(moment: Interlude, reply: Reply) -> None:
    """At any moment of an own turn that is really taken."""
    if moment.state.turn is not None:
        moment.state.turn.bought += 1
