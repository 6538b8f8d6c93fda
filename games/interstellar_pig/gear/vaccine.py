"""Vaccine (IP-91, R-65): its holder survives the Bacteria; shown by itself, it stays in hand.

Printed among the hazards, it does no harm.
"""

from typing import Final

from games.interstellar_pig.extension.catalogue import Card, make_card

CARD: Final[Card] = make_card("vaccine", "IP-91", 1, "hazard", harm=0, place=9)
