"""Cosmic Dominion (part 5): reward decks with their cards, and special ships. README.md says which rule is where."""

from games.cosmic.expansions.dominion import (
    artifacts,
    boasts,
    drives,
    flagships,
    multipliers,
    own_texts,
    rifts,
    salvaging,
    seen_ships,
    seen_stakes,
    thoughts,
)

__all__ = [
    "artifacts",
    "boasts",
    "drives",
    "flagships",
    "multipliers",
    "own_texts",
    "rifts",
    "salvaging",
    "seen_ships",
    "seen_stakes",
    "thoughts",
]
