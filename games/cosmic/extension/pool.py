"""Why a table cannot begin with the aliens that it has chosen."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension.declarations import list_pool
from games.cosmic.state import options
from games.cosmic.state.options import Options
from porc_royal.additions import Assembly
from porc_royal.facts import Saying

ADDS: Final = facts.Adds()
TOO_FEW: Final = ADDS.keys.refusal("too-few-aliens", "number", "needed")
LEAST, SPARE = 10, 4
"""Flares of a deck at least, and aliens more than are dealt: some may be barred, or left out beside others."""


def refuse(assembly: Assembly, players: int, chosen: Options) -> Saying | None:
    """CE-4, CE-5: as many aliens for each player as are dealt, and flares enough."""
    number, needed = len(list_pool(assembly, chosen)), max(LEAST, chosen.dealt * players) + SPARE
    return Saying(TOO_FEW, {"number": number, "needed": needed}) if number < needed else None


ADDS.add(options.REFUSALS, refuse)
