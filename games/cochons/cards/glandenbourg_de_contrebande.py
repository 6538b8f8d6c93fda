"""Glandenbourg de contrebande (EV-14): a die decides whether half of one's governors die or bring friends."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card
from games.cochons.hands import card_move
from games.cochons.hooks import Anytime, Moves
from games.cochons.senate import ballot_of, tell_gain, tell_loss
from games.election.ballot import gain_half, lose_half
from games.table.asks import Reply
from games.table.script import roll, tell

CARD: Final[Card] = event_card("glandenbourg-de-contrebande", copies=1, when=("4C",), simplified=False)
POISONED: Final = 3
"""Up to this number on the die, the beer is bad."""

facts.CHANCE.append("smuggled-beer")
facts.STEPS.append("smuggled_beer")
ROLLED: Final = facts.KEYS.fact("smuggled-beer", "die")


@hooks.senate.add()
def smuggles_beer(moves: Moves, moment: Anytime) -> Moves:
    """R-102, R-105, H-13: 1 to 3 loses half of the pile, rounded up, 4 to 6 gains as much."""

    async def smuggled_beer(reply: Reply) -> None:
        die = await roll("smuggled-beer", 6)
        await tell(ROLLED, die=die)
        ballot = ballot_of(moment.state)
        if die <= POISONED:
            await tell_loss(moment.state, moment.seat, lose_half(ballot, moment.seat))
        else:
            await tell_gain(moment.state, moment.seat, gain_half(ballot, moment.seat))

    return {**moves, CARD.title: card_move(moment, CARD, smuggled_beer)}
