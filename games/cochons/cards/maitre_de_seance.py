"""Maître de séance (EV-22): from now on somebody else than the Porc Royal calls the voters."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card
from games.cochons.hands import card_move
from games.cochons.hooks import Anytime, Moves
from games.cochons.senate import ballot_of, caller
from games.election.ballot import uncalled
from games.table.asks import Reply
from games.table.facts import Who
from games.table.script import tell

CARD: Final[Card] = event_card("maitre-de-seance", copies=1, when=("4C",), simplified=False)

CHAIRS: Final = facts.KEYS.fact("chairs", "who")


@hooks.senate.add()
def calls_the_voters(moves: Moves, moment: Anytime) -> Moves:
    """R-108: while votes are outstanding; whoever is being asked answers first, the rest is the caster's to order.

    A Porc Royal who comes next chose so himself, and stays there. Sealed ballots have no order, so there it may not
    be played.
    """
    state = moment.state
    outstanding = state.options.ballot == "roll-call" and bool(uncalled(ballot_of(state)))

    async def effect(reply: Reply) -> None:
        state.caller = moment.seat
        state.calling[1:] = [one for one in state.calling[1:2] if one == state.presiding]
        await tell(CHAIRS, who=Who(moment.seat))

    playable = outstanding and caller(state) != moment.seat
    return {**moves, CARD.title: card_move(moment, CARD, effect, playable=playable)}
