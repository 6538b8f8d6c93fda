"""Muado Dibo (EV-24): one governor more."""

from typing import Final

from games.cochons.catalogue import Card
from games.cochons.senate import supporter

CARD: Final[Card] = supporter("muado-dibo", number=1)
