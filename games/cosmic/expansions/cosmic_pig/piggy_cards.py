"""CP-1, CP-2: The Piggy, the Piggy Edicts and the older edict, as kinds of cards and as rows of the deck.

The list of edicts that the authors announced was not found: but for one name, these eight are ours. Another list is
another row here and a file in `edicts/` each.
"""

from typing import Final

from games.cosmic import facts
from games.cosmic.catalogue import ARTIFACT, Kind, enter_kind
from games.cosmic.decks import Rows
from games.cosmic.expansions.cosmic_pig.pig_kept import PIG, Options

TYPE: Final = "piggy"
"""The Piggy is no artifact, no encounter card, and cannot be played (CP-1)."""
facts.THINGS["card-type"] = (*facts.THINGS["card-type"], TYPE)
EDICTS: Final[Rows] = tuple(
    (name, 1)
    for name in (
        *("piggy_befriending_contraption", "portable_fold_door", "disguise_kit", "envelope_scanner"),
        *("stasis_seal", "clock_jammer", "neural_amplifier", "vacuum_capsule"),
    )
)
FINDER: Final[Rows] = (("finder", 1),)
THE_PIGGY: Final[Rows] = (("the_piggy", 1),)

enter_kind(Kind("the_piggy", TYPE, stays=True, is_told=True))
for _name, _ in EDICTS:
    enter_kind(Kind(_name, ARTIFACT))


@PIG.adds_cards
def list_added(chosen: Options, _players: int) -> Rows:
    """CP-2, CE-R9. X-14: Finder, from this deck or another, finds The Piggy in hands, never in envelopes (CP-35)."""
    return (*EDICTS, *(FINDER if chosen.pig_finder else ()), *THE_PIGGY)
