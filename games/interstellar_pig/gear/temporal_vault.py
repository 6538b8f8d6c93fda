"""Temporal Vault (IP-89, R-69): one discarded One Use card goes to the hand; the Vault is discarded."""

from collections.abc import Mapping
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import Card, is_one_use, list_cards, make_card, sort_cards
from games.interstellar_pig.extension.declarations import offer_card
from games.interstellar_pig.extension.hooks import Interlude
from porc_royal.asks import Reply
from porc_royal.cards import say_card
from porc_royal.declarations import Declaration, Target
from porc_royal.facts import Arg, Named
from porc_royal.script import whisper

CARD: Final[Card] = make_card("temporal-vault", "IP-89", 1, "utility")
RECOVER: Final = CARD.additions.keys.offer("recover", facts.ASK_TURN, facts.ASK_END)
RECOVERED: Final = CARD.additions.keys.fact("recovered", "who", "card", "vault")


def list_used_up(moment: Interlude) -> list[str]:
    """Any of the ten One Use names that lies face up, for whatever reason; never itself."""
    return [one for one in sort_cards(moment.state.discards) if is_one_use(one)]


def name_both(moment: Interlude, reply: Reply) -> Mapping[str, Arg]:
    """Both cards are named."""
    return {"card": say_card(reply.text(facts.CARD)), "vault": Named("card", CARD.title)}


@offer_card(
    CARD, RECOVER, Declaration({facts.CARD: Target("card", list_used_up)}, RECOVERED, name_both), rank=30
)
async def takes_back(moment: Interlude, reply: Reply) -> None:
    """R-69: it is in hand again at once."""
    one = reply.text(facts.CARD)
    moment.state.discards.remove(one)
    moment.player.hand.append(one)
    await whisper(moment.seat, facts.KEEPS, hand=list_cards(moment.player.hand))
