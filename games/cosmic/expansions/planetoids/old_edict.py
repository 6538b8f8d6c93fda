"""CE-R9: the old edict that planetoids speak of (PL-6) is among the cosmic cards, unless another deck has it."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS
from games.cosmic.state.catalogue import ADDED, DECKS, KINDS
from games.cosmic.state.decks import Rows
from games.cosmic.state.options import Options
from porc_royal.additions import Assembly

ADDS: Final = facts.Adds()

EDICT: Final = "rebirth"
"""What it does is said where it is a card of a deck of its own."""


def add_edict(assembly: Assembly, options: Options, _players: int) -> Rows:
    """One, where planetoids are played."""
    others = [kind for rows in assembly.table(DECKS).values() for kind, _ in rows(options)]
    wanted = PLANETOIDS.is_chosen(options) and EDICT in assembly.table(KINDS) and EDICT not in others
    return ((EDICT, 1),) if wanted else ()


ADDS.add(ADDED, add_edict)
