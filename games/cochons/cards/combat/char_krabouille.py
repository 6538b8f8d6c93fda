"""Char d'Assaut Krabouille (CB-06)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("char-krabouille", copies=3, attack=3, technology=2, defence=2)
