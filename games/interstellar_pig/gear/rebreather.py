"""Rebreather (IP-85): survive in an Oxidizing atmosphere."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("rebreather", "IP-85", 3, "oxidizing")
