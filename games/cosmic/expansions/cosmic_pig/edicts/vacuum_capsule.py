"""Vacuum Capsule (PE-8): one's ships come home instead of going to the warp."""

from typing import Final

from games.cosmic.expansions.cosmic_pig.state.pig_kept import CHALLENGE
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Loss
from games.cosmic.state.state import WARP
from porc_royal.facts import Seat

CARD: Final = Artifact("vacuum_capsule")
CAUSES: Final = frozenset({"encounter", CHALLENGE})


def is_own_loss(at: Loss, seat: Seat) -> bool:
    """Its own ships are about to go to the warp, at the end of an encounter or of a Piggy Challenge."""
    return at.seat == seat and at.to == WARP and at.by in CAUSES


@CARD.plays(hooks.losing, is_own_loss)
async def shelters_ships(at: Loss, seat: Seat) -> None:
    """To bases of their owner."""
    at.to = "home"
