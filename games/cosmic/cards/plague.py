"""Plague: a player loses three ships, and discards a card of each type in the hand."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_seat
from games.cosmic.rules.hands import discard, list_throwable
from games.cosmic.rules.losses import lose_chosen
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import is_anyone, list_seats
from porc_royal.asks import Reply
from porc_royal.facts import Saying, Seat

CARD: Final = Artifact("plague")
VICTIM: Final = CARD.choice("plague")
TYPE: Final = CARD.choice("plague-card")
SHIPS: Final = 3
CARD.keys.thing(facts.LOSS, VICTIM)


@CARD.plays(hooks.regroup, is_anyone)
async def strikes_a_player(at: Now, seat: Seat) -> None:
    """Any player, oneself included; which ships, and which card within a type, the victim chooses."""
    state = at.state
    others = [one for one in list_seats(state) if one != seat]
    victim = await ask_seat(state, seat, VICTIM, "CE-43", [*others, seat])
    if victim is None:
        return
    await lose_chosen(state, {victim: SHIPS}, VICTIM, "CE-43")
    await look_around(state)
    hand = list_throwable(state.player(victim).hand)
    usual = list({find_kind(card).type: card for card in hand}.values())

    def check(reply: Reply) -> Saying | None:
        types = [find_kind(card).type for card in reply.many(facts.CARDS)]
        return None if len(types) == len(dict.fromkeys(types)) else Saying(facts.ONE_OF_EACH)

    bounds = (len(usual), len(usual))
    given = await ask_cards(state, victim, TYPE, "CE-43", hand, bounds, usual, check)
    await discard(state, victim, given)
