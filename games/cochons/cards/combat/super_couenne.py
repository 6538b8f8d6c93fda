"""Super Couenne (CB-20)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("super-couenne", copies=2, attack=0, technology=1, defence=1)
