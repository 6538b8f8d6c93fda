"""Hover Sled (IP-95): Difficult Topography is ignored."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("hover-sled", "IP-95", 1, "topography")
