"""Laser Gun (IP-80): one die in every fight; stays in hand (R-73)."""

from typing import Final

from games.interstellar_pig.catalogue import Card, arm

CARD: Final[Card] = arm("laser-gun", "IP-80", 1, ("space", "ground"), 1)
