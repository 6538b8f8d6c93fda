"""Tromblon Pif Paf (CB-22)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("tromblon-pif-paf", copies=1, attack=1, technology=1, defence=1)
