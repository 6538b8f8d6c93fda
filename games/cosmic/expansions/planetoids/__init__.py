"""Planetoids: planets that wander from system to system (PL-1 to PL-18). README.md says which file plays which rule."""

from games.cosmic.expansions.planetoids import (
    drift_moves,
    drift_orders,
    drift_practice,
    old_edict,
    planetoid_rules,
    planetoid_words,
)

__all__ = ["drift_moves", "drift_orders", "drift_practice", "old_edict", "planetoid_rules", "planetoid_words"]
