"""The ship cards (A.2): how far each lengthens a trip, a row for each title. Bottes à Réaction have a file (R-52)."""

from typing import Final

from games.cochons.catalogue import Card, ship_card
from games.cochons.hooks import ANYWHERE

ROWS: Final = (
    # title, copies, reach, in the simplified deck
    ("fusee", 1, 4, False),  # EV-12 Fusée
    ("fusee-dorsale", 1, 3, True),  # EV-13 Fusée Dorsale
    (
        "teleporteur",
        1,
        ANYWHERE,
        False,
    ),  # EV-31 Téléporteur de Mr Scoto de l'Entrepo: unexplored tiles too
    ("transporteur", 2, 2, True),  # EV-32 Transporteur
)

CARDS: Final[tuple[Card, ...]] = tuple(
    ship_card(title, copies, reach, simplified=simplified) for title, copies, reach, simplified in ROWS
)
