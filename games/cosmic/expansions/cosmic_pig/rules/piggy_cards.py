"""CP-1, CP-2: The Piggy, the Piggy Edicts and the older edict, as kinds of cards and as rows of the deck.

The list of edicts that the authors announced was not found: but for one name, these eight are ours. Another list is
another row here and a file in `edicts/` each.
"""

from typing import Final

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PigOptions
from games.cosmic.state.catalogue import (
    ADDED,
    ARTIFACT,
    CARD_TYPES,
    DECKS,
    NEEDED,
    CardType,
    Kind,
    enter_kind,
)
from games.cosmic.state.decks import Rows
from games.cosmic.state.options import Options as Choices
from porc_royal.additions import Assembly

ADDS: Final = PIG.part()

TYPE: Final = "piggy"
"""The Piggy is no artifact, no encounter card, and cannot be played (CP-1)."""
ADDS.keys.thing("card-type", TYPE)
EDICTS: Final[Rows] = tuple(
    (name, 1)
    for name in (
        *("piggy_befriending_contraption", "portable_fold_door", "disguise_kit", "envelope_scanner"),
        *("stasis_seal", "clock_jammer", "neural_amplifier", "vacuum_capsule"),
    )
)
ENOUGH: Final = 20
"""Cards for each player, flares left out: thirteen beside seven that may lie in envelopes (`bench/quakes.py`)."""
FINDER: Final[Rows] = (("finder", 1),)
THE_PIGGY: Final[Rows] = (("the_piggy", 1),)

ADDS.enter(CARD_TYPES, TYPE, CardType())
enter_kind(ADDS, Kind("the_piggy", TYPE, stays=True, is_told=True))
for _name, _ in EDICTS:
    enter_kind(ADDS, Kind(_name, ARTIFACT))


@ADDS.adds_cards
def list_added(_chosen: PigOptions, _players: int) -> Rows:
    """CP-1, CP-2."""
    return (*EDICTS, *THE_PIGGY)


def add_finder(assembly: Assembly, options: Choices, _players: int) -> Rows:
    """CE-R9: the older edict, unless another deck has it. X-14: either finds The Piggy in hands, never in envelopes."""
    others = [kind for rows in assembly.table(DECKS).values() for kind, _ in rows(options)]
    wanted = PIG.is_chosen(options) and PIG.options_of(options).pig_finder
    return FINDER if wanted and FINDER[0][0] not in others else ()


def count_needed(options: Choices, players: int) -> int:
    """BOT-7, CD-10: what is hidden does not come back: with too few cards besides, quakes would never end."""
    return ENOUGH * players if PIG.is_chosen(options) else 0


ADDS.add(ADDED, add_finder)
ADDS.add(NEEDED, count_needed)
