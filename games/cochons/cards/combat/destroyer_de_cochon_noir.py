"""Destroyer de Cochon Noir (CB-08)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card(
    "destroyer-de-cochon-noir", copies=1, attack=4, technology=3, defence=3
)
