"""Baron Harkonono, neveu de Groin Groin (EV-01): two governors more."""

from typing import Final

from games.cochons.catalogue import Card
from games.cochons.senate import supporter

CARD: Final[Card] = supporter("baron-harkonono", number=2)
