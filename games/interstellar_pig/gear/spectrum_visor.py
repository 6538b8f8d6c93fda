"""Spectrum Visor (IP-93): Darkness is ignored."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("spectrum-visor", "IP-93", 1, "darkness")
