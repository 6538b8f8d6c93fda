"""Pionce au Sénat Porc (EV-25): two governors of a player's pile are gone (R-102, R-103)."""

from typing import Final

from games.cochons import hooks
from games.cochons.catalogue import Card, event_card
from games.cochons.hands import card_move
from games.cochons.hooks import Anytime, Moves
from games.cochons.senate import TARGET, at_anybody, ballot_of, seat_named, tell_loss
from games.election.ballot import lose
from games.table.asks import Reply

CARD: Final[Card] = event_card("pionce-au-senat-porc", copies=1, when=("4C",), simplified=False)
ASLEEP: Final = 2


@hooks.senate.add()
def sends_governors_to_sleep(moves: Moves, moment: Anytime) -> Moves:
    """R-103: at any moment of 4C, on a pile of any size; it takes what is there."""

    async def effect(reply: Reply) -> None:
        target = seat_named(reply, TARGET)
        await tell_loss(moment.state, target, lose(ballot_of(moment.state), target, ASLEEP))

    return {**moves, CARD.title: card_move(moment, CARD, effect, {TARGET: at_anybody(moment)})}
