"""Délit de Sale Gueule (EV-09): a player may not stand, may not be voted for, and must vote for another."""

from typing import Final

from games.cochons.extension.catalogue import Card, event_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.senate import TARGET, anybody, ballot_of, banish, in_the_senate, names, seat_named
from games.election.state.ballot import list_bannable
from porc_royal.asks import Reply
from porc_royal.declarations import Target

CARD: Final[Card] = event_card("delit-de-sale-gueule", copies=1, when=("4C",), simplified=False)


def bannable_players(moment: Anytime) -> list[str]:
    """R-107: before the first vote of the ballot, oneself included; nobody once there is one."""
    free = names(list_bannable(ballot_of(moment.state)))
    return [name for name in anybody(moment) if name in free]


def before_the_vote(moment: Anytime) -> bool:
    """Whether anybody may be banned."""
    return bool(list_bannable(ballot_of(moment.state)))


@in_the_senate(CARD, {TARGET: Target("player", bannable_players)}, before_the_vote)
async def bans_a_candidate(moment: Anytime, reply: Reply) -> None:
    """R-107: the ban outlasts a new ballot (R-109)."""
    await banish(moment.state, seat_named(reply, TARGET))
