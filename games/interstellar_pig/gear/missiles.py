"""Missiles (IP-82): two dice in Space; One Use."""

from typing import Final

from games.interstellar_pig.catalogue import Card, arm

CARD: Final[Card] = arm("missiles", "IP-82", 2, ("space",), 2, one_use=True)
