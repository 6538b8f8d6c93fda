"""Grenade (IP-79): two dice on the ground; One Use."""

from typing import Final

from games.interstellar_pig.catalogue import Card, arm

CARD: Final[Card] = arm("grenade", "IP-79", 2, ("ground",), 2, one_use=True)
