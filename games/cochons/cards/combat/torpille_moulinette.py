"""Torpille Moulinette (CB-21)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("torpille-moulinette", copies=2, attack=1, technology=1, defence=0)
