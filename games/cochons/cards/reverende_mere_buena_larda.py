"""Révérende Mère Buena Larda (EV-27): two governors more."""

from typing import Final

from games.cochons.catalogue import Card
from games.cochons.senate import supporter

CARD: Final[Card] = supporter("reverende-mere-buena-larda", number=2)
