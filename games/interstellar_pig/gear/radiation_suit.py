"""Radiation Suit (IP-92): Radiation is ignored."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("radiation-suit", "IP-92", 3, "radiation")
