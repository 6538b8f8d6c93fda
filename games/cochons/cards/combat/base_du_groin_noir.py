"""Base du Groin Noir (CB-01)."""

from typing import Final

from games.cochons.catalogue import CombatCard, combat_card

COMBAT: Final[CombatCard] = combat_card("base-du-groin-noir", copies=1, attack=4, technology=3, defence=3)
