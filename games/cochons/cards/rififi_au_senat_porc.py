"""Rififi au Sénat Porc (EV-30): the ballot is held again, and a player loses half of his governors."""

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
from games.election.state.ballot import is_begun, void_by_rififi
from porc_royal.asks import Reply
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "rififi-au-senat-porc", copies=1, when=("4C",), simplified=False, rules=("R-109",)
)

AGAIN: Final = CARD.additions.keys.fact("ballot-again")


def voting(moment: Anytime) -> bool:
    """R-109: from the first vote until the result."""
    return is_begun(find_ballot(moment.state))


@offer_in_the_senate(CARD, AT_ANYBODY, voting)
async def has_the_ballot_held_again(moment: Anytime, reply: Reply) -> None:
    """R-109: all votes are void, the governors go home, the bans stay."""
    state, target = moment.state, read_seat(reply, TARGET)
    taken = void_by_rififi(find_ballot(state), target)
    # Those who call and vote see by the phase that theirs is over; new candidatures follow.
    state.phase, state.calling, state.passing = "candidates", [], []
    await tell(AGAIN)
    await tell_loss(state, target, taken)
