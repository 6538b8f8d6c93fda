"""Le Goret Santonium (CB-12)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("goret-santonium", copies=1, attack=2, technology=2, defence=2)
