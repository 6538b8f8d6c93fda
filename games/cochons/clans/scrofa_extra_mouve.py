"""Scrofa: an Extra-Mouve without the card (P-14, R-143)."""

from functools import partial
from typing import Final

from games.cochons.clans.power import ClanPower
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_power_card
from porc_royal.facts import Seat

CARD: Final[Card] = make_power_card("extra-mouve-scrofa")
EXTRA_MOUVE: Final = ClanPower("scrofa", CARD.title)


@EXTRA_MOUVE.changes(hooks.tickets, EXTRA_MOUVE.is_unused)
def gives_a_trip(tickets: hooks.Tickets, moment: hooks.SeatMoment, seat: Seat) -> hooks.Tickets:
    """R-143, X-12, D-51: as EV-06, in one's own turn or right after anybody's."""
    return (*tickets, hooks.Ticket(f"{CARD.title}.0", partial(EXTRA_MOUVE.use_up, moment.state, seat)))
