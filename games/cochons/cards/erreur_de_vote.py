"""Erreur de vote (EV-05): half of a player's governors change sides."""

from typing import Final

from games.cochons import facts, hooks
from games.cochons.catalogue import Card, event_card
from games.cochons.hands import card_move
from games.cochons.hooks import Anytime, Moves
from games.cochons.senate import TARGET, at_another, ballot_of, names, seat_named
from games.election.ballot import block_homes, pile, take_half
from games.table.asks import Pick, Reply
from games.table.facts import Who
from games.table.script import tell

CARD: Final[Card] = event_card("erreur-de-vote", copies=1, when=("4C",), simplified=False)

TOWARDS: Final = facts.KEYS.field("towards")
CHANGED_SIDES: Final = facts.KEYS.fact(
    "governors-changed-sides", "who", "number", "victim", "towards", "pile"
)


@hooks.senate.add()
def turns_governors(moves: Moves, moment: Anytime) -> Moves:
    """R-105, R-106: half of the pile, rounded up, becomes the caster's.

    Until he has voted he may keep it, and it goes with his vote; or it goes to a candidate at once.
    """

    async def effect(reply: Reply) -> None:
        ballot = ballot_of(moment.state)
        target, towards = seat_named(reply, TARGET), seat_named(reply, TOWARDS)
        block = take_half(ballot, target, moment.seat, towards)
        await tell(
            CHANGED_SIDES,
            who=Who(moment.seat),
            number=block,
            victim=Who(target),
            towards=Who(towards),
            pile=pile(ballot, towards),
        )

    homes = Pick("player", names(block_homes(ballot_of(moment.state), moment.seat)))
    fields = {TARGET: at_another(moment), TOWARDS: homes}
    return {**moves, CARD.title: card_move(moment, CARD, effect, fields)}
