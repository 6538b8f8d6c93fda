"""Missile Eklatou (CB-13)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("missile-eklatou", copies=1, attack=3, technology=2, defence=0)
