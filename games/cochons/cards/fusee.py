"""Fusée (EV-12): a trip of up to four steps."""

from typing import Final

from games.cochons.catalogue import Card, ship_card

CARD: Final[Card] = ship_card("fusee", copies=1, reach=4, simplified=False)
