"""Gear that keeps its holder alive where others die (IP-70, R-35): a row for each title, with the needs it covers."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import Card, make_gear
from games.interstellar_pig.state.state import Need
from porc_royal.additions import Additions

ROWS: Final[tuple[tuple[str, str, int, tuple[Need, ...]], ...]] = (
    # title, rule, copies, needs
    ("thermal-suit", "IP-74", 2, ("cold", "temperate")),
    ("heat-pump", "IP-75", 1, ("cold", "temperate")),
    ("cooling-unit", "IP-76", 2, ("hot", "temperate")),
    ("dissipator", "IP-77", 1, ("hot", "temperate")),
    ("breathing-apparatus", "IP-84", 3, ("reducing",)),
    ("rebreather", "IP-85", 3, ("oxidizing",)),
    ("air-converter", "IP-86", 3, ("inert",)),
    ("radiation-suit", "IP-92", 3, ("radiation",)),
    ("spectrum-visor", "IP-93", 1, ("darkness",)),
    ("search-light", "IP-94", 2, ("darkness",)),
    ("hover-sled", "IP-95", 1, ("topography",)),
    ("climbing-gear", "IP-96", 2, ("topography",)),
)

CARDS: Final[tuple[Card, ...]] = tuple(
    make_gear(title, rule, copies, *needs) for title, rule, copies, needs in ROWS
)
OWN: Final = Additions(facts.GAME)
OWN.include(card.additions for card in CARDS)
