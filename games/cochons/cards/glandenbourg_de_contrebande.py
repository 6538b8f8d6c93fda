"""Glandenbourg de contrebande (EV-14): a die decides whether half of one's governors die or bring friends."""

from typing import Final

from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.senate import find_ballot, offer_in_the_senate, tell_gain, tell_loss
from games.election.state.ballot import gain_half, lose_half
from porc_royal.asks import Reply
from porc_royal.script import roll, tell

CARD: Final[Card] = make_event_card(
    "glandenbourg-de-contrebande", copies=1, when=("4C",), simplified=False, rules=("R-102", "R-105")
)
POISONED: Final = 3
"""Up to this number on the die, the beer is bad."""

CARD.additions.keys.die("smuggled-beer")
CARD.additions.keys.step("smuggled_beer")
ROLLED: Final = CARD.additions.keys.fact("smuggled-beer", "die")


@offer_in_the_senate(CARD)
async def smuggled_beer(moment: Anytime, reply: Reply) -> None:
    """R-102, R-105, H-13: 1 to 3 loses half of the pile, rounded up, 4 to 6 gains as much."""
    die = await roll("smuggled-beer", 6, whose=moment.seat)
    await tell(ROLLED, die=die)
    ballot = find_ballot(moment.state)
    if die <= POISONED:
        await tell_loss(moment.state, moment.seat, lose_half(ballot, moment.seat))
    else:
        await tell_gain(moment.state, moment.seat, gain_half(ballot, moment.seat))
