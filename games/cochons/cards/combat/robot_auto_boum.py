"""Robot Auto-Boum (CB-18)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("robot-auto-boum", copies=1, attack=2, technology=1, defence=0)
