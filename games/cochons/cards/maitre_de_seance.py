"""Maître de séance (EV-22): from now on somebody else than the Porc Royal calls the voters."""

from typing import Final

from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.senate import find_ballot, find_caller, offer_in_the_senate
from games.election.state.ballot import list_uncalled
from porc_royal.asks import Reply
from porc_royal.facts import Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "maitre-de-seance", copies=1, when=("4C",), simplified=False, worth=1, rules=("R-108",)
)

CHAIRS: Final = CARD.additions.keys.fact("chairs", "who")


def has_votes_to_call(moment: Anytime) -> bool:
    """R-108: while somebody else calls, and votes are outstanding. Sealed ballots have no order."""
    state = moment.state
    calls = state.options.ballot == "roll-call" and bool(list_uncalled(find_ballot(state)))
    return calls and find_caller(state) != moment.seat


@offer_in_the_senate(CARD, now=has_votes_to_call)
async def calls_the_voters(moment: Anytime, reply: Reply) -> None:
    """R-108: whoever is being asked answers first, the rest is the caster's to order.

    A Porc Royal who comes next chose so himself, and stays there.
    """
    state = moment.state
    state.caller = moment.seat
    state.calling[1:] = [one for one in state.calling[1:2] if one == state.presiding]
    await tell(CHAIRS, who=Who(moment.seat))
