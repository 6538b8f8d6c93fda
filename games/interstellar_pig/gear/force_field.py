"""Force Field (IP-81): one die in Space; stays in hand (R-73)."""

from typing import Final

from games.interstellar_pig.catalogue import Card, arm

CARD: Final[Card] = arm("force-field", "IP-81", 1, ("space",), 1)
