"""Piège à Jambon (CB-15)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("piege-a-jambon", copies=1, attack=0, technology=2, defence=3)
