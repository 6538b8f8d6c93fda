"""Château-Porc (CB-07)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("chateau-porc", copies=1, attack=0, technology=2, defence=3)
