"""The cards that bring their player governors at any moment of 4C (R-104): a row for each title, one copy each."""

from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import Card
from games.cochons.rules.senate import make_supporter
from porc_royal.additions import Additions

ROWS: Final = (
    # title, governors
    ("baron-harkonono", 2),  # EV-01 Baron Harkonono, neveu de Groin Groin
    ("combinat-des-honnetes-cochons", 1),  # EV-18 Le Combinat des Honnêtes Cochons
    ("mentoto", 1),  # EV-20 Les Mentoto
    ("muado-dibo", 1),  # EV-24 Muado Dibo
    ("reverende-mere-buena-larda", 2),  # EV-27 Révérende Mère Buena Larda
)
GOVERNORS: Final = dict(ROWS)
"""How many governors each brings."""

CARDS: Final[tuple[Card, ...]] = tuple(make_supporter(title, number) for title, number in ROWS)
OWN: Final = Additions(facts.GAME)
OWN.include(card.additions for card in CARDS)
