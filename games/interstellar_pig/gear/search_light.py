"""Search Light (IP-94): Darkness is ignored."""

from typing import Final

from games.interstellar_pig.catalogue import Card, gear

CARD: Final[Card] = gear("search-light", "IP-94", 2, "darkness")
