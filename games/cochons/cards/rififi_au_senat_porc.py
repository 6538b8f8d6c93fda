"""Rififi au Sénat Porc (EV-30): the ballot is held again, and a player loses half of his governors."""

from typing import Final

from games.cochons.extension.catalogue import Card, event_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.senate import AT_ANYBODY, TARGET, ballot_of, in_the_senate, seat_named, tell_loss
from games.election.state.ballot import is_begun, void_by_rififi
from porc_royal.asks import Reply
from porc_royal.script import tell

CARD: Final[Card] = event_card("rififi-au-senat-porc", copies=1, when=("4C",), simplified=False)

AGAIN: Final = CARD.additions.keys.fact("ballot-again")


def voting(moment: Anytime) -> bool:
    """R-109: from the first vote until the result."""
    return is_begun(ballot_of(moment.state))


@in_the_senate(CARD, AT_ANYBODY, voting)
async def has_the_ballot_held_again(moment: Anytime, reply: Reply) -> None:
    """R-109: all votes are void, the governors go home, the bans stay."""
    state, target = moment.state, seat_named(reply, TARGET)
    taken = void_by_rififi(ballot_of(state), target)
    # Those who call and vote see by the phase that theirs is over; new candidatures follow.
    state.phase, state.calling, state.passing = "candidates", [], []
    await tell(AGAIN)
    await tell_loss(state, target, taken)
