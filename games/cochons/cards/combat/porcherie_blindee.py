"""Porcherie Blindée (CB-16)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("porcherie-blindee", copies=2, attack=0, technology=1, defence=2)
