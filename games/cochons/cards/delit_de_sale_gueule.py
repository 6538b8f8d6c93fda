"""Délit de Sale Gueule (EV-09): a player may not stand, may not be voted for, and must vote for another."""

from typing import Final

from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.extension.hooks import Anytime
from games.cochons.rules.senate import (
    TARGET,
    banish,
    find_ballot,
    name_anybody,
    name_seats,
    offer_in_the_senate,
    read_seat,
)
from games.election.state.ballot import list_bannable
from porc_royal.asks import Reply
from porc_royal.declarations import Target

CARD: Final[Card] = make_event_card(
    "delit-de-sale-gueule", copies=1, when=("4C",), simplified=False, rules=("R-107",)
)


def list_bannable_players(moment: Anytime) -> list[str]:
    """R-107: before the first vote of the ballot, oneself included; nobody once there is one."""
    free = name_seats(list_bannable(find_ballot(moment.state)))
    return [name for name in name_anybody(moment) if name in free]


def is_before_the_vote(moment: Anytime) -> bool:
    """Whether anybody may be banned."""
    return bool(list_bannable(find_ballot(moment.state)))


@offer_in_the_senate(CARD, {TARGET: Target("player", list_bannable_players)}, is_before_the_vote)
async def bans_a_candidate(moment: Anytime, reply: Reply) -> None:
    """R-107: the ban outlasts a new ballot (R-109)."""
    await banish(moment.state, read_seat(reply, TARGET))
