"""Scrofa: an Extra-Mouve without the card (P-14, R-143)."""

from typing import Final

from games.cochons import hooks
from games.cochons.catalogue import Card, power_card
from games.cochons.clans.power import usable, use

CARD: Final[Card] = power_card("extra-mouve-scrofa")


@hooks.tickets.add(rank=10)
def gives_a_trip(tickets: hooks.Tickets, moment: hooks.Moment) -> hooks.Tickets:
    """R-143: as EV-06, in one's own turn or right after anybody's."""
    state, seat = moment.state, moment.seat
    if not usable(state, seat, "scrofa", CARD.title):
        return tickets

    def pay() -> None:
        use(state, seat, CARD.title)

    return (*tickets, hooks.Ticket(f"{CARD.title}.0", pay))
