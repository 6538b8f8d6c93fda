"""Heat Pump (IP-75): survive on a Cold or a Temperate world."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("heat-pump", "IP-75", 1, "cold", "temperate")
