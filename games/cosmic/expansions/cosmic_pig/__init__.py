"""Cosmic Pig (CP-1 to CP-48, PE-1 to PE-8): The Piggy, and envelopes under planets. README.md has its rules."""

from games.cosmic.expansions.cosmic_pig import (
    any_base,
    dice,
    drawing,
    envelopes,
    handfuls,
    hiding,
    homo_sapiens,
    irsc,
    outlining,
    pig_taken,
    piggy,
    piggy_cards,
    piggy_challenge,
    practising,
    refusals,
    showing,
    telling,
)
from games.cosmic.expansions.cosmic_pig.edicts import MODULES

__all__ = [
    "MODULES",
    "any_base",
    "dice",
    "drawing",
    "envelopes",
    "handfuls",
    "hiding",
    "homo_sapiens",
    "irsc",
    "outlining",
    "pig_taken",
    "piggy",
    "piggy_cards",
    "piggy_challenge",
    "practising",
    "refusals",
    "showing",
    "telling",
]
