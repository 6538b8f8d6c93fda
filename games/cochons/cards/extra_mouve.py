"""Extra-Mouve (EV-06): one more trip, in one's own turn or right after anybody's turn.

A power that gives a trip is used as the card is (R-143): both are tickets.
"""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from games.cochons.rules.trips import name_tickets, punch
from porc_royal.asks import Option, Pick, Reply
from porc_royal.cards import list_copies, say_card
from porc_royal.facts import Who
from porc_royal.script import tell

CARD: Final[Card] = make_event_card(
    "extra-mouve", copies=3, when=("2B",), simplified=True, worth=9, rules=("C-42", "R-54")
)

EXTRA: Final = CARD.additions.keys.offer("extra", facts.ASK_TRAVEL)
PLAYED: Final = CARD.additions.keys.fact("extra", "who", "card", "trips")


@CARD.additions.adds(hooks.tickets.cards)
def pays_in_a_gap(tickets: hooks.Tickets, moment: hooks.SeatMoment) -> hooks.Tickets:
    """R-54: in the window right after a player's turn, one trip."""
    return (*tickets, *map(hooks.Ticket, list_copies(moment.hand, CARD.title)))


@CARD.additions.adds(hooks.moves.cards, rank=20)
def adds_a_trip(moves: hooks.Moves, moment: hooks.SeatMoment) -> hooks.Moves:
    """C-42, R-54: in one's own turn, one trip more than the three."""
    if moment.gap or moment.sequence != "2B":
        return moves
    tickets = name_tickets(moment)

    async def play(reply: Reply) -> None:
        card = reply.text(facts.CARD)
        punch(moment, card)
        moment.trips += 1
        await tell(PLAYED, reveals=True, who=Who(moment.seat), card=say_card(card), trips=moment.trips)

    return {**moves, EXTRA: hooks.Move(Option({facts.CARD: Pick("card", tickets)}), play)}
