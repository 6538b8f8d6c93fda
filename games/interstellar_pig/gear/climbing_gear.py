"""Climbing Gear (IP-96): Difficult Topography is ignored."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("climbing-gear", "IP-96", 2, "topography")
