"""Transporteur (EV-32): a trip of up to two steps."""

from typing import Final

from games.cochons.catalogue import Card, ship_card

CARD: Final[Card] = ship_card("transporteur", copies=2, reach=2, simplified=True)
