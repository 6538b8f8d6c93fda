"""Vibro-Massue de Groin Groin (CB-23)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("vibro-massue", copies=1, attack=2, technology=2, defence=1)
