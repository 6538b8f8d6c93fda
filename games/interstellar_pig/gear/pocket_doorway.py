"""Portable Access (IP-87, R-68): go to any place, in place of the roll."""

from collections.abc import Awaitable, Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import Card, make_card
from games.interstellar_pig.extension.declarations import offer_card
from games.interstellar_pig.extension.hooks import Interlude, PawnMove
from games.interstellar_pig.rules.jumps import jump, list_destinations, offer_gear, refuse_jump
from porc_royal.asks import Reply
from porc_royal.declarations import Declaration, Target
from porc_royal.facts import Saying

CARD: Final[Card] = make_card("pocket-doorway", "IP-87", 1, "utility", one_use=True, place=8)
JUMP: Final = CARD.additions.keys.offer("jump", facts.ASK_TURN)
USED: Final = CARD.additions.keys.fact("doorway", "who", "card")


def refuse_door(moment: Interlude, reply: Reply) -> Saying | None:
    """R-33: the gear that is shown must do for the place."""
    return refuse_jump(moment.state, moment.seat, reply)


GOALS: Final[Mapping[str, Target[Interlude]]] = {
    facts.PLACE: Target("place", lambda moment: list_destinations(moment.state, moment.seat)),
    facts.SHOW: Target("card", lambda moment: offer_gear(moment.state, moment.seat), several=True),
}


@offer_card(
    CARD,
    JUMP,
    Declaration(GOALS, USED, legal=refuse_door),
    rank=10,
    here=lambda moment: moment.before,
    kind=PawnMove,
)
def opens_a_door(moment: Interlude, reply: Reply) -> Awaitable[None]:
    """R-68: before the move, instead of it."""
    return jump(moment.state, moment.seat, reply)
