"""Délit de Sale Gueule (EV-09): a player may not stand, may not be voted for, and must vote for another."""

from typing import Final

from games.cochons import hooks
from games.cochons.catalogue import Card, event_card
from games.cochons.hands import card_move
from games.cochons.hooks import Anytime, Moves
from games.cochons.senate import TARGET, at_anybody, ballot_of, banish, names, seat_named
from games.election.ballot import bannable
from games.table.asks import Pick, Reply

CARD: Final[Card] = event_card("delit-de-sale-gueule", copies=1, when=("4C",), simplified=False)


@hooks.senate.add()
def bans_a_candidate(moves: Moves, moment: Anytime) -> Moves:
    """R-107: before the first vote of the ballot; the ban outlasts a new ballot (R-109)."""

    async def effect(reply: Reply) -> None:
        await banish(moment.state, seat_named(reply, TARGET))

    free = bannable(ballot_of(moment.state))
    among = [name for name in at_anybody(moment).choices({}) if name in names(free)]
    return {
        **moves,
        CARD.title: card_move(moment, CARD, effect, {TARGET: Pick("player", among)}, playable=bool(free)),
    }
