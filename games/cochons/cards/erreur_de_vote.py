"""Erreur de vote (EV-05): half of a player's governors change sides."""

from typing import Final

from games.cochons.extension.catalogue import Card, event_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.senate import AT_ANOTHER, TARGET, ballot_of, in_the_senate, names, seat_named
from games.election.state.ballot import count_pile, list_block_homes, take_half
from porc_royal.asks import Reply
from porc_royal.declarations import Target
from porc_royal.facts import Who
from porc_royal.script import tell

CARD: Final[Card] = event_card("erreur-de-vote", copies=1, when=("4C",), simplified=False)

TOWARDS: Final = CARD.additions.keys.field("towards")
CHANGED_SIDES: Final = CARD.additions.keys.fact(
    "governors-changed-sides", "who", "number", "victim", "towards", "pile"
)


def homes(moment: Anytime) -> list[str]:
    """Until he has voted the caster may keep them, and they go with his vote; or they go to a candidate at once."""
    return names(list_block_homes(ballot_of(moment.state), moment.seat))


@in_the_senate(CARD, {**AT_ANOTHER, TOWARDS: Target("player", homes)})
async def turns_governors(moment: Anytime, reply: Reply) -> None:
    """R-105, R-106, D-45: half of the pile, rounded up, becomes the caster's."""
    ballot = ballot_of(moment.state)
    target, towards = seat_named(reply, TARGET), seat_named(reply, TOWARDS)
    block = take_half(ballot, target, moment.seat, towards)
    await tell(
        CHANGED_SIDES,
        who=Who(moment.seat),
        number=block,
        victim=Who(target),
        towards=Who(towards),
        pile=count_pile(ballot, towards),
    )
