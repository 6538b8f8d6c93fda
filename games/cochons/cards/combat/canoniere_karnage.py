"""Canonière Karnage (CB-05)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("canoniere-karnage", copies=1, attack=2, technology=2, defence=2)
