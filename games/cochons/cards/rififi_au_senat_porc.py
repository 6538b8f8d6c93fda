"""Rififi au Sénat Porc (EV-30): the ballot is held again, and a player loses half of his governors."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card
from games.cochons.hands import card_move
from games.cochons.hooks import Anytime, Moves
from games.cochons.senate import TARGET, at_anybody, ballot_of, seat_named, tell_loss
from games.election.ballot import begun, rififi
from games.table.asks import Reply
from games.table.script import tell

CARD: Final[Card] = event_card("rififi-au-senat-porc", copies=1, when=("4C",), simplified=False)

AGAIN: Final = facts.KEYS.fact("ballot-again")


@hooks.senate.add()
def has_the_ballot_held_again(moves: Moves, moment: Anytime) -> Moves:
    """R-109: from the first vote until the result; all votes are void, the governors go home, the bans stay."""
    state = moment.state

    async def effect(reply: Reply) -> None:
        target = seat_named(reply, TARGET)
        taken = rififi(ballot_of(state), target)
        # Those who call and vote see by the phase that theirs is over; new candidatures follow.
        state.phase, state.calling, state.passing = "candidates", [], []
        await tell(AGAIN)
        await tell_loss(state, target, taken)

    fields = {TARGET: at_anybody(moment)}
    return {**moves, CARD.title: card_move(moment, CARD, effect, fields, playable=begun(ballot_of(state)))}
