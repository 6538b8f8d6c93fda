"""Fusée à Groin Chercheur (CB-09)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card(
    "fusee-a-groin-chercheur", copies=1, attack=2, technology=1, defence=0
)
