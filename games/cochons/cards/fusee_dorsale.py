"""Fusée Dorsale (EV-13): a trip of up to three steps."""

from typing import Final

from games.cochons.catalogue import Card, ship_card

CARD: Final[Card] = ship_card("fusee-dorsale", copies=1, reach=3, simplified=True)
