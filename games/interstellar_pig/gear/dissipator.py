"""Dissipator (IP-77): survive on a Hot or a Temperate world."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("dissipator", "IP-77", 1, "hot", "temperate")
