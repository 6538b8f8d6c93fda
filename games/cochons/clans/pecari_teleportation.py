"""Pécari Banzaï: a teleportation without the card (P-18, R-147)."""

from functools import partial
from typing import Final

from games.cochons.clans.power import ClanPower
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_power_card
from porc_royal.facts import Seat

CARD: Final[Card] = make_power_card("teleportation-pecari")
TELEPORTATION: Final = ClanPower("pecari", CARD.title)


@TELEPORTATION.changes(hooks.ships, TELEPORTATION.is_unused)
def teleports(ships: hooks.Ships, moment: hooks.SeatMoment, seat: Seat) -> hooks.Ships:
    """R-147, X-12, D-51: as EV-31; it uses a trip."""
    pay = partial(TELEPORTATION.use_up, moment.state, seat)
    return (*ships, hooks.Ship(f"{CARD.title}.0", hooks.ANYWHERE, pay))
