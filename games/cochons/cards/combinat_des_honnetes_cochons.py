"""Le Combinat des Honnêtes Cochons (EV-18): one governor more."""

from typing import Final

from games.cochons.catalogue import Card
from games.cochons.senate import supporter

CARD: Final[Card] = supporter("combinat-des-honnetes-cochons", number=1)
