"""Thermal Suit (IP-74): survive on a Cold or a Temperate world."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("thermal-suit", "IP-74", 2, "cold", "temperate")
