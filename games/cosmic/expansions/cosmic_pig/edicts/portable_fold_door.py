"""Portable Fold-Door (PE-2): the destiny card is ignored."""

from typing import Final

from games.cosmic.expansions.cosmic_pig.rules.any_base import EVERYWHERE
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.state.roles import is_offense
from porc_royal.facts import Seat

CARD: Final = Artifact("portable_fold_door")


@CARD.plays(hooks.destiny, is_offense)
async def opens_every_system(at: Now, seat: Seat) -> None:
    """The offense: any base of any other player in any system may be attacked."""
    at.state.now.marks[EVERYWHERE] = 1
