"""Erreur de vote (EV-05): half of a player's governors change sides."""

from typing import Final

from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.senate import (
    AT_ANOTHER,
    TARGET,
    find_ballot,
    name_seats,
    offer_in_the_senate,
    read_seat,
)
from games.election.state.ballot import count_pile, list_block_homes, take_half
from porc_royal.asks import Reply
from porc_royal.declarations import Target
from porc_royal.facts import Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "erreur-de-vote", copies=1, when=("4C",), simplified=False, rules=("R-106", "R-105")
)

TOWARDS: Final = CARD.additions.keys.field("towards")
CHANGED_SIDES: Final = CARD.additions.keys.fact(
    "governors-changed-sides", "who", "number", "victim", "towards", "pile"
)


def list_homes(moment: Anytime) -> list[str]:
    """Until he has voted the caster may keep them, and they go with his vote; or they go to a candidate at once."""
    return name_seats(list_block_homes(find_ballot(moment.state), moment.seat))


@offer_in_the_senate(CARD, {**AT_ANOTHER, TOWARDS: Target("player", list_homes)})
async def turns_governors(moment: Anytime, reply: Reply) -> None:
    """R-105, R-106, D-45: half of the pile, rounded up, becomes the caster's."""
    ballot = find_ballot(moment.state)
    target, towards = read_seat(reply, TARGET), read_seat(reply, TOWARDS)
    block = take_half(ballot, target, moment.seat, towards)
    await tell(
        CHANGED_SIDES,
        who=Who(moment.seat),
        number=block,
        victim=Who(target),
        towards=Who(towards),
        pile=count_pile(ballot, towards),
    )
