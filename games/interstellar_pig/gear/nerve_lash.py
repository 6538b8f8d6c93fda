"""Neural Whip (IP-78): one die on the ground; stays in hand (R-73)."""

from typing import Final

from games.interstellar_pig.catalogue import Card, arm

CARD: Final[Card] = arm("nerve-lash", "IP-78", 1, ("ground",), 1)
