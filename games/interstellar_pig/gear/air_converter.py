"""Air Converter (IP-86): survive in an Inert atmosphere."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("air-converter", "IP-86", 3, "inert")
