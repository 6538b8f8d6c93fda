"""Téléporteur de Mr Scoto de l'Entrepo (EV-31): a trip to any tile but the sun, unexplored ones too (R-53)."""

from typing import Final

from games.cochons.catalogue import Card, ship_card
from games.cochons.hooks import ANYWHERE

CARD: Final[Card] = ship_card("teleporteur", copies=1, reach=ANYWHERE, simplified=False)
