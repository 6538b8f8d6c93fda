"""Bunker Kosto (CB-03)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("bunker-kosto", copies=2, attack=0, technology=3, defence=4)
