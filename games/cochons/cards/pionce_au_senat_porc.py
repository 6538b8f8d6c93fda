"""Pionce au Sénat Porc (EV-25): two governors of a player's pile are gone (R-102, R-103)."""

from typing import Final

from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.senate import (
    AT_ANYBODY,
    TARGET,
    find_ballot,
    offer_in_the_senate,
    read_seat,
    tell_loss,
)
from games.election.state.ballot import lose
from porc_royal.asks import Reply

CARD: Final[Card] = make_event_card(
    "pionce-au-senat-porc", copies=1, when=("4C",), simplified=False, rules=("R-102", "R-103")
)
ASLEEP: Final = 2


@offer_in_the_senate(CARD, AT_ANYBODY)
async def sends_governors_to_sleep(moment: Anytime, reply: Reply) -> None:
    """R-103: at any moment of 4C, on a pile of any size; it takes what is there."""
    target = read_seat(reply, TARGET)
    await tell_loss(moment.state, target, lose(find_ballot(moment.state), target, ASLEEP))
