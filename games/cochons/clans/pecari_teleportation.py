"""Pécari Banzaï: a teleportation without the card (P-18, R-147)."""

from typing import Final

from games.cochons import hooks
from games.cochons.catalogue import Card, power_card
from games.cochons.clans.power import usable, use

CARD: Final[Card] = power_card("teleportation-pecari")


@hooks.ships.add(rank=10)
def teleports(ships: hooks.Ships, moment: hooks.Moment) -> hooks.Ships:
    """R-147: as EV-31; it uses a trip."""
    state, seat = moment.state, moment.seat
    if not usable(state, seat, "pecari", CARD.title):
        return ships

    def pay() -> None:
        use(state, seat, CARD.title)

    return (*ships, hooks.Ship(f"{CARD.title}.0", hooks.ANYWHERE, pay))
