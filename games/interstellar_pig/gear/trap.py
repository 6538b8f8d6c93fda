"""Trap (IP-99, R-63, R-66, R-67): the first who lands where it lies cannot move for two turns."""

from typing import Final

from games.interstellar_pig.extension.catalogue import Card, make_card
from games.interstellar_pig.extension.declarations import lie_in_wait
from games.interstellar_pig.extension.hooks import Visit

TURNS: Final = 2
CARD: Final[Card] = make_card("trap", "IP-99", 2, "hazard", one_use=True)
SPRUNG: Final = CARD.additions.keys.fact("trap", "who", "planet", "card", strikes="who")


@lie_in_wait(CARD, SPRUNG, rank=2)
async def snaps(visit: Visit) -> None:
    """R-63, R-66: after the Bacteria, and one Trap only for each landing."""
    # By `hazards` = on opening, a second Trap may follow while the first one holds: owed turns add up.
    visit.player.trapped += TURNS
