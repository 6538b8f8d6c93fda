"""Porcheresse Volante (CB-17)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("porcheresse-volante", copies=1, attack=1, technology=2, defence=2)
