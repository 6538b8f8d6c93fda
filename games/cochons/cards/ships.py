"""The ship cards (A.2): how far each lengthens a trip, a row for each title. Bottes à Réaction have a file (R-52).

`worth` is what a practice player thinks of them.
"""

from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import Card, make_ship_card
from games.cochons.extension.hooks import ANYWHERE
from porc_royal.additions import Additions

ROWS: Final = (
    # title, copies, reach, in the simplified deck, worth
    ("fusee", 1, 4, False, 7),  # EV-12 Fusée
    ("fusee-dorsale", 1, 3, True, 7),  # EV-13 Fusée Dorsale
    # EV-31 Téléporteur de Mr Scoto de l'Entrepo: unexplored tiles too
    ("teleporteur", 1, ANYWHERE, False, 8),
    ("transporteur", 2, 2, True, 6),  # EV-32 Transporteur
)

CARDS: Final[tuple[Card, ...]] = tuple(
    make_ship_card(title, copies, reach, simplified=simplified, worth=worth)
    for title, copies, reach, simplified, worth in ROWS
)
OWN: Final = Additions(facts.GAME)
OWN.include(card.additions for card in CARDS)
