"""Cosmic Zap: cancels one use of a power, which is then off for the encounter (CE-134, CE-R6)."""

from typing import Final

from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.zaps import POWER, Deed
from porc_royal.facts import Seat

CARD: Final = Artifact("cosmic_zap")


def is_a_power(deed: Deed, seat: Seat) -> bool:
    """Powers, and no cards."""
    return deed.sort == POWER


CARD.cancels(is_a_power)
