"""Cannon Casse-Groin (CB-04)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("cannon-casse-groin", copies=1, attack=3, technology=3, defence=0)
