"""Card Zap: cancels an artifact or a flare that is being played, a zap among them (CE-132)."""

from typing import Final

from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.zaps import POWER, Deed
from games.cosmic.state.catalogue import ARTIFACT, FLARE, find_type
from porc_royal.facts import Seat

CARD: Final = Artifact("card_zap")


def is_a_card(deed: Deed, seat: Seat) -> bool:
    """Artifacts and flares, and nothing else."""
    return deed.sort != POWER and find_type(deed.kind) in {ARTIFACT, FLARE}


CARD.cancels(is_a_card)
