"""Lardoneuse (CB-11)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("lardoneuse", copies=1, attack=1, technology=1, defence=1)
