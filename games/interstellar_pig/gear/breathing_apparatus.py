"""Breathing Apparatus (IP-84): survive in a Reducing atmosphere."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("breathing-apparatus", "IP-84", 3, "reducing")
