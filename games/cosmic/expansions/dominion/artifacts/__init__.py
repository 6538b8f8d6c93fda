"""Artifacts of the reward decks, one file each. Importing this package enters them all."""

from games.cosmic.expansions.dominion import printed_cards as _kinds  # noqa: F401 - they are kinds of card first
from games.cosmic.expansions.dominion.artifacts import (
    finder,
    hand_zap,
    omni_zap,
    rebirth,
    ship_zap,
    solar_wind,
    space_junk,
    victory_boon,
)

__all__ = [
    "finder",
    "hand_zap",
    "omni_zap",
    "rebirth",
    "ship_zap",
    "solar_wind",
    "space_junk",
    "victory_boon",
]
