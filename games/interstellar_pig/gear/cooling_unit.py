"""Cooling Unit (IP-76): survive on a Hot or a Temperate world."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("cooling-unit", "IP-76", 2, "hot", "temperate")
