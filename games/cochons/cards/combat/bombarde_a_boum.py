"""Bombarde à Boum (CB-02)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("bombarde-a-boum", copies=2, attack=1, technology=2, defence=2)
